import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'sql-for-beginners',
  title: 'SQL for Beginners',
  description:
    'Ask a database your own questions, from a first SELECT to joins, groups and queries that you can defend.',
  level: 'Beginner',
  price: 14999,
  instructor: {
    name: 'Mateus Carvalho',
    title: 'Principal Data Engineer',
    bio: 'Mateus has looked after databases for a railway, a bank and a chain of bakeries. He teaches SQL as a way of thinking before it is a way of typing.',
  },
  duration: '6-8 weeks',
  students: 2310,
  ratingCount: 268,
  ratingDistribution: [68, 21, 7, 3, 1],
  lastUpdated: '2026-09-21',
  fullDescription:
    "SQL is the language in which most of the world's records answer questions. You will work through one small database, a bicycle hire shop, and learn to read tables, filter rows, join, group and check what you got. The emphasis is on being right: how NULL behaves, why a join can double your totals, and how to test a query before anybody relies on it.",
  prerequisites: ['No programming needed', 'Familiarity with tables, for example from a spreadsheet'],
  modules: [
    {
      title: 'Tables and first queries',
      description: 'What a database holds, and how to ask for some of it.',
      lessons: [
        {
          type: 'reading',
          title: 'How a database is organised',
          minutes: 30,
          body: `## Tables, rows, keys

A relational database stores facts in **tables**. Our hire shop has three: \`customers\`, \`bikes\` and \`hires\`. Each row of \`hires\` is one hire, and each column has one type, such as a date or a number.

A **primary key** identifies a row: \`customer_id\` is never repeated and never empty. A **foreign key** points to a row elsewhere: \`hires.customer_id\` says who hired the bike. The customer's name is stored once, so a change of name is one change.

A query describes the result that you want. The database decides how to find it.`,
        },
        {
          type: 'video',
          title: 'From question to query',
          minutes: 40,
          animation: 'filter',
          transcript:
            "We ask the shop's database for bikes. SELECT names the columns we want to see, and FROM names the table. Without more, every row comes back. Now the table shrinks: first to two columns, then to the ten dearest, because ORDER BY sorted by price and LIMIT stopped at ten. Without ORDER BY, the database may return rows in any order, even a different one tomorrow.",
        },
        {
          type: 'reading',
          title: 'Worked example: the three dearest bikes',
          minutes: 35,
          body: `The question: which three bikes cost most per day?

\`\`\`sql
SELECT name, day_rate
FROM bikes
ORDER BY day_rate DESC, name
LIMIT 3;
\`\`\`

| name | day_rate |
|---|---|
| Cargo XL | 45.00 |
| Tandem | 38.00 |
| E-Tour | 35.00 |

\`DESC\` puts the highest first. The second sort key, \`name\`, settles ties, so that the same query always gives the same answer. Two more bikes cost £35.00; "E-Tour" merely comes first in the alphabet.`,
        },
        {
          type: 'quiz',
          title: 'Check your first queries',
          minutes: 30,
          questions: [
            {
              prompt: 'In what order do rows come back without ORDER BY?',
              options: ['By primary key', 'In the order of insertion', 'In no order you can rely on'],
              correct: 2,
              explanation:
                'The database is free to choose. It often looks like insertion order until the day it does not.',
            },
            {
              prompt: 'What does hires.customer_id do?',
              options: [
                'It points to the row of the customer who hired',
                "It counts the customer's hires",
                "It stores the customer's name",
              ],
              correct: 0,
              explanation:
                'A foreign key refers to a row in another table, so facts about the customer live in one place.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Explore the hire shop',
          minutes: 45,
          body: 'On paper, draw the tables customers, bikes and hires with their keys. Write four SELECT queries that a new employee might want. For each, say which columns you chose and why the order of rows matters or does not.',
        },
      ],
    },
    {
      title: 'Filtering rows',
      description: 'Conditions, patterns and the trouble with missing values.',
      lessons: [
        {
          type: 'video',
          title: 'Narrowing the result',
          minutes: 35,
          animation: 'filter',
          transcript:
            'Twelve hundred hires stand in line. WHERE examines them one by one and keeps those for which the condition is true. Hires in July: one hundred and eighty remain. July and longer than three days: twenty-two. Now we write OR without brackets and, suddenly, hires from every month return. AND binds more tightly than OR. When a condition mixes the two, brackets say what you mean.',
        },
        {
          type: 'reading',
          title: 'Conditions and NULL',
          minutes: 40,
          body: `## True, false and unknown

\`WHERE\` keeps the rows for which its condition is **true**. The usual tools are \`=\`, \`<>\`, \`<\`, \`BETWEEN\`, \`IN\` and \`LIKE 'E-%'\`.

\`NULL\` means that no value is known. Comparing with it gives neither true nor false but *unknown*, and unknown rows are dropped. \`returned_on = NULL\` therefore finds nothing at all. Write \`returned_on IS NULL\`.

The trap works the other way too: \`status <> 'late'\` leaves out rows whose status is missing. Decide on purpose whether they belong in your answer.`,
        },
        {
          type: 'reading',
          title: 'Worked example: bikes not yet returned',
          minutes: 30,
          body: `Which hires from June are still out?

\`\`\`sql
SELECT hire_id, bike_id, hired_on
FROM hires
WHERE hired_on >= DATE '2026-06-01'
  AND hired_on <  DATE '2026-07-01'
  AND returned_on IS NULL;
\`\`\`

The range is half open: from 1 June up to but not including 1 July. It works for dates and for timestamps alike. \`BETWEEN '2026-06-01' AND '2026-06-30'\` would lose everything after midnight at the start of 30 June if the column also held times.`,
        },
        {
          type: 'quiz',
          title: 'Check your filters',
          minutes: 25,
          questions: [
            {
              prompt: 'What does WHERE returned_on = NULL return?',
              options: ['The hires still out', 'No rows', 'An error'],
              correct: 1,
              explanation: 'Any comparison with NULL is unknown, and WHERE keeps only what is true. Use IS NULL.',
            },
            {
              prompt: "WHERE city = 'Bath' OR city = 'York' AND days > 3 is read how?",
              options: [
                'Days above three, for both cities',
                'It is rejected as ambiguous',
                'All of Bath, and from York only those above three days',
              ],
              correct: 2,
              explanation: 'AND binds first. Put brackets round the OR if both cities should meet the condition.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Write careful filters',
          minutes: 50,
          body: 'Write six filters for the hire shop: two with dates, one with a pattern, one with IN, one that mixes AND with OR, and one about missing values. For each, name a row that should be in and a row that should be out.',
        },
      ],
    },
    {
      title: 'Calculating in a query',
      description: 'Expressions, dates, text and CASE.',
      lessons: [
        {
          type: 'reading',
          title: 'Columns that you compute',
          minutes: 30,
          body: `## Expressions and names

A select list may hold any expression. \`day_rate * days AS amount\` computes a value for each row and names it. Choose names that a reader will understand without the query.

- Watch **integer division**: in several databases \`3 / 2\` is \`1\`. Multiply by \`1.0\` or cast.
- Round at the end, not on the way.
- \`COALESCE(discount, 0)\` gives the first value that is not NULL.

\`CASE\` chooses between values, testing from top to bottom. Always write an \`ELSE\`, since without one the unmatched rows become NULL.`,
        },
        {
          type: 'video',
          title: 'A pipeline of clauses',
          minutes: 35,
          animation: 'pipeline',
          transcript:
            'We write SELECT first, but the database does not begin there. It takes the table named in FROM, keeps the rows that pass WHERE, computes the select list, and only then sorts. This explains a common error. A name you give in SELECT does not exist yet when WHERE runs, so you cannot filter by it. ORDER BY runs last, and there the new name is welcome.',
        },
        {
          type: 'reading',
          title: 'Worked example: what each hire earned',
          minutes: 30,
          body: `\`\`\`sql
SELECT hire_id,
       days * day_rate AS full_price,
       days * day_rate * (1 - COALESCE(discount, 0)) AS paid,
       CASE WHEN days >= 7 THEN 'weekly'
            WHEN days >= 2 THEN 'short'
            ELSE 'day' END AS kind
FROM hires;
\`\`\`

Take a hire of 7 days at £20 with a discount of 0.10. The full price is £140 and £126 was paid; the kind is \`weekly\`. With no discount recorded, \`COALESCE\` supplies 0 and the customer paid in full. Without it the whole amount would be NULL, and a later sum would quietly leave it out.`,
        },
        {
          type: 'quiz',
          title: 'Check your calculations',
          minutes: 25,
          questions: [
            {
              prompt: 'What is 100 * NULL?',
              options: ['NULL', '0', '100'],
              correct: 0,
              explanation:
                'Arithmetic with an unknown value has an unknown result. COALESCE lets you state what it should be.',
            },
            {
              prompt: 'Why can WHERE paid > 100 fail when paid is named in SELECT?',
              options: [
                'WHERE accepts no numbers',
                'WHERE runs before the select list is computed',
                'Names must be in capitals',
              ],
              correct: 1,
              explanation: 'Repeat the expression, or put the query inside another one and filter there.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Price the hires',
          minutes: 60,
          body: 'Write a query that gives each hire its full price, discount, amount paid and a kind of your own definition. Work out three rows by hand, including one without a discount, and show that the query agrees with you.',
        },
      ],
    },
    {
      title: 'Grouping and counting',
      description: 'One row per group, and the counts that mislead.',
      lessons: [
        {
          type: 'video',
          title: 'Rows fall into groups',
          minutes: 40,
          animation: 'bars',
          transcript:
            'Twelve hundred hires become six bars, one for each shop. GROUP BY collects the rows with the same shop, and an aggregate turns each pile into one number: how many, how much, the average. Next we keep only shops with over a hundred hires. WHERE cannot do it, because it works before the piles exist. HAVING can: it filters groups.',
        },
        {
          type: 'reading',
          title: 'Aggregates and GROUP BY',
          minutes: 35,
          body: `## What you may select

After grouping, each result row stands for many. You may select the grouping columns and aggregates, nothing else.

\`COUNT(*)\` counts rows. \`COUNT(returned_on)\` counts rows where the value is **not NULL**. \`COUNT(DISTINCT customer_id)\` counts different customers. Three counts, three answers: hires, completed hires and people.

\`SUM\` and \`AVG\` skip NULL. The average discount of those who got one differs from the average over all hires. Say which of the two you report.`,
        },
        {
          type: 'reading',
          title: 'Worked example: shops in July',
          minutes: 30,
          body: `\`\`\`sql
SELECT shop,
       COUNT(*) AS hires,
       COUNT(DISTINCT customer_id) AS customers,
       ROUND(AVG(days), 1) AS mean_days
FROM hires
WHERE hired_on >= DATE '2026-07-01'
  AND hired_on < DATE '2026-08-01'
GROUP BY shop
HAVING COUNT(*) >= 20
ORDER BY hires DESC;
\`\`\`

| shop | hires | customers | mean_days |
|---|---|---|---|
| Bath | 96 | 81 | 2.4 |
| York | 62 | 60 | 1.8 |

Leeds had 14 hires and is hidden by \`HAVING\`. A note should say so: readers will otherwise add up the rows and think that they have the total.`,
        },
        {
          type: 'quiz',
          title: 'Check your groups',
          minutes: 30,
          questions: [
            {
              prompt: 'Which expression counts people rather than hires?',
              options: ['COUNT(*)', 'COUNT(customer_id)', 'COUNT(DISTINCT customer_id)'],
              correct: 2,
              explanation: 'A customer with five hires appears five times unless DISTINCT removes the repeats.',
            },
            {
              prompt: 'You want only groups with over 100 rows. Where does the condition go?',
              options: ['WHERE', 'HAVING', 'ORDER BY'],
              correct: 1,
              explanation: 'WHERE filters rows before grouping; HAVING filters the groups afterwards.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Report by month',
          minutes: 45,
          body: 'Write a monthly report of hires, different customers, revenue and the share of hires with a discount. Explain in two sentences which rows each figure counts. Check that the monthly hires add up to the count of the whole table.',
        },
      ],
    },
    {
      title: 'Joining tables',
      description: 'Combine what is stored apart without inventing rows.',
      lessons: [
        {
          type: 'reading',
          title: 'How a join works',
          minutes: 30,
          body: `## Matching rows

A join pairs rows of two tables for which a condition holds, most often that a foreign key equals a primary key.

- \`INNER JOIN\` keeps only the pairs.
- \`LEFT JOIN\` also keeps rows on the left without a partner and fills the right with NULL.

Think before you write: **one row of the result stands for what?** If each hire has one bike, joining bikes to hires keeps one row per hire. If a hire has many payments, the same hire will appear many times, and so will its price.`,
        },
        {
          type: 'video',
          title: 'Pairing rows',
          minutes: 30,
          animation: 'join',
          transcript:
            'Customers stand on the left and hires on the right, with threads between equal customer numbers. An inner join keeps every thread, so Amara with three hires appears three times and Leo, who never hired, disappears. A left join keeps Leo with an empty space beside him. Which one is right depends on the question: "what was hired?" or "who are our customers?"',
        },
        {
          type: 'reading',
          title: 'Worked example: customers who never hired',
          minutes: 40,
          body: `\`\`\`sql
SELECT c.customer_id, c.name
FROM customers c
LEFT JOIN hires h ON h.customer_id = c.customer_id
WHERE h.hire_id IS NULL
ORDER BY c.name;
\`\`\`

The left join gives everyone at least one row. Those without a hire have NULL in every column of \`hires\`, so testing its primary key finds them. If the shop has 500 customers and 430 different ones in \`hires\`, the answer must hold 70 rows. Work out such a number first: it tells you whether the query did what you meant.`,
        },
        {
          type: 'quiz',
          title: 'Check your joins',
          minutes: 20,
          questions: [
            {
              prompt: 'Each hire may have several payments. You join both and sum hires.price. What happens?',
              options: [
                'The price is counted once for every payment',
                'The price is counted once',
                'The database reports an error',
              ],
              correct: 0,
              explanation: 'The join repeats the hire for each payment. Sum payments per hire first, then join.',
            },
            {
              prompt: 'A condition on the right table in WHERE turns a left join into what?',
              options: ['A cross join', 'A faster left join', 'In effect, an inner join'],
              correct: 2,
              explanation:
                'Unmatched rows hold NULL there, and a comparison with NULL is not true. Put the condition into ON.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Join three tables',
          minutes: 60,
          body: "Write a query that lists each hire with the customer's name and the bike's name. Before running it, state how many rows you expect. Then extend it with a left join, and explain which new rows appear and why.",
        },
      ],
    },
    {
      title: 'Subqueries and steps',
      description: 'Break a hard question into named parts.',
      lessons: [
        {
          type: 'video',
          title: 'A query in stages',
          minutes: 30,
          animation: 'pipeline',
          transcript:
            'A hard question becomes easy when each step has a name. First, the revenue of each customer. Second, the average of those revenues. Third, customers above the average. With WITH, every step is a small table that the next one reads. You can run the first step alone, look at ten rows, and go on only when they make sense. That is how long queries stay correct.',
        },
        {
          type: 'reading',
          title: 'WITH and subqueries',
          minutes: 35,
          body: `## Name your steps

A **common table expression** begins with \`WITH name AS (…)\`. It gives a query a name for use below. Several may follow one another, separated by commas.

A subquery can also stand in a condition: \`WHERE bike_id IN (SELECT …)\`. For "there is at least one", prefer \`EXISTS\`. Be careful with \`NOT IN\`: if the subquery returns a single NULL, nothing qualifies at all. \`NOT EXISTS\` has no such trap.

Write one step for each change of grain, and note in a comment what one row stands for.`,
        },
        {
          type: 'reading',
          title: 'Worked example: above-average customers',
          minutes: 40,
          body: `\`\`\`sql
WITH spend AS (          -- one row per customer
  SELECT customer_id, SUM(paid) AS total
  FROM hires
  GROUP BY customer_id
)
SELECT customer_id, total
FROM spend
WHERE total > (SELECT AVG(total) FROM spend)
ORDER BY total DESC;
\`\`\`

Suppose that four customers spent £20, £30, £50 and £300. The average is £100, so only one is above it. This is a fine query and a poor way to find good customers: one large account lifts the average over everybody else. The median, £40, would divide them evenly.`,
        },
        {
          type: 'quiz',
          title: 'Check your steps',
          minutes: 30,
          questions: [
            {
              prompt: 'Why can NOT IN (SELECT …) return no rows?',
              options: ['It works only with numbers', 'The subquery returned a NULL', 'The subquery was sorted'],
              correct: 1,
              explanation: '"Not equal to unknown" is unknown for every row. NOT EXISTS avoids the problem.',
            },
            {
              prompt: 'What is the main gain of naming steps with WITH?',
              options: [
                'Each step can be read and tested by itself',
                'The query always runs faster',
                'The steps are stored for next time',
              ],
              correct: 0,
              explanation:
                'A common table expression lives for one statement. Its gift is clarity, not necessarily speed.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Rebuild a long query',
          minutes: 45,
          body: 'Write a query that finds the bikes hired more often than the average bike in each shop. Use at least two named steps and note the grain of each. Include the small check that convinced you that each step was right.',
        },
      ],
    },
    {
      title: 'Changing data safely',
      description: 'INSERT, UPDATE, DELETE and the brakes that go with them.',
      lessons: [
        {
          type: 'reading',
          title: 'Transactions are your brakes',
          minutes: 40,
          body: `## Look, change, check, commit

\`INSERT\` adds rows, \`UPDATE\` changes them and \`DELETE\` removes them. Without a \`WHERE\`, the last two affect **every row**.

Work in a transaction:

1. \`BEGIN;\`
2. Run a \`SELECT\` with the same \`WHERE\` and note the count.
3. Make the change and compare the count.
4. \`COMMIT;\` if it agrees, or \`ROLLBACK;\` if not.

Constraints help as well. \`NOT NULL\`, \`UNIQUE\`, \`CHECK (days > 0)\` and foreign keys refuse bad data at the door, whoever sends it.`,
        },
        {
          type: 'video',
          title: 'A change and its consequences',
          minutes: 30,
          animation: 'network',
          transcript:
            'A customer asks to be removed. Her row is linked to hires, hires to payments, and payments to the yearly accounts. The foreign keys stop the deletion, and that is no nuisance: the database has noticed what we forgot. We replace her name and address with blanks and keep the hires. The links hold, the accounts still add up, and the personal data is gone.',
        },
        {
          type: 'reading',
          title: 'Worked example: correcting a rate',
          minutes: 35,
          body: `The Tandem's day rate should be £36, not £38.

\`\`\`sql
BEGIN;
SELECT bike_id, day_rate FROM bikes WHERE name = 'Tandem';
UPDATE bikes SET day_rate = 36.00 WHERE name = 'Tandem';
-- 2 rows updated
ROLLBACK;
\`\`\`

We expected one row and got two, because another shop owns a Tandem. The rollback restores both. The second attempt uses the key, \`WHERE bike_id = 17\`, reports one row and is committed. Names describe; keys identify.`,
        },
        {
          type: 'quiz',
          title: 'Check your brakes',
          minutes: 20,
          questions: [
            {
              prompt: 'You ran DELETE FROM hires inside a transaction and forgot the WHERE. What now?',
              options: ['Commit and restore a backup', 'Insert the rows again', 'ROLLBACK'],
              correct: 2,
              explanation: 'Until the commit, nothing is final. That is why the transaction comes first.',
            },
            {
              prompt: 'What does CHECK (days > 0) do?',
              options: [
                'It finds bad rows once a day',
                'It refuses any row with zero or negative days',
                'It turns negative days positive',
              ],
              correct: 1,
              explanation: 'A constraint applies to every insert and update, from whichever program it comes.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Plan a safe change',
          minutes: 55,
          body: 'The shop merges two bike models into one. Write the transaction: the query that counts the affected rows, the change, the check and the decision. Add a constraint that would have prevented the duplicate model in the first place.',
        },
      ],
    },
    {
      title: 'Queries you can defend',
      description: 'Check, explain and finish with a complete analysis.',
      lessons: [
        {
          type: 'video',
          title: 'Finding the slow part',
          minutes: 35,
          animation: 'tree',
          transcript:
            'The database turns your query into a plan, which is a tree of steps. Rows rise from the tables at the bottom through joins and sorts to the result at the top. EXPLAIN shows it. One branch reads a million rows to keep twelve. An index on the filtered column lets the database go straight to those twelve, as the index of a book saves you from reading every page.',
        },
        {
          type: 'reading',
          title: 'Testing a query',
          minutes: 35,
          body: `## Four checks before you send a number

1. **Grain.** Say what one row stands for, then look for duplicates of that key.
2. **Total.** Compare a sum with a figure from another source.
3. **Edge.** Look at the first and last day, at zero and at NULL.
4. **Sample.** Take three rows and recompute them by hand.

Write the question above the query as a comment, together with every choice: "cancelled hires excluded". When somebody asks in six months, the answer will be in the file.`,
        },
        {
          type: 'reading',
          title: 'Worked example: revenue that was too high',
          minutes: 30,
          body: `A report says that July brought £18,400. The bank says £9,200, exactly half. The grain check asks for hires that occur more than once:

\`\`\`sql
SELECT hire_id, COUNT(*)
FROM report_rows
GROUP BY hire_id
HAVING COUNT(*) > 1;
\`\`\`

Every hire appears twice. The report joins \`bike_tags\`, and each bike has two tags. The join was there to show "electric" and nothing more, so an \`EXISTS\` replaces it. Revenue returns to £9,200.`,
        },
        {
          type: 'quiz',
          title: 'Check your defences',
          minutes: 25,
          questions: [
            {
              prompt: 'A total is exactly double what you expected. What is the first suspect?',
              options: ['A join that repeats rows', 'A missing index', 'Rounding'],
              correct: 0,
              explanation: 'Clean multiples point to duplicated rows. Count the key to find them.',
            },
            {
              prompt: 'What does an index change?',
              options: ['The result of the query', 'The number of rows in the table', 'How quickly rows are found'],
              correct: 2,
              explanation: 'An index is a route to the rows. The answer is the same with it or without it.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Answer one question in full',
          minutes: 55,
          body: 'Choose one question about the hire shop that needs a join and a group. Hand in the query with its comments, the result, the four checks with their outcomes, and one sentence that a manager could repeat without getting it wrong.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Hannah W.',
      stars: 5,
      text: 'The lesson on joins that double the total found a bug in a report we have sent out for two years.',
      day: '2026-10-05',
    },
    {
      author: 'Samir D.',
      stars: 5,
      text: 'One small database all the way through. I knew the tables so well that I could concentrate on the SQL.',
      day: '2026-08-14',
    },
    {
      author: 'Grace L.',
      stars: 4,
      text: 'Very clear. Window functions would be a welcome ninth module.',
      day: '2026-09-27',
    },
    {
      author: 'Piotr N.',
      stars: 3,
      text: 'The first two modules were slow for me. From module four it was worth the money.',
      day: '2026-06-18',
    },
  ],
};
