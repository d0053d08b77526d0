import type { ModuleSeed } from '../../types.ts';

export const m4: ModuleSeed = {
  title: 'Layout and reading order',
  description: 'Leading the eye to what matters first.',
  lessons: [
    {
      type: 'reading',
      title: 'The page has a grammar',
      minutes: 40,
      body: `## Where eyes go

Readers of left-to-right scripts start at the top left, sweep to the right, and then skim down the left
edge. The top left is the most valuable corner of your page. Many dashboards give it to a logo.

A layout that works for most tactical reports has three bands:

1. **Top: the answer.** Three to five figures, each with a comparison ("412 orders, 6% below a usual
   Tuesday").
2. **Middle: the reason.** One or two charts that explain the most important figure.
3. **Bottom: the detail.** A table to look things up in, sorted by what needs attention.

## A number needs company

"412 orders" says nothing by itself. Give every headline figure **one** comparison, with the last usual
period, a plan or a limit, and choose the one that your reader would ask for first. Three comparisons side
by side cancel each other out.

## Nearness is meaning

People read things that stand close together as belonging together. Let white space do the grouping before
you draw boxes. If you need a line round every chart, the charts are too close.
`,
    },
    {
      type: 'video',
      title: 'Sorting is half of the design',
      minutes: 25,
      animation: 'bars',
      transcript: `Nine shops, nine bars, in alphabetical order. Which shop is third from the bottom? You search, compare, lose
your place and start again.

Now the bars change places, from the longest to the shortest. Nothing else has changed, neither the numbers
nor the colours. The third from the bottom is the third from the bottom. You also notice what was hidden
before: two shops stand far above the rest, and after them there is a step.

Sort by what the reader wants to compare. Keep natural order only where it carries meaning, as with months
or age groups. The alphabet helps those who look for one name, and for them a table is better.
`,
    },
    {
      type: 'reading',
      title: 'Quiet design, loud data',
      minutes: 40,
      body: `## Spend colour like money

Suppose that a page has five charts in six colours. Which bar should the reader look at? All of them shout.
Start with greys, and spend one accent colour on what needs attention today.

- **One meaning per colour, on all pages.** If blue means "this year" here, it must not mean "North" there.
- **Never colour alone.** Add a word, an arrow or a shape, for readers who see colours differently and for
  printers that do not print them.
- **Red only for "act".** A report that is half red every day teaches its readers to ignore red.

## Numbers people can read

| Instead of | Write |
|---|---|
| 1284302.5 | £1.28 million |
| 12.4837% | 12.5% |
| 2026-05-04T06:00:00Z | 4 May, 07:00 |
| +0.03 | 3 points more |

Align figures to the right, so that the digits stand under each other, and use digits of equal width. Two
significant digits beyond what the decision needs is noise, and it looks like certainty that you do not
have.
`,
    },
    {
      type: 'reading',
      title: 'Designing for everyone who reads it',
      minutes: 45,
      body: `## Not everyone sees your screen

A report that works on your large monitor must also work on a phone in sunlight, printed in grey, at 200%
zoom and read aloud by software. Planning for these helps every reader.

- **Contrast**: text against its background at least 4.5 to 1, and 3 to 1 for large text and the marks that
  carry meaning. Pale grey labels usually fail.
- **Keyboard**: each filter can be reached with the Tab key, and you can see where you are.
- **Text alternative**: a sentence for each chart that states its finding, not its type. "Returns doubled in
  June", rather than "bar chart of returns".
- **A table behind each chart**, one click away. Screen readers read tables well, and so do people who want
  to copy a number.

## A phone is not a small monitor

Do not shrink the page; **reorder** it. The headline figures come first, one below the other. Charts lose
half their labels and keep their title. The wide table becomes a list of those rows that need attention,
with a link to the rest.

Test with three people before launch: one on a phone, one with the keyboard only, one who has never seen the
page.
`,
    },
    {
      type: 'quiz',
      title: 'Where does the eye go?',
      minutes: 30,
      questions: [
        {
          prompt: 'What should usually stand at the top left of a report?',
          options: ["The company's logo", 'The filters', 'The figure that the reader came for'],
          correct: 2,
          explanation: 'It is where reading starts. Logos and filters matter less than the answer.',
        },
        {
          prompt: 'A headline reads "412 orders". What is missing most?',
          options: [
            'A comparison that tells whether this is usual',
            'Decimal places',
            'A pie chart',
            'A second colour',
          ],
          correct: 0,
          explanation:
            'Without a reference, nobody can tell whether to act. Choose the comparison the reader would ask for.',
        },
        {
          prompt: 'Which text alternative for a chart is best?',
          options: [
            'Chart',
            'Bar chart with twelve bars in blue',
            'Returns doubled in June after the new sizes and have stayed there',
          ],
          correct: 2,
          explanation: 'It gives a person who cannot see the chart the same message as one who can.',
        },
      ],
    },
  ],
};
