import type { ModuleSeed } from '../../types.ts';

export const m8: ModuleSeed = {
  title: 'A report from scratch',
  description: 'Interview, model, design, launch: the whole path once.',
  lessons: [
    {
      type: 'reading',
      title: 'Scoping your project',
      minutes: 40,
      body: `## One reader, one page, three weeks

The final project is a report that a real person uses for a real decision, at least once. Small is not a
weakness: a page with four figures that changes a rota is worth more than twenty charts that change nothing.

| Week | Work | Done when |
|---|---|---|
| 1 | Interview, definitions, sketches | The reader reached for the pencil |
| 2 | Model and first build | Totals agree with a source that they trust |
| 3 | Use, repair, explain | They have decided something with it |

## Good subjects

- A club: which sessions are overbooked, and which could merge?
- A shop: what should be reordered before the weekend?
- A household: where would saving energy pay most?

## What to settle on the first day

Where does the data come from, may you use it, and **who can tell you whether a total is right?** Without
that third person you cannot check yourself, and your reader cannot trust you. If you find nobody, choose
another subject today. It is much the cheapest day to change.
`,
    },
    {
      type: 'reading',
      title: 'Checking against the truth',
      minutes: 35,
      body: `## Reconcile before you decorate

Before anybody sees a chart, make your totals agree with a figure that the organisation already trusts: the
bank statement, the till's end-of-day slip, the membership list.

Work from coarse to fine:

1. **One total**: all revenue for one month.
2. **By period**: each day of that month.
3. **By group**: each shop on the day that differs most.
4. **Row by row** on the one shop and day that remain.

## A worked example

May differed by £318.40 from the bank. By day: only the 17th was off. By shop: only Leeds. On that day, one
amount of £159.20 was minus on the till slip and plus in the report. It was a refund, and the report
**added** it instead of taking it away, so it was off by twice the amount.

Twice a known amount, exactly one day, a round number, a share equal to the tax rate: differences have
handwriting. Learn to read it. Write each cause down, because the same three or four will come back in every
project you do.
`,
    },
    {
      type: 'video',
      title: 'Which pages are worth keeping?',
      minutes: 25,
      animation: 'scatter',
      transcript: `Each dot is a report. To the right are those that are opened often; higher up are those that led to
decisions somebody can name. On the whole the dots climb along the line: what is used is also useful.

The interesting ones lie far from it. At the bottom right is a page that is opened every day and was never
used for anything. It is a habit, like looking out of the window.

And at the top left, opened twice a year, sits the page that decided where the new shop went. So do not
judge reports by their clicks alone. Ask what was decided, and archive what lies at the bottom left.
`,
    },
    {
      type: 'quiz',
      title: 'Ready to present?',
      minutes: 30,
      questions: [
        {
          prompt: "Your monthly total is off by exactly twice one order's value. What is the likeliest cause?",
          options: ['Rounding', 'That order has the wrong sign, for instance a refund that was added', 'A missing day'],
          correct: 1,
          explanation:
            'Adding what should have been taken away moves the total by twice the amount. Such patterns point straight to the cause.',
        },
        {
          prompt: 'A report is opened daily, but nobody can name a decision it led to. What does that show?',
          options: [
            'It is the most valuable page',
            'It must be refreshed faster',
            'Clicks alone do not measure usefulness',
          ],
          correct: 2,
          explanation:
            'Ask its readers what they would do without it. Perhaps one figure matters and the rest is habit.',
        },
        {
          prompt: 'When is your project in this module done?',
          options: [
            'When all charts are built',
            'When the colours are agreed',
            'When it has twenty pages',
            'When its reader has decided something with it',
          ],
          correct: 3,
          explanation: 'A report is a means. Its only proof is a decision that was better or quicker because of it.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Your report, in use',
      minutes: 50,
      body: `Build the report for your reader, and let them use it for **one real decision**.

Hand in:

1. The sentence that names reader, moment and decision
2. The definitions of all figures shown
3. The reconciliation, with every difference explained
4. The page itself, with a text alternative for each chart
5. Half a page on what happened when it was used, what you changed, and what you would leave out next time
`,
    },
  ],
};
