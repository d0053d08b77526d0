import type { ModuleSeed } from '../../types.ts';

export const m6: ModuleSeed = {
  title: 'Speed and cost',
  description: 'Making it fast enough, and knowing when to stop.',
  lessons: [
    {
      type: 'reading',
      title: 'Read less',
      minutes: 40,
      body: `## Where the time goes

Most slow queries are slow because they **read too much**. Before you buy a larger machine, ask how many
rows the question needs and how many the database touched.

\`\`\`sql
EXPLAIN ANALYZE
SELECT SUM(pence) FROM order_lines
WHERE ordered_on >= '2026-05-01' AND ordered_on < '2026-06-01';
\`\`\`

If the plan says \`Seq Scan\` over 90 million rows to return the sum of 2 million, the database read 45 times
too much. Three cures, in the order in which to try them:

1. **Index** the filtered column: good when few rows match.
2. **Partition** by month: whole months are skipped without being opened.
3. **Columns** instead of rows: analytical stores keep each column together, so a sum over one column never
   reads the other thirty.

## Keep the filter bare

\`WHERE date_trunc('month', ordered_on) = '2026-05-01'\` hides the column inside a function, and a plain index
on it cannot help. The half-open range above says the same and can use it.
`,
    },
    {
      type: 'video',
      title: 'How an index finds a row',
      minutes: 25,
      animation: 'tree',
      transcript: `Ninety million rows, and you want one. Reading them in order would take about forty-five million steps on
average.

An index is a tree. At its root are a few signposts: up to here go left, beyond it go right. You follow one
and meet the next signposts, then the next. Each level divides what is left by hundreds. Four or five levels
down, you are standing in front of your row.

The tree must be kept up to date whenever a row is written, so every index makes writing a little slower.
Build one for each question that you ask often, and remove the ones that nobody uses.
`,
    },
    {
      type: 'reading',
      title: 'What does a report cost?',
      minutes: 40,
      body: `## Do the sum

A warehouse charges £4 per terabyte read. The sales report reads a table of 300 GB, and 40 people refresh it
5 times a day:

\`\`\`text
0.3 TB x 40 people x 5 refreshes x £4 = £240 a day
\`\`\`

That is over £5,000 in a month of 22 working days, for numbers that change once a night. Build a summary
table of 50 MB after the nightly load, and the same readers cost pennies.

## Four habits that keep bills small

- **Precompute** what many people ask in the same way.
- **Name columns** instead of \`SELECT *\`; column stores charge for what you touch.
- **Expire** landing data that can be fetched again. Say for how long you keep it.
- **Label** each job with its team, so that somebody sees the bill who can change it.

## Know when to stop

A job that runs at night and takes 20 minutes of the 6 hours available is fast enough. Making it run in 2
costs your days and saves nobody's. Spend the time on what people wait for.
`,
    },
    {
      type: 'quiz',
      title: 'Fast enough?',
      minutes: 25,
      questions: [
        {
          prompt: 'A query needs one month out of five years. What usually helps most?',
          options: ['Partitioning by month', 'Renaming the columns', 'A larger screen buffer'],
          correct: 0,
          explanation: 'The database can then skip 59 of the 60 partitions without opening them.',
        },
        {
          prompt: 'Why not build an index on every column?',
          options: [
            'Indexes make results wrong',
            'Databases allow only ten',
            'Each one must be updated on every write and takes space',
          ],
          correct: 2,
          explanation: 'An index is a bargain: slower writes for faster reads. Make it only where you read often.',
        },
        {
          prompt: 'The nightly job takes 20 minutes of a 6-hour window. What should you do about its speed?',
          options: [
            'Rewrite it in a faster language',
            'Double the machine',
            'Leave it and improve what people wait for',
            'Run it every hour',
          ],
          correct: 2,
          explanation: 'Nobody would notice the gain. Speed matters where somebody is waiting or the bill is growing.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Find the expensive query',
      minutes: 50,
      body: `Take a database that you may use, or load a public data set of at least 100,000 rows into one on your own
computer.

1. Write a query that takes longer than it should, and read its plan with \`EXPLAIN ANALYZE\`.
2. State how many rows the question needs and how many were read.
3. Try an index, a rewritten filter and a summary table. Measure each three times and report the **median**.

Conclude with the change that you would keep, and what it costs in writing time and space.
`,
    },
  ],
};
