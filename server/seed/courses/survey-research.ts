import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'survey-research',
  title: 'Survey Research',
  description: 'Ask the right people the right questions, and know what their answers can and cannot tell you.',
  level: 'Intermediate',
  price: 18999,
  instructor: {
    name: 'Dr. Amara Okafor',
    title: 'Professor of Social Statistics',
    bio: 'Amara designs surveys and evaluations for health services in three countries, and reads every questionnaire aloud before it leaves the building.',
  },
  duration: '5-7 weeks',
  students: 860,
  ratingCount: 112,
  ratingDistribution: [62, 27, 7, 3, 1],
  lastUpdated: '2026-08-19',
  fullDescription:
    'Anyone can send a form; few forms deserve belief. This course follows a survey from its purpose to its report. You learn to define a population, draw a sample, write questions that people understand alike, and deal with those who do not answer. You then weight and analyse what came back, and report it with its uncertainty and its limits in plain view.',
  prerequisites: ['Basic statistics: proportions and averages', 'A spreadsheet program or any statistics package'],
  modules: [
    {
      title: 'From purpose to population',
      description: 'Decide what you need to know, and about whom.',
      lessons: [
        {
          title: 'Total survey error',
          type: 'reading',
          minutes: 35,
          body: `A survey estimate can be wrong for many reasons, and sample size cures only one of them. The **total survey
error** view lists them all:

- **Coverage**: some people cannot be selected.
- **Sampling**: you asked some, not all.
- **Non-response**: some selected people did not answer.
- **Measurement**: the question did not measure what you meant.
- **Processing**: coding and data entry slipped.

Start from the decision, then name the population in space and time: "adults registered with the clinic on 1
March". A vague population produces an estimate of nobody in particular.`,
        },
        {
          title: 'Where people get lost',
          type: 'video',
          minutes: 30,
          animation: 'filter',
          transcript: `Forty dots set off, and five pass all three filters. Read them as people. They are all the patients of a clinic.
The first filter is the list we hold: those without an e-mail address are gone. The second is selection, the
only step we control by chance. The third is contact, the fourth is willingness. At the bottom a few hundred
answers remain. Our task is to ask, at every filter, who was lost and whether they differ.`,
        },
        {
          title: 'Worked example: tracing a claim',
          type: 'reading',
          minutes: 35,
          body: `"87% of customers love our app." The form was shown inside the app after a completed purchase, and 400 of 9,000
people answered.

| Step | Who is missing? |
|---|---|
| Coverage | everyone without the app |
| Selection | those who gave up before buying |
| Response | 96% of those who saw it |

The claim holds for 400 willing, successful buyers. An honest sentence is: "Of 400 app buyers who chose to
answer, 87% were pleased." Asking more buyers would repair nothing.`,
        },
        {
          title: 'Check your foundations',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'A survey by e-mail misses patients without an address. What is this?',
              options: ['Sampling error', 'Coverage error', 'Measurement error'],
              correct: 1,
              explanation:
                'They had no chance of selection at all. A bigger sample from the same list leaves the gap as it is.',
            },
            {
              prompt: 'Which error does a larger random sample reduce?',
              options: ['Sampling error', 'Non-response bias', 'Processing error'],
              correct: 0,
              explanation:
                'Only chance variation shrinks with size. Bias stays as large as it was, and looks more precise.',
            },
          ],
        },
        {
          title: 'Write a survey purpose',
          type: 'assignment',
          minutes: 55,
          body: `Choose a decision in your workplace or town that a survey could inform. In one page name the decision, the
population, three quantities to estimate, and for each of the five errors one concrete threat.`,
        },
      ],
    },
    {
      title: 'Sampling',
      description: 'Random, stratified and clustered designs, and what they cost.',
      lessons: [
        {
          title: 'Chance is the point',
          type: 'reading',
          minutes: 35,
          body: `In a **probability sample** every member has a known, non-zero chance of selection. That knowledge is what
allows you to state uncertainty.

- **Simple random**: like a lottery from a full list.
- **Stratified**: separate lotteries within groups, so that small groups are certain to appear. Usually more
  precise.
- **Cluster**: draw schools or streets first, then people. Cheaper travel, less precision, because neighbours
  are alike.

Opt-in samples have no known chances. They may be useful for exploring, but a margin of error on them is
decoration: it describes a lottery that never took place.`,
        },
        {
          title: 'Three ways to draw 100 people',
          type: 'video',
          minutes: 25,
          animation: 'tree',
          transcript: `The tree divides from a root over three levels. Imagine a town in it. First we draw a hundred dots anywhere:
fair, but the small island gets none. In the second we split the town into four districts and draw within each:
the island has its share. In the third we draw ten streets and ask everyone there. The interviewer walks far
less, yet ten streets hold less variety than a hundred doors.`,
        },
        {
          title: 'Worked example: the price of clusters',
          type: 'reading',
          minutes: 40,
          body: `The design effect compares a design with simple random sampling: \`deff = 1 + (m − 1) × ρ\`, where m is people per
cluster and ρ their likeness.

With 20 pupils in each of 30 classes and ρ = 0.1:

\`\`\`text
deff = 1 + 19 × 0.1 = 2.9
effective n = 600 / 2.9 = 207
\`\`\`

600 pupils are worth 207. With 10 pupils in each of 60 classes, deff is 1.9 and the effective size 316. More
classes beat more pupils per class.`,
        },
        {
          title: 'Check your sampling',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Why stratify?',
              options: [
                'To make the list unnecessary',
                'To avoid calculating weights',
                'To guarantee that each group is represented',
              ],
              correct: 2,
              explanation:
                'Separate draws within strata remove the luck of which groups appear, and usually improve precision.',
            },
            {
              prompt: 'Pupils in one class resemble each other strongly. What follows for cluster samples?',
              options: [
                'Fewer, larger clusters are best',
                'More, smaller clusters are better',
                'Clusters no longer matter',
              ],
              correct: 1,
              explanation:
                'Each extra pupil of the same class brings little news, so spread the sample across classes.',
            },
          ],
        },
        {
          title: 'Draw a sample',
          type: 'assignment',
          minutes: 60,
          body: `Take or invent a list of at least 500 members with a grouping column. Draw 60 at random and 60 stratified, with
a recorded seed. Compare group shares in both samples with the list, and recommend one design.`,
        },
      ],
    },
    {
      title: 'How many people to ask',
      description: 'Margins of error, subgroups and honest planning.',
      lessons: [
        {
          title: 'Precision has a price',
          type: 'reading',
          minutes: 30,
          body: `For a proportion p from a simple random sample, the 95% margin of error is about \`1.96 × √(p(1 − p)/n)\`. With p
at one half, 400 answers give five points and 1,600 give two and a half: **four times the cost for half the
error**.

Plan backwards. Choose the smallest subgroup that you must report, the margin it needs, and the design effect.
Divide by the response rate that you expect. And the population size hardly matters: a sample of 1,000 serves a
city as well as a country, provided both are drawn at random.`,
        },
        {
          title: 'Repeating the survey a thousand times',
          type: 'video',
          minutes: 25,
          animation: 'distribution',
          transcript: `Dots fall into a heap, and a line marks its mean. Each dot is one survey. Imagine the truth is forty percent. We
draw a hundred people and mark the result: thirty-six. Again: forty-three. After a thousand repeats the marks
form a bell around forty, about ten points to either side. Now with four hundred people: the bell is half as
wide. You see only one. The margin of error tells you how wide the invisible bell is.`,
        },
        {
          title: 'Worked example: planning backwards',
          type: 'reading',
          minutes: 35,
          body: `You must report satisfaction for the smallest of four clinics within ±7 points.

\`\`\`text
n    = 1.96² × 0.25 / 0.07²  = 196
deff = 1.2                    → 236
response rate 45%             → 525 invitations
four clinics                  → 2,100 invitations
\`\`\`

If the smallest clinic has only 300 patients, invite them all and apply the finite population correction, or
accept a wider margin. Knowing this before printing is much cheaper than after.`,
        },
        {
          title: 'Check your planning',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'You want to halve the margin of error. How must the sample change?',
              options: ['It must be four times as large', 'It must be twice as large', 'It must be ten times as large'],
              correct: 0,
              explanation: 'The margin shrinks with the square root of n, so half the margin needs four times n.',
            },
            {
              prompt: 'For a random sample of 1,000, which population gives the smaller margin: 100,000 or 10 million?',
              options: ['100,000, by far', '10 million, by far', 'Practically the same'],
              correct: 2,
              explanation: 'What matters is the number asked, unless the sample is a sizeable share of the population.',
            },
          ],
        },
        {
          title: 'Plan your size',
          type: 'assignment',
          minutes: 70,
          body: `For your survey from module 1, choose the smallest group to report and the margin that the decision needs.
Calculate answers and invitations, state each assumption, and show how the total changes if the response rate is
ten points lower.`,
        },
      ],
    },
    {
      title: 'Writing questions',
      description: 'Words that everyone understands alike.',
      lessons: [
        {
          title: "Four steps in a respondent's head",
          type: 'reading',
          minutes: 40,
          body: `To answer, people must **understand** the question, **recall** the facts, **judge** what counts, and **map** the
result to your options. Each step can fail.

- Ask one thing: "friendly and quick" is two.
- Give a period: "in the last 7 days", not "usually".
- Make options exhaustive and exclusive.
- Avoid "agree or disagree": many people simply agree. Ask about the thing itself, with labelled options.
- Place sensitive questions late and explain why you ask.

Borrow tested questions whenever you can; comparability is worth more than originality.`,
        },
        {
          title: 'One question, four stations',
          type: 'video',
          minutes: 25,
          animation: 'pipeline',
          transcript: `The rows pass four stations. So does every question in a respondent's head. The question "How often do you
exercise?" enters the pipeline. At understanding, one person thinks of the gym, another of the stairs. At
recall, last week stands for the year. At judgement, the walk to the bus counts for some. Now the improved
version passes through: "On how many of the last seven days did you walk briskly for ten minutes or more?"`,
        },
        {
          title: 'Worked example: repairing a question',
          type: 'reading',
          minutes: 30,
          body: `Draft: *"Don't you agree that our helpful staff should get more time and better pay?"*

| Fault | Repair |
|---|---|
| leading ("Don't you agree") | neutral stem |
| loaded ("helpful") | drop it |
| two topics | ask separately |
| no scale | five labelled options |

Result: "How much time did staff have for your questions at your last visit?" Options: far too little, rather
too little, about right, rather too much, far too much. Pay is a separate question, and patients may not be the
people to ask.`,
        },
        {
          title: 'Check your wording',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'What is wrong with "How satisfied are you with the price and quality?"',
              options: ['It is leading', 'It asks two things at once', 'It lacks a neutral option'],
              correct: 1,
              explanation: 'Someone who likes the quality and dislikes the price has no right answer.',
            },
            {
              prompt: 'Why are agree/disagree scales risky?',
              options: [
                'They take longer to print',
                'They cannot be averaged',
                'Some people tend to agree with any statement',
              ],
              correct: 2,
              explanation:
                'This acquiescence inflates agreement and differs between groups, so it also distorts comparisons.',
            },
          ],
        },
        {
          title: 'Write and repair',
          type: 'assignment',
          minutes: 60,
          body: `Write eight questions for your survey. Swap them with somebody, or return after a day, and mark each with the
step of the answering process that may fail. Rewrite at least three and keep both versions side by side.`,
        },
      ],
    },
    {
      title: 'Testing the questionnaire',
      description: 'Interviews, pilots and layouts before it counts.',
      lessons: [
        {
          title: 'Test before you launch',
          type: 'reading',
          minutes: 40,
          body: `A **cognitive interview** asks a person to think aloud while answering. Five to eight of them reveal most of the
serious misunderstandings. Probe gently: "What did the word *household* mean to you here?"

Then run a **pilot** with 30 to 50 people under real conditions. Look at:

- time to complete and where people stop,
- items with many blanks or "don't know",
- routes that send people to the wrong question,
- options nobody uses.

Test on a phone, with a screen reader and in each language. A questionnaire that a third of people cannot use
has built-in bias.`,
        },
        {
          title: 'Where people give up',
          type: 'video',
          minutes: 20,
          animation: 'bars',
          transcript: `Bars stand side by side. Sort yours by question, not by length. Each bar is the number of people still with us
after a question. The bars shrink slowly from one to nine. At ten, a large grid with fourteen rows, a quarter
disappear at once, and most of them on phones. We split the grid and drop five rows. In the next pilot the step
at ten is gone, and the whole form is a minute shorter.`,
        },
        {
          title: 'Worked example: a think-aloud',
          type: 'reading',
          minutes: 40,
          body: `Question: "How many people live in your household?"

> "Well, there's me and my son. He's at university, so he's here in summer... My mother has the flat downstairs,
she eats with us. So, three? Four with the lodger?"

One short question holds four decisions. The repair: "Counting yourself, how many people slept here on most
nights in the last month? Do not count separate flats." Students away in term time and lodgers now have a clear
answer.`,
        },
        {
          title: 'Check your testing',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt: 'What can a cognitive interview show that a pilot cannot?',
              options: [
                'Why people misunderstand a question',
                'How long the median person takes',
                'The expected response rate',
              ],
              correct: 0,
              explanation:
                'Listening to the reasoning exposes causes. A pilot shows symptoms, such as blanks and drop-outs.',
            },
            {
              prompt: 'In the pilot, 40% choose "don\'t know" on one item. What now?',
              options: [
                'Remove the option so that they must decide',
                'Keep it, since the sample will be larger',
                'Find out whether they understand the item and can know the answer',
              ],
              correct: 2,
              explanation:
                'Forcing an answer yields invented data. First learn whether the question is unclear or unanswerable.',
            },
          ],
        },
        {
          title: 'Run three think-alouds',
          type: 'assignment',
          minutes: 50,
          body: `Conduct three cognitive interviews on your questionnaire, ten minutes each. Note quotes, not impressions. List
each problem found, the step where it arose, and your change. Report which question survived untouched and why
you think so.`,
        },
      ],
    },
    {
      title: 'Fieldwork and non-response',
      description: 'Reach people, respect them and keep records.',
      lessons: [
        {
          title: 'Who does not answer, and why',
          type: 'reading',
          minutes: 30,
          body: `A low response rate is not itself bias. Bias arises when **those who answer differ** in the thing you measure. A
survey about busy lives misses busy people; a survey about trust misses the distrustful.

What works: a credible sender, a short and honest invitation, two or three reminders, a second mode (paper after
web), and a small unconditional thank-you. What harms: begging, urgency and links that look like fraud.

Tell people the purpose, how long it takes, that it is voluntary, how data are kept, and whom to ask. Then do
exactly what you said.`,
        },
        {
          title: 'Answers by day',
          type: 'video',
          minutes: 20,
          animation: 'series',
          transcript: `The line wanders and one point leaves its usual range. Let it be answers per day. A peak after the invitation,
then a quick decline. On day five the reminder lifts it again, on day twelve the letter on paper does. The first
wave is younger, the paper wave older. Had we stopped at day four, the average age would have been nine years
too low. Reminders buy representativeness as well as numbers.`,
        },
        {
          title: 'Worked example: is there bias?',
          type: 'reading',
          minutes: 40,
          body: `You know the age group of everybody invited:

| Age | Invited | Answered | Rate | Satisfied |
|---|---|---|---|---|
| 18-39 | 400 | 100 | 25% | 60% |
| 40-64 | 400 | 180 | 45% | 75% |
| 65+ | 200 | 140 | 70% | 90% |

Raw satisfaction: (60 + 135 + 126) / 420 = 76%. With the invited shares: 0.4 × 60 + 0.4 × 75 + 0.2 × 90 = 72%.
The young answer less **and** are less satisfied, so the raw figure flatters by four points.`,
        },
        {
          title: 'Check your fieldwork',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'When does non-response bias an estimate?',
              options: [
                'Always when the rate is below 50%',
                'When those who answer differ in what is measured',
                'Only in postal surveys',
              ],
              correct: 1,
              explanation:
                'A rate of 30% may be harmless and one of 70% harmful. The difference between answerers and others decides.',
            },
            {
              prompt: 'What does a second mode, such as paper after web, mainly bring?',
              options: ['Different kinds of people', 'Faster results', 'Lower costs'],
              correct: 0,
              explanation: 'It reaches those whom the first mode loses, at the cost of time and money.',
            },
          ],
        },
        {
          title: 'Write the contact plan',
          type: 'assignment',
          minutes: 70,
          body: `Draft your invitation in at most 120 words, plus two reminders that add something new. State the mode and day of
each contact, and what you will record about people who do not answer. Name one group at risk and your measure
for it.`,
        },
      ],
    },
    {
      title: 'Weighting and analysis',
      description: 'Make the sample resemble the population, and respect the design.',
      lessons: [
        {
          title: 'What weights can and cannot do',
          type: 'reading',
          minutes: 30,
          body: `A **design weight** is one over the chance of selection: someone drawn with probability 1/50 stands for 50
people. A **non-response adjustment** lifts groups that answered less. **Calibration** (or raking) makes the
totals agree with known margins such as age and region.

Weights repair imbalance in what you weight by. They cannot repair a difference **within** those groups: if only
the contented young people answered, extra weight makes matters worse.

Large weights cost precision, so trim extreme ones and say so. Analyse with software that knows strata, clusters
and weights, or your margins will be too small.`,
        },
        {
          title: 'Sample against population',
          type: 'video',
          minutes: 30,
          animation: 'bars',
          transcript: `Bars grow from a common line. Imagine two beside each other for each age. The pale bars show the population by
age, the dark ones our sample: too few young people, too many old. Now each young answer counts a little more
and each old one a little less, until the dark bars match. The estimate moves from seventy-six to seventy-two.
And the margin grows slightly, because a few people now carry more of the load.`,
        },
        {
          title: 'Worked example: weights by hand',
          type: 'reading',
          minutes: 30,
          body: `Take the clinic of the previous module. Each weight = population share / sample share.

| Age | Population | Sample | Weight |
|---|---|---|---|
| 18-39 | 0.40 | 0.238 | 1.68 |
| 40-64 | 0.40 | 0.429 | 0.93 |
| 65+ | 0.20 | 0.333 | 0.60 |

\`\`\`text
effective n = (Σw)² / Σw²
            = 420² / (100×1.68² + 180×0.93² + 140×0.6²)
            ≈ 360
\`\`\`

Weighting removed four points of bias and cost about 60 answers' worth of precision. A good bargain.`,
        },
        {
          title: 'Check your weighting',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: "Region B was sampled at twice the rate of region A. How should B's answers be weighted?",
              options: ["Twice as much as A's", "The same as A's", "Half as much as A's"],
              correct: 2,
              explanation:
                'The weight is the inverse of the chance of selection, so the oversampled group counts less per answer.',
            },
            {
              prompt: 'What can weighting by age not repair?',
              options: [
                'Differences in satisfaction between answerers and others of the same age',
                'Too few young people in the sample',
                'Too many older people in the sample',
              ],
              correct: 0,
              explanation:
                'Weights assume that answerers speak for their group. Within-group differences remain hidden.',
            },
          ],
        },
        {
          title: 'Weight a survey',
          type: 'assignment',
          minutes: 65,
          body: `Use your own data or an open survey file. Build weights for two variables, report the largest and smallest
weight, and compare one estimate before and after, with margins. Explain in three sentences which you would
publish.`,
        },
      ],
    },
    {
      title: 'Reporting with limits',
      description: 'Tables, charts and words that a careful reader can trust.',
      lessons: [
        {
          title: 'Let the reader judge',
          type: 'reading',
          minutes: 35,
          body: `A survey report should let a stranger judge it. State: who paid, the population, the list, how people were
selected, dates, mode, number invited and answered, **exact wording**, weighting, and margins for subgroups.

Avoid three temptations:

- ranking groups whose intervals overlap widely,
- "most people" for 51% with a margin of four,
- causes: a survey at one time shows who differs, seldom why.

Report small cells with care. Below ten answers a percentage informs nobody and may identify somebody. Publish
the questionnaire with the results.`,
        },
        {
          title: 'Bars with their doubt',
          type: 'video',
          minutes: 30,
          animation: 'bars',
          transcript: `The bars line up from longest to shortest, and look like a ranking. Six clinics, six bars, from 68 to 77 percent
satisfied. The headline writes itself: clinic F is worst. Now add the intervals, each about seven points up and
down. They overlap almost entirely. Shuffle the answers at random and a spread like this appears half the time.
We redraw the chart as dots with lines, sorted by name, and the ranking quietly disappears.`,
        },
        {
          title: 'Worked example: rewriting a headline',
          type: 'reading',
          minutes: 35,
          body: `Draft: "Satisfaction **plummets** to 72% from 75%." Each year had 400 answers.

\`\`\`text
se = √(0.72×0.28/400 + 0.75×0.25/400) = 0.031
difference = −3 points, 95% interval −9 to +3
\`\`\`

Rewritten: "72% of patients were satisfied (2025: 75%). With 400 answers in each year, a change of three points
is within the range expected by chance." Add the question's wording and the response rate beneath the chart.
Less exciting, and true.`,
        },
        {
          title: 'Check your reporting',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Which detail must not be missing from a report?',
              options: [
                'The names of the interviewers',
                'The exact wording of the question',
                "The software's version number",
              ],
              correct: 1,
              explanation:
                'Small changes of wording shift answers by many points. Readers cannot judge a figure without the question.',
            },
            {
              prompt: 'Two groups differ by 3 points and the interval runs from −9 to +3. What may you write?',
              options: [
                'The first group is worse',
                'The groups are equal',
                'The data do not show which group is higher',
              ],
              correct: 2,
              explanation:
                'The interval allows differences in both directions. Absence of evidence is not proof of equality.',
            },
          ],
        },
        {
          title: 'Capstone: run a small survey',
          type: 'assignment',
          minutes: 55,
          body: `Carry out your survey with at least 30 people. Deliver a three-page report with purpose, population, selection,
questionnaire, response, one weighted estimate with its interval, and a section on limits that a sceptical
reader could not lengthen.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Niamh C.',
      stars: 5,
      text: 'The cognitive interviews were humbling: none of my five testers understood question two.',
      day: '2026-02-27',
    },
    {
      author: 'Paulo R.',
      stars: 4,
      text: 'Clear on weighting, with numbers you can follow by hand. The panel section could go deeper.',
      day: '2026-05-14',
    },
    {
      author: 'Sunita K.',
      stars: 5,
      text: 'I used the non-response plan for our patient survey and lifted returns from 31 to 48 percent.',
      day: '2026-07-06',
    },
    {
      author: 'Erik W.',
      stars: 3,
      text: 'Solid material. I wanted more about online panels and a little less about postal surveys.',
      day: '2026-09-10',
    },
  ],
};
