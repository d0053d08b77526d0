import type { components } from '../../src/api/generated/schema.d.ts';

/** A resource of the contract; those that the app shows itself have a `body` in Markdown. */
export type ResourceSeed = components['schemas']['Resource'] & { body?: string };

export const resources: ResourceSeed[] = [
  {
    id: 'reading-a-chart',
    title: 'Reading a chart in one minute',
    description: 'Five questions to ask of any chart before you believe it.',
    type: 'guide',
    url: '/resources/reading-a-chart',
    category: 'Getting Started',
    tags: ['charts', 'basics'],
    duration: '10 min',
    level: 'beginner',
    featured: true,
    body: `## Five questions, in this order

1. **What is one mark?** A bar may be a shop, a day or a thousand people. If you cannot say, stop here.
2. **Where do the axes begin and end?** Bars that do not start at zero exaggerate. Lines may start elsewhere,
   but the labels should say so.
3. **Compared with what?** A rise needs a reference: last year, a plan, another town.
4. **How many stand behind it?** "60% prefer" may be 6 people in 10. Look for the number near the source.
5. **What is missing?** Years before the first, groups that were left out, people who did not answer.

## Try it

A poster says "Complaints down by half!" above two bars. One mark is a quarter of a year. The axis starts at
zero. The comparison is with the quarter before, which contained Christmas. The numbers are 64 and 31. Missing:
the same quarter of last year, which had 29.

So complaints did not halve; they **returned to normal after Christmas**. It took less than a minute, and no
mathematics. Do this with one chart a day for two weeks, and you will do it without thinking.
`,
  },
  {
    id: 'sql-reference',
    title: 'SQL quick reference',
    description: 'The twenty statements that cover most analysis work, on two pages.',
    type: 'download',
    url: '/downloads/sql-reference.md',
    category: 'Getting Started',
    tags: ['sql'],
    level: 'beginner',
  },
  {
    id: 'an-hour-a-day',
    title: 'An hour a day, and finished by spring',
    description: 'How to plan a course so that you reach its last module.',
    type: 'article',
    url: '/resources/an-hour-a-day',
    category: 'Getting Started',
    tags: ['studying', 'habits'],
    duration: '6 min',
    level: 'beginner',
    body: `## Courses are lost in week three

The first two weeks run on curiosity. In the third, something comes up, you miss four days, and the course turns
into a debt. A little planning prevents that.

- **Fix the hour, not the amount.** "Half past seven, kitchen table" survives bad days better than "two lessons
  a week".
- **Stop in the middle.** If you leave a reading one paragraph before its end, tomorrow has an easy beginning.
- **Do the quiz first.** Guess, get it wrong, then read. People remember answers that they have looked for.
- **Write three lines afterwards**: what was new, what was unclear, where you could use it this week.
- **Plan one empty evening a week.** It absorbs whatever comes up.

## A sum that may help

A module takes three hours, so eight modules take twenty-four. At an hour a day, five days a week, that is just
under **five weeks**; with missed days and the assignments done properly, eight to ten. If you fall behind, do
not catch up. Continue where you are, at the same hour.
`,
  },
  {
    id: 'python-tutorial',
    title: 'The Python tutorial',
    description: "The language's own introduction: short chapters, exact, and always up to date.",
    type: 'external',
    url: 'https://docs.python.org/3/tutorial/',
    category: 'Getting Started',
    tags: ['python', 'programming'],
    level: 'beginner',
  },
  {
    id: 'window-functions',
    title: 'Window functions by example',
    description: 'Running totals, ranks and changes, without losing a single row.',
    type: 'guide',
    url: '/resources/window-functions',
    category: 'Advanced Topics',
    tags: ['sql', 'analysis'],
    duration: '15 min',
    level: 'intermediate',
    featured: true,
    body: `## Keep the rows, add a view of their neighbours

\`GROUP BY\` turns many rows into one. A **window function** keeps every row and adds a number computed from the
rows around it.

\`\`\`sql
SELECT shop, week, revenue,
  revenue - LAG(revenue) OVER (PARTITION BY shop ORDER BY week) AS change,
  SUM(revenue) OVER (PARTITION BY shop ORDER BY week)           AS so_far,
  RANK() OVER (PARTITION BY week ORDER BY revenue DESC)         AS place
FROM weekly_sales;
\`\`\`

Read \`OVER (PARTITION BY shop ORDER BY week)\` as *"for each shop, in order of weeks"*.

| Function | Gives |
|---|---|
| \`LAG(x)\` | The value one row before |
| \`SUM(x)\` with an order | A running total |
| \`RANK()\` | The place, with ties |
| \`ROW_NUMBER()\` | A number without ties |

## The latest row per customer

\`\`\`sql
SELECT * FROM (
  SELECT o.*, ROW_NUMBER() OVER (
    PARTITION BY customer_id ORDER BY ordered_at DESC, id DESC
  ) AS n FROM orders AS o
) AS t WHERE n = 1;
\`\`\`

The second sort key matters: without \`id\`, two orders at the same moment make the answer change from run to run.
`,
  },
  {
    id: 'postgresql-manual',
    title: 'PostgreSQL manual',
    description: 'The full reference. Start with the chapters on queries, indexes and EXPLAIN.',
    type: 'external',
    url: 'https://www.postgresql.org/docs/',
    category: 'Advanced Topics',
    tags: ['sql', 'databases'],
    level: 'advanced',
  },
  {
    id: 'choosing-a-sample',
    title: 'Choosing whom to ask',
    description: 'Why five hundred people chosen well tell you more than fifty thousand who clicked.',
    type: 'video',
    url: '/resources/choosing-a-sample',
    category: 'Advanced Topics',
    tags: ['statistics', 'surveys'],
    duration: '12 min',
    level: 'intermediate',
    body: `## In words

Imagine a large pot of soup. To know whether it needs salt you take a spoonful, and it does not matter how large
the pot is. What matters is that you **stirred**. In a survey, stirring means that everyone has a known chance
of being asked.

A website asks its visitors whether they find it easy to use, and 50,000 answer. Those who found it hard have
left; those who are annoyed answer twice. However many reply, the spoon has only touched the surface.

## What to do in practice

1. Get a **list** of everyone you want to speak about. If there is none, say whom you cannot reach.
2. Draw from it **at random**, with a computer and not by feeling.
3. **Ask again**, twice and in a different way. The second and third replies are the valuable ones, because they
   come from people unlike the first.
4. **Compare** those who replied with the list by age, place and anything else you know.
5. Report how many you asked, how many answered, and who is under-represented.

With 500 replies chosen like this, shares are uncertain by about four points. That is enough for most decisions.
`,
  },
  {
    id: 'data-quality-checklist',
    title: 'Data quality checklist',
    description: 'Twenty checks to run on any table before you build on it, with the SQL for the common ones.',
    type: 'download',
    url: '/downloads/data-quality-checklist.md',
    category: 'Advanced Topics',
    tags: ['quality', 'pipelines'],
    level: 'intermediate',
  },
  {
    id: 'portfolio-project',
    title: 'A portfolio project people remember',
    description: 'What makes one small project better than ten tutorials.',
    type: 'article',
    url: '/resources/portfolio-project',
    category: 'Career Prep',
    tags: ['portfolio', 'careers'],
    duration: '8 min',
    level: 'beginner',
    featured: true,
    body: `## Someone will give it two minutes

A person who hires looks at your project between two meetings. They have seen the Titanic passengers and the
iris flowers many times. What they seldom see is a **question that somebody really had**.

Good projects share five traits:

- **A person behind it.** "My running club could not decide on which evening to train."
- **Data with a story**: where you got it, whether you may use it, what was wrong with it.
- **One clear answer**, in the first line, with how sure you are.
- **A decision that was taken**, or an honest account of why not.
- **A folder that runs** on another computer, with instructions that you have tested on a friend.

## An example of the first lines

> *Tuesday suits 34 of 41 members, and moving from Thursday would lose two. I asked all 52; eleven did not reply, mostly those who never come. The club has moved.*

Three sentences show a question, a measure, the gaps and a result. Put the chart beneath, the method after it
and the code last. Then **stop**. A second small project with another kind of data is worth more than polishing
the first for a month.
`,
  },
  {
    id: 'interview-questions',
    title: 'Six interview questions and what they test',
    description: 'How to think aloud about data when somebody is watching.',
    type: 'guide',
    url: '/resources/interview-questions',
    category: 'Career Prep',
    tags: ['interviews', 'careers'],
    duration: '12 min',
    level: 'intermediate',
    body: `## They listen to the way, not to the end

| Question | What is tested |
|---|---|
| Revenue fell by 10% last week. What do you do? | Whether you take a number apart before you explain it |
| Explain a p-value to my grandmother. | Whether you understand it yourself |
| Tell me about an analysis that was wrong. | Honesty, and what you changed afterwards |
| How many piano tuners work in Leeds? | Assumptions said aloud, and a check at the end |
| Here is a table. What is strange about it? | Whether you look before you compute |
| When would you not use a model? | Judgement |

## A pattern for the first

1. *Is it real?* Is the data complete, and were there as many days?
2. *Is it unusual?* What does it look like over a year?
3. *Where is it?* Orders or their size; which shops; which devices?
4. *What changed there at that time?*
5. *What would I do next, and whom would I tell now?*

Say "I do not know; I would find out by…" without fear. For the question about your mistake, prepare a true
story in four sentences: what, how it was noticed, what it cost, what you do differently today.
`,
  },
  {
    id: 'cv-template',
    title: 'CV template for data roles',
    description: 'One page in plain text, with notes on what to put in each part and what to leave out.',
    type: 'download',
    url: '/downloads/cv-template.md',
    category: 'Career Prep',
    tags: ['cv', 'careers'],
    level: 'beginner',
  },
  {
    id: 'careers-data-analyst',
    title: 'What data analysts do and earn',
    description: 'The National Careers Service on daily tasks, ways into the profession and typical salaries.',
    type: 'external',
    url: 'https://nationalcareers.service.gov.uk/job-profiles/data-analyst-statistician',
    category: 'Career Prep',
    tags: ['careers'],
    level: 'beginner',
  },
  {
    id: 'charts-workshop',
    title: 'Workshop: one chart, five drafts',
    description: 'Watch an ordinary chart become one that needs no explanation.',
    type: 'video',
    url: '/resources/charts-workshop',
    category: 'Workshops',
    tags: ['charts', 'design'],
    duration: '20 min',
    level: 'beginner',
    featured: true,
    body: `## The five drafts, in words

We start with what the program offers: twelve months of returns in six categories, six colours, a legend on the
right. Nobody can say what it shows.

**Draft one: a sentence.** We write down what we want to say: "Returns of shoes doubled in June and have stayed
there." Five of the six categories are not in this sentence.

**Draft two: grey.** The five turn grey. Shoes stay dark. The chart is already readable.

**Draft three: labels.** The legend goes; names stand at the ends of their lines. The eye no longer travels.

**Draft four: the reason.** A thin mark at June says "new sizes". Now the chart does not only show that
something happened but where to look.

**Draft five: the title.** Our sentence replaces "Returns by category".

## Your turn

Take a chart of your own and go through the same five drafts, **saving each**. Show the first and the last to
somebody for five seconds each, and ask what they saw. Allow forty minutes, and resist the wish to begin with
colours.
`,
  },
  {
    id: 'cleaning-workshop',
    title: 'Workshop: clean a table in forty minutes',
    description: 'A timed exercise for one person or a group, with any messy list that you have.',
    type: 'article',
    url: '/resources/cleaning-workshop',
    category: 'Workshops',
    tags: ['cleaning', 'spreadsheets'],
    duration: '15 min',
    level: 'beginner',
    body: `## What you need

A list with 50 to 200 rows that people typed: a guest list, a stock count, an old address book. Make a copy and
lock the original away.

## The forty minutes

- **0 to 5: look.** Scroll through all of it. Sort each column up and down and read both ends; strange values
  live there.
- **5 to 10: write.** One line per column: what it means, who typed it, what "unknown" looks like.
- **10 to 15: count.** Rows, distinct keys, empty cells per column. Write the numbers down.
- **15 to 30: repair**, one kind of fault at a time: duplicates, spaces and capitals, dates, impossible values.
  Note each decision with the number of rows.
- **30 to 35: count again** and explain every difference from the first count.
- **35 to 40: swap.** Give your log to a neighbour. Can they get from the original to your copy?

## What usually happens

In groups, two people clean the same list and end with different totals. Compare the logs: it is nearly always
**one decision about duplicates**. Talk about it until you agree on a rule. That conversation is the real
exercise.
`,
  },
  {
    id: 'joins-workshop',
    title: 'Workshop: predict the number of rows',
    description: 'A game that makes joins hold no more surprises.',
    type: 'video',
    url: '/resources/joins-workshop',
    category: 'Workshops',
    tags: ['sql', 'joins'],
    duration: '18 min',
    level: 'intermediate',
    body: `## The rules

Before each query, everyone writes down **how many rows will come back**. Then we run it. Whoever is wrong
explains why, and that is the person who learns most.

We have two tables: five members (Ana, Ben, Cem, Dee, Eva) and six loans: Ana has three, Ben one, Cem one, and
one loan belongs to a member who has since been deleted.

| Query | Rows |
|---|---|
| \`members JOIN loans\` | 5 |
| \`members LEFT JOIN loans\` | 7 |
| \`loans LEFT JOIN members\` | 6 |
| \`members FULL JOIN loans\` | 8 |
| \`members CROSS JOIN loans\` | 30 |

## Why

The inner join finds five pairs. The left join from members adds Dee and Eva, who have no loans: seven. From
loans, all six remain, one of them without a name. The full join keeps both kinds of leftover: five pairs, two
members, one loan. The cross join pairs everyone with everything.

Play it with your own tables. The rule to take home: **count before, predict, count after.**
`,
  },
  {
    id: 'project-plan',
    title: 'Plan for a two-week project',
    description: 'The planning sheet used in our workshops: question, stages, risks and the dummy page.',
    type: 'download',
    url: '/downloads/project-plan.md',
    category: 'Workshops',
    tags: ['planning', 'projects'],
    level: 'beginner',
  },
];
