import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'machine-learning',
  title: 'Machine Learning',
  description: 'Train models that hold up on data they have never seen, and recognise those that will not.',
  level: 'Advanced',
  price: 37999,
  instructor: {
    name: 'Dr. Leila Haddad',
    title: 'Machine Learning Researcher',
    bio: 'Leila has built models for radiology and for railway points, and teaches with small examples that fit on one sheet of paper.',
  },
  duration: '10-12 weeks',
  students: 2380,
  ratingCount: 298,
  ratingDistribution: [73, 19, 5, 2, 1],
  lastUpdated: '2026-10-12',
  fullDescription:
    'Fitting a model takes one line; knowing whether to trust it takes judgement. This course builds that judgement. You frame a prediction problem, split data without leaks, understand linear models, trees and ensembles from the inside, and tune them without fooling yourself. You choose thresholds by cost, explain predictions and finish with a model card that states where the model fails.',
  prerequisites: [
    'Confident Python with NumPy or pandas',
    'Statistics: distributions, regression, conditional probability',
    'Basic linear algebra and derivatives',
  ],
  modules: [
    {
      title: 'Framing a prediction problem',
      description: 'Target, moment and baseline before any algorithm.',
      lessons: [
        {
          title: 'What, when and for what decision',
          type: 'reading',
          minutes: 35,
          body: `A prediction problem is defined by four sentences. **Target**: what exactly is predicted, and how is it
measured? **Moment**: at what time is the prediction made, so which facts are known by then? **Unit**: one row
is one what? **Action**: what will be done differently?

"Predict churn" becomes: "On the first of each month, for every active subscriber, predict cancellation within
30 days, so that we can call 200 of them."

Now a baseline exists too: call the 200 who used the service least. If a simple rule does nearly as well, deploy
the rule.`,
        },
        {
          title: 'The moment of prediction',
          type: 'video',
          minutes: 30,
          animation: 'pipeline',
          transcript: `Rows go in untidy and come out as a table, after four checks. Before them comes a line: one subscriber's time.
Events drop on to it, a login, a complaint, a cancellation. We place a marker: here the prediction is made.
Everything to the left may become a feature. The thirty days to the right form the target. Now a helpful
colleague adds "reason for leaving" as a feature. It lies to the right, so out it goes.`,
        },
        {
          title: 'Worked example: from wish to table',
          type: 'reading',
          minutes: 35,
          body: `Wish: "Tell us which machines will break."

| Part | Decision |
|---|---|
| Unit | one machine on one day |
| Moment | 06:00, before the shift |
| Target | unplanned stop in the next 7 days |
| Action | inspect the top 10 |
| Baseline | the 10 with most hours since service |

At 3% positives and 400 machines, about 12 will stop. Ten inspections can find ten at most, so success is
counted as hits among ten, never as accuracy: "none will break" already scores 97%.`,
        },
        {
          title: 'Check your framing',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Which feature is not allowed when predicting cancellation within 30 days?',
              options: [
                'Logins in the previous week',
                'Months since the first payment',
                'The reason given in the cancellation form',
              ],
              correct: 2,
              explanation:
                'The form is filled in after the moment of prediction, so the model would be reading the answer.',
            },
            {
              prompt: '97% of machines do not stop. What does 97% accuracy show?',
              options: ['Nothing more than always predicting "no stop"', 'A strong model', 'A data leak'],
              correct: 0,
              explanation: 'With rare events the majority rule scores highly. Measure what the action needs.',
            },
          ],
        },
        {
          title: 'Frame a problem',
          type: 'assignment',
          minutes: 55,
          body: `Choose a decision that recurs at least weekly at work or in your town. Write unit, moment, target, action and
baseline, each in one sentence. List ten candidate features and strike out those not known at the moment of
prediction.`,
        },
      ],
    },
    {
      title: 'Splitting data without leaks',
      description: 'Training, validation and test sets that mirror real use.',
      lessons: [
        {
          title: 'The split must imitate the future',
          type: 'reading',
          minutes: 35,
          body: `We split data in order to imitate the day of use. If the model will meet **new patients**, no patient may be in
two parts. If it will meet **next month**, split by time. If it will meet a **new hospital**, leave a hospital
out.

- Training: fit the parameters.
- Validation: choose features and settings.
- Test: look once, at the end.

Leaks also come through preparation. A scaler, imputer or feature selector fitted on all rows has seen the test
set. Put each step inside a pipeline, so that it learns from the training part alone.`,
        },
        {
          title: 'One patient in two places',
          type: 'video',
          minutes: 25,
          animation: 'join',
          transcript: `Lines join rows that share a key. Think of images of one patient. Here are eight X-rays of two patients. A
random split puts four of each on either side. The model learns that this rib has a notch and that this notch
means illness: it recognises the patient, not the disease. Validation says ninety-five percent. Now we group by
patient and split again. The score drops to seventy-eight. The model has not become worse; we have stopped
fooling ourselves.`,
        },
        {
          title: 'Worked example: selection inside the loop',
          type: 'reading',
          minutes: 40,
          body: `Random labels, 100 rows, 5,000 random features. The true accuracy is 50%.

\`\`\`python
# wrong: selects on all rows first
X10 = SelectKBest(k=10).fit_transform(X, y)
cross_val_score(LogisticRegression(), X10, y)   # about 0.85

# right: selects inside each fold
pipe = make_pipeline(SelectKBest(k=10), LogisticRegression())
cross_val_score(pipe, X, y)                     # about 0.50
\`\`\`

The first version used the held-out labels to choose columns. Nothing in the fitting code looks suspicious,
which is why the pipeline matters.`,
        },
        {
          title: 'Check your splits',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'The model will be used in hospitals that it has never seen. How should you split?',
              options: ['At random by image', 'Leave out whole hospitals', 'Stratified by diagnosis only'],
              correct: 1,
              explanation: 'The held-out part must differ from training in the way the future will.',
            },
            {
              prompt: 'You standardise all the data and then cross-validate. What is wrong?',
              options: [
                'Standardising is never needed',
                'The folds become unequal in size',
                'The scaler has seen the validation rows',
              ],
              correct: 2,
              explanation: 'Means and variances come from all rows. Fit the scaler within each training fold.',
            },
          ],
        },
        {
          title: 'Find the leak',
          type: 'assignment',
          minutes: 60,
          body: `Take a published notebook or your own older project. Draw the order of every step from raw data to score. Mark
each step that saw validation or test rows, repair it, and report the score before and after.`,
        },
      ],
    },
    {
      title: 'Linear models and regularisation',
      description: 'Strong, fast baselines that you can read.',
      lessons: [
        {
          title: 'Why start with a line',
          type: 'reading',
          minutes: 30,
          body: `Linear and logistic regression are fast, stable and readable, and with good features they are hard to beat. Each
coefficient says how the prediction changes when one feature moves and the others stay.

**Regularisation** adds a price for large coefficients:

- **Ridge** (L2) shrinks all of them and shares weight among correlated features.
- **Lasso** (L1) sets many to exactly zero.
- **Elastic net** mixes both.

Standardise first, otherwise the price depends on units. Choose the strength by cross-validation, and prefer the
simplest model within one standard error of the best.`,
        },
        {
          title: 'From wiggle to line',
          type: 'video',
          minutes: 25,
          animation: 'scatter',
          transcript: `The dots climb, and a straight line is drawn through them. Now take twelve such points. A polynomial of degree
eleven passes through all of them and swings wildly in between. Add a small penalty: the swings calm. Increase
it: the curve becomes gentle and misses each point by a little. In the end only a flat line remains. Meanwhile
the validation error falls and rises again. We choose just past that valley, where the curve is calmer.`,
        },
        {
          title: 'Worked example: ridge in one dimension',
          type: 'reading',
          minutes: 35,
          body: `One centred feature, no intercept. Least squares gives \`w = Σxy / Σx²\`; ridge gives \`w = Σxy / (Σx² + λ)\`.

\`\`\`text
x = (−1, 0, 1), y = (−3, 1, 2)
Σxy = 5, Σx² = 2
λ = 0 → w = 2.5
λ = 2 → w = 1.25
λ = 8 → w = 0.5
\`\`\`

The penalty acts like extra data that say "no effect". With 1,000 rows Σx² would be large and the same λ would
hardly matter. That is as it should be: evidence outweighs caution.`,
        },
        {
          title: 'Check your regularisation',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Which penalty gives coefficients that are exactly zero?',
              options: ['L1 (lasso)', 'L2 (ridge)', 'Neither of them'],
              correct: 0,
              explanation: 'The corner of the L1 constraint makes exact zeros likely; L2 merely shrinks.',
            },
            {
              prompt: 'Why standardise before ridge regression?',
              options: [
                'To make the residuals normal',
                'So that the penalty does not depend on units',
                'To avoid cross-validation',
              ],
              correct: 1,
              explanation:
                'A length in millimetres has a coefficient a thousand times smaller than in metres and would go almost unpenalised.',
            },
          ],
        },
        {
          title: 'Build the honest baseline',
          type: 'assignment',
          minutes: 70,
          body: `For your framed problem, fit a regularised linear model in a pipeline. Plot validation error against strength,
choose by the one-standard-error rule, and explain the five largest coefficients to somebody who knows the
subject. Does any sign surprise them?`,
        },
      ],
    },
    {
      title: 'Trees and random forests',
      description: 'Questions in sequence, and the wisdom of many.',
      lessons: [
        {
          title: 'How a tree decides',
          type: 'reading',
          minutes: 40,
          body: `A tree asks one question after another: is income above 30,000? is age below 25? At each node it picks the split
that makes the children **purest**, by Gini impurity or entropy for classes and by variance for numbers.

Trees handle mixed scales and interactions without preparation. A deep tree, however, memorises: change a few
rows and its shape changes.

A **random forest** averages many deep trees, each grown on a bootstrap sample with a random subset of features
at every split. Averaging cancels their individual errors, provided that they are not all alike. Rows left out
give a free, out-of-bag estimate.`,
        },
        {
          title: 'Growing, splitting, averaging',
          type: 'video',
          minutes: 25,
          animation: 'tree',
          transcript: `Branches grow over three levels, and one case follows its marked path. One tree grows. The first question cuts
the plane in two, the next cuts one half again, until every point has its own small box. That border is jagged.
Now we take a slightly different sample and grow another: a different jagged border. Lay a hundred of them on
top of one another and let them vote. The jagged corners cancel, and a smooth, sensible border remains.`,
        },
        {
          title: 'Worked example: one split by Gini',
          type: 'reading',
          minutes: 30,
          body: `Ten loans, 4 defaults. Gini = 1 − 0.4² − 0.6² = 0.48.

| Split | Left | Right |
|---|---|---|
| Income < 20k | 3 of 4 default | 1 of 6 defaults |
| Age < 30 | 2 of 5 default | 2 of 5 default |

Income: left 0.375, right 0.278; weighted 0.4 × 0.375 + 0.6 × 0.278 = 0.317. The gain is 0.163.

Age: both sides 0.48, so the gain is 0. The tree asks about income. Notice that age may still matter later,
within one of the branches.`,
        },
        {
          title: 'Check your trees',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Why does a forest use random feature subsets at each split?',
              options: ['To run without a validation set', 'To make the trees less alike', 'To keep the trees shallow'],
              correct: 1,
              explanation:
                'Averaging helps most when errors are uncorrelated. Otherwise one strong feature would head every tree.',
            },
            {
              prompt: 'A single deep tree has 100% training accuracy. What should you expect?',
              options: ['High variance and weaker results on new data', 'High bias', 'A perfect test score'],
              correct: 0,
              explanation: 'It has memorised individual rows. Small changes of data produce a very different tree.',
            },
          ],
        },
        {
          title: 'Compare tree and forest',
          type: 'assignment',
          minutes: 60,
          body: `Fit a deep tree, a pruned tree and a forest to your problem. Report training and validation scores, then refit
each on three bootstrap samples. Show how much the predictions for ten fixed rows vary.`,
        },
      ],
    },
    {
      title: 'Gradient boosting',
      description: 'Many small corrections, added with care.',
      lessons: [
        {
          title: 'Learning from residuals',
          type: 'reading',
          minutes: 40,
          body: `Boosting builds a model step by step. Start with the mean. Compute the residuals, fit a **small** tree to them,
and add a fraction of it. Repeat. Every tree corrects what the sum so far still gets wrong; for other losses the
residuals become negative gradients.

Three settings matter most:

- **learning rate**: smaller is safer and needs more trees,
- **number of trees**: stop early on validation data,
- **tree depth**: how many features may interact.

A forest improves with more trees until it levels off; boosting **overfits** if you never stop. On tabular data
it is often the strongest method.`,
        },
        {
          title: 'Error, tree by tree',
          type: 'video',
          minutes: 20,
          animation: 'series',
          transcript: `Picture two such lines on the same axes. One is training error, the other validation error. With every tree the
training line sinks, smoothly, towards zero. The validation line sinks with it, flattens near tree two hundred
and begins to climb. We stop there. Now the learning rate is divided by ten. Both lines fall more slowly, the
valley lies near tree two thousand, and it is a little deeper. You have paid with time for a little accuracy.`,
        },
        {
          title: 'Worked example: two rounds by hand',
          type: 'reading',
          minutes: 40,
          body: `Targets for five flats (rent in hundreds): 6, 7, 8, 12, 13, sorted by size. The mean is 9.2.

\`\`\`text
residuals: -3.2 -2.2 -1.2  2.8  3.8
stump after flat 3: left -2.2, right 3.3
learning rate 0.5 → add -1.1 or 1.65
prediction: 8.1 8.1 8.1 10.85 10.85
residuals: -2.1 -1.1 -0.1  1.15  2.15
\`\`\`

The squared error fell from 38.8 to 11.6. The next stump finds the same border and adds half of the new means,
−0.55 and 0.825.`,
        },
        {
          title: 'Check your boosting',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt: 'What does each new tree fit in gradient boosting with squared error?',
              options: ['The original target', 'A random part of the features', 'The residuals of the current sum'],
              correct: 2,
              explanation: 'Each step reduces what is still unexplained, which is the negative gradient of the loss.',
            },
            {
              prompt: 'You halve the learning rate. What must usually change?',
              options: ['The depth must double', 'More trees are needed', 'The validation set must grow'],
              correct: 1,
              explanation: 'Smaller steps need more of them. Let early stopping choose the number.',
            },
          ],
        },
        {
          title: 'Boost with discipline',
          type: 'assignment',
          minutes: 50,
          body: `Train a boosted model with early stopping on a validation set that matches your future. Plot both error lines,
compare with your linear baseline and forest, and decide whether the gain justifies the extra complexity. Touch
no test data yet.`,
        },
      ],
    },
    {
      title: 'Measuring what matters',
      description: 'Metrics, thresholds and calibration.',
      lessons: [
        {
          title: 'Scores, thresholds and costs',
          type: 'reading',
          minutes: 30,
          body: `A classifier gives scores; a **threshold** turns them into actions. Precision asks: of those flagged, how many
were right? Recall asks: of the real cases, how many were flagged? Moving the threshold trades one for the
other.

ROC AUC judges the ranking, yet it looks rosy when positives are rare; the precision-recall curve is the
stricter view. If you act on probabilities, check **calibration**: of cases scored 0.3, about 30% should occur.

With known costs, act when the expected loss is lower: flag if \`p > cost of false alarm / (cost of false alarm +
cost of a miss)\`.`,
        },
        {
          title: 'Sliding the threshold',
          type: 'video',
          minutes: 20,
          animation: 'distribution',
          transcript: `Dots pile into a heap. Imagine two of them, overlapping. They hold scores of the healthy on the left, of the ill
on the right, overlapping in the middle. The threshold is a vertical line. Slide it left: we catch nearly all
the ill and alarm many of the healthy. Slide it right: few alarms, many missed. None is correct in itself. If a
miss costs twenty times as much as an alarm, the line belongs well to the left.`,
        },
        {
          title: 'Worked example: choosing by cost',
          type: 'reading',
          minutes: 40,
          body: `A false alarm costs 10 pounds (an inspection), a miss costs 190 (a failure). Threshold: 10 / (10 + 190) = 0.05.

| Threshold | False alarms | Misses | Cost |
|---|---|---|---|
| 0.50 | 5 | 40 | £7,650 |
| 0.20 | 60 | 18 | £4,020 |
| 0.05 | 190 | 6 | £3,040 |
| 0.01 | 600 | 2 | £6,380 |

The usual 0.50 costs more than twice as much as 0.05. This works only if the scores are calibrated, so check
that first.`,
        },
        {
          title: 'Check your metrics',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt:
                'A miss costs nine times as much as a false alarm. Where is the best threshold for calibrated scores?',
              options: ['0.1', '0.5', '0.9'],
              correct: 0,
              explanation: 'Cost of alarm divided by the sum: 1 / (1 + 9) = 0.1.',
            },
            {
              prompt: 'Positives are 0.5% of cases and ROC AUC is 0.95. What else should you look at?',
              options: ['Accuracy', 'The training AUC', 'The precision-recall curve'],
              correct: 2,
              explanation:
                'With so many negatives, even a small false-positive rate can swamp the true hits. Precision shows it.',
            },
          ],
        },
        {
          title: 'Choose a threshold',
          type: 'assignment',
          minutes: 70,
          body: `Ask the owner of your decision for the costs of both errors, or argue for estimates. Plot cost against threshold
on validation data, add a calibration plot, and recommend a threshold with a range for uncertain costs.`,
        },
      ],
    },
    {
      title: 'Tuning and explaining',
      description: 'Search without overfitting, and reasons with caution.',
      lessons: [
        {
          title: 'Search is a kind of training',
          type: 'reading',
          minutes: 30,
          body: `Trying 500 settings on one validation set fits that set. Use cross-validation, random search over sensible
log-scaled ranges, and few trials per unit of real insight. **Nested** cross-validation tells you what the whole
procedure achieves, search included.

To explain a model globally, use **permutation importance** on held-out data: shuffle a column and watch the
score fall. For shapes, use partial dependence. For single cases, SHAP values share a prediction out among
features.

All of them describe **the model, not the world**. Correlated features share or hide credit, and importance is
not a cause.`,
        },
        {
          title: 'Shuffling one column at a time',
          type: 'video',
          minutes: 30,
          animation: 'bars',
          transcript: `The bars sort themselves by length, as an importance chart does. The tall bar on the left is the validation
score. Shuffle the column "hours": the score drops by twelve points, so the model relies on it. Shuffle
"colour": nothing happens. Now shuffle "temperature outdoors": hardly a change. Not useless: "temperature
indoors" tells the model the same thing. Shuffle both together and the score falls by nine. Importance belongs
to groups of columns as much as to single ones.`,
        },
        {
          title: 'Worked example: best of fifty by luck',
          type: 'reading',
          minutes: 30,
          body: `Fifty settings, all truly at 80% accuracy, are scored on 200 validation rows. The standard error of each score
is √(0.8 × 0.2 / 200) = 2.8 points.

The best of fifty independent draws lies about 2.25 standard errors above the mean: 80 + 2.25 × 2.8 = **86.4%**
on paper, 80% in use. Settings scored on the same rows are correlated, so the real inflation is smaller, but it
never helps you. Always quote a score from data the search has not seen.`,
        },
        {
          title: 'Check your tuning',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Why is the validation score of the best of 500 settings too optimistic?',
              options: [
                'The test set is too small',
                'The maximum also picks the luckiest noise',
                'Cross-validation always overestimates',
              ],
              correct: 1,
              explanation: 'Selecting the highest of many noisy numbers favours positive errors.',
            },
            {
              prompt: 'Shuffling one of two nearly identical features barely hurts. What follows?',
              options: [
                'The feature has no relation to the target',
                'The model has not converged',
                'The other feature can stand in for it',
              ],
              correct: 2,
              explanation: 'Permute correlated features together to see what they contribute as a group.',
            },
          ],
        },
        {
          title: 'Tune and explain',
          type: 'assignment',
          minutes: 65,
          body: `Run a random search with at most 40 trials inside cross-validation. Report the best score and an estimate from
unseen data. Show permutation importance for groups of related features, with one sentence on what it does not
prove.`,
        },
      ],
    },
    {
      title: 'From model to responsible use',
      description: 'Errors by group, model cards and the final test.',
      lessons: [
        {
          title: 'Look at the mistakes',
          type: 'reading',
          minutes: 35,
          body: `An average hides its exceptions. Before release, read fifty errors one by one and sort them into kinds. Then
slice the metric by group, region, season and missingness, with intervals, because small slices are noisy.

Write a **model card**: intended use, training data, metrics overall and by slice, known failures, uses to
avoid, owner and review date.

Then open the test set **once**. If the result disappoints, report it. Going back to tune turns the test into
one more validation set. Finally decide: deploy, deploy beside the old method to compare, or stop.`,
        },
        {
          title: 'One average, six slices',
          type: 'video',
          minutes: 30,
          animation: 'bars',
          transcript: `Nine bars, sorted. Think of them as accuracy by slice. The overall bar stands at eighty-eight percent. It splits
into six bars by region. Five stay near ninety; the island falls to sixty-one. There are few islanders in
training and their sensors are older. We have three choices: collect more data, use the simple rule there, or
exclude the island and say so. What we may not do is show just the first bar.`,
        },
        {
          title: 'Worked example: a short model card',
          type: 'reading',
          minutes: 35,
          body: `| Field | Entry |
|---|---|
| Use | rank machines for daily inspection |
| Not for | judging staff, insurance |
| Data | 400 machines, 2023-2025, plant A |
| Result | 6.1 hits in top 10 (baseline 3.8) |
| Weak on | machines under 60 days old: 2.0 hits |
| Owner | reliability lead, review in May |

The weak line is the most valuable one. New machines stay on the old rule until they have 60 days of history,
and this sentence stands in the instructions for the shift.`,
        },
        {
          title: 'Check your readiness',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'The test result is worse than validation. What should you do?',
              options: [
                'Report the test result and reconsider the decision',
                'Tune until both agree',
                'Quote the validation result',
              ],
              correct: 0,
              explanation: 'The test is an honest estimate only while it is not used for choices.',
            },
            {
              prompt: 'Which entry makes a model card most useful?',
              options: ['The list of hyperparameters', 'Known failures and uses to avoid', 'The training time'],
              correct: 1,
              explanation: 'It keeps people from trusting the model where it does not deserve it.',
            },
          ],
        },
        {
          title: 'Capstone: deliver a model',
          type: 'assignment',
          minutes: 55,
          body: `Deliver your model with pipeline code, baseline comparison, threshold by cost, sliced errors, the single test
result and a one-page model card. End with a recommendation, deploy, trial or stop, that you would sign with
your name.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Samuel O.',
      stars: 5,
      text: 'The leakage module found a bug in a model that we had praised for a year. Painful and invaluable.',
      day: '2026-02-19',
    },
    {
      author: 'Ines F.',
      stars: 5,
      text: 'Boosting by hand with five rows taught me more than any library tutorial.',
      day: '2026-05-27',
    },
    {
      author: 'Piotr Z.',
      stars: 4,
      text: 'Rigorous and readable. The pace picks up in module 5, so leave yourself time.',
      day: '2026-08-08',
    },
    {
      author: 'Joanna H.',
      stars: 4,
      text: 'I liked choosing thresholds by cost. Fewer regression examples than I had hoped for.',
      day: '2026-09-29',
    },
  ],
};
