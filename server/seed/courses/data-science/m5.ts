import type { ModuleSeed } from '../../types.ts';

export const m5: ModuleSeed = {
  title: 'Features and leakage',
  description: 'What the model may know, and what it must not.',
  lessons: [
    {
      type: 'reading',
      title: 'When a model knows too much',
      minutes: 40,
      body: `## Too good to be true

A model predicted with 97% accuracy which patients had pneumonia. In another hospital it fell to chance. It
had learned to recognise the **scanner**: the mobile one, used for patients too ill to walk, printed a small
mark in the corner.

**Leakage** is information at training time that will not be there, or will not mean the same, when the
prediction is made. The usual ways in:

- **From the future**: "number of reminders sent" to predict late payment. Reminders follow lateness.
- **Through the target**: a column computed from the answer, such as the refund's date.
- **Through preparation**: scaling or filling gaps with means over *all* rows, test rows included.
- **Through twins**: near-identical rows on both sides of the split.

## The timestamp test

For each prediction, write down the **moment** at which it is needed. Then ask of every feature: was this
value known, in this form, at that moment?

\`\`\`text
Prediction needed: when the order is placed (14:03)
customer_age_days      known             keep
reminders_sent         later             drop
town_mean_return_rate  includes itself   compute up to yesterday
\`\`\`
`,
    },
    {
      type: 'video',
      title: 'The gate of time',
      minutes: 25,
      animation: 'filter',
      transcript: `Every dot is a fact about a customer. We want to predict, at the moment of ordering, whether the parcel will
come back.

The first gate asks: was it known at that moment? The refund's date stays outside. So does the number of
complaints, for most came later. The second gate asks: will it be known in the same form tomorrow? A field
that the service desk fills in only after a return does not pass.

The third asks: may we use it? Some facts are true, timely and none of our business. What passes all three
is a small group. Models made from these few are less dazzling in the workshop, and they work.
`,
    },
    {
      type: 'reading',
      title: 'Making features that help',
      minutes: 45,
      body: `## Put knowledge into columns

A model cannot use what the columns do not show. A date as \`2026-05-04\` is opaque; *Monday*, *bank holiday*
and *three days after pay day* are not. Good features come from talking to people who do the work.

| Raw | Feature | Why |
|---|---|---|
| Timestamps | Hours since last order | Recency matters more than dates |
| Price, usual price | Price / usual price | Relative is what buyers notice |
| Town (3,000 values) | Mean return rate there, shrunk | Many values, few rows each |
| Amount | log(amount) | £10 more matters at £20, not at £2,000 |

## Shrinking small groups

A town with 2 orders and 1 return has a rate of 50%. Do you believe it? Mix it with the overall rate of 8%,
as though you had seen \`k = 20\` typical orders before:

\`\`\`text
(1 + 20 x 0.08) / (2 + 20) = 2.6 / 22 = 11.8%
\`\`\`

With 400 orders and 60 returns, the same formula gives (60 + 1.6) / 420 = 14.7%, near the plain 15%. Small
groups lean on the crowd and large ones speak for themselves. Compute such rates from **training rows before
the moment of prediction** only, or they leak.
`,
    },
    {
      type: 'reading',
      title: 'Missing values tell a story',
      minutes: 45,
      body: `## Why is it missing?

Before you fill a gap, ask why it is there. Three cases call for three answers.

- **By pure chance**: a page of the form was lost. Leaving out those rows costs precision but does not
  mislead.
- **Depending on what you know**: older people skip the question on apps, and you know their age. Filling in
  from the other columns works.
- **Depending on the value itself**: people with very high incomes do not state them. Nothing in the data
  can repair it; say so, and test how much it could matter.

## A practical recipe

\`\`\`python
from sklearn.pipeline import make_pipeline
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LogisticRegression

model = make_pipeline(
    SimpleImputer(strategy="median", add_indicator=True),
    LogisticRegression(max_iter=1000),
)
\`\`\`

\`add_indicator\` adds a column that says "was missing", so that the model can learn from the absence itself.
Because the imputer is **inside the pipeline**, medians come from the training part only, in every fold.

Finish with a test of sensitivity: fill the gaps with a low value, then with a high one. If your conclusion
survives both, the gaps do not matter.
`,
    },
    {
      type: 'quiz',
      title: 'Known in time?',
      minutes: 25,
      questions: [
        {
          prompt: 'Which feature leaks when predicting late payment at the time of the invoice?',
          options: ["The customer's age", 'The invoice amount', 'The day of the week', 'The number of reminders sent'],
          correct: 3,
          explanation:
            'Reminders are sent because a payment is late. At the moment of the invoice their number is always zero.',
        },
        {
          prompt: 'Medians for filling gaps are computed over all rows before splitting. What is wrong?',
          options: ['The test rows influence the training data', 'Medians cannot fill gaps', 'It takes too long'],
          correct: 0,
          explanation:
            'The score becomes optimistic. Put the step inside the pipeline, so that it sees only the training part.',
        },
        {
          prompt: 'A town has 2 orders and 1 return; the overall rate is 8%. What is a sensible estimate?',
          options: ['50%', '0%', 'Somewhat above 8%'],
          correct: 2,
          explanation:
            'Two orders say little. Shrinking with 20 typical orders gives 11.8%, and more data would move it further.',
        },
      ],
    },
  ],
};
