import type { ModuleSeed } from '../../types.ts';

export const m6: ModuleSeed = {
  title: 'Performance and refresh',
  description: 'Fresh enough, fast enough, and clear about both.',
  lessons: [
    {
      type: 'reading',
      title: 'How fresh is fresh enough?',
      minutes: 40,
      body: `## Freshness has a price

"Real time" is the most expensive adjective in a requirements list. Ask what the reader would do with a
fresher number.

| Reader acts | Sensible refresh |
|---|---|
| Within minutes (late orders) | Every few minutes |
| Within the day (staffing) | Hourly, or at set times |
| Weekly (campaigns) | Nightly |
| Yearly (opening a branch) | Monthly |

A refresh that is faster than the decision does harm as well as cost: people watch the number instead of
working, and react to wobbles.

## Say how old it is

Every page should state **the time of the data, not the time of loading**. A page loaded at 09:14 may show
data as of 02:00; only the second fact matters.

\`\`\`text
Data as of Monday 4 May, 02:00. Next update Tuesday, 02:30.
Returns for the last 3 days are incomplete.
\`\`\`

The third line prevents the commonest misreading: the most recent days always look too good, or too bad,
because something is still arriving. Shade them, or leave them out of the trend.
`,
    },
    {
      type: 'video',
      title: 'From click to picture',
      minutes: 25,
      animation: 'pipeline',
      transcript: `You choose "tea" in a filter. What happens until the chart changes?

First the click becomes a query. It travels to the model, which adds the joins and the rules on who may see
what. Then the database reads, and this is where most of the time goes. The result travels back, and lastly
your browser draws.

Four stations, and each can be measured. If the reading is slow, summarise beforehand. If it is the drawing,
you are showing forty thousand points to a reader who can distinguish four hundred. Measure before you
repair; the slow station is seldom the one that you suspect.
`,
    },
    {
      type: 'reading',
      title: 'Making a page quick',
      minutes: 45,
      body: `## Two seconds is a budget

Below about a second, people stay in the flow of thought; beyond ten, they do something else. Give a page
two seconds, and share them out.

A slow page had 14 charts, each with its own query of about 0.9 seconds, four at a time: 14 / 4 rounds up to
4 rounds, so 3.6 seconds. Three changes brought it to 0.6:

1. **Fewer questions.** Six charts were never used, according to the page's own log. They went to a second
   page. 8 queries, 2 rounds.
2. **Summaries.** A nightly table of 30,000 rows per day, shop and category replaced 60 million order lines.
   Each query fell to 0.3 seconds.
3. **Sharing.** Two charts asked for the same data in different shapes; one query now serves both.

## Keep a way down

Summaries lose detail. Keep a path for the reader who asks "which orders?": a link that carries the chosen
filters to a detail page, where one slow, precise query is acceptable, because the reader has asked for
exactly that.
`,
    },
    {
      type: 'quiz',
      title: 'Fresh and fast',
      minutes: 25,
      questions: [
        {
          prompt: 'A report is read once a week to plan campaigns. How often should it be refreshed?',
          options: ['Nightly is enough', 'Every minute', 'Continuously'],
          correct: 0,
          explanation:
            'No decision depends on anything finer, and faster updates cost money and invite reactions to noise.',
        },
        {
          prompt: 'Which time should a page show?',
          options: [
            'The time at which it was opened',
            'The time of the last design change',
            'The time up to which the data is complete',
          ],
          correct: 2,
          explanation:
            'The reader needs to know what the numbers include. When the page was drawn says nothing about that.',
        },
        {
          prompt: 'A page is slow. What should you do first?',
          options: [
            'Buy a faster server',
            'Remove all the charts',
            'Refresh less often',
            'Measure which step takes the time',
          ],
          correct: 3,
          explanation: 'Query, network and drawing have different cures. Without measuring, you repair the wrong one.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'A budget for one page',
      minutes: 45,
      body: `Pick a report page that you can open, and measure how long it takes until it is usable, **five times**;
report the median and the slowest.

- List its charts and guess which are used; if there is a log, check your guess
- Propose a time budget for each step from the click to the picture
- Suggest three changes, in order, with the saving you expect

Write the line on freshness that this page ought to show, including what is incomplete.
`,
    },
  ],
};
