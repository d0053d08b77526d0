import type { ModuleSeed } from '../../types.ts';

export const m8: ModuleSeed = {
  title: 'Capstone project',
  description: 'A complete analysis, from the question to the page that answers it.',
  lessons: [
    {
      type: 'reading',
      title: 'Planning a small analysis',
      minutes: 45,
      body: `## Two weeks, five stages

A project of your own ties the course together. Keep it small enough to finish: one question, one or two
sources, one page at the end.

| Stage | Share of time | Result |
|---|---|---|
| Question | 15% | One sentence and the decision behind it |
| Data | 40% | A clean table, a dictionary and a log |
| Exploration | 20% | Summaries and rough charts, for you only |
| Answer | 10% | A number with its uncertainty |
| Page | 15% | The story, on one side of paper |

Cleaning takes the largest share in almost every real project. If you plan for it, you will not be late.

## A plan that can fail safely

Write down **the earliest moment when you could learn that it will not work**. Perhaps the data is only
yearly, and you need months. Check that on the first day. Then write a dummy page: the final chart drawn by
hand with invented numbers. If even invented numbers would not settle the question, change the question now,
while it is free.
`,
    },
    {
      type: 'video',
      title: 'A map of your decisions',
      minutes: 20,
      animation: 'tree',
      transcript: `Start at the root with your question. Two branches grow from it: can I get the data, or can I not? If not,
the branch ends in "change the question", and it is a good thing that you found it so early.

Follow the other branch. Is the data fine enough to compare what you want to compare? Yes leads to cleaning,
no leads back to a coarser question. After cleaning, another fork: is the difference bigger than the noise?

Every path ends in a leaf you could write on your page, and that includes "we cannot tell". Draw this tree
before you start. It is the shortest plan there is.
`,
    },
    {
      type: 'reading',
      title: 'Reviewing your own work',
      minutes: 35,
      body: `## Leave it overnight

The best reviewer you have is yourself tomorrow. Come back to the project with a checklist and try to break
it.

- **Totals**: do the parts add up to the whole, and does the whole match a figure published elsewhere?
- **Extremes**: look at the ten largest and ten smallest rows. Are they real?
- **Definitions**: would another person, given your dictionary, count the same?
- **Direction**: if your conclusion were false, what would the data look like? Have you looked for that?
- **Repeat**: delete every intermediate file and run all steps again from the original.

## A worked check

A student found that buses on one route were late on 38% of days. The total of days was 412 in a single
year. A year has 365, so something was counted twice: the route had two stops under one name. After the fix,
the share fell to 31%. The finding survived, and the check took two minutes.

Put the outcome of your review on the page, in a sentence. It is what makes the rest believable.
`,
    },
    {
      type: 'quiz',
      title: 'Before you hand it in',
      minutes: 25,
      questions: [
        {
          prompt: 'Which part of a data project usually takes the longest?',
          options: ['Drawing the charts', 'Getting and cleaning the data', 'Choosing a title'],
          correct: 1,
          explanation:
            'Plan for it. Projects that assume clean data run late, and the time is taken from the part that the reader sees.',
        },
        {
          prompt: 'What is a dummy page good for?',
          options: [
            'It impresses the client early',
            'It replaces the analysis',
            'It shows whether the planned answer would settle the question at all',
          ],
          correct: 2,
          explanation:
            'If invented numbers would not help the reader decide, real numbers will not either. You find out before you spend a week.',
        },
        {
          prompt: 'Your table has 412 days for one year. What do you do?',
          options: [
            'Round it to 365',
            'Report it with a note',
            'Delete 47 rows at random',
            'Find what was counted twice, then rerun every step',
          ],
          correct: 3,
          explanation:
            'An impossible total is a gift: it points to an error that you can trace. Trimming hides it and keeps the error.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Your capstone',
      minutes: 55,
      body: `Answer **one question of your own** with data that you may use, from a public source, your work or your own
records.

Hand in four things:

1. The question and the decision it serves
2. The clean table with its data dictionary
3. The log of your cleaning decisions
4. One page with the answer, one chart and how sure you are

Run the review checklist from this module and state what it found. A clear "we cannot tell, because…" earns
full marks if the path to it is sound.
`,
    },
  ],
};
