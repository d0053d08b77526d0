import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'sql-performance',
  title: 'SQL Performance',
  description: 'Read the plan, find the real cost and make slow queries fast without guessing.',
  level: 'Intermediate',
  price: 20999,
  instructor: {
    name: 'Kenji Watanabe',
    title: 'Principal Database Engineer',
    bio: 'Kenji has tuned databases behind ticket sales and tax returns. He measures twice and adds an index once.',
  },
  duration: '6-8 weeks',
  students: 2140,
  ratingCount: 276,
  ratingDistribution: [71, 20, 6, 2, 1],
  lastUpdated: '2026-10-05',
  fullDescription:
    'A slow query is rarely a mystery once you can read its plan. This course teaches you to measure before you change anything, to see how the planner thinks, and to choose indexes, rewrites and schema changes for a reason. Examples use PostgreSQL, and the ideas carry over to any relational database. You finish with a tuning report that your team can repeat.',
  prerequisites: [
    'Comfortable with joins, grouping and subqueries',
    'Access to a PostgreSQL database that you may experiment on',
  ],
  modules: [
    {
      title: 'Measure before you change anything',
      description: 'Find the query that matters and time it fairly.',
      lessons: [
        {
          title: 'Which query is slow?',
          type: 'reading',
          minutes: 35,
          body: `The slowest query is seldom the most expensive one. A report that takes 9 seconds once a night costs less than a
40-millisecond lookup that runs 20,000 times an hour. Rank by **total time**: calls multiplied by mean duration.

In PostgreSQL the extension \`pg_stat_statements\` keeps that list. Note three numbers before you touch anything:

- calls per hour,
- mean and worst duration,
- rows returned.

Then agree on a target with whoever waits. "Under 200 ms at the 95th percentile" is a target; "faster" is not,
and tuning without one never ends.`,
        },
        {
          title: 'Total time, not worst time',
          type: 'video',
          minutes: 25,
          animation: 'bars',
          transcript: `The bars change places until the longest stands first. Think of your queries. First rank them by their single
worst run. A nightly report towers above everything. Now multiply by calls. The report shrinks to a sliver, and
a tiny lookup grows until it fills half the chart. Nobody ever complained about it, because forty milliseconds
feels instant. But it occupies the server all day, so that is where one hour of tuning buys the most.`,
        },
        {
          title: 'Worked example: ranking the load',
          type: 'reading',
          minutes: 40,
          body: `\`\`\`sql
SELECT query, calls, mean_exec_time,
       calls * mean_exec_time / 1000 AS total_s
FROM pg_stat_statements
ORDER BY total_s DESC LIMIT 3;
\`\`\`

| query | calls | mean ms | total s |
|---|---|---|---|
| basket lookup | 480000 | 40 | 19200 |
| search | 9000 | 310 | 2790 |
| night report | 1 | 9000 | 9 |

Halving the lookup saves 9,600 seconds a day. Removing the report entirely would save nine. Start with the
lookup, even though nobody complains about it.`,
        },
        {
          title: 'Check your measuring',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Which query should you tune first?',
              options: [
                'The one with the longest single run',
                'The one with the longest text',
                'The one with the largest total time',
              ],
              correct: 2,
              explanation: 'Calls multiplied by mean time shows where the server actually spends its day.',
            },
            {
              prompt: 'Why write down a target beforehand?',
              options: ['So you know when to stop', 'So the planner can use it', 'So that statistics stay fresh'],
              correct: 0,
              explanation:
                "Every query can be a little faster. A target tied to a user's need tells you when further effort is waste.",
            },
          ],
        },
        {
          title: 'Make your hit list',
          type: 'assignment',
          minutes: 60,
          body: `Rank the ten most expensive statements in a database you know, or in a sample one under load. For the top three
write down calls, mean time and total time, and agree on one target with a user.`,
        },
      ],
    },
    {
      title: 'Reading execution plans',
      description: 'What EXPLAIN says and where the time goes.',
      lessons: [
        {
          title: 'A plan is a tree',
          type: 'reading',
          minutes: 30,
          body: `\`EXPLAIN\` shows what the planner intends. \`EXPLAIN (ANALYZE, BUFFERS)\` runs the query and adds what happened, so
be careful with statements that write.

Read from the **innermost** nodes outwards: they deliver rows to their parents. For each node compare:

- estimated rows and actual rows,
- actual time multiplied by **loops**,
- buffers read from disk and hit in memory.

A node shown as 0.02 ms with 50,000 loops took a full second. Cost numbers are the planner's own currency,
useful for comparing plans and never a time in milliseconds.`,
        },
        {
          title: 'Following rows up the tree',
          type: 'video',
          minutes: 25,
          animation: 'tree',
          transcript: `Branches grow from a root, and one path is marked. Read it as a plan. Take two leaves: a sequential scan of
orders and an index scan of customers. Rows flow upwards along the branches; thicker branches carry more. A
thick one enters the join, and only a trickle leaves. That is the smell to look for: a lot of work thrown away.
Filter earlier, at the leaf, and the thick branch becomes thin before the join ever sees it.`,
        },
        {
          title: 'Worked example: spotting the waste',
          type: 'reading',
          minutes: 35,
          body: `\`\`\`text
Seq Scan on orders  (rows=900 actual rows=120)
  Filter: (status = 'open')
  Rows Removed by Filter: 999880
  Buffers: shared read=18400
\`\`\`

The scan read a million rows to keep 120. The estimate of 900 is tolerable; the waste is in \`Rows Removed by
Filter\`. At 8 KB per page, 18,400 pages are about 144 MB of reading for 120 rows. An index on the open orders
would touch a few dozen pages.`,
        },
        {
          title: 'Check your plan reading',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'A node shows actual time 0.05 ms and loops 40,000. How long did it take in total?',
              options: ['About 0.05 ms', 'About 2 seconds', 'About 40 seconds'],
              correct: 1,
              explanation: 'Times are per loop: 0.05 ms × 40,000 = 2,000 ms.',
            },
            {
              prompt: 'What is risky about EXPLAIN ANALYZE on an UPDATE?',
              options: ['It locks the system catalogue', 'It deletes old statistics', 'It really performs the update'],
              correct: 2,
              explanation: 'ANALYZE executes the statement. Wrap it in a transaction and roll back.',
            },
          ],
        },
        {
          title: 'Annotate a plan',
          type: 'assignment',
          minutes: 70,
          body: `Take the top statement from your hit list and capture its plan with ANALYZE and BUFFERS. Mark the node with the
most time, the one with the worst row estimate and the largest number of rows removed. Write one hypothesis.`,
        },
      ],
    },
    {
      title: 'Indexes that earn their keep',
      description: 'B-trees, column order, partial and covering indexes.',
      lessons: [
        {
          title: 'Order matters',
          type: 'reading',
          minutes: 40,
          body: `A B-tree is sorted like a telephone book. An index on \`(last_name, first_name)\` finds everyone called Okoye, and
Okoye, Ada; it is of little help for everyone called Ada.

Put columns compared with **equality** first and the **range** or sort column last. Then the index delivers one
contiguous slice, already in order.

- A **partial** index holds only rows that match a condition.
- A **covering** index includes the extra columns that a query returns.

Each index slows every insert and takes memory from the others. Remove those that nobody has used for a whole
business cycle.`,
        },
        {
          title: 'Walking down a B-tree',
          type: 'video',
          minutes: 25,
          animation: 'tree',
          transcript: `The marked path leads from the root to a leaf. We look for customer 4711. The root holds signposts: smaller to
the left, larger to the right. Two steps down, and we are at a leaf. Three pages read, out of a hundred
thousand. Leaves are chained, so a range simply walks along them. Now ask for half the table. The walk plus all
those visits to the table costs more than reading it straight through, so the planner scans.`,
        },
        {
          title: 'Worked example: one index for one query',
          type: 'reading',
          minutes: 30,
          body: `\`\`\`sql
SELECT id, total FROM orders
WHERE customer_id = 42 AND placed_at >= '2026-01-01'
ORDER BY placed_at;

CREATE INDEX orders_customer_placed
  ON orders (customer_id, placed_at) INCLUDE (id, total);
\`\`\`

Equality first, range second. The rows arrive sorted, so the sort node disappears. Both returned columns are
included, so an index-only scan becomes possible on recently vacuumed pages. With the columns reversed, the
database would walk every customer's orders since January.`,
        },
        {
          title: 'Check your indexes',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: "Query: status = 'open' AND created_at > a date. Which index suits it best?",
              options: ['(status, created_at)', '(created_at, status)', 'Two separate indexes'],
              correct: 0,
              explanation:
                'Equality first gives a single slice sorted by date. Two indexes may be combined, but with more work.',
            },
            {
              prompt: 'Only 1% of rows are open, and you always look for open ones. What is leanest?',
              options: [
                'A full index on status',
                "A partial index with WHERE status = 'open'",
                'A covering index on all columns',
              ],
              correct: 1,
              explanation: 'The partial index holds just the 1%, so it is small, cached and cheap to maintain.',
            },
          ],
        },
        {
          title: 'Design two indexes',
          type: 'assignment',
          minutes: 60,
          body: `For two statements on your hit list, propose one index each and predict the new plan in writing. Create them on
a copy, compare the plans with your prediction, and explain any difference. List one existing index you could
drop.`,
        },
      ],
    },
    {
      title: 'Predicates the planner can use',
      description: 'Rewrite conditions so that indexes apply.',
      lessons: [
        {
          title: 'Leave the column alone',
          type: 'reading',
          minutes: 40,
          body: `An index on \`created_at\` stores raw values. Wrap the column in a function and the index no longer matches:
\`date(created_at) = '2026-05-01'\` must compute the date for every row. Turn it round instead, as a half-open
range on the bare column.

Other classics:

- comparing a text column with a number forces a cast,
- \`LIKE '%term'\` has no prefix to look up,
- \`OR\` across different columns often defeats one index,
- \`NOT IN\` with a nullable subquery surprises everybody.

If the function is unavoidable, index the **expression** itself.`,
        },
        {
          title: 'Sargable or not',
          type: 'video',
          minutes: 20,
          animation: 'filter',
          transcript: `Forty dots drift to the right and five pass. Think of them as rows of a table. With the bare column, a gate
opens at exactly the right shelf and only matching rows come through. Now we wrap the column in a function. The
gate cannot know which shelf holds the result, so every single row is lifted out, converted and mostly put back.
The answer is identical. The work is a thousand times larger.`,
        },
        {
          title: 'Worked example: one day of events',
          type: 'reading',
          minutes: 40,
          body: `\`\`\`sql
-- reads everything
WHERE date(created_at) = '2026-05-01'

-- reads one day
WHERE created_at >= '2026-05-01'
  AND created_at <  '2026-05-02'
\`\`\`

On a table of 50 million events the first took 14 seconds and the second 30 milliseconds. The half-open range
also avoids the trap of \`BETWEEN ... AND '2026-05-01 23:59:59'\`, which loses the last second's fractions. Mind
the time zone: a day in London is not a day in UTC for half the year.`,
        },
        {
          title: 'Check your predicates',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt: 'Which condition can use a plain B-tree index on email?',
              options: ["lower(email) = 'a@b.org'", "email LIKE '%@b.org'", "email = 'a@b.org'"],
              correct: 2,
              explanation:
                'Only the bare column compared with a value matches the stored order. For lower(email) you need an expression index.',
            },
            {
              prompt: 'Why prefer >= start AND < end for a day?',
              options: [
                'It locks fewer rows',
                'It leaves no gap and no overlap at the boundary',
                'It forces an index-only scan',
              ],
              correct: 1,
              explanation: 'Half-open ranges meet exactly, whatever the precision of the timestamps.',
            },
          ],
        },
        {
          title: 'Hunt for hidden functions',
          type: 'assignment',
          minutes: 50,
          body: `Search your code base or a sample project for conditions that wrap a column. Rewrite three of them, show that
both forms return the same rows, and record the plan and time before and after each change.`,
        },
      ],
    },
    {
      title: 'Statistics and estimates',
      description: 'Why the planner guesses wrong and how to help it.',
      lessons: [
        {
          title: "The planner's picture of your data",
          type: 'reading',
          minutes: 30,
          body: `The planner never sees your rows when it chooses. It sees **statistics**: how many distinct values, the most
common ones, and a histogram. From these it estimates rows, and from rows it derives costs.

Two things go wrong. Statistics become **stale** after bulk changes, until \`ANALYZE\` runs. And columns are
assumed to be **independent**: city = 'Paris' and country = 'France' are multiplied as though unrelated, so the
estimate is far too small. Extended statistics teach it the connection.

A wrong estimate at a leaf grows at every join above it. Fix the lowest wrong node first.`,
        },
        {
          title: 'When the histogram is out of date',
          type: 'video',
          minutes: 20,
          animation: 'distribution',
          transcript: `Dots build a heap with a long right tail. It resembles the histogram that the planner remembers: order dates up
to last month. Overnight a million new rows arrive on the right, beyond its edge. The planner looks there, sees
almost nothing, and expects one row. It picks a nested loop, perfect for one row and terrible for a million.
After ANALYZE the curve extends, and the very same query gets a hash join.`,
        },
        {
          title: 'Worked example: dependent columns',
          type: 'reading',
          minutes: 40,
          body: `A table has 1,000,000 addresses; 2% are in Paris and 10% in France.

\`\`\`text
Estimate: 1,000,000 × 0.02 × 0.10 = 2,000
Actual:                             19,900
\`\`\`

\`\`\`sql
CREATE STATISTICS addr_dep (dependencies)
  ON city, country FROM addresses;
ANALYZE addresses;
\`\`\`

The new estimate is close to 20,000, because the planner now knows that the city all but decides the country.
The hundred missing rows are Paris, Texas. The join above switches to a hash join without a hint.`,
        },
        {
          title: 'Check your estimates',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'After a bulk load, plans turn bad. What do you try first?',
              options: [
                'Run ANALYZE on the loaded tables',
                'Add an index to every join column',
                'Raise the memory limit',
              ],
              correct: 0,
              explanation:
                'The statistics still describe the table before the load. Refreshing them is cheap and safe.',
            },
            {
              prompt:
                'Estimates are right at the leaves and wrong after a filter on two columns. What is the likely cause?',
              options: ['A missing primary key', 'Too few connections', 'Correlated columns treated as independent'],
              correct: 2,
              explanation:
                'Multiplying selectivities is right only for independent columns. Extended statistics repair it.',
            },
          ],
        },
        {
          title: 'Find the first wrong estimate',
          type: 'assignment',
          minutes: 70,
          body: `Take a plan with at least two joins. Make a table of estimated and actual rows for every node, from the bottom
up. Find the lowest node that is off by a factor of ten, explain it and fix it.`,
        },
      ],
    },
    {
      title: 'Joins, sorts and memory',
      description: 'Choose between nested loops, hashes and merges.',
      lessons: [
        {
          title: 'Three ways to join',
          type: 'reading',
          minutes: 30,
          body: `- **Nested loop**: for each outer row, look up the inner. Superb for few rows with an index.
- **Hash join**: build a hash table of the smaller side, probe with the larger. Superb for large, unsorted sets.
- **Merge join**: walk two sorted inputs side by side. Superb when both are sorted already.

None is bad in itself; each is bad with the wrong row count. Sorts and hashes work within a memory limit
(\`work_mem\` in PostgreSQL) and spill to disk beyond it. The limit applies **per operation**, so raising it for
everybody can exhaust the server.`,
        },
        {
          title: 'Building and probing a hash',
          type: 'video',
          minutes: 30,
          animation: 'join',
          transcript: `Rows on the left find their key on the right; two share one. On the left, a small table of shops. We throw every
shop into a bucket by its number. On the right, sales stream past. Each sale looks into exactly one bucket and
finds its shop. One pass over each side, no sorting. Now make the shops table too large for memory: buckets go
to disk in batches, and everything is read twice. That is a spill.`,
        },
        {
          title: 'Worked example: a spilling sort',
          type: 'reading',
          minutes: 30,
          body: `\`\`\`text
Sort  (actual rows=2000000)
  Sort Method: external merge  Disk: 180MB
\`\`\`

The sort did not fit. Three remedies, cheapest first:

1. Sort fewer rows: the page shows only 20, so add \`LIMIT 20\` and the method becomes \`top-N heapsort\` in a few
   kilobytes.
2. Let an index deliver the order.
3. For this one report: \`SET LOCAL work_mem = '512MB'\`. The sort needs more in memory than on disk.

The first removed the problem without spending any memory.`,
        },
        {
          title: 'Check your joins',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Ten outer rows, an indexed inner table of 50 million. Which join fits?',
              options: ['Hash join', 'Nested loop with index lookups', 'Merge join after sorting both'],
              correct: 1,
              explanation: 'Ten lookups cost a few dozen page reads. The others would read the large table.',
            },
            {
              prompt: 'Why not set work_mem to 2 GB globally?',
              options: [
                'Each sort or hash of each session may use that much',
                'PostgreSQL ignores values above 1 GB',
                'It disables parallel plans',
              ],
              correct: 0,
              explanation: 'A single query can hold several such operations, and hundreds of sessions multiply it.',
            },
          ],
        },
        {
          title: 'Tame a spill',
          type: 'assignment',
          minutes: 65,
          body: `Write or find a query whose plan shows disk use in a sort or hash. Try to remove it in three ways: fewer rows,
an index, and more memory for the session. Compare times and recommend one.`,
        },
      ],
    },
    {
      title: 'Rewriting queries and schemas',
      description: 'When no index will save you.',
      lessons: [
        {
          title: 'Ask for less',
          type: 'reading',
          minutes: 35,
          body: `The fastest work is work not done. Before reaching for more hardware, ask:

- Does anybody read all these **columns**?
- Does page 900 exist in practice? \`OFFSET 18000\` reads and discards 18,000 rows; **keyset** paging continues
  from the last key seen.
- Is the application sending one query per row? That is the **N+1** pattern; fetch the set at once.
- Is the same aggregate computed a thousand times? A **materialised view** or summary table computes it once.

Every summary is a copy that can be out of date. Write down how old it may be.`,
        },
        {
          title: 'One round trip or a hundred',
          type: 'video',
          minutes: 30,
          animation: 'pipeline',
          transcript: `Rows pass from station to station. Imagine each pass as a trip to the database. A page shows a hundred orders
with customer names. The first version asks for the orders and then, a hundred times, for one customer. Watch
the little messages run back and forth: each query takes one millisecond, each trip another two. That is 300
milliseconds. The second version asks once, with a join. The database does slightly more work, and the user
waits five milliseconds.`,
        },
        {
          title: 'Worked example: keyset paging',
          type: 'reading',
          minutes: 35,
          body: `\`\`\`sql
-- page 901, slow
SELECT id, placed_at FROM orders
ORDER BY placed_at DESC, id DESC
LIMIT 20 OFFSET 18000;

-- next page, fast
SELECT id, placed_at FROM orders
WHERE (placed_at, id) < ('2026-03-02 10:15', 88121)
ORDER BY placed_at DESC, id DESC
LIMIT 20;
\`\`\`

With an index on \`(placed_at, id)\` the second reads 20 entries wherever you are. The \`id\` breaks ties, so no row
is shown twice. The price: you can go to the next page, yet not jump to page 57.`,
        },
        {
          title: 'Check your rewrites',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Why does a large OFFSET hurt?',
              options: [
                'It disables all indexes',
                'It locks the skipped rows',
                'The skipped rows must still be produced and discarded',
              ],
              correct: 2,
              explanation: 'The database has to count its way to the start. Keyset paging goes straight there.',
            },
            {
              prompt: 'What must accompany every summary table?',
              options: [
                'A trigger on each source row',
                'A stated limit on how stale it may be',
                'A foreign key to the source',
              ],
              correct: 1,
              explanation:
                'A copy without a freshness promise will be trusted too much or not at all. The limit also decides how to refresh it.',
            },
          ],
        },
        {
          title: 'Rewrite one endpoint',
          type: 'assignment',
          minutes: 55,
          body: `Choose a page or report that issues many queries or pages deeply. Count its statements and time it. Rewrite it
with a set-based query, keyset paging or a summary, and measure again. State what the new version can no longer
do.`,
        },
      ],
    },
    {
      title: 'Concurrency and staying fast',
      description: 'Locks, bloat and catching regressions early.',
      lessons: [
        {
          title: 'Fast alone, slow together',
          type: 'reading',
          minutes: 35,
          body: `A statement that flies in your console may crawl in production because it **waits**. Writers block writers on
the same row, and a forgotten open transaction holds its locks for hours. In PostgreSQL it also keeps dead rows
alive, so tables **bloat** and every scan reads more pages.

Keep transactions short, take rows in one fixed order to avoid deadlocks, and set a statement timeout. Build
indexes with \`CONCURRENTLY\` so that writes go on. Then guard what you gained: store plans and timings of the ten
key statements, and compare them after each release.`,
        },
        {
          title: 'A queue of locks',
          type: 'video',
          minutes: 25,
          animation: 'network',
          transcript: `Light spreads along the arrows until all nine dots have it. Waiting spreads likewise. Session A updates a row
and goes to lunch with its transaction open. Session B wants the same row and waits. Session C asks for an ALTER
TABLE and waits behind B. Now every simple read queues behind C. One forgotten commit has stopped the shop.
Watch what a lock timeout does: C gives up after two seconds, the queue dissolves, and reads continue.`,
        },
        {
          title: 'Worked example: who blocks whom?',
          type: 'reading',
          minutes: 40,
          body: `\`\`\`sql
SELECT pid, state, now() - xact_start AS age,
       pg_blocking_pids(pid) AS blocked_by
FROM pg_stat_activity
WHERE datname = current_database();
\`\`\`

| pid | state | age | blocked_by |
|---|---|---|---|
| 311 | idle in transaction | 02:10:04 | {} |
| 402 | active | 00:01:12 | {311} |

Read the table from the right: session 311 is idle, two hours old, and blocks 402. Find its application first,
then end it. For the future set \`idle_in_transaction_session_timeout\` to a minute.`,
        },
        {
          title: 'Check your concurrency',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'A long idle transaction slows unrelated scans over days. Why?',
              options: [
                'Dead rows cannot be cleaned up, so tables bloat',
                'It fills the connection pool with errors',
                'It resets the statistics',
              ],
              correct: 0,
              explanation: 'Vacuum may not remove row versions that an open transaction could still see.',
            },
            {
              prompt: 'How do you add an index to a busy table?',
              options: [
                "Drop the table's constraints first",
                'Run it inside the largest transaction',
                'CREATE INDEX CONCURRENTLY, at a quiet hour',
              ],
              correct: 2,
              explanation:
                'It builds without blocking writes, at the price of taking longer, and it cannot run inside a transaction block.',
            },
          ],
        },
        {
          title: 'Capstone: a tuning report',
          type: 'assignment',
          minutes: 60,
          body: `Tune one important statement from end to end. Report target, measurement, plan before, hypothesis, change, plan
after and the gain under concurrent load. Add the check that will ring if it becomes slow again, and name who
hears it.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Oskar L.',
      stars: 5,
      text: 'Column order in composite indexes cost me years of confusion. Module 3 cleared it up in an evening.',
      day: '2026-04-09',
    },
    {
      author: 'Farida N.',
      stars: 5,
      text: 'We cut our nightly report from 40 minutes to 3 after the module on estimates. It was one stale statistic.',
      day: '2026-06-17',
    },
    {
      author: 'Greg T.',
      stars: 4,
      text: 'Very practical. I use another database and had to translate some of the plan output myself.',
      day: '2026-08-03',
    },
    {
      author: 'Lucie D.',
      stars: 4,
      text: 'Concise and well ordered, and the locking module is worth the price alone. More on partitions, please.',
      day: '2026-09-25',
    },
  ],
};
