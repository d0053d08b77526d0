import type { ModuleSeed } from '../../types.ts';

export const m3: ModuleSeed = {
  title: 'Loading data reliably',
  description: 'Batches, keys and reruns that never count twice.',
  lessons: [
    {
      type: 'reading',
      title: 'Jobs that can run twice',
      minutes: 40,
      body: `## The most useful word in the trade

A step is **idempotent** if running it twice gives the same result as running it once. Networks fail
half-way, machines restart, colleagues press the button again. If your steps are idempotent, the answer to
every failure is the same: *run it again*.

This load is not:

\`\`\`sql
INSERT INTO sales SELECT * FROM landing WHERE day = '2026-05-04';
\`\`\`

Run it twice and the fourth of May counts double. This one is:

\`\`\`sql
BEGIN;
DELETE FROM sales WHERE day = '2026-05-04';
INSERT INTO sales SELECT * FROM landing WHERE day = '2026-05-04';
COMMIT;
\`\`\`

The transaction matters as much as the deletion. A reader sees either the old day or the new one, never an
empty table in between.

## Or merge by key

Where rows have a natural key, insert or update:

\`\`\`sql
INSERT INTO customers (id, name, town)
SELECT id, name, town FROM landing_customers
ON CONFLICT (id) DO UPDATE
SET name = excluded.name, town = excluded.town;
\`\`\`
`,
    },
    {
      type: 'video',
      title: 'Why late data is normal',
      minutes: 20,
      animation: 'distribution',
      transcript: `Each dot is an event that happened on Monday, placed by how late it reached us. Most drop near the left
edge: within minutes. The heap grows quickly, and you might think that Monday is complete.

But there is a tail. These events came hours later, when phones that had been offline found a network again.
And the last dot, far to the right, arrived on Thursday.

If you closed Monday at midnight and never looked back, every Monday would lose its tail, and you would
think that Mondays were quiet. So rerun the last few days every night. How many? Draw this heap for your own
source and see where its tail ends.
`,
    },
    {
      type: 'reading',
      title: 'Fetching only what is new',
      minutes: 40,
      body: `## The watermark

Reading the whole source every night is simple and correct, and you should do it as long as you can afford
it. When you cannot, remember how far you got. That memory is the **watermark**.

\`\`\`python
since = state["orders"]              # 2026-05-04T00:00:00Z
rows = source.query(
    "SELECT * FROM orders WHERE updated_at >= %s", [since]
)
load(rows)                           # idempotent: merges by id
state["orders"] = max(r.updated_at for r in rows)
\`\`\`

## Three traps

- **Clocks.** A row may be stamped 23:59:59 and become visible at 00:00:03. Step the watermark back by some
  minutes; merging by key makes the overlap harmless.
- **Deletions.** A deleted row has no \`updated_at\`. Ask for soft deletes, or compare the identifiers once a
  week.
- **Silent edits.** Somebody repairs data by hand and does not touch \`updated_at\`. A full reload on Sundays
  heals what you did not see.

Save the watermark **after** the load, in the same transaction if you can. Saved before, a crash in between
loses rows for good.
`,
    },
    {
      type: 'quiz',
      title: 'Run it again',
      minutes: 25,
      questions: [
        {
          prompt: 'What makes a step idempotent?',
          options: ['It runs quickly', 'It never fails', 'Running it twice leaves the same result as running it once'],
          correct: 2,
          explanation: 'Failures then need no detective work: you run the step again.',
        },
        {
          prompt: 'Why are the DELETE and the INSERT of a reload put into one transaction?',
          options: [
            'So that readers see the old day or the new one, and never neither',
            'So that the delete is faster',
            'Because the database would refuse them otherwise',
          ],
          correct: 0,
          explanation:
            "If the job dies between the two, the transaction is undone and yesterday's version is still there.",
        },
        {
          prompt: 'When should the watermark be saved?',
          options: [
            'Before the rows are fetched',
            'Between fetching and loading',
            'Once a week',
            'After the load has succeeded',
          ],
          correct: 3,
          explanation:
            'Saved too early, a crash skips rows forever. Saved late, the worst case is that some rows are merged a second time.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Make a script safe to repeat',
      minutes: 55,
      body: `Take a small script that copies or transforms data, your own or the one described here: it reads a CSV of
payments each evening and appends it to a table.

Rewrite it so that it can be **stopped anywhere and run again**. Show:

1. The key by which rows are merged, or the slice that is replaced
2. Where the transaction begins and ends
3. How late rows and deletions are caught

Prove it: run it twice, stop it once in the middle, run it again, and compare the counts.
`,
    },
  ],
};
