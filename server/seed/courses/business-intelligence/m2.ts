import type { ModuleSeed } from '../../types.ts';

export const m2: ModuleSeed = {
  title: 'Defining metrics',
  description: 'One name, one meaning, one number.',
  lessons: [
    {
      type: 'reading',
      title: 'The same word, three numbers',
      minutes: 40,
      body: `## Where the argument starts

Three teams report "active customers" for May: 8,214, 6,950 and 11,030. Nobody has made a mistake. Sales
counts everyone with an open account, support everyone who logged in, finance everyone who paid within
ninety days.

Meetings about such numbers are spent on whose is right. The cure is a **definition** that a stranger could
compute from:

| Part | Example |
|---|---|
| Name | Paying customers |
| Counts | Distinct customers |
| Condition | At least one order, paid and not refunded in full |
| Period | The last 90 days, up to and including the day shown |
| Excludes | Staff and test accounts |
| Owner | Head of finance |
| Source | \`mart.orders\`, refreshed at 06:00 |

## Rename rather than redefine

The three counts are all useful, so they deserve three names: *open accounts*, *visitors* and *paying
customers*. The word "active" is retired. Renaming costs an afternoon; a word with three meanings costs an
argument every month. Put the definition where the number is, one click away, and not in a document that
nobody opens.
`,
    },
    {
      type: 'video',
      title: 'Taking a number apart',
      minutes: 25,
      animation: 'tree',
      transcript: `At the top stands revenue. It went down by six per cent, and the meeting wants to know why.

Revenue is the number of orders times the average order. Two branches grow. The average order hardly moved,
so follow the other. Orders are visitors times the share who buy. Visitors are steady; the share fell. It
splits again into phone and computer, and on the phone it fell by a quarter.

In four steps we have gone from "revenue is down" to "something is wrong with buying on the phone". A tree
of this kind, agreed in advance, turns an hour of opinions into five minutes of looking.
`,
    },
    {
      type: 'reading',
      title: 'Good measures, bad targets',
      minutes: 40,
      body: `## When a measure becomes a target

A measure that was a fair sign of health often stops being one once people are rewarded for it. A delivery
firm paid for parcels "delivered or attempted within a day". Attempts rose at once: drivers rang and left
within seconds. The number improved by 11 points and complaints doubled.

You can seldom avoid targets, but you can make them harder to bend:

- **Pair** each measure with one that catches the damage: speed with complaints, sales with refunds, calls
  closed with calls repeated.
- **Measure later in the chain**: parcels received rather than attempted.
- **Look at the spread**, not only the average, which hides those who waited longest.
- **Change it** when it has done its work.

## Leading and lagging

*Lagging* figures confirm what has happened, such as revenue or staff turnover. *Leading* ones move first,
such as trial bookings or unanswered messages. A page of lagging figures is a history lesson. Choose at
least one leading figure that your reader can influence this week, and check once a year that it really does
lead.
`,
    },
    {
      type: 'quiz',
      title: 'One meaning each',
      minutes: 25,
      questions: [
        {
          prompt: 'Two teams report different numbers for "active customers". What usually helps most?',
          options: [
            'Taking the average of both',
            'Letting the larger team win',
            'Giving each count its own name and definition',
          ],
          correct: 2,
          explanation:
            'Both counts answer a real question. The quarrel comes from the shared word, not from the numbers.',
        },
        {
          prompt: 'Which pair of measures is hardest to bend?',
          options: [
            'Calls closed, and calls per hour',
            'Calls closed, and callers who ring again within a week',
            'Calls closed, and staff on duty',
          ],
          correct: 1,
          explanation: 'Closing calls without helping raises the first and is caught by the second.',
        },
        {
          prompt: "Which of these is a leading figure for a gym's income?",
          options: [
            "Last quarter's profit",
            'Members who left last year',
            'Fees received in May',
            'Bookings for trial sessions next week',
          ],
          correct: 3,
          explanation:
            'It moves before income does, and somebody can act on it. The others report what has already happened.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Ten definitions',
      minutes: 50,
      body: `Collect **ten figures** that an organisation you know uses regularly. Write for each a definition with the
seven parts from the table: name, counts, condition, period, excludes, owner, source.

- Give your page to two people and let each compute one figure from it
- Where they differ, repair the definition
- Mark each figure as leading or lagging, and name a partner that would catch it being bent

Close with the one word in your list that you would retire, and what replaces it.
`,
    },
  ],
};
