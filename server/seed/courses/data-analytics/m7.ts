import type { ModuleSeed } from '../../types.ts';

export const m7: ModuleSeed = {
  title: 'Telling the story',
  description: 'Getting a finding understood, believed and used.',
  lessons: [
    {
      type: 'reading',
      title: 'Answer first',
      minutes: 40,
      body: `## The reader's order is not yours

You worked from data to cleaning to charts to conclusion. Your reader wants the reverse. Put the answer
first, then the reason, then the evidence, and leave the method to the end.

A pattern for any short report:

1. **Answer**: one sentence with the number in it.
2. **So what**: what you recommend, and what happens otherwise.
3. **Why we believe it**: two or three facts, one chart.
4. **How sure we are**: the margin, and what would change our mind.
5. **Method**: for those who want to check.

## Before and after

*Before:* "We analysed 14 months of order data from the shop system after removing duplicates and examined
the trend by category…"

*After:* "**Free returns cost us £4,100 a month and bring back one customer in nine.** We recommend to keep
them for shoes only, which saves about £2,900 and keeps most of those customers."

The second version can be read in ten seconds, and somebody who reads nothing else can still decide. Write
the answer sentence before you make a single slide; if you cannot, the analysis is not finished.
`,
    },
    {
      type: 'video',
      title: 'One line worth following',
      minutes: 25,
      animation: 'series',
      transcript: `Two years of complaints, drawn as a single line. It wanders, as such lines do. If I showed you only this,
each of you would see a different story.

Now two faint lines mark the usual range, and one point turns red, because it is the only one outside. In
your report you would add four words next to it: "delivery firm changed here". Same data, but your eye knows
where to go, and so does the conversation that follows.

This is all that telling a story means here: choose the one thing, point at it, say it in words next to the
place where it happens, and let everything else step back. Nothing has been hidden and nothing added but
attention.
`,
    },
    {
      type: 'reading',
      title: 'Saying how sure you are',
      minutes: 40,
      body: `## Honest words for doubt

Readers forgive uncertainty; they do not forgive surprise. Say what you know, how well, and what you do not
know.

- Give **ranges**, not false precision: "between 300 and 400 households", rather than 347.2.
- Turn percentages into **people**: "about 3 in 20" is easier to picture than 15%.
- Give the **base** along with any change. "Risk doubled" may mean from 1 in 10,000 to 2 in 10,000.
- Name the **weakest link**: "The figures leave out shops that closed during the year."

## Relative and absolute

A headline says that a snack raises the risk of an illness by 20%. If 50 in 1,000 people get it anyway, then
60 in 1,000 snackers will.

| Way of saying it | Sounds |
|---|---|
| Risk up by 20% | Alarming |
| 10 more cases in 1,000 people | Moderate |
| 940 in 1,000 unaffected, instead of 950 | Mild |

All three are the same fact. Give at least two of them, and you will be trusted with the next one.
`,
    },
    {
      type: 'quiz',
      title: 'Would it persuade you?',
      minutes: 25,
      questions: [
        {
          prompt: 'What belongs in the first sentence of a report?',
          options: ['The method', 'The history of the project', 'The answer', 'Thanks to the team'],
          correct: 2,
          explanation:
            'A reader who stops after one sentence should still be able to act. Method matters to those who want to check, and they will read on.',
        },
        {
          prompt: '"Complaints doubled!" What do you need to know first?',
          options: ['From how many to how many', 'Who complained the loudest', 'The colour of the chart'],
          correct: 0,
          explanation:
            'From 2 to 4 is noise, from 2,000 to 4,000 is a crisis. A relative change without its base cannot be judged.',
        },
        {
          prompt: 'Which sentence states uncertainty most usefully?',
          options: [
            'The result is 412.73',
            'The result may or may not be right',
            "Between 380 and 440 orders, because last week's returns are not in yet",
          ],
          correct: 2,
          explanation:
            'It gives a range and the reason for it, so the reader knows both how far off it could be and when it will improve.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'One page for a busy reader',
      minutes: 50,
      body: `Choose a finding from an earlier module or from published statistics. Write **one page**, with one chart,
for a person who has to decide something and has two minutes.

- Start with the answer and the recommendation
- Give two or three supporting facts
- State how sure you are, and what would change your mind
- Put the method in three lines at the foot

Give it to somebody to read. Ask them what they would do now. Note their answer, and change the page if it
was not what you meant.
`,
    },
  ],
};
