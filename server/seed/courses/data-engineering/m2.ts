import type { ModuleSeed } from '../../types.ts';

export const m2: ModuleSeed = {
  title: 'Modelling tables',
  description: 'Keys, facts and dimensions that survive contact with reality.',
  lessons: [
    {
      type: 'reading',
      title: 'The grain comes first',
      minutes: 40,
      body: `## Say what one row is

Before any column, finish this sentence: **one row in this table is one …** Order? Line of an order?
Delivery attempt? This is the table's **grain**, and most wrong totals come from two people assuming
different ones.

A bookshop stores sales. With the grain "one order", an order for three books has one row and one total, and
you cannot say which book sold best. With the grain "one line of an order", it has three rows, and you can.
But now the delivery charge, which belongs to the whole order, has no home: repeat it on each line and the
sum triples.

## Keep each fact at its own grain

\`\`\`sql
CREATE TABLE order_lines (
  order_id   bigint  NOT NULL,
  line_no    integer NOT NULL,
  product_id bigint  NOT NULL,
  quantity   integer NOT NULL CHECK (quantity > 0),
  pence      integer NOT NULL,
  PRIMARY KEY (order_id, line_no)
);
\`\`\`

The primary key **is** the grain, enforced. The delivery charge goes to \`orders\`, at one row per order. If a
load would insert a line twice, the key refuses it, and you learn of the fault at night instead of at the
board meeting.
`,
    },
    {
      type: 'video',
      title: 'Facts on one side, dimensions on the other',
      minutes: 25,
      animation: 'join',
      transcript: `On the left stands a long narrow table: sales. Each row is one line of an order and holds mostly numbers,
namely how many and how much. This is the fact table.

On the right stands a shorter, wider one: products, with their names and categories. This is a dimension.
Lines join each sale to its product. Several sales share one, and one sale finds nobody, because its product
was never loaded. A foreign key would have told you at night.

Now imagine more dimensions around the facts: customers with their towns, days with their months and
holidays. To ask a new question you follow a different line and add up the facts. The questions change every
week; the shape does not. It is called a star.
`,
    },
    {
      type: 'reading',
      title: 'When the world changes its mind',
      minutes: 40,
      body: `## History in dimensions

Mrs Osei lived in Hull and moved to York in May. Her March order should count for Hull. If the customer
table simply has \`town = 'York'\` now, last spring's report changes when you run it again, and nobody will
trust either version.

Three answers are in common use:

1. **Overwrite**: right for corrections, such as a misspelt name.
2. **Add a row per version**: each with the days on which it was valid.
3. **Copy into the fact**: store the town on the order itself, at the moment of sale.

## The second, in SQL

\`\`\`sql
SELECT c.town, SUM(l.pence) / 100.0 AS revenue
FROM order_lines AS l
JOIN orders AS o USING (order_id)
JOIN customer_versions AS c
  ON c.customer_id = o.customer_id
 AND o.ordered_on >= c.valid_from
 AND o.ordered_on <  c.valid_to
GROUP BY c.town;
\`\`\`

The half-open range (\`>=\` and \`<\`) means that each day belongs to exactly one version. With \`BETWEEN\`, the
day of the move would match two, and her order would be counted twice. Give the current version a \`valid_to\`
far in the future.
`,
    },
    {
      type: 'quiz',
      title: 'Grain and history',
      minutes: 25,
      questions: [
        {
          prompt: 'What is the grain of a table?',
          options: ['The number of its columns', 'What exactly one row stands for', 'The size of its index'],
          correct: 1,
          explanation: "Every sum and every join depends on it. Write it at the top of the table's documentation.",
        },
        {
          prompt: 'Why should validity ranges be half-open?',
          options: [
            'They take less space',
            'They are faster to compare',
            'So that each moment belongs to exactly one version',
          ],
          correct: 2,
          explanation:
            'With both ends included, the day of a change matches the old version and the new one, and rows are counted twice.',
        },
        {
          prompt: 'A misspelt customer name is corrected. How should the dimension change?',
          options: [
            'Overwrite the name, since the old one was never true',
            'Add a new version from today',
            'Copy the name into every order',
            'Leave the mistake for the sake of history',
          ],
          correct: 0,
          explanation: 'History should keep what was true at the time. A typing error never was.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Model a lending library',
      minutes: 50,
      body: `Design the tables for a library that lends books, DVDs and tools. Members move house; items are repaired and
withdrawn; fines are charged per loan.

- State the grain of every table in one sentence and enforce it with a primary key
- Choose for each changing attribute: overwrite, version or copy, and say why
- Write the query for "loans per town and month, by where members lived at the time"

A sketch of the star with keys marked is welcome; a paragraph on one thing that you decided **not** to model
is required.
`,
    },
  ],
};
