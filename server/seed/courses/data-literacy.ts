import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'data-literacy',
  title: 'Data Literacy',
  description: 'Read the figures, charts and claims you meet every day, and know which questions to put to them.',
  level: 'Beginner',
  price: 0,
  instructor: {
    name: 'Farah Siddiqui',
    title: 'Data Journalist and Educator',
    bio: 'Farah spent a decade checking figures in a newsroom before she taught others to do it. She collects misleading charts as other people collect stamps.',
  },
  duration: '3-5 weeks',
  students: 2795,
  ratingCount: 297,
  ratingDistribution: [69, 21, 7, 2, 1],
  lastUpdated: '2026-10-01',
  fullDescription:
    'Numbers come at us from news, employers, adverts and apps, and most arrive without instructions. This free course gives you a set of questions that work on any of them: where did this come from, compared with what, and who is missing? You will practise on charts, surveys, rankings and forecasts, and learn to say what a figure supports. There is nothing to install and hardly anything to calculate.',
  prerequisites: ['Curiosity about the numbers in the news', 'Percentages, as taught at school'],
  modules: [
    {
      title: 'What data is',
      description: 'Records are made by people, and that shows.',
      lessons: [
        {
          type: 'reading',
          title: 'Somebody decided this',
          minutes: 30,
          body: `## Data is made

A figure looks like a fact of nature, but somebody chose **what** to record, **how** to sort it and **when** to stop. "Unemployed" may mean out of work, or out of work and looking, or drawing a benefit. Three definitions give three numbers, all correct.

Take four questions wherever you go:

1. Who made this, and why?
2. What exactly was counted?
3. Compared with what?
4. Who or what is missing?

You need no mathematics to ask them. Most poor figures fail at the second.`,
        },
        {
          type: 'video',
          title: 'How a number is born',
          minutes: 35,
          animation: 'pipeline',
          transcript:
            'A cyclist falls. If he goes home, no record exists. If he goes to hospital, a nurse ticks "fall" or "traffic". If the police come, there is a report. At the end of the year the town publishes one figure: forty-one cycling accidents. Follow it backwards, and at every station somebody made a choice. The figure is not false. It counts what reached the end of this pipe.',
        },
        {
          type: 'reading',
          title: 'Worked example: counting cyclists',
          minutes: 30,
          body: `Two figures for one town in one year:

| Source | Accidents |
|---|---|
| Police | 41 |
| Hospital | 173 |

Neither is wrong. The police count accidents reported to them, usually with a car. The hospital counts injured people, including those who slipped on ice. To judge a junction, the police record is better, because it names the place. To plan beds, use the hospital's. Ask what the figure is *for* before you ask which one is true.`,
        },
        {
          type: 'quiz',
          title: 'Check your questions',
          minutes: 25,
          questions: [
            {
              prompt: 'Two offices publish different unemployment figures. What is the likeliest reason?',
              options: ['One of them is lying', 'They define unemployment differently', 'One of them cannot count'],
              correct: 1,
              explanation: 'Definitions differ more often than arithmetic does. Read the note under the table.',
            },
            {
              prompt: 'Accident records come from police reports. Who is probably missing?',
              options: ['Drivers of cars', 'Accidents in the town centre', 'People who fell alone and went home'],
              correct: 2,
              explanation: 'An event that nobody reports leaves no record, and light accidents are rarely reported.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Follow a number home',
          minutes: 60,
          body: "Choose a figure from today's news. Put the four questions to it and try to find its source. Write five sentences: who made it, what was counted, what it is compared with, what is missing, and whether you would repeat it.",
        },
      ],
    },
    {
      title: 'Numbers in proportion',
      description: 'Per person, per year, percent of what?',
      lessons: [
        {
          type: 'video',
          title: 'Same numbers, another base',
          minutes: 40,
          animation: 'bars',
          transcript:
            'Here are the thefts in five towns. Northport towers over the rest, and a headline writes itself. Now divide by the number of inhabitants. Northport shrinks to third place, and little Saltby comes first. Divide by visitors instead, and Saltby falls back, for its beach draws half a million people. Three charts from the same thefts. The base decides who looks dangerous.',
        },
        {
          type: 'reading',
          title: 'Give it a base',
          minutes: 35,
          body: `## Big compared with what?

Large numbers impress because we cannot picture them. Divide until you can: **per person, per day, per hundred**. A budget of £66 million for a town of 110,000 people is £600 each, or £1.64 a day.

A percentage needs its whole. "40% of accidents happen near home" says little until you know how much of our travel happens near home.

Keep *percent* and *percentage points* apart. From 4% to 5% is one point, and it is also a rise of 25 percent. Writers choose whichever sounds better.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a frightening rise',
          minutes: 30,
          body: `"Dog bites up by 50%!" The report behind it says that hospitals treated 12 people last year and 18 this year, in a county of 600,000.

The risk went from 2 to 3 in 100,000. That is 6 more people, and the rise of 50% is also correct. Next, look further back: 17, 15, 19, 12, 18. Last year was unusually low, and this year is ordinary. The headline compared a normal year with an exceptional one.`,
        },
        {
          type: 'quiz',
          title: 'Check your proportions',
          minutes: 30,
          questions: [
            {
              prompt: 'Support rose from 20% to 25%. Which statement is right?',
              options: [
                'It rose by 5 percentage points, or 25 percent',
                'It rose by 5 percent, or 25 percentage points',
                'It rose by 20 percent',
              ],
              correct: 0,
              explanation: 'Points subtract the two percentages; percent divides the change by where it began.',
            },
            {
              prompt: 'Which base suits bicycle thefts in a student town best?',
              options: ['Square kilometres', 'Cars', 'Bicycles in use'],
              correct: 2,
              explanation: 'The base should be whatever is exposed to the risk.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Shrink a big number',
          minutes: 45,
          body: 'Find three large numbers in the news. Divide each by people, days or households until it fits into a sentence about one family. Then say for each whether it now looks larger, smaller or merely clearer than before.',
        },
      ],
    },
    {
      title: 'Averages and what they hide',
      description: 'One number for many people.',
      lessons: [
        {
          type: 'reading',
          title: 'Typical for whom?',
          minutes: 30,
          body: `## The middle and the edges

An average stands for many. The **mean** shares equally and follows extremes: when a billionaire enters a café, all the guests are millionaires on average. The **median** is the person in the middle and stays where it was.

Neither shows the spread. A river may be half a metre deep on average and still drown you.

Whenever you read "the average", ask three things: mean or median? How different are the individuals? Is there really **one** group, or are two mixed together?`,
        },
        {
          type: 'video',
          title: 'Two humps',
          minutes: 30,
          animation: 'distribution',
          transcript:
            'A gym asks its members how often they come in a month. The average is six. But look at the shape: one hump at one or two visits, another at ten or eleven. Almost nobody comes six times. A plan made for the average member fits no one. Two groups are mixed here, and the useful question is what makes somebody cross from the first to the second.',
        },
        {
          type: 'reading',
          title: 'Worked example: average pay at two firms',
          minutes: 40,
          body: `| Firm | Pay of five people, £ thousand | Mean | Median |
|---|---|---|---|
| Ash | 26, 27, 28, 29, 90 | 40 | 28 |
| Beech | 30, 31, 32, 33, 34 | 32 | 32 |

Ash advertises "average pay of £40,000", and that is correct. Yet four of its five people earn less than anybody at Beech. If you apply as the boss, choose Ash. If you apply for any other job, the median tells you what to expect.`,
        },
        {
          type: 'quiz',
          title: 'Check your averages',
          minutes: 20,
          questions: [
            {
              prompt: 'One guest in ten is very rich. Which average describes a typical guest?',
              options: ['The mean', 'The total', 'The median'],
              correct: 2,
              explanation: 'The middle guest does not change, however rich the richest becomes.',
            },
            {
              prompt: 'The mean shoe size in a family shop is 36. Why is that a poor guide for ordering?',
              options: [
                'Shoes come in halves',
                'It mixes children and adults, and fits neither well',
                'The sample is too small',
              ],
              correct: 1,
              explanation: 'Where two groups are mixed, the average falls between them, where few people are.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Look behind an average',
          minutes: 60,
          body: 'Find a published average that concerns you, such as rent, pay or screen time. Discover whether it is a mean or a median and how far individuals differ. Write what a person far from the middle should know before comparing themselves with it.',
        },
      ],
    },
    {
      title: 'Reading charts',
      description: 'What a picture claims before you have read a word.',
      lessons: [
        {
          type: 'reading',
          title: 'One minute with a chart',
          minutes: 35,
          body: `## Axes first, shape second

Before you look at the shape, read in this order:

1. **Title:** what is claimed?
2. **Axes:** which unit, from where to where?
3. **Source:** who collected it, and when?
4. **What is missing:** other years, other places?

Only now look at the shape. Bars must start at zero, because we compare lengths. Lines need not, but a narrow axis turns a ripple into a wave. Two vertical axes can make any two lines cross wherever their author likes.`,
        },
        {
          type: 'video',
          title: 'One line, two stories',
          minutes: 30,
          animation: 'series',
          transcript:
            'Here is the price of bread over twenty years. It climbs gently. Now we show only the last two, and squeeze the axis: the same line becomes a cliff. Stretch the width, and it lies down again. Not one figure has changed. Whenever a chart makes you gasp, find out what the lowest number on the axis is and when the line begins. Then breathe out, or do not.',
        },
        {
          type: 'reading',
          title: 'Worked example: the cut axis',
          minutes: 40,
          body: `A bar chart compares customer satisfaction: ours 84%, theirs 81%. The axis begins at 80%.

Our bar is 4 units tall and theirs 1, so it seems that we are four times as good. Drawn from zero, the bars are 84 and 81 units tall and look alike. In truth the difference is 3 points. With 200 answers each, chance alone could easily make a difference of that size. An honest title would be: "Both firms satisfy more than four in five".`,
        },
        {
          type: 'quiz',
          title: 'Check your reading',
          minutes: 30,
          questions: [
            {
              prompt: 'Which part of a chart should you read before its shape?',
              options: ['The axes and their units', 'The colours', 'The logo'],
              correct: 0,
              explanation: 'Without the scale, a shape has no size.',
            },
            {
              prompt: 'A line chart begins in an unusually bad year. What is the effect?',
              options: [
                'None, since lines may begin anywhere',
                'Everything afterwards looks like improvement',
                'The line becomes flatter',
              ],
              correct: 1,
              explanation: 'The starting point chooses the story. Ask what happened in the years before.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'A gallery of three',
          minutes: 45,
          body: 'Find one chart that informs, one that misleads and one that merely decorates. For each, note title, axes, source and what is missing. Redraw the misleading one on paper so that its makers would have no reason to complain.',
        },
      ],
    },
    {
      title: 'Surveys and samples',
      description: 'Who was asked, and how?',
      lessons: [
        {
          type: 'reading',
          title: 'Ask how they asked',
          minutes: 40,
          body: `## Three things to look up

**Who was asked?** A thousand people chosen at random tell you more than a million who clicked. People who answer on their own accord tend to be delighted or furious.

**What was asked?** "Should we protect children from harmful content?" and "Should the state decide what you read?" can be about the same law.

**How sure is it?** With a thousand answers chosen at random, chance alone accounts for about three points either way. A lead of one point is no lead.

Serious surveys publish all three. Where they are missing, treat the result as entertainment.`,
        },
        {
          type: 'video',
          title: 'The gates of a survey',
          minutes: 30,
          animation: 'filter',
          transcript:
            'A magazine invites its hundred thousand readers to say whether they like their jobs. Eight hundred answer. Who are they? People who read this magazine, who saw the page, who had ten minutes, and who felt strongly. At every gate, some kinds of people turn away more often. What comes out at the end is precise to a decimal place, and tells us about those who came through.',
        },
        {
          type: 'reading',
          title: 'Worked example: nine out of ten',
          minutes: 35,
          body: `"Nine out of ten dentists recommend it." The small print says: 120 dentists were asked which brands they recommend, and could name as many as they liked.

So a dentist who named six brands recommends each of them. Rival brands may also have nine out of ten. The firm invited dentists at its own conference, besides. The sentence is correct, and it does not say what we heard, namely that nine in ten *prefer* this brand. Look up the question before you believe the answer.`,
        },
        {
          type: 'quiz',
          title: 'Check your surveys',
          minutes: 20,
          questions: [
            {
              prompt: 'Which survey would you trust most on what a town thinks?',
              options: [
                "20,000 clicks on a newspaper's website",
                '900 residents chosen at random, of whom 600 answered',
                'All 300 guests at a council meeting',
              ],
              correct: 1,
              explanation:
                'Chance selection and a decent share of answers beat size. Visitors and guests choose themselves.',
            },
            {
              prompt: 'A poll of 1,000 shows 49% against 50%. What may you say?',
              options: ['The second is ahead', 'The poll is worthless', 'It is too close to tell'],
              correct: 2,
              explanation: 'The difference is well inside what chance alone produces.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Ask one thing two ways',
          minutes: 55,
          body: 'Write two neutral-looking questions on the same matter that you expect to get different answers. Put each to five people, without showing the other. Report the answers, the difference, and a third wording that both sides might accept as fair.',
        },
      ],
    },
    {
      title: 'Cause and coincidence',
      description: 'When "because" is earned.',
      lessons: [
        {
          type: 'video',
          title: 'Two lines that move together',
          minutes: 35,
          animation: 'scatter',
          transcript:
            'In the towns on this chart, more bookshops go with longer lives. Should we open bookshops? Colour the points by income, and the matter clears up: rich towns have both. Among towns of like income, the pattern is gone. When somebody shows you two things that move together, ask what else is different between the places where there is much and those where there is little.',
        },
        {
          type: 'reading',
          title: 'Earning the word because',
          minutes: 35,
          body: `## Four other explanations

When A and B go together, A may cause B. But check four others first:

- B causes A. Hospitals do not make people ill.
- A **third thing** causes both.
- **Chance:** with enough pairs, some match.
- **Selection:** we see only cases where both occur, as with successful firms that all had bold leaders. The bold failures are not in the book.

The strongest evidence is an experiment, where chance decides who gets A. Without one, look for a time order, a dose effect and a comparison of like with like.`,
        },
        {
          type: 'reading',
          title: 'Worked example: the camera that worked',
          minutes: 30,
          body: `In the year before, a bend had 9 accidents. A speed camera was put up, and in the following year there were 4. Did it work?

The camera was placed there *because* the year had been bad. Over ten years the bend had averaged 5. After an exceptional year, an ordinary one usually follows, camera or not: this is regression to the mean. The fair comparison is 4 against 5, or with similar bends without cameras. The camera may help; this does not show it.`,
        },
        {
          type: 'quiz',
          title: 'Check your causes',
          minutes: 25,
          questions: [
            {
              prompt: 'Firms with training programmes earn more. Which alternative should you check first?',
              options: [
                'That training is expensive',
                'That firms which earn more can afford training',
                'That employees like training',
              ],
              correct: 1,
              explanation: 'The arrow may point the other way, and both may depend on the size of the firm.',
            },
            {
              prompt: 'Why does the sports star on the cover so often have a poor season afterwards?',
              options: [
                'The cover follows an exceptional season, and ordinary ones come next',
                'Fame makes people lazy',
                'Magazines choose badly',
              ],
              correct: 0,
              explanation: 'Exceptional results are partly luck, which seldom repeats.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Four explanations',
          minutes: 55,
          body: 'Collect two headlines with "linked to", "thanks to" or "because of". For each, write the four other explanations as concretely as you can, and describe the comparison or experiment that would settle the matter. Which explanation do you now believe?',
        },
      ],
    },
    {
      title: 'Predictions, rankings and algorithms',
      description: 'Figures about the future and figures that decide.',
      lessons: [
        {
          type: 'reading',
          title: 'Scores with consequences',
          minutes: 25,
          body: `## A rule made from yesterday

A forecast says what happens if the past goes on. A good one comes with a range, a date and a record of earlier forecasts. "70% chance of rain" is neither right nor wrong on one day; over many such days it should rain on seven in ten.

A **score** for credit, school or risk adds up chosen features with chosen weights. Change the weights, and the order changes.

Algorithms learn from past decisions, including unfair ones. Ask: what was it trained on, who is harmed by which mistake, and can a person object?`,
        },
        {
          type: 'video',
          title: 'How a machine decides',
          minutes: 45,
          animation: 'tree',
          transcript:
            'A loan application enters at the top. Is the income above twenty thousand? Left or right. Has she lived at one address for two years? Left or right again. At the bottom waits yes or no. The machine found these questions in ten years of earlier decisions. A nurse who moves often for work lands at "no", since movers defaulted in the past. The rule is accurate on average, and wrong about her.',
        },
        {
          type: 'reading',
          title: 'Worked example: the best city in the country',
          minutes: 35,
          body: `Three cities, marked out of ten:

| City | Jobs | Rent | Parks |
|---|---|---|---|
| Arden | 9 | 3 | 6 |
| Borley | 6 | 8 | 5 |
| Crane | 5 | 6 | 9 |

With equal weights, Crane leads with 20, followed by Borley with 19 and Arden with 18. Count jobs twice and Arden has 27, against 25 for each of the others. Count rent twice, and Borley wins with 27. Every ranking is somebody's idea of what matters. Choose your own weights before you move house.`,
        },
        {
          type: 'quiz',
          title: 'Check your scores',
          minutes: 25,
          questions: [
            {
              prompt: 'It rained on a day with a 30% chance of rain. Was the forecast wrong?',
              options: ['One day cannot tell', 'Yes', 'No, because 30% means rain'],
              correct: 0,
              explanation: 'Collect all days with a 30% forecast. It should have rained on about three in ten.',
            },
            {
              prompt: 'A hiring tool learns from ten years of past choices. What is the danger?',
              options: [
                'It works too fast',
                'It forgets old decisions',
                'It repeats whatever was unfair in those choices',
              ],
              correct: 2,
              explanation: 'The past is its only teacher. Accuracy against an unfair past is not fairness.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Rank it your way',
          minutes: 50,
          body: 'Find a published ranking and its features. Choose your own weights, calculate a new order for the top five, and explain the changes. Then write to an imaginary reader: what does this ranking measure, and for whom is it useless?',
        },
      ],
    },
    {
      title: 'Using data well',
      description: 'Privacy, fairness and your own sound argument.',
      lessons: [
        {
          type: 'video',
          title: 'Pieces that find each other',
          minutes: 40,
          animation: 'network',
          transcript:
            "A fitness app publishes routes without names. One begins each morning at the same house. A voters' list knows the address. A photo shows the runner at the office. None of the pieces names what she wanted to keep private, and together they know where she is at seven o'clock. Data is rarely harmful alone. It finds its neighbours. Before you share a table, think of those it could meet.",
        },
        {
          type: 'reading',
          title: "Your duties with other people's data",
          minutes: 25,
          body: `## Collect little, explain much

Behind each row is a person. Four habits protect them:

- **Purpose:** collect only what you need, and say for what.
- **Care:** limit who sees it, and delete it when done.
- **Small groups:** do not publish cells with fewer than about five people, since neighbours will recognise them.
- **Honesty:** show the figures against you as well.

When you argue with data, give your reader the source, the base and the doubt. Make it easy to check you. An argument that survives checking is worth more than one that escapes it.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a fair paragraph',
          minutes: 40,
          body: `First version: "Sickness has exploded by 40% since the office went open-plan!"

Second version: "Days off sick rose from 5.0 to 7.0 per person between 2024 and 2025, according to our own records. The office was opened in January 2025, but a flu winter raised sickness across our industry as well, from 5.5 to 6.4. About half of our rise may therefore have nothing to do with the office. We suggest looking again after this winter."

The second is longer, and nobody will be able to knock it over.`,
        },
        {
          type: 'quiz',
          title: 'Check your use of data',
          minutes: 20,
          questions: [
            {
              prompt: 'A table shows sickness by team. One team has two people. What do you do?',
              options: [
                'Publish it, as there are no names',
                'Merge it with another team or leave it out',
                'Publish it with initials',
              ],
              correct: 1,
              explanation: "In a group of two, each knows the other's figure. Without a name, it is still personal.",
            },
            {
              prompt: 'What makes an argument with data strong?',
              options: ['Many figures', 'Certain language', 'Source, base and doubt, so that others can check it'],
              correct: 2,
              explanation: 'Readers trust what they could have refuted.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'A page that stands up',
          minutes: 55,
          body: 'Write one page on a question that matters in your street, school or workplace. Use at least two figures, each with source, base and doubt, and one chart. Include the strongest point against you. Ask somebody who disagrees to check it.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Joan E.',
      stars: 5,
      text: 'At seventy-one I now read the health pages with a pencil. My doctor has noticed.',
      day: '2026-10-14',
    },
    {
      author: 'Tariq M.',
      stars: 5,
      text: 'I use the four questions from the first module in every meeting. Short, free and better than much that I paid for.',
      day: '2026-08-25',
    },
    {
      author: 'Silke B.',
      stars: 4,
      text: 'Excellent examples. The module on privacy could go further.',
      day: '2026-09-06',
    },
    {
      author: 'Conor D.',
      stars: 4,
      text: 'I took it to prepare for the statistics course and it was exactly the right length.',
      day: '2026-06-11',
    },
  ],
};
