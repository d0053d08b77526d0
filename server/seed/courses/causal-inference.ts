import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'causal-inference',
  title: 'Causal Inference',
  description: 'Move from "these go together" to "this changes that", with assumptions you can name and defend.',
  level: 'Advanced',
  price: 33999,
  instructor: {
    name: 'Dr. Amara Okafor',
    title: 'Professor of Social Statistics',
    bio: 'Amara designs surveys and evaluations for health services in three countries, and reads every questionnaire aloud before it leaves the building.',
  },
  duration: '9-11 weeks',
  students: 1040,
  ratingCount: 138,
  ratingDistribution: [69, 22, 5, 3, 1],
  lastUpdated: '2026-08-27',
  fullDescription:
    'Most important questions are causal: did the policy work, what if we raise the price, would she have recovered anyway? Data alone never answer them; data and assumptions together can. You learn to state a causal question, draw what you assume, and choose among experiments, adjustment, difference-in-differences, instruments and discontinuities. Each method comes with its checks and its ways of failing.',
  prerequisites: ['Regression and confidence intervals', 'Some R or Python', 'Probability: conditional expectation'],
  modules: [
    {
      title: 'Causal questions',
      description: 'Potential outcomes and the comparison we never see.',
      lessons: [
        {
          title: 'The road not taken',
          type: 'reading',
          minutes: 35,
          body: `For each person imagine two outcomes: **Y(1)** with the treatment and **Y(0)** without it. The effect is their
difference, and we see only one of the two. This is the fundamental problem: causal inference is a missing-data
problem.

So we compare groups instead and hope that one shows what the other would have been. The usual targets are the
average effect for everybody (**ATE**) or for those treated (**ATT**).

State the question fully: which treatment, compared with what, for whom, measured when? "The effect of
education" is no question yet; "one further year at 16 on income at 30" is.`,
        },
        {
          title: 'Two dots per person',
          type: 'video',
          minutes: 25,
          animation: 'scatter',
          transcript: `Dots climb along a line; two lie far away. Now give each person two dots: a solid one that we observe and a
hollow one that we do not. If we could see both, the effect would be the vertical distance. Now the hollow dots
vanish. What remains are solid dots in two groups, and we are tempted to compare their means. But those who took
the medicine were more ill at the start, and their hollow dots lay lower.`,
        },
        {
          title: 'Worked example: seeing everything',
          type: 'reading',
          minutes: 40,
          body: `Suppose we knew both outcomes (score after a course):

| Person | Y(0) | Y(1) | Took it? |
|---|---|---|---|
| A | 60 | 65 | yes |
| B | 70 | 75 | yes |
| C | 40 | 50 | no |
| D | 50 | 60 | no |

ATE = (5 + 5 + 10 + 10)/4 = 7.5. ATT = 5. The naive comparison: 70 − 45 = **25**. Of these, 5 are the effect on
those who took it and 20 are selection, since A and B would have scored higher anyway (65 against 45).`,
        },
        {
          title: 'Check your questions',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Why can an individual effect not be observed?',
              options: [
                'The sample is too small',
                'Only one of the two outcomes ever occurs',
                'Measurement is always noisy',
              ],
              correct: 1,
              explanation: 'The other outcome is counterfactual. Even perfect measurement does not show it.',
            },
            {
              prompt: 'Naive difference 25, effect on the treated 5. What are the other 20?',
              options: ['Random error', 'The long-term effect', 'Selection: the groups differ even without treatment'],
              correct: 2,
              explanation: "They equal the gap between the groups' untreated outcomes, 65 against 45.",
            },
          ],
        },
        {
          title: 'State a question',
          type: 'assignment',
          minutes: 60,
          body: `Rewrite three causal claims from the news as full questions: treatment, comparison, population, outcome, time.
For each one describe the ideal experiment, however impossible, and name the target, ATE or ATT, that the claim
needs.`,
        },
      ],
    },
    {
      title: 'Drawing assumptions',
      description: 'Causal graphs, confounders, mediators and colliders.',
      lessons: [
        {
          title: 'Three shapes are enough',
          type: 'reading',
          minutes: 30,
          body: `A causal graph has an arrow for each direct cause you consider possible. **Missing arrows** are the strong
assumptions.

- **Fork** X ← C → Y: C is a confounder. Adjust for it.
- **Chain** X → M → Y: M is a mediator. Leave it alone if you want the total effect.
- **Collider** X → S ← Y: closed by itself. Adjusting **opens** a false path.

A back-door path begins with an arrow into X. Choose variables that close all the back doors without opening
others. "Control for everything" is therefore wrong: more adjustment may mean more bias.`,
        },
        {
          title: 'Opening and closing doors',
          type: 'video',
          minutes: 25,
          animation: 'network',
          transcript: `Arrows join nine dots, and light follows them. So does association. Take coffee and heart disease, with smoking
above, arrows to both. Along this fork an association flows that no cup has caused. We adjust for smoking, and
the door closes. Next picture: talent and looks both lead to fame. They are independent. Now we look only at
famous people. Suddenly a line appears: those less talented must be handsome, or they would not be here.
Selection opened the door.`,
        },
        {
          title: 'Worked example: a collider in numbers',
          type: 'reading',
          minutes: 35,
          body: `100 applicants: 50 with good marks, and 50 with good interviews, independent of each other. Those with at least
one of the two are admitted.

| | Good interview | Weak interview |
|---|---|---|
| Good marks | 25 | 25 |
| Weak marks | 25 | 25 (rejected) |

Among all: a good interview in 50%, whatever the marks. Among the 75 admitted: 50% of those with good marks,
**100%** of those with weak marks. A college that studies just its own students "discovers" that marks harm
interviews.`,
        },
        {
          title: 'Check your graphs',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'You want the total effect of training on pay. Promotion lies between them. What should you do?',
              options: ['Do not adjust for promotion', 'Adjust for promotion', 'Drop everybody who was promoted'],
              correct: 0,
              explanation: 'Promotion is a mediator; adjusting removes part of the effect that you want to measure.',
            },
            {
              prompt: 'Which variable must you not adjust for?',
              options: ['A common cause of X and Y', 'A cause of Y alone', 'A common effect of X and Y'],
              correct: 2,
              explanation: 'That is a collider. Conditioning on it opens a non-causal path.',
            },
          ],
        },
        {
          title: 'Draw and defend',
          type: 'assignment',
          minutes: 70,
          body: `Draw a graph with six to ten variables for one of your questions. List all back-door paths and a set that closes
them. Show it to someone who knows the field, and record each arrow they add or delete.`,
        },
      ],
    },
    {
      title: 'Experiments',
      description: 'Randomisation, power and what goes wrong.',
      lessons: [
        {
          title: 'Why chance is so strong',
          type: 'reading',
          minutes: 40,
          body: `Randomising cuts **every** arrow into the treatment, known or unknown. Then the groups differ only by treatment
and luck, and luck can be calculated.

What still goes wrong:

- **Attrition**: who drops out may depend on the treatment.
- **Non-compliance**: analyse as assigned (intention to treat) first.
- **Spillover**: the treated affect the untreated; randomise villages in place of people.
- **Peeking**: stopping when p < 0.05 multiplies false alarms.

Fix outcome, size and analysis beforehand. Adjusting for strong predictors measured **before** assignment adds
precision at almost no risk of bias.`,
        },
        {
          title: 'Cutting the arrow',
          type: 'video',
          minutes: 25,
          animation: 'distribution',
          transcript: `Dots fall by chance into a heap. Chance also makes groups alike. Before: sicker people choose the treatment, and
the two bells of prior health stand apart. Now a coin decides. Draw after draw, the bells slide over one
another, for health, for age, and for everything nobody measured. Not exactly: with twenty people there is still
a gap; with two thousand hardly any. The gap that chance leaves is precisely what the confidence interval
describes.`,
        },
        {
          title: 'Worked example: non-compliance',
          type: 'reading',
          minutes: 30,
          body: `1,000 are offered coaching and 1,000 are not. 60% of those offered accept; nobody else can.

| | Found work |
|---|---|
| Offered | 330 (33%) |
| Not offered | 300 (30%) |

Intention to treat: +3 points, the effect of the **offer**. If the offer works only through coaching, the effect
on those who accept is 3 / 0.6 = **5 points**. Comparing acceptors with refusers would be wrong, for the keen
accept. For the budget of the programme, the 3 points count.`,
        },
        {
          title: 'Check your experiments',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: '30% of the treated drop out, 5% of the controls. What is the danger?',
              options: [
                'The randomisation was wrong',
                'Those who remain are no longer comparable',
                'The power becomes too great',
              ],
              correct: 1,
              explanation: 'If dropping out depends on treatment and outcome, the balance made by chance is lost.',
            },
            {
              prompt: 'Neighbours of the treated also benefit. What helps?',
              options: ['A larger sample of individuals', 'Measuring later', 'Randomising whole villages or groups'],
              correct: 2,
              explanation: 'Spillover then stays mostly within a unit and the comparison between units is clean.',
            },
          ],
        },
        {
          title: 'Write a protocol',
          type: 'assignment',
          minutes: 60,
          body: `Plan an experiment: question, unit of randomisation, outcome, smallest effect of interest, sample size,
analysis, and rules for drop-outs. Simulate it 1,000 times with the assumed effect, and report its power and the
typical interval width.`,
        },
      ],
    },
    {
      title: 'Adjustment and matching',
      description: 'Make the groups alike, as far as they were measured.',
      lessons: [
        {
          title: 'When you cannot toss a coin',
          type: 'reading',
          minutes: 40,
          body: `If all confounders are measured, comparing like with like identifies the effect. This is **conditional
exchangeability**; data cannot prove it. **Overlap** is also needed: every kind of person must have a chance of
both treatments.

Tools:

- **Regression** models the outcome.
- **Matching** finds twins.
- **Weighting** by the inverse propensity score makes the groups alike.
- **Doubly robust** methods combine two models, and survive if one is right.

Check the balance after adjusting, and trim where no comparison exists. Then ask how strong an unmeasured
confounder would have to be.`,
        },
        {
          title: 'Finding twins',
          type: 'video',
          minutes: 20,
          animation: 'scatter',
          transcript: `Dots, a line, and two ringed exceptions without neighbours. On the left the treated, on the right the untreated;
height shows the chance of treatment. In the middle almost every dot finds a twin at the same height, and lines
connect them. At the top there are only treated people: nobody like them went without. Whatever we claim about
them would be invention, so we set them aside and say for whom the result holds.`,
        },
        {
          title: 'Worked example: standardising',
          type: 'reading',
          minutes: 40,
          body: `| Severity | Treated: n, recovered | Untreated: n, recovered |
|---|---|---|
| Mild | 20, 90% | 80, 85% |
| Severe | 80, 50% | 20, 40% |

Raw: treated (18 + 40)/100 = 58%, untreated (68 + 8)/100 = 76%, so −18 points.

In both groups half of the 200 people are mild. Standardised: treated 0.5 × 90 + 0.5 × 50 = 70%; untreated 0.5 ×
85 + 0.5 × 40 = 62.5%. Effect **+7.5 points**. The sign reverses because the severely ill were treated more
often: Simpson's paradox.`,
        },
        {
          title: 'Check your adjustment',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt: 'All patients above 80 were treated. What is violated?',
              options: ['Overlap', 'Randomisation by cluster', 'Measurement accuracy'],
              correct: 0,
              explanation: 'Without any untreated people of that age there is nothing to compare with.',
            },
            {
              prompt: 'After weighting, all measured covariates are balanced. What is still open?',
              options: ['Nothing', 'Confounding by what was not measured', 'The average of the treated'],
              correct: 1,
              explanation: 'Balance can be checked only for measured variables. Add a sensitivity analysis.',
            },
          ],
        },
        {
          title: 'Adjust in three ways',
          type: 'assignment',
          minutes: 50,
          body: `With an open observational dataset estimate one effect by regression, matching and weighting. Show balance
before and after, state for whom the estimate holds, and find out how strong a hidden confounder would have to
be to erase it.`,
        },
      ],
    },
    {
      title: 'Difference-in-differences',
      description: 'Use time and a comparison group together.',
      lessons: [
        {
          title: 'Two differences',
          type: 'reading',
          minutes: 30,
          body: `A town raises its bus frequency; another does not. Before-after mixes the effect with everything else that
changed. Town against town mixes it with everything in which they differ. Taking the **difference of the
differences** removes both, provided that the two would have moved **in parallel** without the change.

Plot several earlier periods. Parallel lines beforehand support the assumption, though they never prove it. With
treatment at different times, the simple two-way regression uses already treated units as controls and can be
misleading; use estimators built for staggered starts. Cluster the standard errors by unit.`,
        },
        {
          title: 'Parallel until the change',
          type: 'video',
          minutes: 20,
          animation: 'series',
          transcript: `A line wanders within its range. Imagine a second beside it. The upper is our town, the lower its neighbour. At
the vertical mark the new timetable begins. Draw the dashed line: where our town would have gone, parallel to
the neighbour. The gap between solid and dashed is the effect. Now look at another pair: the lines drift apart
long before the mark. There the dashed line is a wish, and the effect is too.`,
        },
        {
          title: 'Worked example: two by two',
          type: 'reading',
          minutes: 40,
          body: `Passengers per day, in thousands:

| | Before | After | Change |
|---|---|---|---|
| Town A (more buses) | 40 | 50 | +10 |
| Town B | 30 | 36 | +6 |

The effect is 10 − 6 = **4**. But growth in percent was 25% for A and 20% for B; on a log scale the effect is ln 1.25 − ln 1.20 = 0.041, about 4%, or 2 thousand on an expected 48.

Parallel in thousands or parallel in percent? Both cannot hold. Let the years before decide.`,
        },
        {
          title: 'Check your differences',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'What is the central assumption?',
              options: [
                'Both groups have equal levels before',
                'Both would have moved in parallel without the treatment',
                'The treatment is random',
              ],
              correct: 1,
              explanation: 'Levels may differ; it is the untreated trends that must agree.',
            },
            {
              prompt: 'The lines already diverged three years before the change. What do you conclude?',
              options: [
                'The effect is especially large',
                'More control variables are unnecessary',
                'The comparison group is doubtful',
              ],
              correct: 2,
              explanation: 'If trends differ beforehand, their later difference cannot be credited to the change.',
            },
          ],
        },
        {
          title: 'Evaluate a change',
          type: 'assignment',
          minutes: 70,
          body: `Find a policy that began in one region and not in another. Plot at least four periods before and two after.
Estimate the effect in levels and in logs, run a placebo test in an earlier year, and judge the result.`,
        },
      ],
    },
    {
      title: 'Instruments',
      description: 'Let an outside push do the experiment.',
      lessons: [
        {
          title: 'Borrowed randomness',
          type: 'reading',
          minutes: 30,
          body: `An **instrument** Z pushes the treatment without any other way to the outcome. Conditions:

1. **Relevance**: Z really changes X. Testable; an F statistic well above 10, and preferably far more.
2. **Independence**: Z is as good as random.
3. **Exclusion**: Z affects Y only through X. Not testable, so argue it.
4. **Monotonicity**: Z pushes nobody the other way.

Then the ratio of Z's effect on Y to its effect on X is the effect for the **compliers**, those who react to the
push. They may not be the people you care about. Weak instruments magnify every small violation.`,
        },
        {
          title: 'One way through',
          type: 'video',
          minutes: 30,
          animation: 'pipeline',
          transcript: `Rows flow through four stations in one direction only. A lottery letter enters on the left. It opens the gate to
the new school for some, and from there a path leads to exam results. Now look for side paths: does the letter
also encourage the parents to hire a tutor? A thin second pipe appears from letter to results. Through it flows
an effect we would wrongly credit to the school. Every instrument deserves this search.`,
        },
        {
          title: 'Worked example: the Wald ratio',
          type: 'reading',
          minutes: 30,
          body: `A lottery offers places in evening courses.

| | Attended | Mean wage |
|---|---|---|
| Won (n = 2,000) | 50% | £15.60 |
| Lost (n = 2,000) | 20% | £15.00 |

\`\`\`text
effect on attendance = 0.50 − 0.20 = 0.30
effect on wage       = 0.60
Wald ratio           = 0.60 / 0.30 = £2.00
\`\`\`

Attending raises the wage by £2.00 for those who attend *because* they won: 30% of people. The 20% who attend
anyway and the 50% who never do remain unknown. If the letter had another effect of just £0.15, the estimate
would shift by £0.50.`,
        },
        {
          title: 'Check your instruments',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Which condition cannot be tested with the data alone?',
              options: ['Relevance', 'Exclusion', 'The sample size'],
              correct: 1,
              explanation: 'That Z has no other way to Y must be argued from knowledge of the matter.',
            },
            {
              prompt: 'Z changes attendance by only 1 point. Why is that dangerous?',
              options: [
                'Any small violation is divided by 0.01',
                'The standard error becomes zero',
                'There are too many compliers',
              ],
              correct: 0,
              explanation: 'The ratio magnifies both bias and noise a hundredfold.',
            },
          ],
        },
        {
          title: 'Judge an instrument',
          type: 'assignment',
          minutes: 65,
          body: `Choose a published study with an instrument. State the four conditions in its own terms, search for two side
paths, describe the compliers, and report how much bias a plausible violation would cause. Would you base a
decision on it?`,
        },
      ],
    },
    {
      title: 'Discontinuities and time series',
      description: 'Thresholds, breaks and synthetic controls.',
      lessons: [
        {
          title: 'Just above, just below',
          type: 'reading',
          minutes: 35,
          body: `When a rule uses a threshold, such as a grant for scores of 60 and above, people at 59 and 61 are nearly alike.
The **jump** at the threshold is the effect there. Use local lines on both sides, show the plot, vary the
bandwidth, and test for manipulation: a heap just above the line means that somebody is steering.

With a single treated unit, an **interrupted time series** continues its own past, and a **synthetic control**
builds a weighted mix of other units that matched it before. Both need a long and stable history.`,
        },
        {
          title: 'A jump at sixty',
          type: 'video',
          minutes: 30,
          animation: 'scatter',
          transcript: `Dots climb to the right around a line. Scores run along the bottom, later income upwards. Every dot is a group
of applicants. Left of sixty the dots rise gently. At sixty they step up and rise on. We fit one short line on
each side and measure the step at the border. Now a wider band: a curve on the left pulls the line, and the step
grows, wrongly. Finally, no heap at sixty: nobody nudged the scores.`,
        },
        {
          title: 'Worked example: bandwidth and doubt',
          type: 'reading',
          minutes: 35,
          body: `| Bandwidth | n | Jump | 95% interval |
|---|---|---|---|
| ±2 | 180 | 1.1 | −0.9 to 3.1 |
| ±5 | 450 | 1.4 | 0.2 to 2.6 |
| ±10 | 910 | 1.5 | 0.7 to 2.3 |
| ±25 | 2,300 | 2.6 | 2.1 to 3.1 |

Up to ±10 the estimate is stable and only the precision grows. At ±25 it leaps: there the straight line no
longer fits, and bias masquerades as precision. Report ±5 or a data-driven choice as the main result, and show
all rows.`,
        },
        {
          title: 'Check your thresholds',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Many more people score 60 than 59. What does that suggest?',
              options: ['A strong effect', 'A bandwidth that is too small', 'Manipulation of the score'],
              correct: 2,
              explanation: 'If people can steer across the line, both sides are no longer alike.',
            },
            {
              prompt: 'For whom does a discontinuity estimate hold?',
              options: ['For people near the threshold', 'For all applicants', 'For those with the highest scores'],
              correct: 0,
              explanation: 'Only there are both sides comparable. Applying it further away needs extra assumptions.',
            },
          ],
        },
        {
          title: 'Find a threshold',
          type: 'assignment',
          minutes: 55,
          body: `Look for a rule with a cut-off in public data, such as class size or an age limit. Plot it, estimate the jump at
three bandwidths, test for heaping and for jumps in earlier characteristics, and formulate the result
cautiously.`,
        },
      ],
    },
    {
      title: 'Credible conclusions',
      description: 'Sensitivity, transport and plain words.',
      lessons: [
        {
          title: 'How could this be wrong?',
          type: 'reading',
          minutes: 35,
          body: `A credible study attacks itself. **Placebo** outcomes that the treatment cannot affect should show nothing.
**Negative controls** reveal hidden differences. **Sensitivity analysis** asks how strong a hidden confounder
would need to be. An **E-value** gives one number for risk ratios.

Then ask about **transport**: would it work elsewhere? Effects depend on who is treated, how well, and against
which alternative.

Last, the words. Do not write "is associated with" and then recommend an action; that hides a causal claim. Name
the claim, the assumption it rests on and what would change your mind.`,
        },
        {
          title: 'Placebo bars',
          type: 'video',
          minutes: 25,
          animation: 'bars',
          transcript: `Bars stand side by side from longest to shortest. The first bar is the effect of the flu vaccine on deaths in
winter: large. It looks wonderful. The second bar is the same comparison in summer, when there is no flu. It
should be zero, and is almost as tall. So a good part of the first bar is not the vaccine: healthier people get
vaccinated. Subtract what summer shows, and a smaller and more believable bar remains.`,
        },
        {
          title: 'Worked example: the E-value',
          type: 'reading',
          minutes: 40,
          body: `Observed risk ratio: 1.8, interval 1.2 to 2.7.

\`\`\`text
E = RR + √(RR × (RR − 1))
  = 1.8 + √(1.8 × 0.8) = 1.8 + 1.2 = 3.0
interval limit: 1.2 + √(1.2 × 0.2) = 1.69
\`\`\`

A hidden confounder would have to be linked with both treatment and outcome by a risk ratio of 3.0 to explain
everything, and of 1.7 to make the interval include 1. Compare: smoking, measured here, has 1.6. So a second one
like it would *nearly* suffice for the limit. Say just that.`,
        },
        {
          title: 'Check your credibility',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'A placebo outcome shows a clear "effect". What follows?',
              options: [
                'The treatment has two effects',
                'The comparison probably suffers from hidden differences',
                'The sample was too large',
              ],
              correct: 1,
              explanation: 'The treatment cannot affect that outcome, so the difference must come from elsewhere.',
            },
            {
              prompt: 'What is wrong with "associated with; we therefore recommend introducing it"?',
              options: [
                'The recommendation rests on a causal claim that is not stated',
                'Associations are never significant',
                'Recommendations do not belong in reports',
              ],
              correct: 0,
              explanation: 'Anyone who recommends an action presumes an effect. Say so, and defend the assumptions.',
            },
          ],
        },
        {
          title: 'Capstone: a causal brief',
          type: 'assignment',
          minutes: 60,
          body: `Answer one causal question in four pages: question, graph, method, estimate with interval, two attacks on your
own result, for whom it holds, and a recommendation. End with one sentence stating what evidence would change
your mind.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Katarina V.',
      stars: 5,
      text: 'Drawing the graph before the regression has changed how I read papers. Collider bias is everywhere.',
      day: '2026-02-09',
    },
    {
      author: 'Omar T.',
      stars: 4,
      text: 'Excellent on assumptions, with small tables I could verify. Time-varying treatments only get a mention.',
      day: '2026-05-20',
    },
    {
      author: 'Fiona M.',
      stars: 5,
      text: 'The pre-trend module gave me the courage to drop a result that was too good.',
      day: '2026-07-27',
    },
    {
      author: 'Wei L.',
      stars: 3,
      text: 'Careful and clear, though I would have liked more code alongside the arithmetic.',
      day: '2026-09-22',
    },
  ],
};
