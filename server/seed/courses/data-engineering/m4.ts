import type { ModuleSeed } from '../../types.ts';

export const m4: ModuleSeed = {
  title: 'Testing and watching',
  description: 'Noticing trouble before your readers do.',
  lessons: [
    {
      type: 'reading',
      title: 'Checks that catch real faults',
      minutes: 40,
      body: `## Four checks to begin with

You cannot test data as you test code, because tomorrow's rows do not exist yet. You can state what must
always hold and look at every load.

| Check | Example | Catches |
|---|---|---|
| Unique | \`order_id, line_no\` | Double loads |
| Not null | \`paid_at\` after a day | New cases in the source |
| In range | \`pence\` between 0 and 500,000 | Pounds sent as pence |
| Refers | every \`product_id\` exists | Missing loads upstream |

Each becomes a query that returns the **offending rows**, and passes if there are none:

\`\`\`sql
SELECT order_id, COUNT(*) FROM orders
GROUP BY order_id HAVING COUNT(*) > 1;
\`\`\`

## Stop or warn?

Decide for each check what a failure does. A duplicate key should **stop** the pipeline: wrong totals are
worse than late ones. Three unknown products among 40,000 lines should **warn**: publish, and tell somebody.
If everything stops, people will switch the checks off; if everything warns, nobody reads them.
`,
    },
    {
      type: 'video',
      title: 'What normal looks like',
      minutes: 25,
      animation: 'series',
      transcript: `This line is the number of orders that arrive each night. It wanders between nine hundred and eleven
hundred, a little higher before holidays, and nobody has done anything to cause it.

Two faint lines mark that usual range. Now one point turns red: nearly nineteen hundred orders in a single
night. No rule was broken. Every row has a key, a price and a product. And yet something is wrong, because
it has never looked like this before.

This is how you catch what no rule foresaw. Keep the nightly counts, learn the usual range, and say so when
a night falls outside it. It was a shop that had sent the previous day once more, under new order numbers.
`,
    },
    {
      type: 'reading',
      title: 'Alerts that people answer',
      minutes: 40,
      body: `## An alert is a request for work

Every alert asks somebody to stop what they are doing. Before you add one, fill in this card:

- **What is broken for whom?** "Finance will see no card payments for yesterday."
- **What should the reader do first?** A link to the run, the query and the steps.
- **How urgent?** Tonight, tomorrow or this week.

If you cannot fill in the second line, it is not an alert but a log entry.

## Count your false alarms

A team received 60 alerts a week, of which 4 needed action. When a real one came on a Tuesday, it lay unread
for nine hours. They made two changes: failures that a rerun would heal were retried three times before
anybody was told, and every alert that led to no action was changed or removed within the week. A month
later there were 7 alerts a week, 5 of them real, and the time to react fell to 20 minutes.

## Tell the readers as well

Put "data as of 06:00, 4 May" on every report. A late table that says so costs little trust; a stale table
that looks fresh costs a great deal.
`,
    },
    {
      type: 'quiz',
      title: 'Stop, warn or ignore',
      minutes: 25,
      questions: [
        {
          prompt: 'A uniqueness check on the primary key fails at night. What should the pipeline do?',
          options: ['Stop before publishing', 'Publish and warn', 'Ignore it until Monday'],
          correct: 0,
          explanation:
            "Duplicates make totals wrong without looking wrong. Yesterday's correct table is better than today's wrong one.",
        },
        {
          prompt: 'All rules pass, but only 410 of the usual 1,000 orders arrived. Which check notices?',
          options: [
            'Not null',
            'In range on the price',
            'Refers to a product',
            'A comparison of the row count with its usual range',
          ],
          correct: 3,
          explanation: 'Rules about single rows cannot see rows that are absent. Watch the volume as well.',
        },
        {
          prompt: 'An alert fires daily and nobody acts on it. What is the best response?',
          options: ['Send it to more people', 'Change or remove it', 'Make it louder'],
          correct: 1,
          explanation: 'Unanswered alerts train people to ignore all of them, including the one that matters.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'A check for every promise',
      minutes: 50,
      body: `Return to the promise that you wrote in module 1, or take the sample orders table.

- Write at least **six checks** as queries that return offending rows
- Mark each as *stop* or *warn*, with one sentence of reason
- Add one check on volume, and explain how you chose its limits
- Write the alert text for the most serious one, using the three-line card

Finally, break the data on purpose in three ways and note which check noticed, and which did not.
`,
    },
  ],
};
