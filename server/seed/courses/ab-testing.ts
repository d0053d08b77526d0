import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'ab-testing',
  title: 'A/B Testing',
  description: 'Plan, run and read experiments that tell a real improvement from a lucky week.',
  level: 'Intermediate',
  price: 21999,
  instructor: {
    name: 'Dr. Lucía Ferrer',
    title: 'Head of Experimentation',
    bio: 'Lucía has run more than eight hundred experiments for shops, newspapers and a blood donation service. Most of them found nothing, and she will show you why that was good news.',
  },
  duration: '5-7 weeks',
  students: 1340,
  ratingCount: 158,
  ratingDistribution: [63, 25, 8, 3, 1],
  lastUpdated: '2026-09-07',
  fullDescription:
    'An experiment is the shortest road from opinion to evidence, provided that it is built well. This course takes you from a hypothesis to a decision: choosing a metric, calculating how many users you need, splitting traffic, checking that nothing broke, and reading the result without fooling yourself. You will meet the classic traps, from peeking to novelty, in data where you can spot them yourself.',
  prerequisites: [
    'Percentages, means and standard deviations',
    'Some idea of confidence intervals, as in Statistics Essentials',
    'A spreadsheet or any language that can do sums',
  ],
  modules: [
    {
      title: 'Why experiment?',
      description: 'What a comparison by lot can show and nothing else can.',
      lessons: [
        {
          type: 'reading',
          title: 'The power of the lot',
          minutes: 30,
          body: `## Two groups that differ in one thing

Last month you changed the button, and sales rose. So did the temperature, and a rival closed. Before and after differ in a thousand ways.

In an A/B test, **chance** decides who sees the old version (A, the control) and who sees the new one (B). Age, device, mood and weather are then spread evenly over both, including those you never thought of. What remains is the change itself, and chance, whose size we can calculate.

This is why a small experiment often beats a large pile of observations.`,
        },
        {
          type: 'video',
          title: 'One road splits in two',
          minutes: 35,
          animation: 'tree',
          transcript:
            'Visitors arrive at the top. For each of them a coin is tossed, and they go left to the old page or right to the new one. Look at the two groups: as many phones here as there, as many night owls, as many people who were going to buy anyway. Nobody arranged this. Now one branch buys more often. There are only two explanations left, our change or the coin.',
        },
        {
          type: 'reading',
          title: 'Worked example: the before-and-after trap',
          minutes: 30,
          body: `A shop introduces free returns on 1 November.

| | Orders per 1,000 visits |
|---|---|
| October | 31 |
| November | 38 |

A triumph? During November a test was also running: one half of the visitors did not see free returns. They ordered at a rate of 37 and the other half at 39. Christmas accounts for most of the rise. The effect of free returns was around 2 and not 7 orders per 1,000, before we have even asked about chance.`,
        },
        {
          type: 'quiz',
          title: 'Check the basics',
          minutes: 25,
          questions: [
            {
              prompt: 'What does random assignment achieve?',
              options: [
                'It makes both groups exactly alike',
                'It spreads all other differences by chance alone',
                'It removes chance',
              ],
              correct: 1,
              explanation: 'The groups still differ a little, but only by chance, and that can be calculated.',
            },
            {
              prompt: 'Sales rose after a redesign that everybody saw. What do you know?',
              options: ['The redesign caused it', 'The redesign did not matter', 'That sales rose in that period'],
              correct: 2,
              explanation: 'Without a group that did not see it, season and redesign cannot be told apart.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Two stories for a rise',
          minutes: 60,
          body: 'Choose a change that your organisation, school or favourite app has made. Describe what happened afterwards and at least four other explanations. Then design the split that would have told them apart, and say who might have objected to it.',
        },
      ],
    },
    {
      title: 'Hypotheses and metrics',
      description: 'What you expect, and how you would know.',
      lessons: [
        {
          type: 'video',
          title: 'From idea to measure',
          minutes: 40,
          animation: 'pipeline',
          transcript:
            '"Let us make the form friendlier." That is an idea. What would change in people\'s behaviour? Fewer would give up at the address. So we measure the share of starters who finish. And what could get worse? More orders with a wrong address, so we watch returns. Idea, behaviour, measure, guard. If you cannot go from one station to the next, the experiment is not ready.',
        },
        {
          type: 'reading',
          title: 'One metric decides',
          minutes: 35,
          body: `## Primary, secondary, guardrail

Write the hypothesis in full: *Because* we saw X, we believe that change Y will move metric Z for people W.

- The **primary metric** decides. Choose exactly one.
- **Secondary metrics** help explain.
- **Guardrails** must not get worse: speed, refunds, complaints.

A good primary metric is close to what matters, moves within the time of the test, and is hard to game. Clicks are easy to raise by misleading people.

Define the unit and the window: "share of *users* who order within *7 days* of first seeing the page".`,
        },
        {
          type: 'reading',
          title: 'Worked example: the right denominator',
          minutes: 30,
          body: `Version B shows more products per page. Clicks per page view fall from 8.0% to 6.5%. A failure?

| | A | B |
|---|---|---|
| Users | 10,000 | 10,000 |
| Page views | 50,000 | 40,000 |
| Clicks | 4,000 | 2,600 |
| Buyers | 300 | 330 |

People need fewer pages and clicks to find what they want, and more of them buy. Page views are not the unit that was assigned; users are. Per user, buyers rose from 3.0% to 3.3%. Divide by what you randomised.`,
        },
        {
          type: 'quiz',
          title: 'Check your metrics',
          minutes: 30,
          questions: [
            {
              prompt: 'How many primary metrics should a test have?',
              options: ['One', 'Three', 'As many as can be measured'],
              correct: 0,
              explanation: 'Several chances to win raise the rate of false wins, and invite arguments afterwards.',
            },
            {
              prompt: 'Users are assigned at random. What should the denominator be?',
              options: ['Page views', 'Sessions', 'Users'],
              correct: 2,
              explanation: 'Page views and sessions can be changed by the treatment, which spoils the comparison.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Write a test card',
          minutes: 45,
          body: 'For a change of your choice, write a card with hypothesis, primary metric with unit and window, two secondary metrics and two guardrails. Add how somebody could game the primary metric, and how a guardrail would reveal it.',
        },
      ],
    },
    {
      title: 'How many users?',
      description: 'Power, sample size and patience.',
      lessons: [
        {
          type: 'reading',
          title: 'Four numbers that hang together',
          minutes: 30,
          body: `## Effect, noise, error, size

Before the test, fix:

1. The **baseline**, e.g. 5% conversion.
2. The **smallest effect worth having**, e.g. one point.
3. The rate of false alarms you accept, usually **5%**.
4. The **power**: how often you would find that effect if it exists, usually **80%**.

For a proportion, a rule of thumb gives the users needed *per group*: 16 × p × (1 − p) / d², where d is the difference to detect. Halve d and you need four times as many. Most tests that "found nothing" were too small to find anything.`,
        },
        {
          type: 'video',
          title: 'Two bells move apart',
          minutes: 30,
          animation: 'distribution',
          transcript:
            'The left bell shows what we would measure if nothing had changed. The right one, if the effect is real. With few users, both are wide and lie over each other, and whatever we measure could belong to either. As users arrive, the bells grow narrow and part. Power is the share of the right bell beyond the line. You buy it with users, with time, or with a bolder change.',
        },
        {
          type: 'reading',
          title: 'Worked example: can we afford this test?',
          minutes: 40,
          body: `Baseline 5%, and one point matters: p = 0.05 and d = 0.01.

\`\`\`
n per group = 16 × 0.05 × 0.95 / 0.01²
            = 0.76 / 0.0001
            = 7,600
\`\`\`

Two groups make 15,200 users. With 1,000 new users a day, the test takes 16 days, rounded up to three full weeks. If half a point mattered, it would take 30,400 per group, or about two months. That may not be worth it; a bolder change would be quicker to test.`,
        },
        {
          type: 'quiz',
          title: 'Check your size',
          minutes: 20,
          questions: [
            {
              prompt: 'You halve the effect you want to detect. How many users do you need?',
              options: ['Twice as many', 'Four times as many', 'The same number'],
              correct: 1,
              explanation: 'The effect is squared in the formula.',
            },
            {
              prompt: 'A test with 20% power finds no difference. What does it tell you?',
              options: [
                'Very little, since it would usually have missed the effect',
                'That there is no effect',
                'That B is 20% worse',
              ],
              correct: 0,
              explanation: 'Four times in five it would have missed an effect of the size you care about.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Plan three sizes',
          minutes: 60,
          body: 'For a page with 2,000 users a day and a baseline of 4%, calculate users and days for differences of 0.4, 0.8 and 1.6 points. Recommend one of these tests, in full weeks, and explain to a manager why the cheapest is not the worst.',
        },
      ],
    },
    {
      title: 'Splitting traffic',
      description: 'Assignment that is random, stable and checked.',
      lessons: [
        {
          type: 'video',
          title: 'A name becomes a number',
          minutes: 30,
          animation: 'pipeline',
          transcript:
            'A user arrives with her number. We join it to the name of the experiment and put both through a hash function, and out comes a number between nought and ninety-nine that looks like chance and is the same every time. Below fifty: A. Otherwise: B. She comes back tomorrow and sees the same page. For the next experiment the name differs, and she is dealt afresh.',
        },
        {
          type: 'reading',
          title: 'Units and assignment',
          minutes: 35,
          body: `## What do you toss the coin for?

Choose the **unit** large enough that the groups do not affect each other. Users are usual. For a change in a marketplace or chat, users influence one another, and you may have to assign towns, weeks or whole teams.

Three demands on the assignment:

- **Stable:** the same user always sees the same version.
- **Independent** of other experiments.
- **Logged at the moment of exposure**, so that people who never reached the page do not dilute the result.

First run an **A/A test**: two equal versions. It should find nothing.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a split that is not 50:50',
          minutes: 40,
          body: `You planned 50:50 and got 10,200 users in A and 9,800 in B. By chance?

With 20,000 users the expected number in A is 10,000, and the standard deviation is the square root of 20,000 × 0.5 × 0.5, or 71. We are 200 / 71 = 2.8 standard deviations away: p is about 0.005.

Suspicious. Version B loads more slowly on old phones, and some users leave before they are logged. The groups are no longer comparable. Repair the logging and start again; no statistics can mend it.`,
        },
        {
          type: 'quiz',
          title: 'Check your split',
          minutes: 30,
          questions: [
            {
              prompt: 'What does an A/A test reveal?',
              options: ['Which version is better', 'How large the effect is', 'Faults in assignment or measurement'],
              correct: 2,
              explanation: 'With two equal versions, any difference beyond chance comes from your tools.',
            },
            {
              prompt: 'You expected 50:50 and see 53:47 among 20,000 users. What do you do?',
              options: ['Weight the groups', 'Find the cause before reading any result', 'Carry on, as it is close'],
              correct: 1,
              explanation: 'Such an imbalance hardly arises by chance. The missing users are seldom average.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Design an assignment',
          minutes: 45,
          body: 'A language app wants to test reminders to practise together with a friend. Decide on the unit, the point of exposure and the log entry. Say how users might influence one another, and how an A/A test would look.',
        },
      ],
    },
    {
      title: 'Reading the result',
      description: 'Difference, interval, decision.',
      lessons: [
        {
          type: 'reading',
          title: 'Read in this order',
          minutes: 40,
          body: `## Health, size, doubt

1. **Health:** is the split right, were both logged alike, did the test run for full weeks?
2. **Difference** in the primary metric, in absolute terms.
3. **Interval:** which effects are compatible with the data?
4. **Guardrails.**
5. Only now, secondary metrics.

Compare the interval with your smallest effect worth having. All above it: ship. All below: do not. If it covers both, the test has not decided, and you should say so.

A p-value below 0.05 alone is no decision. A sure gain of 0.01 points may not pay for its upkeep.`,
        },
        {
          type: 'video',
          title: 'Intervals against a line',
          minutes: 30,
          animation: 'series',
          transcript:
            'Each bar on the screen is the interval of one experiment. The line at zero means no effect; the one above it, the least that is worth having. The first interval lies entirely above both: ship it. The second touches neither and lies below: leave it. The third lies between the lines: real but too small. And the fourth covers everything. It says, "I do not know yet."',
        },
        {
          type: 'reading',
          title: 'Worked example: an interval by hand',
          minutes: 35,
          body: `| | Users | Orders | Rate |
|---|---|---|---|
| A | 8,000 | 400 | 5.00% |
| B | 8,000 | 472 | 5.90% |

\`\`\`
SE = sqrt(0.05×0.95/8000 + 0.059×0.941/8000)
   = 0.00359
difference = 0.0090 ± 1.96 × 0.00359
           = 0.20 to 1.60 points
\`\`\`

The effect is probably real. The smallest effect worth having was 0.5 points, and the interval begins below that. So a useful gain is likely but not certain. Cheap to run? Ship it. Dear to maintain? Test on.`,
        },
        {
          type: 'quiz',
          title: 'Check your reading',
          minutes: 20,
          questions: [
            {
              prompt: 'The interval runs from −0.2 to 1.8 points, and 1 point is worth having. What do you say?',
              options: ['B has no effect', 'B wins', 'The test has not decided'],
              correct: 2,
              explanation: 'The data are compatible with a small loss and with a large gain.',
            },
            {
              prompt: 'What comes first when reading a test?',
              options: ['Whether the experiment was healthy', 'The p-value', 'The segment with the largest gain'],
              correct: 0,
              explanation: 'A broken split or log makes every later number meaningless.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Judge four results',
          minutes: 55,
          body: 'Invent four results whose intervals lie above, below, between and across zero and the smallest effect worth having. For each, write the decision in one sentence for a manager who has no statistics, and name the most tempting wrong conclusion.',
        },
      ],
    },
    {
      title: 'Traps',
      description: 'Peeking, fishing, novelty and other ways to be wrong.',
      lessons: [
        {
          type: 'video',
          title: 'Looking too often',
          minutes: 35,
          animation: 'series',
          transcript:
            'There is no difference here: both versions are the same. We draw the p-value day by day. It wanders. On day four it dips below five percent, and somebody shouts "stop, we have won!" On day six it is back at forty. Had we looked once, at the end, we would have been fooled once in twenty. Looking every day and stopping at a dip, more than once in five.',
        },
        {
          type: 'reading',
          title: 'Five common traps',
          minutes: 35,
          body: `## Know them by name

- **Peeking:** stopping at the first good day. Fix the end, or use a sequential method made for looking often.
- **Fishing:** twenty segments bring one false "win" on average.
- **Novelty:** regulars click on whatever is new. Look at newcomers, or wait.
- **Twyman's law:** any figure that looks interesting is probably an error.
- **Winner's curse:** among tests that pass a threshold, measured effects are too large on average. Expect less after the launch.

The remedy for most of them is a plan, written and dated before the start.`,
        },
        {
          type: 'reading',
          title: 'Worked example: the left-handed segment',
          minutes: 30,
          body: `A test is flat overall: +0.1 points, interval −0.5 to 0.7. A colleague finds that users of one tablet in Wales gained 4 points, p = 0.02, and wants to ship it to them.

He looked at 48 segments. At the 5% level one expects 48 × 0.05 = 2.4 false alarms when nothing is going on. Requiring 0.05 / 48, or about 0.001, would be a fair threshold. So the find is a hypothesis. If it seems worth the trouble, test it on new Welsh users. It probably disappears.`,
        },
        {
          type: 'quiz',
          title: 'Check your traps',
          minutes: 25,
          questions: [
            {
              prompt: 'Why is it risky to stop as soon as p falls below 0.05?',
              options: [
                'With repeated looks, chance will often dip below it',
                'The server may be overloaded',
                'p-values rise at night',
              ],
              correct: 0,
              explanation: 'Each look is another chance of a false alarm unless the method allows for it.',
            },
            {
              prompt: 'Conversion doubled overnight in B. What is your first thought?',
              options: ['Ship it at once', 'Something is wrong with the measurement', 'The design is excellent'],
              correct: 1,
              explanation: "Twyman's law: astonishing figures are mostly errors. Check the logs first.",
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Simulate peeking',
          minutes: 55,
          body: 'In a spreadsheet or a few lines of code, simulate twenty A/A tests of fourteen days. Count how many are below 5% on the last day, and how many were on any day. Explain the difference to somebody who wants daily reports.',
        },
      ],
    },
    {
      title: 'When a simple test will not do',
      description: 'Variance, clusters and other designs.',
      lessons: [
        {
          type: 'reading',
          title: 'Beyond the plain split',
          minutes: 25,
          body: `## Get more from the same users

**Reduce noise.** If you know each user's spending before the test, subtract what it predicts. This method, called CUPED, can save a third of the users or more where the past predicts well.

**Clusters.** If you assign towns, then towns are your sample size: 40 towns with a million people are much closer to 40 than to a million.

**Switching back and forth.** For delivery or prices, alternate versions by hour or day.

**Before and after with a control.** If no lot is possible, compare the change with that of a similar group, and be modest.`,
        },
        {
          type: 'video',
          title: 'Neighbours share an effect',
          minutes: 45,
          animation: 'network',
          transcript:
            'Drivers and passengers in a town are all connected. We give half the passengers a discount. They order more cars, and those without a discount wait longer. The test compares the happy with those whom the happy have made unhappy, so it shows double the effect. Now we assign whole towns. No line runs from one group into the other, and the comparison is fair again, though smaller.',
        },
        {
          type: 'reading',
          title: 'Worked example: what CUPED saves',
          minutes: 35,
          body: `CUPED lowers the variance by a factor of 1 − r², where r is the correlation between the metric before and during the test.

| r | Variance left | Users needed (of 10,000) |
|---|---|---|
| 0.3 | 91% | 9,100 |
| 0.6 | 64% | 6,400 |
| 0.8 | 36% | 3,600 |

Spending per week often has r near 0.6, so the test ends a third sooner. New users have no past, and for them nothing is saved. The data must come from *before* the exposure; otherwise you subtract part of the effect.`,
        },
        {
          type: 'quiz',
          title: 'Check your designs',
          minutes: 25,
          questions: [
            {
              prompt: 'You assign 30 schools with 500 pupils each. What limits your certainty most?',
              options: ['The 15,000 pupils', 'The 30 schools', 'The number of teachers'],
              correct: 1,
              explanation:
                'Pupils in a school resemble each other, so the number of independent units is nearer to 30.',
            },
            {
              prompt: 'Which data may CUPED use as a covariate?',
              options: [
                'Clicks in the first week of the test',
                'The group the user is in',
                'Spending in the month before the test',
              ],
              correct: 2,
              explanation: 'Anything measured after exposure may contain the effect itself.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Choose a design',
          minutes: 50,
          body: 'For each of these, choose a design and defend it: a new pay scheme for couriers, a reading app in schools, a change to the search function, and a price. State the unit, the main threat and one thing that you will not be able to claim.',
        },
      ],
    },
    {
      title: 'Running a programme',
      description: 'Ethics, records and a culture that can lose.',
      lessons: [
        {
          type: 'video',
          title: 'What eight hundred tests teach',
          minutes: 40,
          animation: 'bars',
          transcript:
            'Here are the results of eight hundred experiments in order of effect. A tall bar at the left, a few behind it, and then a long flat plain around zero. At the right some are negative: changes that everybody liked and that did harm. One in six was a clear gain. The value lies in both ends: the gains you keep, and the harm you did not ship.',
        },
        {
          type: 'reading',
          title: 'Rules worth writing down',
          minutes: 25,
          body: `## Fair to users, fair to the truth

Ask three questions before any test: could somebody be **harmed**? Would users feel **deceived** if they read about it? Is either group denied something they **need**? If in doubt, have somebody outside the team decide. Some things must not be tested without consent.

Keep a record of every test with plan, result and decision, including the flat ones. They stop the same idea from returning each spring.

Praise good questions rather than winners. Where only winners count, people will find winners, one way or another.`,
        },
        {
          type: 'reading',
          title: 'Worked example: an experiment record',
          minutes: 40,
          body: `**Reminder on the blood donation page, May 2026**

- *Hypothesis:* showing the next free slot raises bookings.
- *Plan:* users, 50:50, 3 weeks, 9,000 per group; at least 0.5 points.
- *Health:* 9,040 and 8,985; p = 0.68. Fine.
- *Result:* 6.1% to 6.9%; +0.8 points, 0.1 to 1.5.
- *Guardrail:* cancellations 9.8% and 9.9%.
- *Decision:* ship, since it costs nothing to keep. Measure again in September with 5% held back.

Somebody who was not there can follow it in one minute.`,
        },
        {
          type: 'quiz',
          title: 'Check your programme',
          minutes: 20,
          questions: [
            {
              prompt: 'Why keep records of tests that found nothing?',
              options: [
                'They stop the same idea from being tested again unknowingly',
                'They fill the archive',
                'They prove the method wrong',
              ],
              correct: 0,
              explanation: 'A flat result, from a test with enough power, is knowledge that has been paid for.',
            },
            {
              prompt: 'What is the purpose of holding back 5% after the launch?',
              options: ['To punish some users', 'To save server costs', 'To see whether the effect lasts'],
              correct: 2,
              explanation: 'Novelty fades. A small control group shows what is left after months.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'A complete plan',
          minutes: 55,
          body: 'Plan one experiment from beginning to end on a single page: hypothesis, metrics, size, split, checks, date of the decision and what you will do in each of three outcomes. Have somebody attack it, and add their best objection with your reply.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Bilal H.',
      stars: 5,
      text: 'The module on peeking cost us a beloved "winner" and saved us from shipping it.',
      day: '2026-10-08',
    },
    {
      author: 'Annika J.',
      stars: 4,
      text: 'Rigorous without showing off. The sample size lessons are the best I know.',
      day: '2026-09-19',
    },
    {
      author: 'Diego P.',
      stars: 5,
      text: 'Our team now writes the decision before the test. Meetings are half as long.',
      day: '2026-06-27',
    },
    {
      author: 'Ruth N.',
      stars: 3,
      text: 'Solid content. I had hoped for more on testing in small companies with little traffic.',
      day: '2026-08-05',
    },
  ],
};
