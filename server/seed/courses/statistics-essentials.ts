import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'statistics-essentials',
  title: 'Statistics Essentials',
  description:
    'Read and use the statistics behind everyday decisions, from a fair average to an honest statement of doubt.',
  level: 'Beginner',
  price: 15999,
  instructor: {
    name: 'Dr. Kwame Asante',
    title: 'Senior Statistician',
    bio: 'Kwame has designed studies for health services and transport planners for eighteen years. He is happiest when a student says "it depends" and then says on what.',
  },
  duration: '7-9 weeks',
  students: 1960,
  ratingCount: 231,
  ratingDistribution: [64, 24, 8, 3, 1],
  lastUpdated: '2026-07-13',
  fullDescription:
    'Statistics is the craft of saying how sure you are. This course builds it from the ground: describing data fairly, understanding chance, and moving from a sample to the world it came from. You will meet confidence intervals and tests as answers to plain questions, with only as much algebra as a calculator needs. Each idea comes with a case where ignoring it led somebody astray.',
  prerequisites: ['Arithmetic with percentages and square roots', 'A spreadsheet program or calculator'],
  modules: [
    {
      title: 'Describing data fairly',
      description: 'Averages, spread and what each of them hides.',
      lessons: [
        {
          type: 'reading',
          title: 'Which average?',
          minutes: 25,
          body: `## Three ways to be typical

The **mean** shares the total equally. The **median** is the middle value once all are sorted. The **mode** is the most common value.

Take five salaries, in thousands: 22, 24, 25, 27, 102. The mean is 40, and nobody earns anything like it. The median is 25, close to four of the five.

Use the mean when totals matter, such as the cost of a hundred journeys. Use the median when you want to describe a typical case and a few values lie far out. Say which one you used.`,
        },
        {
          type: 'video',
          title: 'The shape of a distribution',
          minutes: 40,
          animation: 'distribution',
          transcript:
            'Here are the waiting times at a clinic. Most people wait about ten minutes, and the bars fall away slowly to the right. This long tail pulls the mean up to nineteen, while the median stays at twelve. Now imagine a second clinic with the same mean and no tail. Everybody waits nineteen minutes. The same average describes two quite different mornings, so look at the shape first.',
        },
        {
          type: 'reading',
          title: 'Worked example: same mean, different spread',
          minutes: 40,
          body: `Two bus lines, minutes late on five days:

| Line | Days | Mean |
|---|---|---|
| A | 4, 5, 5, 5, 6 | 5 |
| B | 0, 0, 5, 8, 12 | 5 |

For B, the deviations are −5, −5, 0, 3 and 7. Squared, they add up to 108. Divided by four (one less than the number of days) that is 27, and the square root is 5.2 minutes. For A the same steps give 0.7. If you have a connection to catch, take A.`,
        },
        {
          type: 'quiz',
          title: 'Check your descriptions',
          minutes: 20,
          questions: [
            {
              prompt: 'House prices have a few very high values. What describes a typical price best?',
              options: ['The mean', 'The median', 'The largest minus the smallest'],
              correct: 1,
              explanation: 'The median barely moves when a few values are extreme; the mean follows them.',
            },
            {
              prompt: 'Two groups have equal means. What else do you need before calling them alike?',
              options: ['Their spread and shape', 'Their modes only', 'Nothing more'],
              correct: 0,
              explanation: 'The same mean can come from values close together or far apart.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Describe something you measure',
          minutes: 55,
          body: 'Collect twenty values from your own life, such as minutes of travel or pages read. Report mean, median and standard deviation, and sketch the shape. In three sentences, say which average you would quote to a stranger, and what it hides.',
        },
      ],
    },
    {
      title: 'Chance and probability',
      description: 'How to reason about what might happen.',
      lessons: [
        {
          type: 'video',
          title: 'Chance in the long run',
          minutes: 40,
          animation: 'series',
          transcript:
            'We toss a coin and draw the share of heads. After ten tosses it stands at seventy percent; after a hundred, at fifty-four; after ten thousand it hugs the middle line. Chance did not pay anything back. The early surplus of heads was never cancelled, only diluted by more tosses. A run of bad luck does not make good luck due.',
        },
        {
          type: 'reading',
          title: 'The rules of probability',
          minutes: 30,
          body: `## And, or, given

A probability lies between 0 and 1. Three rules take you far:

- **Or**, if both cannot happen: add. A die shows 1 or 2 with probability 1/6 + 1/6.
- **And**, if one does not affect the other: multiply. Two sixes have 1/36.
- **Given** narrows the world: of the rainy days only, how many were late?

Most mistakes come from multiplying things that *are* connected. Two trains that share a broken signal are not late independently, so "one in a hundred, squared" is far too hopeful.`,
        },
        {
          type: 'reading',
          title: 'Worked example: the screening test',
          minutes: 35,
          body: `A disease affects 1 in 100. The test finds 90% of cases and wrongly alarms 9% of healthy people. Take 1,000 people:

| | Positive | Negative |
|---|---|---|
| Ill (10) | 9 | 1 |
| Healthy (990) | 89 | 901 |

Of 98 positive results, 9 are right: about 9%. A positive test raises the chance from 1% to 9%, which justifies a second test and not despair. Counting people instead of multiplying percentages makes this visible to anyone.`,
        },
        {
          type: 'quiz',
          title: 'Check your chances',
          minutes: 30,
          questions: [
            {
              prompt: 'A fair coin has shown five heads in a row. How likely is a head next?',
              options: ['Less than half', 'More than half', 'Exactly half'],
              correct: 2,
              explanation: 'The coin has no memory. Long-run shares settle by dilution, not by compensation.',
            },
            {
              prompt: 'Why are most positive results false when a disease is rare?',
              options: [
                'Healthy people are so many that even few false alarms outnumber the cases',
                'The test is unreliable for ill people',
                'Rare diseases cannot be tested',
              ],
              correct: 0,
              explanation: 'A small share of a large group can exceed a large share of a small one.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Draw the table',
          minutes: 45,
          body: 'Find a claim about a test, filter or alarm, such as spam detection. Choose or look up its base rate and both error rates, draw the table for 1,000 cases, and write one sentence on what a positive result really means.',
        },
      ],
    },
    {
      title: 'Sampling',
      description: 'How a few can speak for many, and when they cannot.',
      lessons: [
        {
          type: 'reading',
          title: 'Samples and bias',
          minutes: 40,
          body: `## Size does not cure bias

A **population** is everyone you want to know about; a **sample** is those you asked. In a random sample each has a known chance of being chosen, and that lets you calculate how far off you may be.

Bias is different. If you ask about sleep in a night bus, a thousand answers are no better than fifty. Common sources:

- who can be reached,
- who bothers to answer,
- how the question is put.

A larger sample makes chance smaller. It repeats bias more precisely.`,
        },
        {
          type: 'video',
          title: 'Who is missing?',
          minutes: 35,
          animation: 'filter',
          transcript:
            'A survey went to two thousand customers. First gate: only those with an e-mail address, so fourteen hundred. Second: those who opened it, six hundred. Third: those who answered, one hundred and ninety. Of these, nine in ten are satisfied. Perhaps. Or perhaps each gate let the satisfied through more easily. Ask at every gate who was turned away, and whether they would have answered alike.',
        },
        {
          type: 'reading',
          title: 'Worked example: weighting a survey',
          minutes: 30,
          body: `A town has 50% people under 40, but among those who answered only 20% are.

| Age | Share of answers | Share of town | In favour |
|---|---|---|---|
| Under 40 | 20% | 50% | 70% |
| 40 and over | 80% | 50% | 40% |

Unweighted, 0.2 × 70 + 0.8 × 40 = 46% are in favour. Weighted to the town, 0.5 × 70 + 0.5 × 40 = 55%. The majority changed sides. Weighting helps only if the young who answered resemble the young who did not.`,
        },
        {
          type: 'quiz',
          title: 'Check your samples',
          minutes: 25,
          questions: [
            {
              prompt: 'A website poll has 50,000 answers from volunteers. What is the main worry?',
              options: [
                'The sample is too small',
                'Those who chose to answer may differ from the rest',
                'Polls need exact numbers',
              ],
              correct: 1,
              explanation: 'A huge sample of volunteers still tells you only about people who volunteer.',
            },
            {
              prompt: 'What does random selection make possible?',
              options: [
                'A sample without any error',
                'A smaller population',
                'Calculating how large the error by chance may be',
              ],
              correct: 2,
              explanation: 'Known chances of selection are what confidence intervals are built on.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Follow the gates',
          minutes: 50,
          body: 'Choose a published survey. List the gates between its population and its answers, with numbers where you can find them. For each gate, say who is more likely to be lost. Finish with one conclusion you would still draw and one you would not.',
        },
      ],
    },
    {
      title: 'Confidence intervals',
      description: 'State how sure you are.',
      lessons: [
        {
          type: 'video',
          title: 'Many samples, many answers',
          minutes: 35,
          animation: 'distribution',
          transcript:
            'A thousand researchers each ask a hundred people. Their averages differ, and stacked up they form a bell around the truth. Its width is the standard error. Each researcher draws an interval of about two standard errors to either side, and about ninety-five in a hundred of these intervals cover the truth. Any single one either does or does not. The method has earned our trust, not the interval.',
        },
        {
          type: 'reading',
          title: 'What an interval says',
          minutes: 30,
          body: `## Estimate, give or take

The **standard error** of a mean is the standard deviation divided by the square root of the sample size. For a reasonably large sample, a 95% interval is the mean plus or minus about two standard errors.

Four times the sample halves the interval, since the square root of 4 is 2. Precision grows dear.

The interval covers *chance*, nothing more. It knows nothing of biased samples, badly put questions or typing errors. Report it anyway: "42%, give or take 5 points" is a better answer than 42%.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a proportion',
          minutes: 30,
          body: `Of 400 passengers, 168 were on a late train: 42%. The standard error of a proportion is the square root of p(1 − p)/n:

\`\`\`
p  = 168 / 400 = 0.42
SE = sqrt(0.42 × 0.58 / 400) = 0.0247
95% interval = 0.42 ± 1.96 × 0.0247
             = 37.2% to 46.8%
\`\`\`

The operator says that 35% are late. That lies outside, so chance alone explains the gap badly. Before blaming the operator, ask how the passengers were chosen: surveys at the rush hour find more late trains.`,
        },
        {
          type: 'quiz',
          title: 'Check your intervals',
          minutes: 25,
          questions: [
            {
              prompt: 'To halve the width of an interval, how large must the sample be?',
              options: ['Twice as large', 'Four times as large', 'Ten times as large'],
              correct: 1,
              explanation: 'Width falls with the square root of the sample size.',
            },
            {
              prompt: 'What does "95%" describe?',
              options: [
                'How often intervals made this way cover the truth',
                'The share of the data inside the interval',
                'The quality of the sample',
              ],
              correct: 0,
              explanation:
                'It is the success rate of the method over many samples. It does not describe the spread of the data.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Put an interval on it',
          minutes: 60,
          body: 'Find three percentages in the news for which the sample size is given. Calculate a 95% interval for each. Rewrite each headline so that it includes the doubt, and say whether the story would still have been worth printing.',
        },
      ],
    },
    {
      title: 'Testing an idea',
      description: 'Could this be chance?',
      lessons: [
        {
          type: 'reading',
          title: 'The logic of a test',
          minutes: 35,
          body: `## Suppose that nothing is going on

A test starts from a **null hypothesis**: no difference, no effect. It asks how often chance alone would give a result at least as extreme as yours. That probability is the **p-value**.

A small p-value means: either something rare happened, or the null hypothesis is wrong. It is *not* the probability that the null hypothesis is true.

And a large p-value does not show that there is no effect. A small study can miss a large difference. "We did not find one" and "there is none" are different sentences.`,
        },
        {
          type: 'video',
          title: 'Shuffling the labels',
          minutes: 40,
          animation: 'bars',
          transcript:
            'Two groups of ten patients, and the new leaflet leads by four points. Could that be luck? Put all twenty scores in a hat, deal them into two piles at random, and note the difference. Again, a thousand times. The bars show what chance can do. A lead of four or more came up in thirty deals of a thousand. That is the p-value: three percent.',
        },
        {
          type: 'reading',
          title: 'Worked example: the tea taster',
          minutes: 30,
          body: `A colleague says she can tell whether the milk went in first. You prepare eight cups, four of each kind, and she must pick the four.

There are 70 ways to choose four of eight, and only one is entirely right. By guessing she would succeed with probability 1/70, or 1.4%.

She gets all four. Either she can tell, or a chance of 1 in 70 came up. Had you prepared six cups, three of each kind, guessing would succeed 1 time in 20, and her success would be less impressive.`,
        },
        {
          type: 'quiz',
          title: 'Check your tests',
          minutes: 30,
          questions: [
            {
              prompt: 'What is a p-value of 0.03?',
              options: [
                'A 3% chance that the null hypothesis is true',
                'A 97% chance that the effect is real',
                'A 3% chance of such a result or a more extreme one if nothing is going on',
              ],
              correct: 2,
              explanation: 'It is calculated by assuming the null hypothesis, so it cannot be its probability.',
            },
            {
              prompt: 'A small study finds p = 0.4. What may you conclude?',
              options: ['There is no effect', 'The data do not settle the matter', 'The effect is 40% likely'],
              correct: 1,
              explanation: 'A wide interval around zero also contains effects that matter. Report the interval.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Test by shuffling',
          minutes: 45,
          body: 'Write ten values for each of two groups on slips of paper, or use a spreadsheet. Shuffle and deal fifty times, and note the difference each time. Compare with the real difference, state your p-value, and explain it without using the word significant.',
        },
      ],
    },
    {
      title: 'Relationships',
      description: 'Correlation, and what it does not say.',
      lessons: [
        {
          type: 'video',
          title: 'Points and patterns',
          minutes: 30,
          animation: 'scatter',
          transcript:
            'Each point is a town: ice cream sales along the bottom, swimming accidents up the side. They rise together, and the correlation is strong. Nobody drowns because of ice cream. Hot days bring both. Now colour the points by temperature: within each colour, the pattern disappears. Whenever two things move together, ask whether a third is moving both of them.',
        },
        {
          type: 'reading',
          title: 'Correlation',
          minutes: 30,
          body: `## How closely, not how much

The correlation coefficient, r, runs from −1 to 1 and says how closely points follow a **straight line**. It does not say how steep the line is. Nor does it see curves: a perfect arch can have r near zero.

One far point can make or break it, so plot before you calculate.

If A and B are correlated, then perhaps A affects B, B affects A, a third thing affects both, or you selected cases in a way that linked them. With enough pairs to choose from, it may also be chance.`,
        },
        {
          type: 'reading',
          title: 'Worked example: the paradox of two hospitals',
          minutes: 40,
          body: `| | Hospital A | Hospital B |
|---|---|---|
| Mild cases | 190 of 200 recover (95%) | 720 of 800 (90%) |
| Severe cases | 480 of 800 recover (60%) | 100 of 200 (50%) |
| All | 670 of 1,000 (67%) | 820 of 1,000 (82%) |

A is better for mild and for severe cases, and worse overall. It takes four times as many severe cases. This is Simpson's paradox: a total mixes the effect of a hospital with the mix of its patients. Compare like with like before you choose.`,
        },
        {
          type: 'quiz',
          title: 'Check your relationships',
          minutes: 20,
          questions: [
            {
              prompt: 'Two variables have r = 0. What follows?',
              options: [
                'There is no straight-line relationship',
                'There is no relationship at all',
                'The data are wrong',
              ],
              correct: 0,
              explanation: 'A curved relationship may be strong and still have a correlation of zero.',
            },
            {
              prompt: 'How can A beat B in each group and lose overall?',
              options: [
                'By an arithmetic error',
                'Through small samples only',
                'The groups are mixed differently in A and B',
              ],
              correct: 2,
              explanation: 'The overall rate is a weighted mean, and the weights differ.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Find the third thing',
          minutes: 60,
          body: 'Collect three correlations from the news. For each, name a third factor that could explain it, a way in which the arrow could point backwards, and the data that would tell these apart. Choose the one you find most convincing, and say why.',
        },
      ],
    },
    {
      title: 'Comparing groups',
      description: 'Effects, their size and their certainty.',
      lessons: [
        {
          type: 'reading',
          title: 'Size before significance',
          minutes: 35,
          body: `## How much, and how sure?

With a sample of a million, a difference too small to matter is still "significant". So begin with the **size of the effect** in units that people know: minutes, pounds, cases in a thousand. Then give its interval.

Relative figures mislead without a base. "Twice the risk" may be 2 in 10 or 2 in 10 million. State both: from 1 to 2 in 10,000.

When you compare many groups, some will differ by chance. Twenty comparisons at the 5% level bring about one false alarm on average.`,
        },
        {
          type: 'video',
          title: 'Overlapping groups',
          minutes: 30,
          animation: 'distribution',
          transcript:
            'Two bells stand side by side: the reaction times of people before and after coffee. The averages differ by twelve thousandths of a second, and with enough people that difference is beyond doubt. But look how far the bells overlap. Pick one person from each, and the coffee drinker is slower nearly half the time. A sure difference between averages can tell you little about individuals.',
        },
        {
          type: 'reading',
          title: 'Worked example: a difference of two means',
          minutes: 40,
          body: `Two routes to work, thirty days each:

| Route | Mean | SD |
|---|---|---|
| Park | 34 min | 6 |
| Road | 31 min | 8 |

The standard error of the difference is the square root of 6²/30 + 8²/30, which is the square root of 3.33, or 1.83 minutes. The difference is 3 minutes, and the interval is 3 ± 2 × 1.83: from −0.7 to 6.7. The road is probably quicker, though the data allow for no difference. The park is more predictable.`,
        },
        {
          type: 'quiz',
          title: 'Check your comparisons',
          minutes: 30,
          questions: [
            {
              prompt: 'A risk rises by 50%. What do you ask first?',
              options: ['Is it significant?', 'From what to what?', 'Who paid for the study?'],
              correct: 1,
              explanation: 'From 2 to 3 in a million and from 20% to 30% are both "50% more".',
            },
            {
              prompt:
                'You test 40 unrelated hypotheses at 5%, and nothing is going on. How many false alarms do you expect?',
              options: ['None', 'Five', 'Two'],
              correct: 2,
              explanation: 'Five percent of forty is two. Say how many comparisons you made.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Compare two of anything',
          minutes: 45,
          body: 'Collect at least fifteen values for each of two routes, recipes, shops or times of day. Report the difference with an interval, show both distributions, and finish with a recommendation that a person in a hurry could follow.',
        },
      ],
    },
    {
      title: 'From numbers to a decision',
      description: 'Put the pieces together and report honestly.',
      lessons: [
        {
          type: 'video',
          title: 'A chain of questions',
          minutes: 30,
          animation: 'tree',
          transcript:
            'Start at the top: what decision is to be made? Two branches follow: what would we do if the effect were large, and what if it were small? Below each stand the data needed to tell. Then come the doubts: the sample, the measure, chance. A good report walks down this tree aloud. A poor one starts from whichever leaf happened to be significant.',
        },
        {
          type: 'reading',
          title: 'Reporting with doubt',
          minutes: 40,
          body: `## Five sentences

1. **Question:** what we wanted to know, and why.
2. **Data:** who, when, how chosen and who is missing.
3. **Result:** the effect with its interval, in familiar units.
4. **Limits:** what could make it wrong, besides chance.
5. **Meaning:** what we would do, and what would change our minds.

Decide the analysis before you see the results, and write down what you planned. If you explored, say so. Exploration is honest work as long as it does not dress up as confirmation.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a report in five sentences',
          minutes: 35,
          body: 'We asked whether text reminders reduce missed appointments at our clinic. In May, 600 patients were assigned by lot to a reminder or none; records were complete for 588. Missed appointments fell from 18% to 12%, a difference of 6 points (95% interval 0.2 to 11.8). Only one clinic took part, and May is a quiet month. We suggest reminders for a year, at £40 a month, and would stop if the autumn figures show no difference.',
        },
        {
          type: 'quiz',
          title: 'Check your report',
          minutes: 20,
          questions: [
            {
              prompt: 'What turns a planned analysis into exploration?',
              options: ['Using a chart', 'Choosing the comparison after seeing the data', 'Having a small sample'],
              correct: 1,
              explanation: 'Chosen afterwards, the striking pattern is partly the reward of looking for it.',
            },
            {
              prompt: 'Which sentence belongs under limits?',
              options: [
                'One in five did not answer, and they may differ',
                'The difference was 6 points',
                'We recommend reminders',
              ],
              correct: 0,
              explanation: 'Limits name what could make the result wrong beyond what the interval covers.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Your five sentences',
          minutes: 55,
          body: 'Take a question from your work or your street, collect what data you can in a week, and report in exactly five sentences as above. Add an appendix with the data and the plan that you wrote before looking.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Lena H.',
      stars: 5,
      text: 'I finally know what a confidence interval does not mean. My journal club has stopped arguing about it.',
      day: '2026-09-16',
    },
    {
      author: 'Adebayo T.',
      stars: 4,
      text: 'Careful and calm. A few more exercises on probability would help people like me.',
      day: '2026-08-02',
    },
    {
      author: 'Fiona G.',
      stars: 5,
      text: 'The lesson on base rates changed how I read every screening leaflet.',
      day: '2026-10-09',
    },
    {
      author: 'Marco Z.',
      stars: 4,
      text: 'Short lessons, real cases, no fog. The module on tests deserves a second reading.',
      day: '2026-06-21',
    },
  ],
};
