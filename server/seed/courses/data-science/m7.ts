import type { ModuleSeed } from '../../types.ts';

export const m7: ModuleSeed = {
  title: 'Experiments and causes',
  description: 'Assigning, measuring and resisting the early look.',
  lessons: [
    {
      type: 'reading',
      title: 'How large must an experiment be?',
      minutes: 40,
      body: `## Decide what you would regret missing

A test that is too small cannot see what you are looking for, and "no significant difference" then means
nothing. Before you start, fix four quantities; three of them determine the last.

- the **baseline**, say 10% buy,
- the **smallest effect** that you would act on, say 2 points,
- the accepted rate of **false alarms** (5%),
- the **power**: the chance to notice the effect if it is there (80%).

For two proportions, a serviceable formula for the number per group is

\`\`\`text
n ≈ 16 x p (1 - p) / d²
  = 16 x 0.11 x 0.89 / 0.02² ≈ 3,900
\`\`\`

where \`p\` is the mean of both rates and \`d\` the effect. With 500 visitors a day, shared between two groups,
that takes about 16 days. Run for whole weeks: 21.

## Halve the effect, quadruple the size

Because \`d\` is squared, finding 1 point instead of 2 needs four times as many people. If you cannot have
them, choose a bolder change or a measure closer to what you altered. Wishing for a smaller effect is the
most expensive wish in statistics.
`,
    },
    {
      type: 'video',
      title: 'The temptation of the early look',
      minutes: 25,
      animation: 'series',
      transcript: `This line is the lead of version B over version A, recalculated every day. In truth the two are identical;
the line is nothing but chance.

Watch it wander between its usual limits. And here, on one day, a point crosses the upper limit and turns
red. Somebody who looks every morning stops the test at this moment, announces a winner and changes the
shop.

Had they waited, the line would have come back. Looking daily for a month and stopping at the first crossing
raises false alarms from five in a hundred to twenty or more. Choose the last day in advance, and look then.
`,
    },
    {
      type: 'reading',
      title: 'When you cannot assign at random',
      minutes: 40,
      body: `## Borrow a comparison

Often you cannot flip coins: a law changes, a shop opens, a price rises everywhere. You can still look for a
group that shows **what would have happened otherwise**.

**Difference in differences.** Shops in the north got longer hours in May; the south did not.

| Weekly sales | Before | After | Change |
|---|---|---|---|
| North | £40,000 | £46,000 | +£6,000 |
| South | £38,000 | £41,000 | +£3,000 |
| **Difference** | | | **+£3,000** |

The plain before-and-after comparison would claim £6,000, but half of it came in the south as well, where
nothing had been changed: perhaps it was the weather.

## What you must believe

The estimate rests on **parallel trends**: without the change, both would have moved alike. You cannot prove
it, but you can test it:

- Plot both regions for a year before. Did they move together?
- Pretend that the change came in February. Do you find an "effect"? You should not.
- Look for anything else that began in May in one region only.

State the assumption beside the number. A reader who knows the north may know why it fails.
`,
    },
    {
      type: 'quiz',
      title: 'Would you stop the test?',
      minutes: 25,
      questions: [
        {
          prompt: 'You want to detect an effect half as large. How many more people do you need?',
          options: ['Twice as many', 'Four times as many', 'The same number', 'Ten times as many'],
          correct: 1,
          explanation: 'The required number grows with one over the square of the effect.',
        },
        {
          prompt: 'On day 9 of 21 the result has p = 0.03. What should you do?',
          options: ['Stop and announce', 'Stop and start again', 'Continue to the planned end'],
          correct: 2,
          explanation:
            'Chance had nine opportunities to cross the line. Only the look planned in advance keeps its error rate.',
        },
        {
          prompt: 'What does difference in differences assume?',
          options: [
            'Both groups have the same level',
            'Without the change both groups would have moved alike',
            'The groups were assigned at random',
          ],
          correct: 1,
          explanation:
            'Levels may differ. It is the trends that must be parallel, and earlier periods let you test that.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Design before data',
      minutes: 50,
      body: `Choose a change that you could really test: two subject lines, two notices in a hallway, two ways of asking
for help.

Write the plan **before** you collect anything:

1. One measure, the baseline and the smallest effect worth acting on
2. The number per group, with the calculation, and the last day
3. How people are assigned, and what could spill over from one group to the other
4. The sentence that you will write for each possible result

If you then run it, add the result unchanged, even when it disappoints.
`,
    },
  ],
};
