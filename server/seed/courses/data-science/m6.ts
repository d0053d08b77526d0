import type { ModuleSeed } from '../../types.ts';

export const m6: ModuleSeed = {
  title: 'Structure without labels',
  description: 'Clusters and components, and when they mean something.',
  lessons: [
    {
      type: 'reading',
      title: 'Groups that are found, not given',
      minutes: 40,
      body: `## What k-means does

You choose a number of groups, \`k\`. The method places \`k\` centres, assigns each row to the nearest, moves
each centre to the mean of its rows, and repeats until nothing changes.

It will **always** find \`k\` groups, even in pure noise. So the question is never "did it find groups?" but
"are they useful, and would they come back?"

## Three checks

1. **Scale.** Distance mixes all columns. Income in pounds drowns age in years unless you standardise both
   first.
2. **Stability.** Cluster two random halves of the data. If a pair of customers is together in one and apart
   in the other half of the time, the groups are accidental.
3. **Use.** Describe each group in one sentence to somebody who knows the customers. If they shrug, so
   should you.

## A worked case

A library clustered its members by loans per genre. With \`k = 6\`, one group held everybody with fewer than
three loans: it had found *new members*, not a taste. After leaving those out, four groups stayed stable at
90%. One, "borrows only on the first Saturday", led to longer opening hours. That was worth the work.
`,
    },
    {
      type: 'video',
      title: 'Following the neighbours',
      minutes: 25,
      animation: 'network',
      transcript: `Here are nine customers, and a line wherever two have bought similar things. Nobody has told us which groups
exist. We can still let a label travel.

The first dot on the left lights up and passes its label along its lines. Its neighbours take it on and pass
it further. Step by step the light moves to the right, and after a few rounds the whole connected group
carries one label.

A customer without any line would have stayed dark, and a second group without a bridge would need a start
of its own. So what we call a group depends on where we drew lines. That choice is ours, and it belongs in
the report.
`,
    },
    {
      type: 'reading',
      title: 'Many columns, few directions',
      minutes: 40,
      body: `## Principal components

Twelve questions of a survey often measure two or three things. **Principal component analysis** finds new
axes: the first points along the direction in which the answers vary most, the second along the next, at
right angles, and so on.

\`\`\`python
from sklearn.decomposition import PCA
from sklearn.preprocessing import StandardScaler

Z = StandardScaler().fit_transform(answers)
pca = PCA().fit(Z)
pca.explained_variance_ratio_.round(2)
# [0.46 0.21 0.07 0.06 0.05 ...]
\`\`\`

The first two account for 67%; after that the steps are small and even. Two axes are a fair summary, and you
can now draw 800 people on one sheet of paper.

## Name with care

Look at the **loadings**: which questions pull on an axis? If the first weights all twelve about equally, it
may be no more than "tends to tick high numbers". Names such as *loyalty* come from you and not from the
data.

PCA keeps what **varies**, not what **matters**. A rare signal that decides your question can lie in
component eleven. Use it to see and to compress, and check with a held-out score before you drop columns for
a prediction.
`,
    },
    {
      type: 'quiz',
      title: 'Real groups?',
      minutes: 25,
      questions: [
        {
          prompt: 'You run k-means with k = 5 on random noise. What happens?',
          options: ['It reports that there are no groups', 'It returns five groups', 'It never ends'],
          correct: 1,
          explanation: 'The method always divides. Stability and usefulness must be tested separately.',
        },
        {
          prompt: 'Why standardise columns before clustering?',
          options: [
            'Because columns with large units would decide all the distances',
            'Because the method needs whole numbers',
            'Because it removes outliers',
          ],
          correct: 0,
          explanation:
            'A difference of £1,000 in income would outweigh any difference in age. Standardising gives each column the same say.',
        },
        {
          prompt: 'What does the first principal component show?',
          options: [
            'The most important variable',
            'The cause of the answers',
            'The direction in which the data varies most',
          ],
          correct: 2,
          explanation: 'Most variation is not the same as most relevance. Look at the loadings before you name it.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Find, then doubt',
      minutes: 50,
      body: `Take a data set with at least 300 rows and six numeric columns.

- Standardise, compute principal components and draw the rows on the first two
- Cluster with three values of \`k\`; show each in colour on your drawing
- Measure **stability** with two random halves, and say how you matched the groups
- Repeat everything on a copy in which each column has been shuffled separately

The last step is your control: whatever "structure" appears there is made of noise. Report what the real
data shows **beyond** it, in at most one page.
`,
    },
  ],
};
