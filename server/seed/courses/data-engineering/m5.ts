import type { ModuleSeed } from '../../types.ts';

export const m5: ModuleSeed = {
  title: 'Scheduling and dependencies',
  description: 'What runs when, and what must wait for what.',
  lessons: [
    {
      type: 'reading',
      title: 'From cron to a graph',
      minutes: 40,
      body: `## The trouble with times

A first pipeline is often three lines in a timetable: fetch at 01:00, clean at 02:00, report at 03:00. It
works until the fetch takes seventy minutes. The cleaning then starts on half the data, succeeds, and the
report is wrong.

The jobs were never meant to run **at** a time, but **after** one another. Say that instead:

\`\`\`text
fetch_orders    -> clean_orders   -> report_sales
fetch_customers -> clean_customers -^
\`\`\`

Such a picture is a **directed acyclic graph**, or DAG: arrows with a direction and no circles. A scheduler
starts each step once everything it depends on has succeeded, runs independent steps side by side, and after
a failure restarts from the failed step.

## Small steps, clear edges

Aim for steps that take minutes and produce one table each. If a step makes three tables and fails on the
third, a rerun repeats all of them. If each makes one, you repeat only the third. But do not split further
than you can name: a step called \`part_2b\` has been cut in the wrong place.
`,
    },
    {
      type: 'video',
      title: 'One failure, many waiting',
      minutes: 25,
      animation: 'network',
      transcript: `Here are nine steps and their arrows. On a good night the dots light up from left to right, several at a
time, wherever nothing holds them back. No clock is involved: each waits only for those that point to it.

Now imagine that the second dot failed. Follow its arrows with a finger. Everything that you can reach would
stay dark, and everything that you cannot reach would finish as ever.

The graph tells you three things without any log: what is broken, who is affected and who is not. When the
fault has been repaired, you restart that one dot, and the dark ones follow. A list of times could never
have shown you this.
`,
    },
    {
      type: 'reading',
      title: 'Backfills and time zones',
      minutes: 45,
      body: `## Give every run its day

A step should not ask "what is today?" but be told **which day it is for**. Then the same code serves
tonight's run, a rerun of last Tuesday and the rebuild of a whole year.

\`\`\`python
def load_sales(day: date) -> None:
    with db.transaction():
        db.run("DELETE FROM sales WHERE day = %s", [day])
        db.run(INSERT_FOR_DAY, [day])

for day in days("2026-01-01", "2026-03-31"):
    load_sales(day)      # a backfill is only a loop
\`\`\`

Run a backfill in slices, oldest first, at hours when nobody is waiting, and compare totals with the old
table before you switch readers over.

## Whose midnight?

Store moments in UTC. Convert to local time only where a person reads them or where a **business day** is
defined. In London, the last Sunday of March has 23 hours and the last Sunday of October 25. A job at 01:30
local time runs never on the first and twice on the second. At 01:30 UTC it runs once, always.
`,
    },
    {
      type: 'reading',
      title: 'Retries, timeouts and giving up',
      minutes: 45,
      body: `## Three kinds of failure

Not every failure deserves the same answer.

| Kind | Example | Answer |
|---|---|---|
| Passing | Connection reset | Retry with growing pauses |
| Lasting | Password expired | Stop and tell somebody |
| Hanging | No reply for an hour | Time out, then treat as passing |

Retry a passing failure after, say, 10, 20, 40 and 80 seconds, with a little randomness added, so that a
hundred jobs do not all return at the same instant and bring the recovering server down again. After the
last attempt, give up **loudly**.

## Every wait needs a limit

Suppose a step normally takes 4 minutes and the slowest in three months took 11. A timeout of 20 minutes
leaves room for a bad day and still frees the night's schedule before breakfast. Without one, a single stuck
connection can hold the pipeline until somebody comes to work.

Retries are only safe when the step is idempotent. That is why module 3 came first.
`,
    },
    {
      type: 'quiz',
      title: 'What runs when?',
      minutes: 25,
      questions: [
        {
          prompt: 'A report starts at a fixed hour, and its input is sometimes late. What is the best repair?',
          options: [
            'Start the report two hours later',
            'Start the report after its input has succeeded',
            'Run the report twice',
          ],
          correct: 1,
          explanation: 'A later hour only makes the failure rarer. The dependency states what was really meant.',
        },
        {
          prompt: "Why should a step be told its day rather than ask for today's date?",
          options: [
            'It makes the code shorter',
            "Today's date needs a database",
            'The same code can then rerun or rebuild any day',
          ],
          correct: 2,
          explanation: 'With "today" inside, a rerun of last Tuesday would quietly load today instead.',
        },
        {
          prompt: 'Which failure should not be retried automatically?',
          options: ['An expired password', 'A reset connection', 'A reply that timed out'],
          correct: 0,
          explanation:
            'It will fail in the same way every time, and repeated attempts may lock the account. It needs a person.',
        },
      ],
    },
  ],
};
