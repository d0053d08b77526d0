import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'mlops',
  title: 'MLOps in Practice',
  description: 'Bring models into use, keep them healthy and switch them off in time.',
  level: 'Advanced',
  price: 35999,
  instructor: {
    name: 'Anjali Deshpande',
    title: 'Head of Machine Learning Platforms',
    bio: 'Anjali has brought some forty models into use and retired half of them, which she considers the more useful half of her work.',
  },
  duration: '8-10 weeks',
  students: 1340,
  ratingCount: 159,
  ratingDistribution: [64, 25, 7, 3, 1],
  lastUpdated: '2026-11-02',
  fullDescription:
    'A model in a notebook helps nobody, and a model in use that nobody watches may do harm. This course treats a model as a service with an owner. You make training reproducible, test data and models, choose between batch and online serving, release with care, watch for drift, retrain for a reason and calculate what it all costs. Tools appear as examples; the principles outlast them.',
  prerequisites: [
    'Machine Learning or equivalent experience',
    'Python, Git and the command line',
    'Containers in outline',
  ],
  modules: [
    {
      title: 'A model is a service',
      description: 'Ownership, life cycle and the smallest useful release.',
      lessons: [
        {
          title: 'The model is the small part',
          type: 'reading',
          minutes: 30,
          body: `Around every model lies a much larger system: data collection, features, serving, monitoring and people who act
on the result. Most failures happen **there**.

So before any tooling, write a service sheet:

- Who **owns** it, and who is called at night?
- Which **decision** uses it, how fast and how often?
- What happens when it is **unavailable**?
- How do we know that it **helps**?
- When is it **reviewed or retired**?

Begin with the simplest complete path: a rule in the place of the model, from data to decision. It exposes the
difficult connections early.`,
        },
        {
          title: 'A thin line first',
          type: 'video',
          minutes: 20,
          animation: 'pipeline',
          transcript: `Four stations lead from raw file to tidy table. A model's pipeline is longer: data, features, model, service,
decision, feedback. Many teams polish the box in the middle for half a year and discover afterwards that the
decision needs an answer by six in the morning. Here we draw one thin line through all boxes in two weeks, with
a plain rule as the model. Now we know where to thicken it: the features, this time, not the model.`,
        },
        {
          title: 'Worked example: a service sheet',
          type: 'reading',
          minutes: 40,
          body: `| Field | Parcel delay warning |
|---|---|
| Owner | delivery platform team |
| Decision | send the customer a new time slot |
| Deadline | 06:00 daily, batch |
| If missing | no message, standard slot |
| Benefit | fewer failed deliveries, weekly A/B |
| Review | every March and September |

Writing "if missing" took ten minutes and showed that nothing terrible happens. So the team chose a nightly
batch with office-hours support, in place of an online service with people on call. That saved the most
expensive part.`,
        },
        {
          title: 'Check your service',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'What belongs first in a new ML project?',
              options: ['The largest possible model', 'A simple end-to-end path with a rule', 'A feature store'],
              correct: 1,
              explanation: 'It tests the connections, the deadline and the benefit before much has been invested.',
            },
            {
              prompt: 'Why ask what happens when the model is unavailable?',
              options: [
                'The answer decides how much reliability is needed',
                'Models are unavailable half the time',
                'It replaces monitoring',
              ],
              correct: 0,
              explanation: 'If a sensible default exists, a simple and cheap service is enough.',
            },
          ],
        },
        {
          title: 'Write a service sheet',
          type: 'assignment',
          minutes: 70,
          body: `For a model that you know or plan, fill in the whole sheet: owner, decision, deadline, fallback, benefit,
review. Draw the thin line through the system and mark the two connections that you understand least.`,
        },
      ],
    },
    {
      title: 'Reproducible training',
      description: 'Code, data, environment and the record of a run.',
      lessons: [
        {
          title: 'The same again, please',
          type: 'reading',
          minutes: 30,
          body: `In a year somebody will ask why the model refused a person. To answer, you must be able to rebuild it. That
takes four things pinned together: **code** (a commit), **data** (a snapshot or version), **environment** (a
lock file or image digest) and **configuration** (parameters and seeds).

Record each run automatically, with metrics and the resulting artefact's hash. A **model registry** links a
version with its run and states its stage.

Bit-identical results are sometimes impossible on GPUs. Then define a tolerance, and test that two runs stay
within it.`,
        },
        {
          title: 'The family tree of a model',
          type: 'video',
          minutes: 30,
          animation: 'tree',
          transcript: `Branches grow from a root, and one path to a leaf is marked. At the top hangs model seventeen. We follow its
branches downwards: the run that produced it, the commit, the image, the data snapshot of the third of March,
the query behind the snapshot. Now we pull at one: the query reads "latest". The branch breaks off, because last
year's "latest" no longer exists. Replace it with a date, and the tree is whole again.`,
        },
        {
          title: 'Worked example: a run record',
          type: 'reading',
          minutes: 30,
          body: `\`\`\`yaml
run: 2026-03-03-17
commit: 4f2a91c
image: sha256:9be1...
data: parcels@2026-03-01 (rows: 1,204,331)
seed: 41
params: { depth: 6, rate: 0.05, trees: 900 }
metrics: { auc: 0.812, auc_min_region: 0.774 }
artefact: sha256:77c0...
\`\`\`

The number of rows caught an error at once: a rebuild read 1,204,298. 33 parcels had been deleted at customers'
request. The record notes that deletion, so the small difference in the metrics has an explanation and nobody
hunts for a bug.`,
        },
        {
          title: 'Check your reproducibility',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Which entry makes a run irreproducible?',
              options: ['A fixed seed', 'A dated snapshot', 'The data source "latest"'],
              correct: 2,
              explanation: 'Its content changes. Refer to a version or a date.',
            },
            {
              prompt: 'Two GPU runs differ in the sixth decimal place. What is sensible?',
              options: ['Define a tolerance and test against it', 'Discard both', 'Train only on paper'],
              correct: 0,
              explanation:
                'Parallel sums vary in order. What matters is that differences stay below what affects decisions.',
            },
          ],
        },
        {
          title: 'Rebuild a model',
          type: 'assignment',
          minutes: 65,
          body: `Take an older project and try to rebuild its result on another machine. List what was missing, then pin code,
data, environment and configuration. Hand in the run record and the difference between the two builds.`,
        },
      ],
    },
    {
      title: 'Features and skew',
      description: 'The same meaning in training and in use.',
      lessons: [
        {
          title: 'One definition, two places',
          type: 'reading',
          minutes: 35,
          body: `Training reads tables full of history; serving sees one request. If the feature "orders in the last 30 days" is
computed twice, in SQL and in the app, the two **will** differ: other time zones, other rounding, other
treatment of cancellations. This is **training-serving skew**, and it is silent.

Remedies:

- share one implementation,
- **log** the features as served, and train on the log,
- build history **point in time**: only what was known at that moment.

A feature store can help with all three. It is worthwhile only when several models share features.`,
        },
        {
          title: 'As of that moment',
          type: 'video',
          minutes: 30,
          animation: 'join',
          transcript: `Lines join rows on either side by a shared key. On the left, predictions with their times. On the right, the
changing balance of each account. A simple join takes the latest balance, and half of the rows receive a value
from the future. Now each row looks back from its own moment to the last value known then. The arrows all point
to the left. The score drops, and at last agrees with the one in use.`,
        },
        {
          title: 'Worked example: finding skew',
          type: 'reading',
          minutes: 35,
          body: `Compare the logged feature with the recomputed one for 10,000 requests.

| Feature | Equal | Mean served | Mean training |
|---|---|---|---|
| orders_30d | 99.9% | 2.31 | 2.31 |
| weight_kg | 99.8% | 3.02 | 3.02 |
| hour | 41.0% | 13.4 | 12.8 |

\`hour\` is UTC in training and local in the app. 41% equal points to a shift during part of the year. After the
fix, all three exceed 99.8%. The test runs daily now and alarms below 99%.`,
        },
        {
          title: 'Check your features',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'What is the safest source of training features?',
              options: ['The newest tables', 'The features logged at serving time', 'A manual export'],
              correct: 1,
              explanation: 'They are by construction what the model saw.',
            },
            {
              prompt: "A feature uses today's account status for predictions of last year. What is this?",
              options: ['Drift', 'Underfitting', 'A leak from the future'],
              correct: 2,
              explanation: 'Use a point-in-time join, so that each row sees only what was known then.',
            },
          ],
        },
        {
          title: 'Search for skew',
          type: 'assignment',
          minutes: 55,
          body: `Choose three features of a model that is in use. Write down both implementations in words, compute both for the
same 500 cases, and tabulate their agreement. Explain each deviation and propose one common definition.`,
        },
      ],
    },
    {
      title: 'Testing data and models',
      description: 'Checks that stop a bad model before release.',
      lessons: [
        {
          title: 'More than unit tests',
          type: 'reading',
          minutes: 35,
          body: `Code tests are necessary and not sufficient. Add:

- **Data tests**: schema, ranges, share of missing values, row counts, freshness.
- **Training tests**: loss falls; one batch can be memorised.
- **Behaviour tests**: *invariance* (another name must not change the score), *direction* (more distance, no
  shorter time) and *minimum* cases that must never fail.
- **Slice tests**: no group falls below its floor.
- **Comparison**: better than the present model, beyond noise.

Each test states who decides if it fails. A test that everyone overrides should be repaired or removed.`,
        },
        {
          title: 'Five gates before release',
          type: 'video',
          minutes: 25,
          animation: 'filter',
          transcript: `Forty dots meet filters, and only five pass. Read them as ten models at their gates. The first checks the data:
one was trained on half a table, and is out. The second checks behaviour: one shortens the time when distance
grows. The third looks at slices: three are good on average and poor on the islands. The fourth compares: four
are no better than the present model. One passes. The fifth gate is a person who signs.`,
        },
        {
          title: 'Worked example: two behaviour tests',
          type: 'reading',
          minutes: 40,
          body: `\`\`\`python
def test_name_is_irrelevant(model, parcel):
    a = model.predict({**parcel, "name": "Anna Smith"})
    b = model.predict({**parcel, "name": "Aisha Bello"})
    assert abs(a - b) < 1e-6

def test_distance_direction(model, parcel):
    near = model.predict({**parcel, "km": 20})
    far = model.predict({**parcel, "km": 200})
    assert far >= near
\`\`\`

Run both over 500 real parcels. The direction test failed for 7: long distances go by night train and really are
faster. The experts were right and the test was too strict; it now compares within one mode of transport.`,
        },
        {
          title: 'Check your tests',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Which test checks an invariance?',
              options: [
                'Changing the name leaves the prediction unchanged',
                'More distance lengthens the time',
                'The table has at least a million rows',
              ],
              correct: 0,
              explanation:
                'Invariance means that an irrelevant change has no effect. The second is a direction test, the third a data test.',
            },
            {
              prompt: 'A test fails each week and is always overridden. What should you do?',
              options: ['Hide its result', 'Repair it or remove it', 'Run it less often'],
              correct: 1,
              explanation: 'An ignored alarm trains people to ignore all alarms.',
            },
          ],
        },
        {
          title: 'Build a test suite',
          type: 'assignment',
          minutes: 60,
          body: `Write at least eight tests for a model: two each for data, behaviour, slices and comparison. Run them on a good
and on a deliberately damaged model. Show which tests noticed the damage, and who would decide.`,
        },
      ],
    },
    {
      title: 'Serving predictions',
      description: 'Batch, online and at the edge.',
      lessons: [
        {
          title: 'As slow as you can afford',
          type: 'reading',
          minutes: 30,
          body: `**Batch** computes for everybody overnight and stores results: simple, cheap and easy to check. **Online**
answers each request: fresh, but with a deadline, and somebody on call. **Edge** runs on the device: private and
fast, hard to update.

For online services set a latency target at the 99th percentile, and reserve time for fetching features, often
the slowest part. Batch small requests together, use a smaller model, and **time out** into a default.

Version the interface apart from the model. And return with every answer the model's version, so that complaints
can be traced.`,
        },
        {
          title: 'The long tail of latency',
          type: 'video',
          minutes: 25,
          animation: 'distribution',
          transcript: `Dots build a heap with a tail to the right, and one lands far out. These are response times, the peak at thirty
milliseconds. The mean lies at forty, and looks harmless. But look to the right: a long thin tail reaches beyond
a second. A page that asks five times meets the tail five times as often. We cut it: after a hundred and fifty
milliseconds the default answers. The hill stays the same, and the tail has gone.`,
        },
        {
          title: 'Worked example: a latency budget',
          type: 'reading',
          minutes: 35,
          body: `Target: 200 ms at p99.

| Step | p50 | p99 |
|---|---|---|
| Network and auth | 8 | 25 |
| Fetch features | 15 | 140 |
| Model | 12 | 30 |
| Logging | 2 | 60 |

The p99 values add up to 255; they rarely coincide, yet measured end to end it is 212 ms. The model is not the
problem. Logging becomes asynchronous, and fetching gets a limit of 100 ms with cached values as a fallback.
Measured afterwards: 138 ms.`,
        },
        {
          title: 'Check your serving',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Predictions are needed once each morning. What should you choose?',
              options: ['An online service with autoscaling', 'A model on every device', 'A nightly batch job'],
              correct: 2,
              explanation: 'It meets the need with the fewest parts, and results can be checked before use.',
            },
            {
              prompt:
                'A page makes 5 independent calls, each slow in 1% of cases. How many pages meet at least one slow call?',
              options: ['About 5%', 'About 1%', 'About 25%'],
              correct: 0,
              explanation: '1 − 0.99⁵ = 4.9%. Tails multiply with the number of calls.',
            },
          ],
        },
        {
          title: 'Choose and measure',
          type: 'assignment',
          minutes: 70,
          body: `Serve one model both as a batch job and behind an HTTP interface. Measure p50 and p99 at ten and at a hundred
requests per second, add a timeout with a default, and recommend one form for a stated decision.`,
        },
      ],
    },
    {
      title: 'Releasing with care',
      description: 'Shadow, canary and the way back.',
      lessons: [
        {
          title: 'Small steps, quick return',
          type: 'reading',
          minutes: 40,
          body: `Offline metrics promise; only use delivers. Release in stages:

1. **Shadow**: the new model gets real requests, and its answers are stored, not used.
2. **Canary**: 1%, then 5%, 25% of the traffic, with a rule for stopping.
3. **A/B test**: measure the decision's benefit, with size and duration fixed beforehand.

Keep the previous version warm, and practise the **rollback**: one command, under five minutes. Route by a hash
of the customer, so that nobody flips between models.

Watch the business figure as well as the error rate: a broken model answers quickly and politely.`,
        },
        {
          title: 'Shadow, canary, everyone',
          type: 'video',
          minutes: 25,
          animation: 'pipeline',
          transcript: `Rows pass four stations, and each ticks off its check. A request arrives and is doubled. The old model answers;
the new one answers too, into a drawer. At night we compare: eight percent differ, and we read fifty of these.
Next, a small valve opens: one request in a hundred really goes to the new model. Failed deliveries rise, and
the valve closes by itself. It is repaired. On the fourth day everything flows through the new one.`,
        },
        {
          title: 'Worked example: may we stop the canary?',
          type: 'reading',
          minutes: 30,
          body: `Failed deliveries: old 4.0% of 19,000; canary 5.2% of 1,000 (52 cases).

\`\`\`text
expected at 4%: 40
se = √(1000 × 0.04 × 0.96) = 6.2
z  = (52 − 40) / 6.2 = 1.94
\`\`\`

The rule agreed beforehand: stop if z > 2 after at least 1,000 cases. So continue, but do not enlarge. At 2,000
cases there are 101 failures: z = (101 − 80) / 8.76 = 2.40, so stop. Without a rule, somebody would have argued
for another day.`,
        },
        {
          title: 'Check your release',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'What does a shadow release not show?',
              options: ['Errors on real inputs', 'The effect on users', 'Latency under real load'],
              correct: 1,
              explanation:
                'Its answers are not used, so nobody can react to them. For that you need a canary or a test.',
            },
            {
              prompt: 'Why route by a hash of the customer?',
              options: [
                'It is faster than random numbers',
                'It balances the classes',
                'So each person always meets the same model',
              ],
              correct: 2,
              explanation: 'Changing models back and forth confuses users and blurs the comparison.',
            },
          ],
        },
        {
          title: 'Plan a release',
          type: 'assignment',
          minutes: 60,
          body: `Write a release plan for one model: length of the shadow, canary steps, two measures with limits, the rule for
stopping, and the rollback. Rehearse the rollback, time it, and note what slowed you down.`,
        },
      ],
    },
    {
      title: 'Monitoring and drift',
      description: 'Notice trouble before the complaints do.',
      lessons: [
        {
          title: 'Three kinds of drift',
          type: 'reading',
          minutes: 40,
          body: `The world changes in different ways:

- **Inputs** drift: more rural parcels than before.
- The **relation** drifts: the same parcel now takes longer.
- **Labels** drift: delays become more common altogether.

Watch four layers: service (errors, latency), data (missing values, ranges, distribution), predictions (mean,
share of each class) and, once labels arrive, quality. Labels often come late, so the first three are your early
warning.

Drift is not damage. Alarm on what calls for action, and write the action beside the alarm. The commonest
"drift" is a broken pipeline.`,
        },
        {
          title: 'Which line moves first',
          type: 'video',
          minutes: 20,
          animation: 'series',
          transcript: `A line, its usual range, and one surprise in red. Imagine four such lines over six weeks. On the ninth a field
is renamed upstream. The second line, missing values, leaps the same morning. The third, mean prediction, sinks
by noon. The first, errors and latency, stays perfectly calm: the service answers everything, wrongly. The
fourth, quality, falls only eleven days later, when the labels come in. Had we watched only that one, forty
thousand customers would have been affected.`,
        },
        {
          title: 'Worked example: PSI by hand',
          type: 'reading',
          minutes: 40,
          body: `The population stability index compares shares in bins: \`Σ (new − old) × ln(new / old)\`.

| Distance | Old | New | Term |
|---|---|---|---|
| short | 0.50 | 0.40 | 0.022 |
| medium | 0.30 | 0.30 | 0.000 |
| long | 0.20 | 0.30 | 0.041 |

PSI = 0.063. By a common rule, below 0.1 is small. Yet for long distances the model was always weak (AUC 0.74),
and they have grown by half. So look at the expected effect on quality, not just the index.`,
        },
        {
          title: 'Check your monitoring',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt: 'Labels arrive after three weeks. What warns you earlier?',
              options: [
                'The weekly quality report',
                'Inputs and predictions compared with a reference',
                'The training loss',
              ],
              correct: 1,
              explanation: 'Distributions and missing values can be checked at once.',
            },
            {
              prompt: 'An input distribution has changed. What comes first?',
              options: ['Check whether the pipeline is broken', 'Retrain automatically', "Raise the alarm's limit"],
              correct: 0,
              explanation:
                'Many apparent drifts are faults upstream. Retraining on broken data would make it permanent.',
            },
          ],
        },
        {
          title: 'Set four alarms',
          type: 'assignment',
          minutes: 50,
          body: `For a model of your choice, set one alarm per layer: service, data, predictions, quality. Give limit, window,
recipient and first action. Simulate a renamed field and a gradual shift, and report which alarm rang when.`,
        },
      ],
    },
    {
      title: 'Retraining, cost and retirement',
      description: 'Keep it worthwhile, or switch it off.',
      lessons: [
        {
          title: 'Retrain for a reason',
          type: 'reading',
          minutes: 30,
          body: `Retraining can follow the calendar, an alarm or new labels. A fixed rhythm is easy to plan; check from history
how quickly quality **ages**. Every retrained model passes the same gates as the first, since automatic training
without gates is automatic damage.

Beware of **feedback**: the model's decisions shape its next data. Keep a small random share untouched for
comparison.

Sum up the cost per year: computing, storage, people. Compare it with the measured benefit. A model whose
benefit no longer covers its cost deserves a decent retirement: inform users, switch to the rule, archive,
delete what must be deleted.`,
        },
        {
          title: 'How a model ages',
          type: 'video',
          minutes: 20,
          animation: 'series',
          transcript: `The line wanders within limits learned from its past. Let it be quality in the weeks after training. It sinks
slowly, about a tenth of a point per week. At the Christmas peak it plunges, and recovers by itself. We overlay
ten earlier models: they age alike. So retraining every eight weeks keeps the loss below one point, and
retraining during the peak would be a mistake. One look at the past has replaced a costly system of triggers.`,
        },
        {
          title: 'Worked example: is it still worth it?',
          type: 'reading',
          minutes: 40,
          body: `| Per year | Amount |
|---|---|
| Avoided failed deliveries: 21,000 × £3.10 | £65,100 |
| Computing and storage | −£6,400 |
| 0.4 engineer | −£32,000 |
| On call and support | −£9,000 |

A balance of £17,700. In comparison, a simple rule would avoid 15,000 failures at a cost of £8,000: £46,500 −
£8,000 = £38,500. The **rule wins** by £20,800. The team retires the model, keeps the monitoring and reviews the
decision in a year. That too is success.`,
        },
        {
          title: 'Check your life cycle',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: "Why keep a random share untouched by the model's decisions?",
              options: [
                'To save computing time',
                'To meet the latency target',
                "To see what happens without the decisions' influence",
              ],
              correct: 2,
              explanation: 'Otherwise the model learns only from a world that it has shaped.',
            },
            {
              prompt: 'A model brings £30,000 net; a simple rule would bring £35,000. What follows?',
              options: [
                'Keep the model, as it is more modern',
                'Retire the model in favour of the rule',
                'Retrain more often',
              ],
              correct: 1,
              explanation: 'What counts is the extra benefit over the simplest alternative.',
            },
          ],
        },
        {
          title: 'Capstone: run a model for a month',
          type: 'assignment',
          minutes: 70,
          body: `Bring a model through the whole path: service sheet, reproducible run, tests, shadow, canary, four alarms and
one simulated incident. Hand in the runbook, the incident's timeline and a yearly calculation with a
recommendation: keep, change or retire.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Ewa K.',
      stars: 5,
      text: 'We had three copies of every feature. The module on skew explained our mysterious drop in one sitting.',
      day: '2026-02-24',
    },
    {
      author: 'Jamal R.',
      stars: 4,
      text: 'Refreshingly free of product names. A few more exercises on GPUs would suit my team.',
      day: '2026-05-08',
    },
    {
      author: 'Beatriz C.',
      stars: 5,
      text: 'The shadow release plan went straight into our handbook.',
      day: '2026-08-13',
    },
    {
      author: 'Stuart M.',
      stars: 3,
      text: 'Useful and honest, but a beginner in containers will need extra time, as I did.',
      day: '2026-10-30',
    },
  ],
};
