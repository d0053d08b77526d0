import type { ModuleSeed } from '../../types.ts';

export const m5: ModuleSeed = {
  title: 'Dashboards in practice',
  description: 'From the sketch to the page that people open twice.',
  lessons: [
    {
      type: 'reading',
      title: 'Sketch before you build',
      minutes: 40,
      body: `## Paper is faster than any tool

A sketch on paper takes ten minutes and can be thrown away. A built page takes two days, and people defend
it. Draw three versions, with **invented but plausible numbers**, and put them before your reader.

Ask them to think aloud:

- *What is this page telling you?*
- *What would you do now?*
- *What would you look at next?*

Do not explain. Every time you want to explain, you have found something to change.

## A worked round

For the manager of a swimming pool, sketch A led with visitors per month. She looked at it kindly and said,
"Nice." Sketch B led with *lanes free per hour for the coming weekend*. She said, "Then I would move the
course on Saturday," and reached for a pencil.

Sketch B won. It was a plain grid of hours and lanes, with not a single line chart. **Watch for the hand
that reaches for the pencil.** Politeness praises the page; interest uses it.

Keep the sketches. In half a year, when somebody asks for visitors per month, you will know why it is not
there.
`,
    },
    {
      type: 'video',
      title: 'Ordinary weeks and real news',
      minutes: 25,
      animation: 'series',
      transcript: `This line is weekly complaints. Last week twelve, this week seventeen. In the meeting somebody says: up by
forty-two per cent, what happened?

Let the line continue to the left. Over two years it has wandered between eight and twenty, week after week,
without anybody doing anything. Now we draw two faint limits around that usual range. Seventeen lies inside.
Nothing happened; this is what an ordinary month looks like.

Further on, one point lies clearly above the upper limit. That one is worth a meeting. Limits like these
save more time than any other mark you can add to a chart.
`,
    },
    {
      type: 'reading',
      title: 'Signals, limits and alerts',
      minutes: 40,
      body: `## How wide is usual?

A simple way to draw limits for a weekly figure uses the **average change from one week to the next**.

Complaints in eight weeks: 12, 15, 11, 14, 16, 12, 13, 15. Mean: 13.5. The changes, without sign, are 3, 4,
3, 2, 4, 1, 2, on average 2.7. The limits of an *XmR chart* lie at 2.66 times that value either side of the
mean:

\`\`\`text
13.5 + 2.66 x 2.7 = 20.7
13.5 - 2.66 x 2.7 =  6.3
\`\`\`

As long as weeks fall between 7 and 20, treat them as ordinary. Look closer if

- one point lies outside the limits, or
- eight in a row lie on the same side of the mean.

## Let the page be silent

Send an alert on a signal and never on an ordinary wobble. A manager who receives "complaints up 42%" on a
Monday and "down 30%" on the next will stop reading both. Say instead: "17 complaints, within the usual 7 to
20." It is less exciting, and after a year it is believed.
`,
    },
    {
      type: 'quiz',
      title: 'News or noise?',
      minutes: 25,
      questions: [
        {
          prompt: 'The limits are 7 and 20. This week shows 17 after 12. What do you report?',
          options: [
            'A rise of 42% that needs a meeting',
            'An ordinary week within the usual range',
            'An error in the data',
          ],
          correct: 1,
          explanation:
            'The figure moves this much all the time without a cause. Explaining noise produces stories, not improvements.',
        },
        {
          prompt: 'Nine weeks in a row lie just above the mean, none outside the limits. What does that suggest?',
          options: [
            'Nothing, since all are within the limits',
            'The chart is broken',
            'The level has probably shifted',
          ],
          correct: 2,
          explanation:
            'Eight or more on one side are unlikely by chance. A small lasting change shows up in this way before any single point does.',
        },
        {
          prompt: 'Why show a reader a sketch with invented numbers?',
          options: [
            'Their reaction shows whether the page would change what they do',
            'It hides mistakes in the data',
            'It is required by most tools',
          ],
          correct: 0,
          explanation:
            'If plausible numbers lead to no action, real ones will not either, and you have lost only ten minutes.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Three sketches',
      minutes: 50,
      body: `For the reader you interviewed in module 1, draw **three different pages** by hand, each with plausible
invented numbers.

- Show them to the reader, or to somebody who knows that work, without explaining
- Note what they said and what they would have done
- Combine what worked into a fourth sketch

For one figure, collect at least eight past values, compute XmR limits and draw them in. Say which of the
past values were signals. Hand in all four sketches with your notes.
`,
    },
  ],
};
