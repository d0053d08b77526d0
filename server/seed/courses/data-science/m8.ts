import type { ModuleSeed } from '../../types.ts';

export const m8: ModuleSeed = {
  title: 'A study you can defend',
  description: 'Question, model, limits and report, in one piece.',
  lessons: [
    {
      type: 'reading',
      title: 'Repeatable by a stranger',
      minutes: 40,
      body: `## The test of a finished study

A study is finished when somebody who has never met you can start from your folder and get **the same
numbers**. In half a year that stranger is you.

\`\`\`text
study/
  README.md          question, how to run, how long it takes
  data/raw/          never edited, with source and date
  src/01_clean.py    raw -> data/clean.parquet
  src/02_model.py    clean -> results/model.json
  src/03_figures.py  results -> figures/
  uv.lock            exact versions of every library
\`\`\`

- **One command** runs everything from raw data to figures.
- **Seeds** are fixed, and the result is checked with several others: a finding that needs seed 42 is not a
  finding.
- **Numbers in the text** come from files, not from your memory.
- **Versions** are pinned, since defaults change between releases.

## A small investment

It takes about an hour to set up, and it pays on the day when a reviewer asks, "What if you leave out 2020?"
With a folder like this, the answer takes ten minutes. Without it, the answer is a week, and a slightly
different number that you cannot explain.
`,
    },
    {
      type: 'reading',
      title: 'Limits, harms and plain words',
      minutes: 40,
      body: `## Write the limits first

Write the section on limits before the results, while you are not yet in love with them. Be specific: "may
not generalise" says nothing. Better:

> Our 1,900 patients came from two city hospitals. Only 4% were over 85, so for them the model's error is
uncertain by ±9 points. We advise against its use in that group.

## Who bears the errors?

An average score hides who pays. Compute the error rates **for each group** that could be treated
differently:

| Group | People | False alarms | Missed |
|---|---|---|---|
| Under 40 | 2,100 | 6% | 11% |
| 40 to 64 | 3,400 | 7% | 12% |
| 65 and over | 800 | 19% | 10% |

Overall the false alarms are at 8%, which looks fine. For older people they are nearly three times those of
the others. Whether that is acceptable is not a statistical question, but only you can make sure that it is
asked.

Finally, explain the result to somebody outside the field **without** the words *significant*, *robust* or
*model*. If it cannot be said, it has not been understood.
`,
    },
    {
      type: 'video',
      title: 'From raw file to defended claim',
      minutes: 20,
      animation: 'pipeline',
      transcript: `Let us follow a claim from its birth. It starts as a raw file, untouched, with its source and date. The
first station cleans it and writes down each decision. The second fits the model on one part and chooses on
another.

The third opens the held-out part, once, and writes the score to a file. The last builds the figures and
fills the numbers into the text.

Now a reviewer doubts a number. You walk back along the line, change one setting at one station, and
everything after it follows. Nothing was typed by hand, so nothing can be forgotten. That is what it means
to defend a claim.
`,
    },
    {
      type: 'quiz',
      title: 'Ready to defend?',
      minutes: 30,
      questions: [
        {
          prompt: 'Your finding appears with seed 42 but not with most others. What do you report?',
          options: ['The result with seed 42', 'The best of all the seeds', 'That the result is not stable'],
          correct: 2,
          explanation:
            'Which seed is used is an accident. A conclusion that depends on it says something about the accident only.',
        },
        {
          prompt: 'Overall, 8% false alarms; for people over 65, 19%. What is the right step?',
          options: [
            'Report the rates by group and raise the question of whether this is acceptable',
            'Report the average, since it is correct',
            'Leave out the older group',
          ],
          correct: 0,
          explanation:
            'Averages hide who bears the errors. The decision belongs to more people than you, and they need the numbers.',
        },
        {
          prompt: 'Which sentence states a limit usefully?',
          options: [
            'Results may not generalise',
            'Further research is needed',
            'All models are wrong',
            'Only 4% were over 85, and we advise against use in that group',
          ],
          correct: 3,
          explanation: 'It says for whom, how many and what follows. A reader can act on it.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Your study',
      minutes: 50,
      body: `Carry out a study from question to report, on data that you may use. It may estimate, predict or test, but
choose one.

Hand in a folder that runs with one command, and a report of at most **four pages**:

1. The question, and what would have changed your mind
2. Limits, written first
3. Method, with the drawing of arrows or the plan of the split
4. Results with uncertainty, and error rates by group where people are concerned
5. A summary in plain words

Let a fellow student run it on another computer and attach their notes.
`,
    },
  ],
};
