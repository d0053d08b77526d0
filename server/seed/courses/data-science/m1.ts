import type { ModuleSeed } from '../../types.ts';

export const m1: ModuleSeed = {
  title: 'Thinking in uncertainty',
  description: 'Probability as a language for what we do not know.',
  lessons: [
    {
      type: 'reading',
      title: 'Chances, and chances given something',
      minutes: 40,
      body: `## Count people, not percentages

An illness affects 1 in 100. A test finds 90 of 100 people who have it, and wrongly flags 5 of 100 who do
not. You test positive. How likely is it that you are ill?

Most people say about 90%. Imagine **10,000 people** instead:

| | Ill | Healthy | Sum |
|---|---|---|---|
| Positive | 90 | 495 | 585 |
| Negative | 10 | 9,405 | 9,415 |
| Sum | 100 | 9,900 | 10,000 |

Of 585 positives, 90 are ill: about **15%**. The test is good, but the illness is rare, so false alarms from
the many healthy people outnumber true ones from the few who are ill.

## Two different questions

The chance of a positive test *given* illness is 90%. The chance of illness *given* a positive test is 15%.
Swapping the two is the most common error in applied probability, and it has sent innocent people to prison.
**Bayes' theorem** is nothing but this table as a formula:

\`\`\`text
P(ill | positive) = P(positive | ill) x P(ill) / P(positive)
                  = 0.90 x 0.01 / 0.0585 = 0.154
\`\`\`
`,
    },
    {
      type: 'video',
      title: 'Ten thousand people at a fork',
      minutes: 25,
      animation: 'tree',
      transcript: `At the root stand ten thousand people. The first fork divides them into one hundred who are ill and nine
thousand nine hundred who are not. Follow both branches to the test.

Of the hundred, ninety test positive. Of the others only five in a hundred do, but five in a hundred of so
many is four hundred and ninety-five. At the leaves, gather all who were told "positive": five hundred and
eighty-five, and ninety of them are ill.

When a probability confuses you, draw this tree and put whole people on it. You will hardly ever need the
formula, and you will always know what it means.
`,
    },
    {
      type: 'reading',
      title: 'Distributions you will meet',
      minutes: 40,
      body: `## Shapes with a story

A distribution says which values occur and how often. Each well-known one comes from a simple story;
recognise the story and you know the shape.

| Story | Distribution | Mean | Variance |
|---|---|---|---|
| Yes or no, \`n\` times | Binomial | np | np(1 - p) |
| Rare events in a period | Poisson | λ | λ |
| Sum of many small effects | Normal | μ | σ² |
| Waiting for the next rare event | Exponential | 1/λ | 1/λ² |

## A worked example

A shop receives 4 complaints in a usual day. Is a day with 9 alarming? If complaints come independently, the
count is Poisson with λ = 4.

\`\`\`python
from scipy.stats import poisson
poisson.sf(8, 4)      # P(9 or more) = 0.021
\`\`\`

About one day in 47, so seven or eight such days a year, without any cause. A single day is no reason to
act; two in the same week would be.

Check the story before the formula. Complaints about one faulty batch are **not** independent: they arrive
together, and a Poisson would call every such day a miracle.
`,
    },
    {
      type: 'quiz',
      title: 'Given what?',
      minutes: 25,
      questions: [
        {
          prompt: 'An illness is rare and a test is fairly accurate. Why are most positives false?',
          options: [
            'Because the test is broken',
            'Because a small share of very many healthy people exceeds a large share of few ill ones',
            'Because ill people avoid tests',
          ],
          correct: 1,
          explanation: 'Five per cent of 9,900 is more than ninety per cent of 100. The base rate decides.',
        },
        {
          prompt: 'Which quantity does a court need most?',
          options: [
            'The chance of the evidence, given innocence',
            'The chance of the evidence, given guilt',
            'The chance of innocence, given the evidence',
          ],
          correct: 2,
          explanation:
            "The first two are ingredients. Treating the first as if it were the third is known as the prosecutor's fallacy.",
        },
        {
          prompt: 'When is a Poisson distribution a poor choice for daily complaints?',
          options: [
            'When one faulty batch causes many complaints at once',
            'When complaints are rare',
            'When the mean is not a whole number',
          ],
          correct: 0,
          explanation:
            'It assumes that events happen independently. Clustered events vary much more than their mean suggests.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Redraw a news story',
      minutes: 50,
      body: `Find a report that quotes the accuracy of a test, a scanner or a detector.

1. Collect, or reasonably guess, the base rate and both error rates, and say which are guesses.
2. Draw the tree for 10,000 cases and build the table.
3. Compute the share of alarms that are true.
4. Vary the base rate by a factor of ten in each direction, and tabulate the result.

Write **one paragraph** that the report should have contained, in words that a reader without mathematics
understands.
`,
    },
  ],
};
