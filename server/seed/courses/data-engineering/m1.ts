import type { ModuleSeed } from '../../types.ts';

export const m1: ModuleSeed = {
  title: 'From source to table',
  description: 'What a pipeline is for, and what its readers rely on.',
  lessons: [
    {
      type: 'reading',
      title: 'What data engineers promise',
      minutes: 35,
      body: `## A promise, not a script

Anyone can copy a file once. A data engineer promises that **the right table is there every morning**, and
that somebody hears about it when it is not. Most of this course is about the second half of that sentence.

A useful promise names four things:

- **Freshness**: orders are in the table by 06:00 for the day before
- **Completeness**: no more than 0.1% of orders missing, and we know which
- **Meaning**: \`total\` is in pence, includes tax and excludes delivery
- **Change**: columns are not renamed without two weeks' notice

## Why write it down

A finance team built its monthly close on a table of orders. One day a new payment method arrived, and those
orders came through with an empty \`paid_at\`. The job ran green every night. Three weeks later somebody
noticed that revenue was 8% low.

Nothing had crashed. The promise had been broken without anybody having said what it was. Had "every order
older than a day has a \`paid_at\`" been written down, it could have been checked in one line of SQL, on the
first night.
`,
    },
    {
      type: 'video',
      title: 'The journey of one order',
      minutes: 25,
      animation: 'pipeline',
      transcript: `Follow a single order. At 14:03 a customer presses a button, and a row appears in the shop's database. That
is the source, and it belongs to the shop, not to you.

At midnight your job reads the new rows and lays them down unchanged in a landing area. Next, a cleaning
step gives every column its type and rejects rows that break a rule, keeping them where you can look. A
modelling step joins the order to its customer and product. Finally the report reads one tidy table.

Four stops, each with its own check. When the number on the report is wrong, you walk back along them until
it is right, and the fault lies in between.
`,
    },
    {
      type: 'reading',
      title: 'ETL, ELT and where the work happens',
      minutes: 40,
      body: `## Two orders of the same three letters

**Extract, transform, load** cleans data on the way and stores only the result. **Extract, load, transform**
stores the raw data first and cleans it inside the warehouse with SQL.

| | ETL | ELT |
|---|---|---|
| Raw data kept | Often not | Yes |
| Changing a rule later | Fetch again from the source | Rerun the SQL |
| Personal data | Can be removed before storing | Must be protected in the warehouse |
| Needs | A machine for transforming | A warehouse with room |

Storage has become cheap, so ELT is the usual start today. Its greatest gift is the **second chance**: if
you learned in June that refunds were counted as sales since January, you correct one query and rebuild six
months from the raw rows. With ETL, the source may have deleted them.

## Choose by what you may keep

The exception is data that you must not hold. If the source contains health notes and your report needs only
counts, remove the notes **before** landing. The safest column is the one that you never stored.
`,
    },
    {
      type: 'quiz',
      title: 'Promises and layers',
      minutes: 25,
      questions: [
        {
          prompt:
            "A nightly job finishes without an error, but yesterday's orders are missing. Which part of the promise is broken?",
          options: ['None, since the job succeeded', 'Completeness', 'Meaning'],
          correct: 1,
          explanation: 'A green job only says that the code ran. Whether the data arrived needs a check of its own.',
        },
        {
          prompt: 'You discover a wrong rule that has been in use for six months. When is the repair easiest?',
          options: [
            'When the raw rows were kept and the rule is a query',
            'When only the cleaned table was kept',
            'When the report is a spreadsheet',
          ],
          correct: 0,
          explanation:
            'With raw data and a repeatable query, you rebuild history. Without it you depend on the source still having the old rows.',
        },
        {
          prompt: 'When is it better to transform before you store?',
          options: [
            'When the table is small',
            'When SQL seems too slow',
            'When the source is another database',
            'When the source holds personal data that you have no reason to keep',
          ],
          correct: 3,
          explanation: 'Data you never stored cannot leak, and need not be deleted later.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Write the promise',
      minutes: 55,
      body: `Choose a table or report that people around you depend on, perhaps a rota, a stock list or a monthly figure.

Write its promise on half a page: **freshness, completeness, meaning and change**. Ask one of its readers to
correct it, and mark what they corrected.

Then turn each of the four into a check that a computer could run, in SQL or in plain words precise enough
to become SQL. Say how quickly each check would notice a failure.
`,
    },
  ],
};
