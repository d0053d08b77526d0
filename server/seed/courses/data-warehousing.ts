import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'data-warehousing',
  title: 'Data Warehousing',
  description: 'Model, load and look after a warehouse that gives the same right answer to everyone who asks.',
  level: 'Intermediate',
  price: 24999,
  instructor: {
    name: 'Mateus Carvalho',
    title: 'Principal Data Engineer',
    bio: 'Mateus has looked after databases for a railway, a bank and a chain of bakeries. He teaches SQL as a way of thinking before it is a way of typing.',
  },
  duration: '9-11 weeks',
  students: 980,
  ratingCount: 114,
  ratingDistribution: [61, 26, 9, 3, 1],
  lastUpdated: '2026-09-28',
  fullDescription:
    'When each department adds up its own sales, a meeting about sales becomes a meeting about sums. A warehouse puts an end to that. You will build one for a chain of bakeries: facts and dimensions, history that survives a change of address, loads that may run twice without harm, tests, permissions and a bill that stays small. The SQL is PostgreSQL, and the ideas hold on any common platform.',
  prerequisites: ['SQL with joins and groups, as in SQL for Beginners', 'Access to a relational database'],
  modules: [
    {
      title: 'What a warehouse is for',
      description: 'Running the business and understanding it are different jobs.',
      lessons: [
        {
          type: 'reading',
          title: 'Two kinds of work',
          minutes: 35,
          body: `## The till and the question

The till system handles **one sale at a time**, thousands of times an hour. It must be quick and always right *now*. When a price changes, the old one is overwritten.

Questions run the other way: **millions of rows, few columns, over years**. "How did rye bread sell before and after the price change?" needs the old price, too. Asked at the till database, it would also slow down the queue.

A warehouse is a separate store built for questions: joined from several sources, with history, with agreed names and with tests.`,
        },
        {
          type: 'video',
          title: 'From many systems to one answer',
          minutes: 35,
          animation: 'pipeline',
          transcript:
            "Three systems stand at the left: tills, web orders, the bakery's oven plan. Each has its own names for the same bread. Every night copies flow into a landing area, untouched. In the next stage names and types are made alike. In the last, tables are arranged for questions. At the right, the baker and the accountant ask how much rye was sold, and for the first time they hear the same number.",
        },
        {
          type: 'reading',
          title: 'Worked example: three numbers for one day',
          minutes: 30,
          body: `How much was sold on Saturday?

| Source | Answer | Meaning |
|---|---|---|
| Tills | £8,410 | With VAT, without web orders |
| Web shop | £1,260 | By date of order, not of collection |
| Accounts | £8,935 | Without VAT, after refunds |

Nobody is wrong. The warehouse decides and writes it down: *net sales* are without VAT, after refunds, by date of collection. Saturday then has £8,935. The other figures remain available under names of their own, such as \`gross_till_sales\`.`,
        },
        {
          type: 'quiz',
          title: 'Check the purpose',
          minutes: 25,
          questions: [
            {
              prompt: "Why not run large reports on the till's database?",
              options: [
                'It cannot add up',
                'It would slow the tills, and it keeps no history',
                'Reports need another language',
              ],
              correct: 1,
              explanation: 'Its design serves many small, current transactions, not long questions about the past.',
            },
            {
              prompt: 'What makes a warehouse more than a copy?',
              options: ['History, agreed definitions and tests', 'A larger disk', 'More users'],
              correct: 0,
              explanation: 'A mere copy of three systems would still give three answers.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Map the sources',
          minutes: 55,
          body: 'For a shop, club or firm that you know, list at least three systems that hold data. For each, note the owner, the key things it records, what it overwrites and how often. Name one question that needs two of them together.',
        },
      ],
    },
    {
      title: 'Facts and dimensions',
      description: 'The star schema and its grain.',
      lessons: [
        {
          type: 'video',
          title: 'A star takes shape',
          minutes: 45,
          animation: 'network',
          transcript:
            'In the middle stands the fact table: one row for each line on a receipt, with quantity and amount. Around it are the dimensions: which day, which shop, which product, which customer. Each fact points to one row of each. To ask a question, choose what to measure in the middle and how to slice it from the points. Every question has the same shape, and people learn it in an afternoon.',
        },
        {
          type: 'reading',
          title: 'Declare the grain first',
          minutes: 25,
          body: `## One row stands for what?

Before anything else, complete the sentence: "**One row of this table is …**". For example: "one line of one receipt". That is the *grain*. Choose the finest that the source gives, as you can always add up, but never split.

- **Facts** are measurements at that grain: quantity, amount.
- **Dimensions** describe: product, shop, day.

Facts add up differently. Amounts add over everything. Stock adds over shops, but not over days. Ratios do not add at all: store numerator and denominator.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a star for bakery sales',
          minutes: 35,
          body: `\`\`\`sql
CREATE TABLE fact_sales (      -- one line of one receipt
  date_key     int     NOT NULL REFERENCES dim_date,
  shop_key     int     NOT NULL REFERENCES dim_shop,
  product_key  int     NOT NULL REFERENCES dim_product,
  customer_key int     NOT NULL REFERENCES dim_customer,
  receipt_no   text    NOT NULL,
  line_no      int     NOT NULL,
  quantity     int     NOT NULL,
  net_amount   numeric(10,2) NOT NULL,
  PRIMARY KEY (receipt_no, line_no)
);
\`\`\`

The comment states the grain, and the primary key enforces it: loading a line twice fails. The receipt number stays in the fact, so that receipts can be counted. Sales without a known customer point to a row named "unknown" rather than to NULL.`,
        },
        {
          type: 'quiz',
          title: 'Check your star',
          minutes: 25,
          questions: [
            {
              prompt: 'What is the grain of a table?',
              options: ['What one row stands for', 'The number of its columns', 'The size of its data'],
              correct: 0,
              explanation: 'Everything else, keys, facts and joins, follows from that sentence.',
            },
            {
              prompt: 'Which fact must not be added up over days?',
              options: ['Quantity sold', 'Net amount', 'Stock on the shelf at closing time'],
              correct: 2,
              explanation: 'The same loaf may lie there on both days. Take the last or the mean over time.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Design a star',
          minutes: 50,
          body: "Design a star for a library's loans or a gym's visits. Write the grain as a sentence, list facts with the way in which they add up, and at least four dimensions. Show with two questions that your star can answer them.",
        },
      ],
    },
    {
      title: 'Dimensions with history',
      description: 'What to do when the world changes.',
      lessons: [
        {
          type: 'reading',
          title: 'Slowly changing dimensions',
          minutes: 25,
          body: `## Overwrite or remember?

A shop moves from the North region to the West. Should last year's sales move as well?

- **Type 1:** overwrite. History follows the present. Right for corrections, such as a typing mistake.
- **Type 2:** close the old row and add a new one with \`valid_from\` and \`valid_to\`. Each sale points to the row that was valid *then*.
- **Type 3:** keep the previous value in a second column, for a before and after.

So a dimension needs a **surrogate key** of its own: the shop's number alone would now stand for two rows.`,
        },
        {
          type: 'video',
          title: 'A row is closed, a row is opened',
          minutes: 40,
          animation: 'join',
          transcript:
            'Shop seven belongs to the North: one row, open to the right without an end. On the first of July it moves to the West. The row is closed, and a second begins. Now sales arrive. One from June finds the first row, for its date lies inside; one from August finds the second. Nobody has touched the sales of last year. Each one still knows where it was at home.',
        },
        {
          type: 'reading',
          title: 'Worked example: the shop that moved',
          minutes: 40,
          body: `| shop_key | shop_no | region | valid_from | valid_to |
|---|---|---|---|---|
| 11 | 7 | North | 2024-01-01 | 2026-07-01 |
| 58 | 7 | West | 2026-07-01 | 9999-12-31 |

\`\`\`sql
JOIN dim_shop d
  ON d.shop_no = s.shop_no
 AND s.sold_on >= d.valid_from
 AND s.sold_on <  d.valid_to
\`\`\`

\`valid_to\` is not included, so that a sale on 1 July finds one row exactly. A test for overlaps belongs to it: if two periods of shop 7 overlapped, sales would be counted twice.`,
        },
        {
          type: 'quiz',
          title: 'Check your history',
          minutes: 20,
          questions: [
            {
              prompt: "A product's name had a typing mistake. Which type do you use?",
              options: ['Type 1', 'Type 2', 'Type 3'],
              correct: 0,
              explanation: 'An error is no history. Overwrite it, so that reports show the right name for all times.',
            },
            {
              prompt: 'Why does a Type 2 dimension need surrogate keys?',
              options: ['They are shorter', 'The natural key now stands for several rows', 'Databases require numbers'],
              correct: 1,
              explanation: 'Shop 7 has two versions, and each needs a key to which facts may point.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Decide what to remember',
          minutes: 55,
          body: 'Take a customer or member dimension with at least eight attributes. Choose a type for each and defend it with a question somebody may ask. Write the two rows that exist after a move, and the join that finds the right one.',
        },
      ],
    },
    {
      title: 'Loading data',
      description: 'Incremental, repeatable, honest about lateness.',
      lessons: [
        {
          type: 'video',
          title: 'A load that runs twice',
          minutes: 40,
          animation: 'pipeline',
          transcript:
            'The load takes everything that changed since yesterday, sets it down in the landing area, compares it with the warehouse, and inserts or updates. At two in the morning it breaks off halfway. The operator starts it again. In a poor design, half of the sales would now be there twice. Here each row has a key, and the second run finds its rows already present. Running twice has the same effect as running once.',
        },
        {
          type: 'reading',
          title: 'Loads you may repeat',
          minutes: 30,
          body: `## Idempotent by design

A load will fail, at the worst moment. So build it such that running it **again** does no harm:

- Keep **raw copies**, dated and untouched.
- Load with a key: \`MERGE\`, or delete the day and insert it whole, in *one transaction*.
- Remember a **high-water mark**, and step back a little each time: clocks differ and rows arrive late.
- Read deletions too, or compare keys weekly: what is deleted at the source never shows up as "changed".

Ask of each step: what happens if it stops right here?`,
        },
        {
          type: 'reading',
          title: 'Worked example: replace a window',
          minutes: 35,
          body: `\`\`\`sql
BEGIN;
DELETE FROM fact_sales
 WHERE date_key BETWEEN 20260918 AND 20260920;
INSERT INTO fact_sales
SELECT date_key, shop_key, product_key, customer_key,
       receipt_no, line_no, quantity, net_amount
FROM staged_sales
WHERE date_key BETWEEN 20260918 AND 20260920;
COMMIT;
\`\`\`

Three days are replaced each night, because web orders may arrive up to two days late. Readers see either the old or the new state, never an empty one. If the load runs twice, the result is the same. An order that is four days late would be missed, so a check counts them each Sunday.`,
        },
        {
          type: 'quiz',
          title: 'Check your loads',
          minutes: 30,
          questions: [
            {
              prompt: 'What does idempotent mean?',
              options: ['Running it again changes nothing further', 'It runs in parallel', 'It never fails'],
              correct: 0,
              explanation: 'Loads do fail. What counts is that a repeat leaves the right state.',
            },
            {
              prompt: 'You load rows by "changed since". What do you miss?',
              options: ['New rows', 'Changed rows', 'Deleted rows'],
              correct: 2,
              explanation: 'A deleted row has no time of change any more. Compare keys or get a log of deletions.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Break your own load',
          minutes: 45,
          body: 'Write the load of one fact table in SQL. Mark three places at which it could stop, and describe the state of the data after each and after the repeat. Change the load until all three end in the right state.',
        },
      ],
    },
    {
      title: 'Layers and transformation',
      description: 'From raw to trusted in small named steps.',
      lessons: [
        {
          type: 'reading',
          title: 'Raw, clean, modelled',
          minutes: 40,
          body: `## Each layer has one job

1. **Raw:** as delivered, never edited. It is your evidence.
2. **Clean:** one table for each source table; names, types and duplicates are put in order. No joins.
3. **Modelled:** facts and dimensions with business rules.
4. **Marts:** tables for one group of readers, if needed.

Each transformation is a SELECT in version control. A tool works out the order from the references between them. Write a rule **once**: if net sales are calculated in four reports, they will differ in four ways.

Readers get the modelled layer and above.`,
        },
        {
          type: 'video',
          title: 'The graph of tables',
          minutes: 35,
          animation: 'tree',
          transcript:
            'Each table is a knot, and each reference is a branch. From net sales at the top we can walk down to the raw tills: that is lineage. When the tills change a column, we walk upwards and see at once which twelve tables and three dashboards will notice. Without this tree, people change things and wait to see who calls. With it, you call first.',
        },
        {
          type: 'reading',
          title: 'Worked example: a clean layer',
          minutes: 30,
          body: `\`\`\`sql
-- clean_till_lines: one line of one receipt
SELECT DISTINCT ON (receipt_no, line_no)
       trim(receipt_no)                AS receipt_no,
       line_no::int                    AS line_no,
       upper(product)                  AS product_code,
       (sold_at AT TIME ZONE 'Europe/London')::date AS sold_on,
       amount_pence / 100.0            AS gross_amount
FROM raw_till_lines
ORDER BY receipt_no, line_no, loaded_at DESC;
\`\`\`

Per line, the latest delivery wins. The time zone matters: a sale at 23:30 UTC in July belongs to the next day in London. No rule about VAT appears here. It follows in the modelled layer, once, where accountants can find it.`,
        },
        {
          type: 'quiz',
          title: 'Check your layers',
          minutes: 25,
          questions: [
            {
              prompt: 'Why is the raw layer never edited?',
              options: [
                'It is too large',
                'It is the evidence from which all else can be rebuilt',
                'The law forbids it',
              ],
              correct: 1,
              explanation: 'If a rule was wrong, you correct the rule and rebuild from what was delivered.',
            },
            {
              prompt: 'Where does the rule for net sales belong?',
              options: ['In each report', 'In the raw layer', 'In the modelled layer, once'],
              correct: 2,
              explanation: 'One place to read, to test and to change it.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Draw the lineage',
          minutes: 50,
          body: 'Draw the tables from two raw sources to one report, with the job of each in five words. Mark where each of four rules lives. Then suppose that a source renames a column: list who notices, in which order, and how they learn of it.',
        },
      ],
    },
    {
      title: 'Testing and quality',
      description: 'Find the mistake before the reader does.',
      lessons: [
        {
          type: 'video',
          title: 'Tests at each gate',
          minutes: 35,
          animation: 'filter',
          transcript:
            "Last night's rows come to the first gate: does every line have a key? Three do not, and they are set aside. The second: does each shop exist? The third: is the number of rows between the bounds of the last eight Saturdays? It is not. Half of it is missing. The load stops, yesterday's figures stay in place with a note, and somebody is woken. No reader has seen a wrong number.",
        },
        {
          type: 'reading',
          title: 'Four kinds of test',
          minutes: 30,
          body: `## Cheap, early, loud

- **Structure:** keys are unique and not NULL; references exist.
- **Values:** amounts lie between bounds; codes belong to a list.
- **Volume and freshness:** as many rows as usual; the newest is from yesterday.
- **Reconciliation:** the sum agrees with the source.

Decide what each failure does. *Stop* if readers would be misled; *warn* if somebody should look. A warning that is ignored for a month should become a stop or be deleted.

For every fault that slips through, write the test which would have caught it.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a reconciliation',
          minutes: 30,
          body: `\`\`\`sql
SELECT s.sold_on, s.total AS source, w.total AS warehouse,
       w.total - s.total AS difference
FROM source_totals s
LEFT JOIN warehouse_totals w USING (sold_on)
WHERE w.total IS NULL OR abs(w.total - s.total) > 0.01;
\`\`\`

| sold_on | source | warehouse | difference |
|---|---|---|---|
| 2026-09-19 | 8,935.00 | 8,917.40 | −17.60 |

Seventeen pounds sixty are missing: four rye loaves at £4.40. The new code \`RYE-XL\` was not yet in the product dimension, and an inner join dropped its lines. Remedy: join to the left and send unknown products to the row "unknown", where they are counted and not lost.`,
        },
        {
          type: 'quiz',
          title: 'Check your tests',
          minutes: 25,
          questions: [
            {
              prompt: 'Half the usual rows arrive. What should happen?',
              options: [
                'Load them, half is better than nothing',
                'Stop, keep the last good state and say so',
                'Delete the history',
              ],
              correct: 1,
              explanation: 'Readers would take half a day for a bad day. An honest note does less harm.',
            },
            {
              prompt: 'Which test finds rows dropped by an inner join?',
              options: [
                'Comparing totals with the source',
                'Testing that keys are unique',
                'Testing that values are positive',
              ],
              correct: 0,
              explanation: 'The remaining rows are all fine. Only a comparison reveals that some are missing.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Write ten tests',
          minutes: 60,
          body: 'Write ten tests for your star, at least two of each kind. For each, say whether it stops or warns and who is told. Then damage the data in three ways and report which tests noticed, and which damage nobody saw.',
        },
      ],
    },
    {
      title: 'Speed and cost',
      description: 'Make it quick by reading less.',
      lessons: [
        {
          type: 'reading',
          title: 'Read less',
          minutes: 35,
          body: `## Columns, partitions, summaries

Analytical databases store each **column** separately. A query that names three of sixty columns reads a twentieth of the data, and \`SELECT *\` throws this away.

- **Partition** large facts by date, and filter on it without wrapping it in a function.
- **Cluster** or sort by what is filtered next, often the shop.
- **Summarise** what is asked daily, in a table that is rebuilt each night.
- **Look at the plan** before you buy a larger machine.

In a cloud that charges by the bytes read, the same measures reduce the bill. Give each team a budget and an alarm.`,
        },
        {
          type: 'video',
          title: 'What the query reads',
          minutes: 40,
          animation: 'bars',
          transcript:
            'First bar: all columns and all years, four hundred gigabytes. We name three columns, and twenty remain. We filter on the date, and of five years one month is left: a third of a gigabyte. A nightly summary by shop and day: twelve megabytes. The answer was the same each time. The time went from four minutes to less than a second, and the price followed.',
        },
        {
          type: 'reading',
          title: 'Worked example: a filter that reads everything',
          minutes: 30,
          body: `\`\`\`sql
-- reads all partitions
WHERE date_trunc('month', sold_on) = DATE '2026-09-01'

-- reads one month
WHERE sold_on >= DATE '2026-09-01'
  AND sold_on <  DATE '2026-10-01'
\`\`\`

Both give the same rows. In the first, the database would have to calculate the function for each row before it knows which are needed, and many databases cannot use the partitions then. The plan shows 60 partitions against 1. At £4 per terabyte, and with 400 GB read for each of 50 calls a day, the first costs £80 a day; the second a little over £1.`,
        },
        {
          type: 'quiz',
          title: 'Check your speed',
          minutes: 30,
          questions: [
            {
              prompt: 'Why does SELECT * cost more in a column store?',
              options: ['It is harder to parse', 'It locks the table', 'It reads every column from storage'],
              correct: 2,
              explanation: 'Each column lies by itself; naming only those you need avoids reading the others.',
            },
            {
              prompt: 'A report is opened 500 times a day and changes nightly. What helps most?',
              options: ['A larger machine', 'A summary table rebuilt each night', 'Fewer users'],
              correct: 1,
              explanation: 'Calculate once and read many times.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Halve the reading',
          minutes: 45,
          body: 'Take three slow or large queries, your own or from the course. Look at their plans, note what they read, and rewrite them so that they read at most half. Show that the results are equal, and estimate the saving over a month.',
        },
      ],
    },
    {
      title: 'Governance and handover',
      description: 'Names, rights, people and a finished warehouse.',
      lessons: [
        {
          type: 'video',
          title: 'Who may see what',
          minutes: 30,
          animation: 'network',
          transcript:
            'People at the left, tables at the right, roles in between. The analyst belongs to the role "sales", which may read the sales mart. Nobody is tied to a table directly. When she moves to purchasing, one line is cut and another drawn. Names and addresses of customers hang on a role with two members. And each reading of them leaves a trace. You can look at this picture and explain it to an auditor.',
        },
        {
          type: 'reading',
          title: 'A warehouse is a promise',
          minutes: 30,
          body: `## Write it down, keep it small

- **Names:** agreed, spelt out, in the singular or the plural but not both.
- **Owners:** each table has a person and not only a team.
- **Rights:** by role, as few as necessary. Personal data stay separate, and are deleted when their time is over, from raw copies too.
- **Catalogue:** grain, source, freshness and an example query for each table.
- **Promise:** ready by 07:00 on working days; if not, readers are told by then.

Remove what nobody has read for half a year. Every table costs somebody attention.`,
        },
        {
          type: 'reading',
          title: 'Worked example: an entry in the catalogue',
          minutes: 40,
          body: `**fact_sales**: one line of one receipt, from till or web.

- *Owner:* Ines Duarte, sales data
- *Ready:* 06:30 daily; the last three days may change
- *Excludes:* staff purchases, vouchers sold
- *Personal data:* none; customers only by key

\`\`\`sql
-- net sales by shop, last month
SELECT shop_name, sum(net_amount)
FROM fact_sales JOIN dim_shop USING (shop_key)
WHERE date_key BETWEEN 20260901 AND 20260930
GROUP BY shop_name;
\`\`\`

Five lines and one query answer nine in ten of the questions that Ines used to get by telephone.`,
        },
        {
          type: 'quiz',
          title: 'Check your promise',
          minutes: 20,
          questions: [
            {
              prompt: 'How should rights be given?',
              options: [
                'To each person directly',
                'Through roles, as few as needed',
                'To all, with a request for care',
              ],
              correct: 1,
              explanation: 'Roles can be reviewed and changed in one place when people move.',
            },
            {
              prompt: 'A customer asks for deletion. Which layers are concerned?',
              options: [
                'All that hold their personal data, raw copies included',
                'Only the modelled layer',
                'Only the marts',
              ],
              correct: 0,
              explanation: 'Otherwise the next rebuild from raw data brings them back.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Your warehouse',
          minutes: 60,
          body: 'Build a small warehouse from two sources: raw, clean and modelled layers, a fact, three dimensions with one of type 2, a repeatable load and ten tests. Add the catalogue and the promise. Let somebody answer three questions using these alone.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Katarzyna M.',
      stars: 5,
      text: 'The grain sentence has become a rule in our code reviews. It stopped two bad tables in the first week.',
      day: '2026-10-16',
    },
    {
      author: 'Joel A.',
      stars: 4,
      text: 'Clear on slowly changing dimensions at last. I would have liked more on streaming.',
      day: '2026-08-28',
    },
    {
      author: 'Nadia R.',
      stars: 5,
      text: 'The bakery example made even late-arriving facts feel natural.',
      day: '2026-07-20',
    },
    {
      author: 'Simon C.',
      stars: 3,
      text: 'Good foundations. Those with years of experience can skip the first two modules.',
      day: '2026-06-02',
    },
  ],
};
