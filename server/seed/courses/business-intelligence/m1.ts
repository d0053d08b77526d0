import type { ModuleSeed } from '../../types.ts';

export const m1: ModuleSeed = {
  title: 'What decisions need',
  description: 'Reports that serve a decision, and those that only fill a screen.',
  lessons: [
    {
      type: 'reading',
      title: 'A report is for somebody',
      minutes: 35,
      body: `## Start with a person and a moment

Before you design a report, picture one reader at one moment: *Leila, who runs four cafés, on Monday at
eight, deciding how many staff to call in.* From that sentence follows nearly everything.

- **What she needs**: last week's busy hours per café, and this week's bookings
- **How fresh**: up to last night; nothing finer would change the rota
- **How long she has**: two minutes, on a phone, standing
- **What she does next**: moves shifts between cafés

Compare it with the request that you would usually receive: "a dashboard with all our café data". That one
has no reader, so it cannot leave anything out.

## Three kinds of report

| Kind | Reader asks | Refresh | Example |
|---|---|---|---|
| Operational | What must I do now? | Minutes | Orders late today |
| Tactical | What should we adjust? | Days | Staffing by hour |
| Strategic | Where are we heading? | Months | Share of returning guests |

Most disappointing dashboards try to be all three at once. If a page needs both a live counter and a
five-year trend, it is two pages.
`,
    },
    {
      type: 'video',
      title: 'What to leave out',
      minutes: 25,
      animation: 'filter',
      transcript: `Forty figures arrive in the first meeting, and each has a friend who wants it on the page. Watch them drift
towards the filter.

The first question is: who acts on this? Figures with no answer stay behind. The second: what would they do
if it doubled? A few more stop. The third: do they need to see it as often as this page is read? Some belong
in a yearly review.

Five figures pass. Nothing was deleted; the others live in a table that can be searched. But the page now
has room to say what matters, and its reader has two minutes to hear it.
`,
    },
    {
      type: 'reading',
      title: 'Interviewing for a report',
      minutes: 40,
      body: `## Ask about last time

People are poor at imagining what they will need and good at telling you what happened. So do not ask "What
would you like to see?" Ask about the last decision.

1. *When did you last decide this? Walk me through that day.*
2. *What did you look at, and in which order?*
3. *What were you missing? What did you do instead?*
4. *What did you choose, and what would have changed your mind?*
5. *Who asked you afterwards why you had chosen that?*

## A worked interview

A ward manager asked for "live bed numbers". Asked about last time, she described ringing three wards each
morning at seven to find out **who would leave that day**. Live numbers would have told her what she could
see through the door. She needed a forecast of discharges, which the wards wrote on whiteboards at six.

The report that helped was a form with one field per ward, and a total. It had no chart at all. Listen for
the workaround (the phone calls, the whiteboard, the private spreadsheet). It is the specification, written
by somebody who needed it badly enough to build it.
`,
    },
    {
      type: 'quiz',
      title: 'Who is it for?',
      minutes: 30,
      questions: [
        {
          prompt: 'What is the best first question when somebody requests a dashboard?',
          options: [
            'Which charts do you like?',
            'When did you last have to decide this, and what did you look at?',
            'Which tool do you use?',
          ],
          correct: 1,
          explanation: 'A past decision shows what was needed and what was missing. Wishes for charts show neither.',
        },
        {
          prompt: 'A page shows a live queue and a five-year trend. What is usually wrong?',
          options: [
            'The colours will clash',
            'Trends need a pie chart',
            'It serves two readers with two different moments',
          ],
          correct: 2,
          explanation: 'One reader acts now and the other plans. Split the page, and both can find their figure.',
        },
        {
          prompt: 'You find a private spreadsheet that a manager fills in by hand each week. What is it?',
          options: [
            'A description of what the official report fails to give',
            'A breach of policy to be stopped',
            'A waste of time',
          ],
          correct: 0,
          explanation: 'Nobody does extra work for pleasure. Understand what it answers before you replace it.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Interview one reader',
      minutes: 50,
      body: `Find somebody who reads a regular report, at work, in a club or at a school. Interview them for twenty
minutes about **the last decision** they took with it, using the five questions.

Hand in one page:

- The reader and the moment, in one sentence
- What they looked at, and what they did not
- Their workaround, if there is one
- The three figures you would show, and five that you would leave out, each with a reason
`,
    },
  ],
};
