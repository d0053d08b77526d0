import type { ModuleSeed } from '../../types.ts';

export const m5: ModuleSeed = {
  title: 'Working with SQL',
  description: 'Asking a database for exactly the rows you need.',
  lessons: [
    {
      type: 'reading',
      title: 'Your first useful queries',
      minutes: 40,
      body: `## Say what you want, not how

SQL describes the result. The database works out how to get it. Three clauses cover most everyday questions:

\`\`\`sql
SELECT town, order_date, total
FROM orders
WHERE total > 50
ORDER BY total DESC;
\`\`\`

Read it aloud: *from* the orders, keep those *where* the total exceeds 50, *select* three columns, and
*order* them from the largest down.

## Summaries with GROUP BY

To get one row per town rather than per order, group the rows and say how each group becomes a number:

\`\`\`sql
SELECT town, COUNT(*) AS orders, AVG(total) AS mean_total
FROM orders
GROUP BY town
HAVING COUNT(*) >= 20;
\`\`\`

\`WHERE\` filters rows **before** they are grouped; \`HAVING\` filters groups **afterwards**. Here, towns with
fewer than 20 orders are left out, because a mean over three orders says little.

A simple check for every grouped query: the counts should add up to the number of rows that you put in. If
they do not, find out why before you go on.
`,
    },
    {
      type: 'video',
      title: 'Bringing two tables together',
      minutes: 25,
      animation: 'join',
      transcript: `On the left are orders, each with a customer number. On the right are customers, each with the same number
and a town. Separately, neither table can tell you which town orders most.

Watch the lines being drawn. Each order looks for its own number on the right and, when it finds it, borrows
the town. Two orders by the same customer both find her, so she appears twice in the result, and that is
correct.

One order finds nobody, because its customer was deleted. An inner join drops that order silently. A left
join keeps it and leaves the town empty. Count the rows before and after, and you will always know which has
happened.
`,
    },
    {
      type: 'reading',
      title: 'Joins without surprises',
      minutes: 35,
      body: `## Keep the rows you meant to keep

\`\`\`sql
SELECT c.town, SUM(o.total) AS revenue
FROM orders AS o
LEFT JOIN customers AS c ON c.id = o.customer_id
GROUP BY c.town;
\`\`\`

The \`LEFT JOIN\` keeps every order, even if its customer is unknown; those appear under an empty town.
Revenue then adds up to the true total, and the empty row shows how much you cannot place.

## The trap of multiplied rows

Suppose each order may have several deliveries. Join orders to deliveries and an order of £60 with two
deliveries becomes **two rows of £60**. Summing gives £120 for a £60 sale.

The cure is to summarise first and join afterwards:

\`\`\`sql
SELECT o.id, o.total, d.parcels
FROM orders AS o
LEFT JOIN (
  SELECT order_id, COUNT(*) AS parcels
  FROM deliveries GROUP BY order_id
) AS d ON d.order_id = o.id;
\`\`\`

Before every join, ask: **how many rows on the right can match one on the left?** If the answer is "more
than one", think about what you are going to add up.
`,
    },
    {
      type: 'quiz',
      title: 'Rows, groups and joins',
      minutes: 30,
      questions: [
        {
          prompt: 'You want only towns with more than 100 orders. Where does the condition go?',
          options: ['In WHERE', 'In ORDER BY', 'In HAVING'],
          correct: 2,
          explanation:
            'The number of orders exists only once the rows are grouped, and HAVING is the clause that filters groups.',
        },
        {
          prompt: 'Orders has 500 rows. After an inner join to customers you have 488. What happened?',
          options: [
            'Twelve orders have no matching customer and were dropped',
            'Twelve customers have no orders',
            'Twelve rows are duplicates',
          ],
          correct: 0,
          explanation:
            'An inner join keeps only pairs that match. Customers without orders would not reduce the number of orders.',
        },
        {
          prompt: 'An order table joined to a payments table shows revenue twice too high. What is the likely cause?',
          options: [
            'The prices are in pence',
            'Some orders have two payments, so their total is counted twice',
            'The join should have been an inner join',
            'SUM rounds up',
          ],
          correct: 1,
          explanation:
            'One row on the left matched several on the right. Summarise payments to one row per order before you join.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Five questions, five queries',
      minutes: 50,
      body: `Think of a small library with three tables: \`members (id, town, joined)\`, \`books (id, title, genre)\` and
\`loans (id, member_id, book_id, lent_on, returned_on)\`.

Write one query for each question:

1. Which books are out at the moment?
2. How many loans were made per genre last year?
3. Which members have never borrowed anything?
4. What is the median or mean length of a loan per town?
5. Which genre grew most between two years?

Beneath each, note in one line **how you would check the result**.
`,
    },
  ],
};
