import type { ModuleSeed } from '../../types.ts';

export const m4: ModuleSeed = {
  title: 'Learning from labelled data',
  description: 'Trees, ensembles and honest validation.',
  lessons: [
    {
      type: 'reading',
      title: 'The discipline of the held-out set',
      minutes: 40,
      body: `## Every model is a good student of the past

A model with enough freedom can remember every row that it was shown. Its score on those rows is therefore
worthless. What counts is how it does on rows that it **has never influenced**.

Split before you look:

| Part | Share | Used for |
|---|---|---|
| Training | 60% | Fitting |
| Validation | 20% | Choosing among models and settings |
| Test | 20% | One final, honest number |

Each time you choose by a score, that score becomes optimistic. If you try 50 settings and pick the best on
the validation part, its validation score is partly luck. The test part exists because it has not been asked
yet. Open it once.

## Split as the world will split

A random split is right only if future rows will be like a random draw. Often they are not:

- Predicting **next month**? Train on the past and test on the later part.
- Predicting for **new patients**? Keep all rows of one patient on the same side.
- Predicting in **new towns**? Hold out whole towns.

Ask what will be new when the model is used. Hold out exactly that.
`,
    },
    {
      type: 'video',
      title: 'Twenty questions',
      minutes: 25,
      animation: 'tree',
      transcript: `A decision tree plays the game of twenty questions. At the root are all loans, some repaid in time and some
not. The tree looks for the one question that separates them best, and asks it: is the income above a
certain sum?

Each side gets its own next question, and the groups grow purer as we go down. Follow the highlighted path
to a leaf: here, nine in ten were repaid, and that is the prediction.

If we go on asking, every leaf holds a single loan and the tree has memorised the past. Stop early, or grow
many trees on shuffled data and let them vote. Such a forest is steadier than any of its trees.
`,
    },
    {
      type: 'reading',
      title: 'Choosing a score that fits the purpose',
      minutes: 40,
      body: `## Accuracy is a trap when cases are rare

Of 10,000 card payments, 50 are fraudulent. A model that always says "fine" is 99.5% accurate and useless.
Look at the four cells instead:

| | Flagged | Not flagged |
|---|---|---|
| Fraud | 40 | 10 |
| Honest | 160 | 9,790 |

- **Recall** = 40 / 50 = 80% of fraud is found.
- **Precision** = 40 / 200 = 20% of flags are right.
- Accuracy = 98.3%, lower than doing nothing!

## Let costs choose the threshold

A model gives a score, and you decide where to draw the line. Missing a fraud costs £120 on average,
checking a flag £3.

\`\`\`text
Flag nothing:    50 x £120           = £6,000
This threshold:  10 x £120 + 200 x £3 = £1,800
Lower one:        4 x £120 + 700 x £3 = £2,580
\`\`\`

The middle one wins. With other costs, another would. **The threshold is a business decision** made with a
model's help, so make it with those who bear the costs, and write down the prices you assumed. Then check
**calibration**: among cases scored 0.3, do about 30% turn out to be fraud?
`,
    },
    {
      type: 'quiz',
      title: 'Honest scores',
      minutes: 25,
      questions: [
        {
          prompt: 'Why may the test set be used only once?',
          options: [
            'It is too small to be used often',
            'The law requires it',
            'Any choice made with its help makes its score too optimistic',
          ],
          correct: 2,
          explanation:
            'Once a score guides a decision, it measures luck as well as skill. The last number must come from rows that guided nothing.',
        },
        {
          prompt: 'A model predicts relapse for patients with several visits each. How should you split?',
          options: ['By patient, with all visits of one on the same side', 'By visit, at random', 'By the alphabet'],
          correct: 0,
          explanation:
            'Otherwise the model recognises people it has seen. In use it will meet new ones, so hold out whole patients.',
        },
        {
          prompt: '40 frauds flagged, 10 missed, 160 honest payments flagged. What is the precision?',
          options: ['80%', '20%', '98.3%', '25%'],
          correct: 1,
          explanation: '40 of the 200 flags are right. 80% is the recall, and 98.3% the accuracy.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'A baseline and a forest',
      minutes: 50,
      body: `Choose a public data set with a yes-or-no outcome and at least 1,000 rows.

- State what will be new in use, and split to match
- Score a **baseline** that always gives the commonest answer
- Fit a logistic regression and a random forest; choose settings on the validation part only
- Give invented but reasonable costs for both kinds of error, and choose the threshold by them

Open the test part once, at the end. Report the table of four cells, the cost, and how far the test score
fell short of validation.
`,
    },
  ],
};
