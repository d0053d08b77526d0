import type { ModuleSeed } from '../../types.ts';

export const m8: ModuleSeed = {
  title: 'A pipeline of your own',
  description: 'Build, break and repair a small one from end to end.',
  lessons: [
    {
      type: 'reading',
      title: 'Choosing a small, real source',
      minutes: 40,
      body: `## What makes a good source

For a first pipeline of your own, pick a source that changes by itself, so that tomorrow differs from today.
Timetables, weather observations, river levels, air quality and bicycle counters are published openly by
many public bodies.

Check before you start:

- **Licence**: may you store and republish it? Note the wording and the attribution.
- **Politeness**: how often may you ask? Once an hour is plenty.
- **History**: can you get the past, or only the present? If only the present, start collecting today.
- **Keys**: does every station and reading have an identifier that lasts?

## A worked plan

River levels from 12 gauges, published every 15 minutes, make 12 × 96 = 1,152 rows a day: small enough for a
laptop and rich enough to go wrong. Gauges fall silent, send zeros while being serviced, and one will be
renamed.

Write the promise first: "By 07:00, one row per gauge and day with the highest, lowest and median level, and
the number of readings it rests on." With the last column, a reader sees at once that a day rests on 9
readings rather than 96.
`,
    },
    {
      type: 'video',
      title: 'Walking through the finished thing',
      minutes: 25,
      animation: 'pipeline',
      transcript: `Let us walk along a finished pipeline from right to left, as you would when something is wrong.

The report shows yesterday's highest level for twelve gauges, and one is blank. We step back to the daily
table: the gauge has no row. Back to the clean readings: none since noon. Back to the rejected rows, and
there they are, ninety of them, each with the reason "unknown gauge".

Back to the landing file. The gauge has a new identifier, with the same name. So we add one line to the
mapping table, rerun the day, and the blank is filled. Seven minutes, because every stop had kept what it
received.
`,
    },
    {
      type: 'reading',
      title: 'Handing over',
      minutes: 35,
      body: `## If you were away tomorrow

A pipeline is finished when somebody else can run it. Write a **runbook** of two pages and let a colleague
follow it while you watch without speaking.

\`\`\`text
1  What it promises, and to whom
2  Where it runs, and how to see the last run
3  How to rerun one day / one step / everything
4  Known faults: what you see, what it means, what to do
5  Who owns the source, and how to reach them
6  How to switch it off safely
\`\`\`

## Record decisions, not only steps

Next to the code, keep short notes on choices that will look odd later:

> We treat a level of exactly 0.000 as missing. The agency sends it while a gauge is being serviced.
Confirmed by e-mail in March 2026; 41 readings affected so far.

Code shows **what** happens. Without the note, a careful successor will "correct" it, and be wrong.

The best test of a handover is a quiet holiday. The second best is to delete your own copy of everything and
rebuild it from the instructions alone.
`,
    },
    {
      type: 'quiz',
      title: 'Ready to hand over?',
      minutes: 25,
      questions: [
        {
          prompt: 'Why record how many readings a daily figure rests on?',
          options: [
            'To make the table look complete',
            'So that a reader can tell a thin day from a full one',
            'To save space',
          ],
          correct: 1,
          explanation: 'A median of 9 readings and one of 96 look the same. The count tells you which to trust.',
        },
        {
          prompt: 'A gauge is renamed and its readings are rejected. What makes the repair quick?',
          options: [
            'Deleting the rejected rows',
            'Switching off the check',
            'Having kept the rejected rows with the reason',
          ],
          correct: 2,
          explanation:
            'You see at once what was refused and why, fix the mapping and rerun. Nothing has to be fetched again.',
        },
        {
          prompt: 'What is the best sign that a runbook is good?',
          options: [
            'It has more than ten pages',
            'Its author finds it clear',
            'It has been approved',
            'A colleague can rerun a day from it without asking',
          ],
          correct: 3,
          explanation: 'It is written for the person who does not know, so only that person can test it.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Build it, break it, hand it over',
      minutes: 55,
      body: `Build a pipeline from a public source to one daily table, with a written promise, idempotent steps that are
told their day, and at least five checks.

Let it run for **seven days**. Then break it on purpose: stop it half-way, change a column name in the
landing file, feed it the same file twice.

Hand in the code, the graph, the runbook and a one-page diary: what failed, what noticed, and what you
changed. Honest failures that were caught count in your favour.
`,
    },
  ],
};
