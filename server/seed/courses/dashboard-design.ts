import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'dashboard-design',
  title: 'Dashboard Design',
  description: 'Design dashboards that answer a known question in seconds and that people still open after a month.',
  level: 'Intermediate',
  price: 19999,
  instructor: {
    name: 'Ingrid Solheim',
    title: 'Information Designer',
    bio: 'Ingrid has drawn maps of ferry routes, hospital dashboards and one very long chart about herring. She sketches on paper before she opens any program.',
  },
  duration: '5-6 weeks',
  students: 1485,
  ratingCount: 172,
  ratingDistribution: [65, 23, 8, 3, 1],
  lastUpdated: '2026-10-09',
  fullDescription:
    'Most dashboards are opened twice: at the launch and at the review. This course shows how to build the other kind. You start with the people who will use it and the decisions they take, choose few measures and define them well, lay them out so that the eye finds its way, and test before you build. You finish with a dashboard that you have watched somebody use.',
  prerequisites: ['Basic charts, as in Data Visualisation', 'Any tool for dashboards, or a spreadsheet'],
  modules: [
    {
      title: 'Decisions before data',
      description: 'Who will look, when, and what they will do next.',
      lessons: [
        {
          type: 'reading',
          title: 'A dashboard serves a decision',
          minutes: 35,
          body: `## Three kinds, three rhythms

- **Operational:** what needs action now? Watched all day by people who act within minutes.
- **Tactical:** are we on course? Read weekly by a team.
- **Strategic:** are we going the right way? Read monthly by those who set budgets.

A page that tries to be all three is none of them. For each dashboard complete the sentence: "*Who* looks at it *when*, in order to decide *what*." If the last part remains empty, a report or a single e-mail will do.

Every measure must earn its place: which value would make somebody act differently?`,
        },
        {
          type: 'video',
          title: 'From the decision backwards',
          minutes: 30,
          animation: 'tree',
          transcript:
            'At the top we write the decision: shall we call in another nurse tonight? Below it, what she needs to know: how many wait, how long, and how many are on their way. Below these, the data: arrivals, triage, ambulances. Average satisfaction last quarter is not on this tree, though somebody is proud of it. The dashboard for this ward has three figures. It is looked at forty times a night.',
        },
        {
          type: 'reading',
          title: 'Worked example: an interview in five questions',
          minutes: 40,
          body: `A depot manager asks for "everything about deliveries". You ask:

1. What did you look up yesterday? *Late vans.*
2. What did you do then? *Rang customers.*
3. What would have been sooner? *To know before the customer.*
4. What do you never use? *The monthly totals.*
5. When do you look? *At ten and at two.*

The dashboard becomes a list of vans likely to be late within two hours, with telephone numbers. It is a table, and it holds no chart at all.`,
        },
        {
          type: 'quiz',
          title: 'Check the purpose',
          minutes: 30,
          questions: [
            {
              prompt: 'A manager asks for "all our figures on one page". What do you ask first?',
              options: [
                'Which colours do you like?',
                'Which tool do you use?',
                'What will you decide when you look at it?',
              ],
              correct: 2,
              explanation: 'The decision selects the figures. Without one, there is no reason to leave anything out.',
            },
            {
              prompt: 'Which dashboard must refresh every minute?',
              options: ['One for a hospital ward', 'One for yearly strategy', 'One for a weekly team meeting'],
              correct: 0,
              explanation:
                "Freshness follows the rhythm of the decision. A minute's data for a yearly choice is noise.",
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Interview a user',
          minutes: 45,
          body: 'Find somebody who looks at figures regularly. Ask the five questions, and watch them at work for fifteen minutes if you may. Write the sentence "who, when, to decide what", and list what they look at without ever acting on it.',
        },
      ],
    },
    {
      title: 'Measures worth showing',
      description: 'Few, defined and hard to game.',
      lessons: [
        {
          type: 'video',
          title: 'A ladder of measures',
          minutes: 30,
          animation: 'pipeline',
          transcript:
            'At the left stand inputs: hours, money, vans. Then activities: parcels driven. Then outputs: parcels delivered. And at the right outcomes: customers who order again. Inputs are easy to count and say little. Outcomes matter, and move slowly. A good dashboard takes one measure from near the end and two or three that lead to it, so that you see both where you are and which way you are going.',
        },
        {
          type: 'reading',
          title: 'Define each measure on a card',
          minutes: 40,
          body: `## One page ends many quarrels

For each measure write a card:

- **Name** and the question it answers
- **Formula**, with numerator and denominator
- **Included and excluded**
- **Source** and time of refresh
- **Owner**, who can change the definition
- **Good direction** and target, with the reason

Prefer rates to totals, and pair each measure with one that keeps it honest: speed with errors, sales with returns. As soon as a measure becomes a target, people improve the *measure*. Ask in advance how you would cheat.`,
        },
        {
          type: 'reading',
          title: 'Worked example: what is on time?',
          minutes: 35,
          body: `Two departments report 96% and 81% of parcels "on time". Cards explain it:

| | Dispatch | Service |
|---|---|---|
| On time means | Left the depot by 18:00 | Arrived in the promised hour |
| Excludes | Returns | Nothing |
| Source | Depot scan | Driver's device |

Both are right about different things. The customer's view, 81%, becomes the main measure. The other is renamed "left on schedule" and stands beside it, as it explains part of the first. The word "on time" alone is banned.`,
        },
        {
          type: 'quiz',
          title: 'Check your measures',
          minutes: 20,
          questions: [
            {
              prompt: 'Which measure keeps "calls per hour" honest?',
              options: ['Calls per day', 'Problems solved at the first call', 'Number of employees'],
              correct: 1,
              explanation: 'Otherwise speed is bought by getting rid of callers.',
            },
            {
              prompt: 'Two teams publish different values of the same measure. What is the first step?',
              options: ['Take the average', 'Trust the larger team', 'Compare the definitions'],
              correct: 2,
              explanation: 'Different numerators, denominators or exclusions explain most quarrels.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Five cards',
          minutes: 55,
          body: 'Choose five measures for a service that you know and write a card for each. Give two of them a partner that keeps them honest. Ask a friend to find the cheapest way of cheating on each, and revise the one that falls most easily.',
        },
      ],
    },
    {
      title: 'Context makes meaning',
      description: 'A number alone is not information.',
      lessons: [
        {
          type: 'reading',
          title: 'Compared with what?',
          minutes: 35,
          body: `## Give each number a neighbour

"1,284 orders" means nothing. Add one or two of these:

- the **past**: last week, and the same week last year;
- a **target**, with its source;
- a **range** that is normal;
- **others**: a similar branch.

Small lines without axes, called sparklines, show the course in the space of a word. Mark the normal range as a pale band.

Take care with percentages of change: from 2 to 3 is +50%. Below about thirty cases, show the counts themselves. And compare Mondays with Mondays.`,
        },
        {
          type: 'video',
          title: 'The normal range',
          minutes: 35,
          animation: 'series',
          transcript:
            'A line of daily calls goes up and down. Yesterday it fell by eight percent, and a red arrow demands an explanation. Somebody invents one. Now we shade the band in which nine days out of ten have lain. Yesterday is well inside. In March there is a day outside, and there the explanation was a power cut. Arrows react to everything. A band tells you when to ask.',
        },
        {
          type: 'reading',
          title: 'Worked example: a tile that speaks',
          minutes: 30,
          body: `First version: **Late parcels: 212 ▲ 6%**, in red.

Second version:

\`\`\`
Late parcels this week      212  (3.1%)
Usual range                 2.4% to 3.4%
Same week last year         3.6%
\`\`\`

The red is gone, since 3.1% lies in the usual range. The number of parcels rose by 7% as well, so the rate has hardly changed. The first tile would have caused a meeting. The second lets people get on with their work, and would turn amber at 3.5%.`,
        },
        {
          type: 'quiz',
          title: 'Check the context',
          minutes: 25,
          questions: [
            {
              prompt: 'A measure moves by 5% each day without a cause. How do you show it?',
              options: ['With the range that is normal', 'With red and green arrows', 'To two decimals'],
              correct: 0,
              explanation: 'Arrows turn noise into news. A range shows which moves are unusual.',
            },
            {
              prompt: 'Sales on a Monday are best compared with what?',
              options: ['Sunday', 'Earlier Mondays', 'The yearly mean'],
              correct: 1,
              explanation: 'Weekdays differ from each other. Like is compared with like.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Rewrite five tiles',
          minutes: 55,
          body: 'Take five single numbers from any dashboard. Rewrite each with two neighbours and, where you can, its normal range. State for each the value at which somebody should act, and delete any tile for which you cannot find one.',
        },
      ],
    },
    {
      title: 'Layout and hierarchy',
      description: 'Lead the eye from the answer to the detail.',
      lessons: [
        {
          type: 'video',
          title: 'A path for the eye',
          minutes: 45,
          animation: 'pipeline',
          transcript:
            'Readers of English start at the top left. There we put the answer: are we all right? Below it, why: three measures that explain it. At the bottom, where: the list of branches to act on. Answer, reason, place. What belongs together stands together and has space around it. Now we take away the boxes and shadows, and the groups remain. Space is cheaper than lines.',
        },
        {
          type: 'reading',
          title: 'A grid and three sizes',
          minutes: 25,
          body: `## Order without decoration

Work on a grid of, say, twelve columns, and align everything. Use **three sizes** of text: one for key figures, one for headings, one for all the rest. Give the most important tile about twice the room of the others.

Group by question, not by data source: "Are customers waiting?" rather than "Telephone system". Write these questions as headings.

Aim for one screen without scrolling and five to nine elements. On a phone, show the answer and the list first. The rest can wait behind a tap.`,
        },
        {
          type: 'reading',
          title: 'Worked example: forty tiles to seven',
          minutes: 35,
          body: `A service desk had forty tiles. We recorded for two weeks which ones anybody mentioned in a meeting or clicked.

| Used | Tiles | Decision |
|---|---|---|
| Daily | 5 | Keep, enlarge |
| Sometimes | 9 | Merge into 2 |
| Never | 26 | Move to an archive page |

Seven remained. The archive page could be reached by a single link, and that made parting easier. After three months it had been opened four times, three of those by its author. Then it was switched off.`,
        },
        {
          type: 'quiz',
          title: 'Check your layout',
          minutes: 25,
          questions: [
            {
              prompt: 'What belongs at the top left?',
              options: ["The firm's logo", 'The filters', 'The answer to the main question'],
              correct: 2,
              explanation: 'It is the first place readers look, and it should repay them at once.',
            },
            {
              prompt: 'By what should tiles be grouped?',
              options: ['By the question they help to answer', 'By the system their data comes from', 'By colour'],
              correct: 0,
              explanation: "Users think in questions. Sources are the builder's concern.",
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Lay it out on paper',
          minutes: 50,
          body: 'Cut a slip of paper for each measure of your dashboard. Arrange them on a sheet so that answer, reason and place follow one another. Photograph three arrangements, show them to a user, and note where their finger goes first.',
        },
      ],
    },
    {
      title: 'Choosing and styling charts',
      description: 'Plain forms, quiet colours, exact words.',
      lessons: [
        {
          type: 'reading',
          title: 'Forms for a glance',
          minutes: 25,
          body: `## Few forms, used consistently

- **Figure with context:** a state
- **Line or sparkline:** a course
- **Sorted bars:** a comparison
- **Bullet graph:** a value, its target and ranges, in one strip
- **Table:** exact values to look up and act on

Gauges need ten times the space of a bullet graph for one number. Pies cannot be compared with each other.

Keep colour for **states**: grey for normal, one strong colour for "look here". If all is coloured, nothing stands out. Add a word or a shape, since not all eyes tell red from green.`,
        },
        {
          type: 'video',
          title: 'Where to look first',
          minutes: 40,
          animation: 'bars',
          transcript:
            'Twelve branches in twelve cheerful colours. Which needs help? We make them all grey. Then we sort them. Then we draw a thin line for the target, and colour only the two that miss it. Your eye is there already. A label says by how much. Twelve colours said that the branches are different, and we knew this. One colour says where to go on Monday.',
        },
        {
          type: 'reading',
          title: 'Worked example: a bullet graph',
          minutes: 40,
          body: `Customer satisfaction: 78, with a target of 80. Ranges: below 60 poor, to 75 fair, above 75 good.

- Three pale grey bands show the ranges.
- A dark bar in the middle runs from 0 to 78.
- A short vertical line stands at 80.

In a strip one centimetre high, readers see value, range and distance to the target. Six of them below one another compare six branches. As six gauges, the same content would fill the screen, and nobody could compare needles.`,
        },
        {
          type: 'quiz',
          title: 'Check your forms',
          minutes: 20,
          questions: [
            {
              prompt: 'What is a bullet graph good for?',
              options: ['Showing a course over time', 'A value with its target and ranges', 'Parts of a whole'],
              correct: 1,
              explanation: 'It packs state and context of a single measure into a small strip.',
            },
            {
              prompt: 'When should colour be used on a dashboard?',
              options: ['For each department', 'To make it lively', 'Where something needs attention'],
              correct: 2,
              explanation: 'Colour attracts the eye. Spend it on what matters.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'One colour only',
          minutes: 55,
          body: "Redraw a dashboard in greys with a single accent colour. Write the rule that decides when the accent appears, and test it with last month's data: how often would it have lit up, and would somebody have acted each time?",
        },
      ],
    },
    {
      title: 'Interaction and detail',
      description: 'Filters, drilling down and links to action.',
      lessons: [
        {
          type: 'video',
          title: 'Overview, then detail',
          minutes: 40,
          animation: 'filter',
          transcript:
            'Overview first: the whole country, one line. A click on the dip in March, and the page shows only March, by region. A click on Kent, and we see a list of thirty orders. Two clicks from "something is wrong" to "these are the ones". Each step kept its context: at the top we still read "Kent, March". And a single button brings us back to the beginning.',
        },
        {
          type: 'reading',
          title: 'Every control has a cost',
          minutes: 30,
          body: `## Good defaults beat many filters

Most users never touch a filter. So let the **default** be what they need: their branch, this week.

- Show active filters in words: "Kent, March 2026".
- Let all tiles follow the same filter, or say which do not.
- Keep drilling to two or three steps.
- Let the address hold the state, so that a view can be sent to a colleague.
- End in an **action**: a list with names, telephone numbers or a link to the order.

Nothing essential may appear only on hovering. Touch screens and keyboards cannot hover.`,
        },
        {
          type: 'reading',
          title: 'Worked example: where filters deceive',
          minutes: 35,
          body: `A user chooses "Kent". The tile for orders follows and shows 310. The tile for complaints comes from another system and still shows the country: 155. The user reads: half of all orders in Kent bring complaints.

Two repairs. At best, the complaints get a region, and the tile shows 9. Until then, the tile is moved to a group named "Whole country", and is greyed with the note "not filtered by region". A tile that ignores a filter in silence is worse than no tile.`,
        },
        {
          type: 'quiz',
          title: 'Check your interaction',
          minutes: 30,
          questions: [
            {
              prompt: 'What do most users do with filters?',
              options: ['Leave them as they are', 'Set them each morning', 'Delete them'],
              correct: 0,
              explanation: 'Hence the default view must already answer the main question.',
            },
            {
              prompt: 'Important details appear only when the mouse hovers. Who is left out?',
              options: ['Nobody', 'People on touch screens or keyboards', 'Users of large screens'],
              correct: 1,
              explanation: 'Put essentials on the page, and use hovering for extras at most.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Two clicks to action',
          minutes: 45,
          body: 'For your dashboard, write three paths from "something is wrong" to "I know whom to call". Count the clicks and cut each path to two. List the active filters at each step as a sentence that the user would read on the screen.',
        },
      ],
    },
    {
      title: 'Trust: data, speed and access',
      description: 'What lies beneath must hold.',
      lessons: [
        {
          type: 'reading',
          title: 'Why people stop believing',
          minutes: 40,
          body: `## Trust is lost in a minute

Users forgive an ugly chart, but not a wrong number. Show on the page:

- **how fresh** it is: "Data to 06:00 today";
- **what is missing**: "Leeds not yet delivered";
- **whom to ask**.

Compare totals with the source each night, and hide a tile rather than show half a day as if it were whole. Load in under three seconds by calculating summaries beforehand.

Give people what they need and no more: names of patients do not belong on a screen in the corridor. And test with the keyboard, a screen reader and at 200% zoom.`,
        },
        {
          type: 'video',
          title: 'One source, many tiles',
          minutes: 35,
          animation: 'network',
          transcript:
            "Seven tiles hang on four tables, and those on two systems. Last night one of the systems delivered nothing. Follow the lines: three tiles are affected, and four are sound. A dashboard that knows its own net can say so: three tiles turn grey with a note, and the others go on. One that does not know shows a terrible morning in Leeds, and by nine o'clock everybody has stopped believing it.",
        },
        {
          type: 'reading',
          title: 'Worked example: a check each night',
          minutes: 30,
          body: `\`\`\`sql
SELECT d.day, d.orders AS dashboard, s.orders AS source
FROM dashboard_daily d
JOIN source_daily s ON s.day = d.day
WHERE d.day >= CURRENT_DATE - 7
  AND d.orders <> s.orders;
\`\`\`

It should return no rows. Last night it returned one: 1,204 against 1,240. Thirty-six orders arrived after midnight with yesterday's date. The remedy is to recalculate the last three days each night. The page now says "figures of the last three days may still change", and they do so rarely.`,
        },
        {
          type: 'quiz',
          title: 'Check the trust',
          minutes: 25,
          questions: [
            {
              prompt: "One branch's data has not arrived. What should the dashboard show?",
              options: [
                'Zero for this branch',
                'The last known value, without a comment',
                'That this branch is missing',
              ],
              correct: 2,
              explanation: 'Zero is a claim, and an old value is a claim too. Say what you do not know.',
            },
            {
              prompt: 'What is the best remedy for a slow dashboard?',
              options: ['To calculate summaries beforehand', 'To ask users for patience', 'To refresh more often'],
              correct: 0,
              explanation: 'Reading a thousand prepared rows is quicker than adding up ten million on each visit.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'A trust panel',
          minutes: 50,
          body: 'Design a small panel for your dashboard: freshness, gaps, checks and the person to ask. Write the checks as queries or in words. Then describe what users see when each check fails, and test the page with the keyboard only.',
        },
      ],
    },
    {
      title: 'Test, launch, prune',
      description: 'Watch people use it and let it change.',
      lessons: [
        {
          type: 'video',
          title: 'Use fades unless you watch',
          minutes: 35,
          animation: 'series',
          transcript:
            'The launch: sixty people a day. After two weeks, thirty. After two months, four. This curve is normal, and few teams ever draw it. Here we look at it monthly. In March we ask five users who had stopped coming: the figure they needed was on the second page. It is moved to the front, and the curve turns. A dashboard is never finished. It is looked after, or it dies.',
        },
        {
          type: 'reading',
          title: 'Five users, five tasks',
          minutes: 30,
          body: `## Watch, do not explain

Give five people the draft and tasks such as "Which branch needs help today?". Say nothing. Note whether they succeed, how long it takes and where they get stuck. Five people find most of the serious problems.

After the launch, measure **use** and, above all, **actions**: what was done because of it? Once a quarter go through each tile: who used it, for what? If nobody can say, remove it.

Announce changes of definition in advance, and mark them in the chart. Otherwise a new formula looks like a new reality.`,
        },
        {
          type: 'reading',
          title: 'Worked example: notes from a test',
          minutes: 30,
          body: `| Task | Success | Median | Where they got stuck |
|---|---|---|---|
| Find the worst branch | 5 of 5 | 6 s | |
| Say why | 2 of 5 | 48 s | Cause was below the fold |
| Send it to a colleague | 1 of 5 | 90 s | Link lost the filter |

Two changes follow: the cause moves next to the list of branches, and the address now carries the filter. In the second round, 5 and 4 of 5 succeed. Nobody commented on the colours, over which we had argued for two days.`,
        },
        {
          type: 'quiz',
          title: 'Check your launch',
          minutes: 25,
          questions: [
            {
              prompt: 'A tester gets stuck. What do you do?',
              options: ['Point at the right tile', 'Wait, and note what happens', 'End the test'],
              correct: 1,
              explanation: 'Where a tester gets stuck, users will too, and you will not be standing there.',
            },
            {
              prompt: 'Which measure of success is the best?',
              options: [
                'Decisions taken because of the dashboard',
                'Page views on the day of the launch',
                'Number of tiles',
              ],
              correct: 0,
              explanation: 'Views may be curiosity. A dashboard exists to change what people do.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'A dashboard in use',
          minutes: 60,
          body: 'Build your dashboard with up to nine elements. Test it with at least three people and five tasks, revise it, and test again. Hand in the cards, both versions, your notes, and the rule by which you will remove tiles.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Gareth L.',
      stars: 5,
      text: 'We went from forty tiles to seven. Nobody has asked for the other thirty-three.',
      day: '2026-10-15',
    },
    {
      author: 'Priyanka S.',
      stars: 4,
      text: 'The interview module alone was worth it. More on mobile layouts, please.',
      day: '2026-08-19',
    },
    {
      author: 'Emeka O.',
      stars: 5,
      text: 'Metric definitions on one page ended a quarrel between two departments.',
      day: '2026-07-03',
    },
    {
      author: 'Julie F.',
      stars: 4,
      text: 'Practical, and independent of any tool. The last project takes longer than stated.',
      day: '2026-09-23',
    },
  ],
};
