import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'data-ethics',
  title: 'Data Ethics',
  description: 'Make decisions about data that you could explain to the people in it.',
  level: 'Intermediate',
  price: 12999,
  instructor: {
    name: 'Tomás Villanueva',
    title: 'Data Protection and Ethics Adviser',
    bio: 'Tomás has sat on both sides of the table, as an analyst in public services and as an adviser to the people they count.',
  },
  duration: '4-6 weeks',
  students: 1620,
  ratingCount: 208,
  ratingDistribution: [58, 29, 8, 3, 2],
  lastUpdated: '2026-07-30',
  fullDescription:
    'Most harm done with data is done by careful people in a hurry. This course gives you practical habits for the moment of decision: whom does this affect, what could go wrong, who can object? You work through consent, privacy, fairness, explanation and accountability with concrete cases, and leave with a review you can run in an hour. It teaches judgement and is not legal advice.',
  prerequisites: ['Some experience of working with data about people', 'No programming needed'],
  modules: [
    {
      title: 'Seeing the people in the table',
      description: 'Who is affected, and how harm happens.',
      lessons: [
        {
          title: 'Every row is somebody',
          type: 'reading',
          minutes: 40,
          body: `A row looks like a fact. Behind it is a person who may not know that it exists. Begin each project with three lists:

- **Subjects**: whom are the data about?
- **Users**: who acts on the result?
- **Bystanders**: who is affected without appearing in the data?

Then ask what could go wrong for each: loss of money, chances, dignity, safety or time. Harm is often quiet. A
wrong flag that costs an hour on the telephone, for 30,000 people, is a serious harm that no one person will
ever report.`,
        },
        {
          title: 'Bystanders',
          type: 'video',
          minutes: 25,
          animation: 'network',
          transcript: `Light travels from one dot until all nine are lit. So does a record. Put a dataset of smart meters in the first
dot. Lines lead to the customers: they signed. But each home holds more people, so further dots appear:
partners, children, a lodger. The meter shows when they sleep and when they are away. None agreed. Now a
landlord asks for access. Follow the line from him to the lodger and you see who carries the risk.`,
        },
        {
          title: 'Worked example: a school app',
          type: 'reading',
          minutes: 30,
          body: `A school wants an app that warns when a pupil may drop out.

| Group | Gain | Possible harm |
|---|---|---|
| Pupils | early help | being labelled |
| Teachers | attention | less trust in own judgement |
| Siblings | none | suspected by surname |
| School | better figures | neglect of unflagged pupils |

The table changes the design: the warning goes to one counsellor, expires after a term and never enters the
permanent record. The siblings' row led to removing surname and address from the inputs.`,
        },
        {
          title: 'Check who is affected',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'A smart meter records a household. Who is a bystander?',
              options: [
                'The customer who signed the contract',
                'A lodger whose habits show in the data',
                'The analyst who studies the readings',
              ],
              correct: 1,
              explanation:
                'The lodger is affected without agreeing or even appearing by name. Such people are easily forgotten.',
            },
            {
              prompt: 'Why can a small harm matter a great deal?',
              options: [
                'It may fall on very many people',
                'Small harms are always illegal',
                "It lowers the model's accuracy",
              ],
              correct: 0,
              explanation:
                'Scale turns a nuisance into a serious cost, and scattered individuals rarely complain together.',
            },
          ],
        },
        {
          title: 'Map the people',
          type: 'assignment',
          minutes: 60,
          body: `Choose a system that uses data about people, at work or in your town. List subjects, users and bystanders. For
each, write one likely gain and one possible harm, and mark the harm that nobody would notice.`,
        },
      ],
    },
    {
      title: 'Consent and expectations',
      description: 'What people agreed to, and what they would expect.',
      lessons: [
        {
          title: 'A tick is not a blank cheque',
          type: 'reading',
          minutes: 40,
          body: `Consent means something only if it is **informed, specific, freely given and reversible**. An employee can
hardly refuse an employer; a patient in pain agrees to anything. In such cases look for another justification,
or do without.

Ask also about **context**. People share symptoms with a doctor and expect them to stay there. The same fact
sent to an advertiser breaks that expectation, even when paragraph 14 allowed it.

A simple test: would you be comfortable if the person stood beside you and watched this use of their data? If
not, you already have your answer.`,
        },
        {
          title: 'Data leaves its context',
          type: 'video',
          minutes: 20,
          animation: 'pipeline',
          transcript: `Four stations, and the rows come out tidier. Imagine your own data passing. A runner records a route to share it
with friends. The route flows on, first to a map of popular paths, then to a data broker, and finally to an
insurer. At each step a contract permits the next one. Yet at the fourth station the runner would be astonished.
There the purpose has changed, so stop and ask again.`,
        },
        {
          title: 'Worked example: rewriting a request',
          type: 'reading',
          minutes: 40,
          body: `Draft: "By continuing you agree that we may use your data to improve our services."

Rewrite: "May we use **your search words** from the last 90 days to suggest courses? You can say no and use
everything else as before. You can change your mind under Settings, and we will delete the words within a week."

The second names the data, the purpose, the period and the way out. Fewer people agree: 41% instead of 97%. The
difference is people who never knew what they had accepted.`,
        },
        {
          title: 'Check your consent',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt: 'Why is consent weak between employer and employee?',
              options: [
                'It must be given in writing',
                'It expires after a year',
                'Refusing may have consequences, so it is not free',
              ],
              correct: 2,
              explanation:
                'Consent needs a real choice. Where power is unequal, another basis or another design is needed.',
            },
            {
              prompt: 'Data were given for treatment. Marketing wants to use them. What has changed?',
              options: [
                'Only the storage location',
                'The purpose, and with it the expectation',
                'Nothing, if names are removed',
              ],
              correct: 1,
              explanation:
                'A new purpose breaks the context in which the facts were shared, and that needs a fresh justification.',
            },
          ],
        },
        {
          title: 'Rewrite a consent text',
          type: 'assignment',
          minutes: 50,
          body: `Find a consent request that you accepted recently. List what it leaves unclear about data, purpose, period,
recipients and withdrawal. Rewrite it in at most 80 words, and ask two people what they think they would be
agreeing to.`,
        },
      ],
    },
    {
      title: 'Privacy and identification',
      description: 'Why removing names is not enough.',
      lessons: [
        {
          title: 'Names are the smallest part',
          type: 'reading',
          minutes: 30,
          body: `A name is just one way to find a person. Postcode, date of birth and sex together single out a large share of a
population. Four places and times from a telephone often suffice as well.

- **Pseudonymised**: names are replaced by codes, and somebody holds the key. Still personal data.
- **Aggregated**: counts only. Small cells can still reveal.
- **Anonymous**: nobody can reasonably get back to the person. Rare for rich data.

The best protection is **not collecting**. Next best is deleting early, then limiting access, and only then
clever mathematics.`,
        },
        {
          title: 'How two harmless tables meet',
          type: 'video',
          minutes: 20,
          animation: 'join',
          transcript: `Rows on the left find their partner on the right; one finds none. On the left, a health table without names:
postcode, birth date, sex, diagnosis. On the right, a public list of members with names, postcodes and birth
dates. Now we join them on the three shared columns. Most rows find exactly one partner, and a name slides
beside a diagnosis. Coarsen birth date to a year and postcode to a region: now each row finds fifty partners.`,
        },
        {
          title: 'Worked example: counting to k',
          type: 'reading',
          minutes: 40,
          body: `Five released rows:

| Age | Area | Condition |
|---|---|---|
| 30-39 | North | asthma |
| 30-39 | North | diabetes |
| 30-39 | North | asthma |
| 60-69 | South | cancer |
| 60-69 | South | cancer |

Each age-area group has at least two rows, so the table is 2-anonymous. Yet if you know that your neighbour, 64,
from the South, is in it, you know the diagnosis: both rows say cancer. Size of the group is not enough; its
values must vary too.`,
        },
        {
          title: 'Check your privacy',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'A file has codes instead of names, and the hospital keeps the key. What is it?',
              options: ['Pseudonymised and still personal', 'Anonymous', 'Aggregated'],
              correct: 0,
              explanation:
                'While a key exists, somebody can return to the person, so the duties of personal data remain.',
            },
            {
              prompt: 'All five people in a group share the same diagnosis. What is the problem?',
              options: [
                'The group is too large',
                'Membership alone reveals the diagnosis',
                'The table cannot be joined',
              ],
              correct: 1,
              explanation: 'k-anonymity hides which row is yours, but here every row says the same.',
            },
          ],
        },
        {
          title: 'Attack your own table',
          type: 'assignment',
          minutes: 70,
          body: `Take a dataset you may use. Choose three columns that an outsider could know and count how many rows are unique
on them. Coarsen or remove columns until no group has fewer than five rows, and state what analysis you lost.`,
        },
      ],
    },
    {
      title: 'Bias in data and measurement',
      description: 'What was recorded, by whom, and for what.',
      lessons: [
        {
          title: 'Data remember decisions',
          type: 'reading',
          minutes: 30,
          body: `Records show what somebody chose to write down. Arrest data describe arrests, not crime. Hiring data describe
past hiring, including its prejudices. A model trained on them learns the pattern faithfully.

Common sources of bias:

- **Selection**: some people never enter the data.
- **Label**: the recorded outcome is a stand-in for the real one.
- **Measurement**: it works less well for some groups.
- **Feedback**: decisions create the next data.

Removing a sensitive column rarely helps, because others, such as postcode or school, carry the same
information. You also lose the means to check.`,
        },
        {
          title: 'The stand-in that misleads',
          type: 'video',
          minutes: 30,
          animation: 'scatter',
          transcript: `Dots climb along a line, and two far from it are ringed. Each dot is a patient: across, how ill they are;
upwards, what their care cost. We want to help the most ill, but we have only cost, so we rank by cost. Now
colour the dots by access to care. Those with poor access lie lower: equally ill, less spent. Our cut-off line
on cost passes over them. The arithmetic is right; the stand-in is wrong.`,
        },
        {
          title: 'Worked example: a feedback loop',
          type: 'reading',
          minutes: 30,
          body: `Two districts have the same true rate of fly-tipping: 10 cases a week each. A patrol finds half of what it
visits. Last year district A had 12 recorded cases, B had 8, so A gets all the patrols.

| Week | Found in A | Found in B |
|---|---|---|
| 1 | 5 | 0 |
| 2 | 5 | 0 |
| 3 | 5 | 0 |

The data now "prove" that A is the problem. Reserve a random share of patrols for both districts, and the loop
opens again.`,
        },
        {
          title: 'Check your sources',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Why does dropping the column "sex" not guarantee fair results?',
              options: [
                'Models ignore missing columns',
                'It makes the data anonymous',
                'Other columns can carry the same information',
              ],
              correct: 2,
              explanation:
                'Proxies such as job title or part-time work remain, and without the column you cannot measure differences.',
            },
            {
              prompt: 'A hospital predicts cost in place of illness. What kind of bias is this?',
              options: ['Label bias: the outcome is a stand-in', 'Sampling error', 'Feedback bias'],
              correct: 0,
              explanation: 'Cost reflects access as well as need, so the target itself is skewed.',
            },
          ],
        },
        {
          title: 'Write a datasheet',
          type: 'assignment',
          minutes: 65,
          body: `For a dataset you use, write one page: why it was created, by whom, who is missing, how the outcome was
recorded, what it has been used for and what it should not be used for. Mark every answer that you could not
find.`,
        },
      ],
    },
    {
      title: 'Fairness in numbers',
      description: 'Definitions that conflict, and how to choose.',
      lessons: [
        {
          title: 'Which fairness?',
          type: 'reading',
          minutes: 35,
          body: `"Fair" has several precise meanings:

- **Equal selection**: the same share of each group is chosen.
- **Equal opportunity**: among those who deserve it, the same share is found.
- **Calibration**: a score of 70% means 70% in every group.

If base rates differ between the groups, you **cannot have all of them at once** with an imperfect score. That
is arithmetic, not a lack of effort. So choose according to the harm: is it worse to miss someone or to accuse
someone? Involve those affected, write down the choice, and measure it every quarter.`,
        },
        {
          title: 'Two groups, one threshold',
          type: 'video',
          minutes: 30,
          animation: 'distribution',
          transcript: `Dots pile up into a heap. Imagine a second one beside it. They are the scores of two groups, slightly shifted. A
single vertical line is the threshold: to the right, the loan is granted. It finds eighty percent of the
reliable payers in one group and sixty in the other. Move the line for the second group until both reach eighty.
Now the share of defaults differs instead. You can watch one gap close and another one open.`,
        },
        {
          title: 'Worked example: two groups by hand',
          type: 'reading',
          minutes: 35,
          body: `| | Group A | Group B |
|---|---|---|
| Applicants | 100 | 100 |
| Would repay | 80 | 50 |
| Granted | 75 | 40 |
| Granted and repaid | 72 | 36 |

- Selection: 75% against 40%.
- Opportunity: 72/80 = 90% against 36/50 = 72%.
- Precision: 72/75 = 96% against 36/40 = 90%.

Group B's good payers are missed about three times as often (28% against 10%). If the purpose is access to
credit, that is the gap to close first.`,
        },
        {
          title: 'Check your fairness',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'What does equal opportunity compare?',
              options: [
                'The share granted in each group',
                'The share found among those who deserve it',
                'The average score in each group',
              ],
              correct: 1,
              explanation: 'It looks only at the deserving and asks how many of them were recognised.',
            },
            {
              prompt: 'Base rates differ and the score is imperfect. What follows?',
              options: [
                'The model must be thrown away',
                'More data will make all measures equal',
                'Not all fairness measures can be equal at once',
              ],
              correct: 2,
              explanation: 'It is a mathematical limit. The choice of measure is a value judgement and needs an owner.',
            },
          ],
        },
        {
          title: 'Measure and choose',
          type: 'assignment',
          minutes: 55,
          body: `Using an open dataset or the table above with numbers of your own, calculate all three measures for two groups.
Choose the one that should count in this case, and defend it to an imagined person who was refused.`,
        },
      ],
    },
    {
      title: 'Explaining and contesting decisions',
      description: 'Reasons people understand and a way to object.',
      lessons: [
        {
          title: 'An explanation is for somebody',
          type: 'reading',
          minutes: 35,
          body: `A developer needs to know how the model works. A person who was refused needs something else: **which facts**
counted, whether they are **right**, **what would change** the result, and **whom to ask**.

"The algorithm decided" is not a reason. "Your income was recorded as £0; with £1,200 or more the application
would have passed" is, and it reveals an error at once.

A human in the loop helps only if that person has time, information and authority to disagree. Measure how often
they do. If reviewers never overrule the system, you have a rubber stamp.`,
        },
        {
          title: 'The path of one decision',
          type: 'video',
          minutes: 25,
          animation: 'tree',
          transcript: `A tree grows, and one path from root to leaf is marked. Follow it with one application. Is the income proven?
No. Second: has she lived here for a year? Yes. Leaf: refused. Now we read the path aloud as a sentence, and a
mistake appears: the income certificate had been filed under her old name. One fact corrected, one branch
earlier, and the path ends in another leaf. Without the path she could only have asked why.`,
        },
        {
          title: 'Worked example: two letters',
          type: 'reading',
          minutes: 40,
          body: `**Before:** "Your application does not meet our criteria. This decision was made automatically."

**After:** "We could not grant the allowance. Our record shows rent of £310; the allowance starts at £340. *If
your rent is higher*, send us the latest agreement by 30 June and we will decide again within ten days. A
colleague, not a computer, will read it: 0113 496 0123."

In the trial, appeals doubled and 38% of them succeeded. Those were errors that the old letter had hidden.`,
        },
        {
          title: 'Check your explanations',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'What does a refused person need most?',
              options: [
                'The facts that counted and how to correct them',
                "The model's overall accuracy",
                'The source code',
              ],
              correct: 0,
              explanation: 'Only concrete facts allow a person to spot an error, change something or object.',
            },
            {
              prompt: 'Reviewers overrule the system in 0 of 5,000 cases. What is the likeliest reading?',
              options: [
                'The system makes no mistakes',
                'The reviewers are especially careful',
                'The review is a formality',
              ],
              correct: 2,
              explanation:
                'No system is perfect over 5,000 cases. Check whether reviewers have time, information and permission.',
            },
          ],
        },
        {
          title: 'Write a decision letter',
          type: 'assignment',
          minutes: 60,
          body: `Take an automated decision that you know. Write the letter to a person who was refused: facts, rule, what would
change the result, deadline, human contact. At most 120 words, readable aloud. Test it on someone outside your
field.`,
        },
      ],
    },
    {
      title: 'Accountability in organisations',
      description: 'Who decides, who records and who can stop.',
      lessons: [
        {
          title: 'Someone must be able to say no',
          type: 'reading',
          minutes: 30,
          body: `Principles on a wall change little. Accountability means that a **named person** answers for a decision, that
the reasons are **written down** at the time, and that somebody has the **power to stop** it.

A light process works best because it is actually used:

- an hour's review before data are collected,
- a second look before release,
- a date after which the system must be justified again,
- a safe channel for concerns from staff and the public.

Publish what you can. A register of the systems in use costs little and earns a lot of trust.`,
        },
        {
          title: 'Gates with owners',
          type: 'video',
          minutes: 25,
          animation: 'pipeline',
          transcript: `Four stations, each with its check. Here the checks have owners. The gates are collect, build, release, keep.
Each has a name. At the first gate the owner asks for the purpose and sends two columns back. At the third a
worried tester pulls the cord, and the release waits a week. At the last gate, after a year, nobody can say who
still uses the system. It is switched off and the data are deleted.`,
        },
        {
          title: 'Worked example: an incident, told straight',
          type: 'reading',
          minutes: 35,
          body: `A council's model sent 212 wrong benefit warnings.

- **Monday**: a caller reports one. The adviser logs it.
- **Tuesday**: three alike. The named owner stops all letters.
- **Thursday**: cause found. Annual income had been read as monthly.
- **Friday**: letters of apology, a helpline, a public note.

What helped: the log, the owner and the stop switch. What was missing: a check that no income rises twelvefold
overnight. The review blamed no individual and added that check.`,
        },
        {
          title: 'Check your accountability',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'What makes a review process effective?',
              options: [
                'A long form for every project',
                'A named owner with the power to stop',
                'A statement of values on the website',
              ],
              correct: 1,
              explanation: 'Responsibility without power is decoration, and heavy forms are filled in without thought.',
            },
            {
              prompt: 'Why give a system an expiry date?',
              options: [
                'So that its purpose must be justified again',
                'Because models become illegal with age',
                'To save the cost of documentation',
              ],
              correct: 0,
              explanation:
                'Purposes fade and conditions change. An expiry date turns silent continuation into a decision.',
            },
          ],
        },
        {
          title: 'Design a light process',
          type: 'assignment',
          minutes: 70,
          body: `Sketch a review process for a team of ten: four gates, one question each, a named role and a stop rule. Try it
on a past project. Which gate would have changed something, and what would it have cost?`,
        },
      ],
    },
    {
      title: 'The one-hour ethics review',
      description: 'Put the habits together and use them.',
      lessons: [
        {
          title: 'Seven questions for one hour',
          type: 'reading',
          minutes: 40,
          body: `Gather three people, one of them from outside the project.

1. Which decision does this serve?
2. Who is affected, bystanders included?
3. Would they expect this use?
4. Which data could we leave out?
5. Who is missing or measured badly?
6. What happens to a person when we are wrong?
7. Who answers for it, and until when?

Write one sentence for each, plus **go, change or stop**. Disagreement is a finding, so record it. Repeat the
hour whenever the purpose, the data or the people change.`,
        },
        {
          title: 'Where an hour pays',
          type: 'video',
          minutes: 25,
          animation: 'bars',
          transcript: `The bars end up in order of length. Read them as what it costs to fix the same problem at different times. On
the sketch, an hour of talk. In development, a week. After release, months, letters and apologies. Now the
second set: how often reviews happen at each moment. Nearly all of them sit at release, where change costs most.
Slide them to the left. The same hour, spent earlier, does ten times the good.`,
        },
        {
          title: 'Worked example: a review in brief',
          type: 'reading',
          minutes: 30,
          body: `*Proposal*: predict which library members will stop visiting, and send them an e-mail.

| Question | Sentence |
|---|---|
| Expect it? | Loan dates yes, titles no |
| Leave out? | Titles and fines |
| Missing? | People who read on the premises |
| Wrong? | A needless e-mail |
| Answers? | Head of service, one year |

Result: **change**. Only visit dates are used, the e-mail offers an easy way out, and the score is deleted after
sending. The librarians who opposed the use of titles are quoted in the record.`,
        },
        {
          title: 'Check your review',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Why include someone from outside the project?',
              options: [
                'To share the legal liability',
                'To speed up the meeting',
                'To question what insiders take for granted',
              ],
              correct: 2,
              explanation: 'Those who built something see its purpose; outsiders see its surprises.',
            },
            {
              prompt: 'Two reviewers disagree about question 3. What do you do?',
              options: [
                'Drop the question',
                'Record both views and how it was decided',
                "Vote and delete the minority's view",
              ],
              correct: 1,
              explanation: 'A recorded disagreement shows where the risk lies and helps the next review.',
            },
          ],
        },
        {
          title: 'Capstone: run a review',
          type: 'assignment',
          minutes: 60,
          body: `Run the one-hour review on a real proposal with at least two others. Hand in the seven sentences, the decision,
any disagreement, and a note written to one affected person that explains what you decided and why.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Bethan J.',
      stars: 5,
      text: 'The fairness numbers by hand finally showed me why our team kept talking past each other.',
      day: '2026-01-28',
    },
    {
      author: 'Ravi S.',
      stars: 4,
      text: 'Calm, practical and free of preaching. The one-hour review is now part of our release checklist.',
      day: '2026-04-22',
    },
    {
      author: 'Marta G.',
      stars: 3,
      text: 'Useful cases, although I had expected more about the law itself. The course says so up front.',
      day: '2026-06-11',
    },
    {
      author: 'Kofi D.',
      stars: 5,
      text: 'The module on objections changed how our benefits letters are written.',
      day: '2026-09-03',
    },
  ],
};
