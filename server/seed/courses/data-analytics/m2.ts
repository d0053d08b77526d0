import type { ModuleSeed } from '../../types.ts';

export const m2: ModuleSeed = {
  title: 'Collecting and cleaning data',
  description: 'Where records come from and what goes wrong on the way.',
  lessons: [
    {
      type: 'reading',
      title: 'Where data comes from',
      minutes: 35,
      body: `## Every record had a reason

Data is made by people and machines doing something else. A till records sales so that the shop can be paid,
not so that you can study shoppers. Knowing the reason tells you what is missing.

| Source | Made for | Typically missing |
|---|---|---|
| Till receipts | Payment | Who bought, and who left without buying |
| Survey | Your question | People who did not reply |
| Sensor log | Control | Hours when it was switched off |
| Open statistics | Many readers | Detail below region or month |

## Ask the people at the source

A clinic's records showed a remarkable number of patients born on 1 January. Nobody had been celebrating:
when the birthday was unknown, the form insisted on a date and staff typed the first one that worked. Five
minutes at the reception desk explained what no statistical test could.

Before you analyse, write down for each column **who enters it, when, and what happens if they do not
know**. This is a data dictionary, and it will save you more time than any software.
`,
    },
    {
      type: 'reading',
      title: 'Five faults and their fixes',
      minutes: 40,
      body: `## What goes wrong

Most dirty data is one of five kinds. Look for them in this order:

- **Duplicates**: the same order exported twice. Count distinct identifiers and compare with the rows.
- **Missing values**: empty, but also \`0\`, \`-1\`, \`999\` and \`N/A\`.
- **Wrong types**: \`03/04/2026\` is March in one country and April in another.
- **Inconsistent names**: \`Leeds\`, \`leeds \` and \`LDS\` are three towns to a computer.
- **Impossible values**: a delivery that arrived before it was ordered.

## Keep a log of decisions

Say that 12 of 600 survey rows have an age of 0. You could delete them, blank them, or fill in the median.
Each choice is defensible and each changes the result, so record it:

\`\`\`text
age: 12 rows had 0. Set to missing, because the form's
default is 0 and no child under 16 could take part.
Rows after: 600. Ages present: 588.
\`\`\`

Never edit the original file. Keep it read-only, clean a copy, and make every step repeatable, so that when
next month's file arrives you run the steps again instead of remembering them.
`,
    },
    {
      type: 'video',
      title: 'Raw file in, clean table out',
      minutes: 25,
      animation: 'pipeline',
      transcript: `On the left is the file as it arrived: dates in two styles, a town spelt three ways, two orders listed
twice. On the right is the table you want.

Between them stand small stations, and each does exactly one thing. The first removes exact duplicates. The
second reads every date in one agreed style. The third trims and corrects town names from a list. The last
counts the rows and compares the total with the number it expected.

Because each station does one thing, you can check it alone. Because they are written down, you can run them
again next month. The original file never changes; only copies move through the line.
`,
    },
    {
      type: 'quiz',
      title: 'Clean or not clean?',
      minutes: 25,
      questions: [
        {
          prompt: 'A column of heights has 30 values of exactly 0. What should you do first?',
          options: [
            'Delete those rows',
            'Replace them with the average',
            'Find out how a 0 gets into the column',
            'Leave them, since the data is what it is',
          ],
          correct: 2,
          explanation:
            'Until you know whether 0 means "unknown", "not asked" or a broken sensor, any fix is a guess. The source usually knows.',
        },
        {
          prompt: 'Why clean a copy rather than the original file?',
          options: [
            'So that any step can be checked or undone later',
            'Because copies open faster',
            'Because the original is always wrong',
          ],
          correct: 0,
          explanation:
            'The original is your only evidence. With it and a list of steps, anybody can repeat your work or take a different decision.',
        },
        {
          prompt: 'A file has 1,050 rows and 1,000 distinct order numbers. What is the likeliest explanation?',
          options: [
            'Fifty orders are missing',
            'Fifty customers have no name',
            'The order numbers are invented',
            'Some rows repeat an order, or an order can take several rows',
          ],
          correct: 3,
          explanation:
            'Both happen. Check whether the repeated rows are identical (duplicates) or hold different items of one order (a finer grain than you thought).',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Clean a small file',
      minutes: 55,
      body: `Take any list that you have at hand with at least 50 rows: bank transactions, a reading list, a club's
members.

1. Write a data dictionary: one line per column with who enters it and what "unknown" looks like.
2. Check for all five faults and note how often each occurs.
3. Clean a copy and keep a log in which every decision states **what, how many rows and why**.

Finish by stating the number of rows before and after. A reader should be able to repeat your work from the
log alone.
`,
    },
  ],
};
