import type { ModuleSeed } from '../../types.ts';

export const m3: ModuleSeed = {
  title: 'The semantic model',
  description: 'Facts, dimensions and totals that agree everywhere.',
  lessons: [
    {
      type: 'reading',
      title: 'Define once, use everywhere',
      minutes: 40,
      body: `## Why formulas must not live in charts

In many companies every chart carries its own formula. "Margin" is computed in forty places; in three of
them somebody forgot the delivery cost. A **semantic model** is a layer between tables and charts in which
each measure is defined once.

It holds three kinds of things:

- **Tables and their links**: an order line belongs to one product, one customer, one day
- **Dimensions**: what you may group by, such as town, category or week
- **Measures**: formulas with a name, such as \`margin = revenue - cost - delivery\`

\`\`\`text
measure margin
  formula      sum(line.revenue) - sum(line.cost) - sum(line.delivery)
  format       pounds, no decimals
  description  Before overheads. Owner: finance.
\`\`\`

A chart then asks for "margin by category and month" and never sees the formula. When finance decides that
packaging belongs to it, one line changes and forty charts agree by the afternoon.

The price is discipline: somebody owns the model, and a new measure is reviewed like code. For two reports
it is not worth it; for twenty it is.
`,
    },
    {
      type: 'video',
      title: 'One direction of travel',
      minutes: 25,
      animation: 'join',
      transcript: `On the left are sales, row after row. On the right are products, one row for each. Lines join them, and
several sales share one product. One sale finds no product; your model should show it under "unknown" rather
than lose it.

Now choose a product on the right. The choice travels along its lines to the left and picks out its sales;
the total shrinks to them. It travels in one direction, from the description to the numbers.

Keep it like this for every table around the sales, and each page behaves in the same way: choose anything
outside, and the numbers follow. When filters travel both ways, they meet from two sides, and totals become
hard to explain.
`,
    },
    {
      type: 'reading',
      title: 'Measures that add up, and those that do not',
      minutes: 45,
      body: `## Three families

| Family | May be summed over | Example |
|---|---|---|
| Additive | Everything | Revenue, pieces sold |
| Semi-additive | Everything except time | Stock, bank balance |
| Non-additive | Nothing | Margin in %, average wait, distinct customers |

A warehouse held 500 boxes on Monday and 480 on Tuesday. It never held 980. For stock take the **last**
value of a period, or the mean.

## Ratios: sum first, divide last

| Shop | Revenue | Margin | Margin % |
|---|---|---|---|
| North | £100 | £50 | 50% |
| South | £900 | £90 | 10% |
| Mean of the two percentages | | | 30% |
| **True total** | **£1,000** | **£140** | **14%** |

Averaging percentages gives the tiny shop the same weight as the large one. Store numerator and denominator,
sum each, and divide at the end, at whatever level the reader has chosen.

**Distinct counts** are the other trap. 70 customers in May and 60 in June are not 130 in both months, since
some bought twice. Count them afresh for each period; you cannot get there by adding.
`,
    },
    {
      type: 'quiz',
      title: 'Does it add up?',
      minutes: 25,
      questions: [
        {
          prompt: 'Stock was 500 on Monday and 480 on Tuesday. What is the stock for the two days together?',
          options: ['980', '480 at the end, or 490 on average', '20'],
          correct: 1,
          explanation: 'Stock may be summed over warehouses but not over time. Take the last value or the mean.',
        },
        {
          prompt: 'How do you get the margin in percent for a group of shops?',
          options: [
            'Total margin divided by total revenue',
            "The mean of the shops' percentages",
            'The largest of the percentages',
          ],
          correct: 0,
          explanation: 'The mean of percentages ignores size. Sum the parts first and divide last.',
        },
        {
          prompt: 'What is the main benefit of a semantic model?',
          options: [
            'Charts load without a database',
            'It makes colours consistent',
            'A measure is defined once, and every report agrees',
          ],
          correct: 2,
          explanation: 'The formula has one home and one owner. Change it there, and all reports follow.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Model a small business',
      minutes: 45,
      body: `Choose a small business that you know: a café, a cinema, a repair shop.

1. Draw one fact table with at least four dimensions around it, and state the grain.
2. Define **eight measures** with formula, format and a one-line description.
3. Mark each as additive, semi-additive or non-additive, and say how its total is formed.

Show with a small table of invented numbers how one of your ratios goes wrong when percentages are averaged,
and how your definition avoids it.
`,
    },
  ],
};
