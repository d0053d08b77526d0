import type { ModuleSeed } from '../../types.ts';

export const m1: ModuleSeed = {
  title: 'Asking answerable questions',
  description: 'From a vague request to a question that data can answer.',
  lessons: [
    {
      type: 'reading',
      title: 'What a good question looks like',
      minutes: 30,
      body: `## Start with the decision

Before you open a spreadsheet, ask **what will change** once the answer is known. If nothing will, the
question is not ready. A question earns an analyst's time when three things are clear:

- **Who decides**, and between which options
- **By when** the decision must be made
- **What result** would tip it one way or the other

## A worked example

The manager of a small tea shop asks: "How are sales?" You could draw twenty charts and none would help. So
you ask what prompted the question. It turns out that she raised prices in March and is wondering whether to
undo it.

Now the question writes itself: *Did weekly sales of tea, in units, fall by more than 5% in the eight weeks
after the March price rise, compared with the eight weeks before?*

It names a measure (units of tea per week), a comparison (before and after), a period (eight weeks each) and
a threshold (5%). Above all, both answers lead somewhere: a bigger fall means she undoes the rise, a smaller
one means she keeps it.
`,
    },
    {
      type: 'video',
      title: 'From request to question',
      minutes: 40,
      animation: 'filter',
      transcript: `A colleague asks: "How are sales?" There is no answer to that. There is one to "Did the price change in
March move weekly sales of tea by more than five per cent?"

Watch the cloud of dots pass through the filter. Every dot is a record that somebody could look at. The
first question you ask back, "Which product?", removes most of them. The second, "Which weeks?", removes
more. What remains is small enough to count by hand.

Narrowing is not losing information. It is deciding what the answer has to be about. When a request reaches
you, ask which product, which people, which period and compared with what, in that order.
`,
    },
    {
      type: 'reading',
      title: 'Choosing what to measure',
      minutes: 35,
      body: `## A measure stands in for something

You rarely measure the thing you care about. You measure something near it and hope that the two move
together. A library that wants people to *read* counts *loans*; a helpline that wants people *helped* counts
*calls closed*.

Test a measure with four questions:

1. Can it rise while the real thing gets worse?
2. Can somebody move it without doing any good?
3. Is it counted the same way everywhere, and last year?
4. Will you have it in time for the decision?

## Counts, rates and the denominator

A town has 40 cycling accidents in 2024 and 50 in 2025. Worse? If journeys by bicycle rose from 80,000 to
125,000, the rate fell:

| Year | Accidents | Journeys | Per 10,000 journeys |
|---|---|---|---|
| 2024 | 40 | 80,000 | 5.0 |
| 2025 | 50 | 125,000 | 4.0 |

Both numbers are true and they point in opposite directions. Use the **count** to plan ambulances and the
**rate** to judge safety. Whenever you see a count, ask what it should be divided by.
`,
    },
    {
      type: 'quiz',
      title: 'Check your questions',
      minutes: 30,
      questions: [
        {
          prompt: 'Which of these can data answer as it stands?',
          options: [
            'Are our customers happy?',
            'Did returns fall after the new size guide went live in May?',
            'What should we do about returns?',
          ],
          correct: 1,
          explanation:
            'It names a measure, a change and a time. "Happy" has no measure yet, and "what should we do" is the decision that the answer will serve.',
        },
        {
          prompt: 'A helpline rewards staff for the number of calls closed per hour. What is the main risk?',
          options: [
            'The number is too hard to count',
            'Calls are closed too slowly',
            'Staff close calls before the caller has been helped',
            'The rate has no denominator',
          ],
          correct: 2,
          explanation:
            'A measure that can be moved without doing any good will be. Pair it with one that catches the harm, such as callers who ring again within a week.',
        },
        {
          prompt:
            'Thefts rose from 200 to 220 while visitors rose from 10,000 to 12,000. What happened to the rate per visitor?',
          options: ['It fell', 'It rose', 'It stayed the same'],
          correct: 0,
          explanation:
            'It went from 2.0% to about 1.83%. The count rose because there were more visitors, not because each visit became riskier.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Frame a question of your own',
      minutes: 45,
      body: `Take a question that you were asked this week, at work, at home or in the news. Rewrite it until it names
**the decision, the measure, the comparison and the period**.

Then add two short paragraphs:

- What each possible answer would change, and for whom
- One way in which your measure could improve while the real thing gets worse

Aim for half a page. Read it aloud to somebody who was not involved; if they ask "compared with what?",
revise it once more.
`,
    },
  ],
};
