import type { ModuleSeed } from '../../types.ts';

export const m2: ModuleSeed = {
  title: 'Estimating and testing',
  description: 'Intervals, tests and what they do and do not say.',
  lessons: [
    {
      type: 'reading',
      title: 'What an interval means',
      minutes: 40,
      body: `## From a sample to a statement

You ask 500 randomly chosen customers; 340 are satisfied, that is 68%. Another 500 would have given 66% or
71%. The **standard error** measures this wobble:

\`\`\`text
se = sqrt(p (1 - p) / n) = sqrt(0.68 x 0.32 / 500) = 0.021
95% interval: 0.68 ± 1.96 x 0.021 = 64% to 72%
\`\`\`

What does 95% refer to? To the **procedure**: of all intervals made in this way, about 95 in 100 contain the
true value. About this one you cannot say whether it is among the 95.

## What it leaves out

The interval covers one kind of error, the luck of the draw. It knows nothing of

- people who did not answer, and why,
- a question that leads ("How much do you love…?"),
- customers who left last year and could not be asked.

With 50,000 answers, the interval shrinks to ±0.4 points and these faults stay exactly as they were. A large
biased sample is **confidently wrong**. When you must choose, take 500 people chosen well over 50,000 who
happened to click.
`,
    },
    {
      type: 'video',
      title: 'The same survey, many times over',
      minutes: 25,
      animation: 'distribution',
      transcript: `Suppose we could run our survey again and again. Each dot is one complete survey of five hundred people,
placed at the share it found.

The first few land here and there. As more arrive they pile up around the true share, never quite evenly,
with some strays to the side. The line marks their mean. And the last dot lands far out, by luck alone.

In real life you own one dot and never see the heap. The standard error is our estimate, from that one dot,
of how wide the heap would be. It is a remarkable thing to be able to know.
`,
    },
    {
      type: 'reading',
      title: 'P-values without mythology',
      minutes: 45,
      body: `## The question it answers

A p-value answers an odd question: *if there were no difference at all, how often would chance alone produce
data at least this extreme?* It is **not** the probability that there is no difference, nor that you are
wrong.

A shuffle shows it without formulas. Version A sold to 46 of 400 visitors, B to 66 of 400, a gap of 5
points.

\`\`\`python
import numpy as np
rng = np.random.default_rng(7)
sold = np.array([1] * 112 + [0] * 688)
gaps = []
for _ in range(10_000):
    rng.shuffle(sold)
    gaps.append(sold[400:].mean() - sold[:400].mean())
p = np.mean(np.abs(gaps) >= 0.0499)   # about 0.05
\`\`\`

If the label A or B did not matter, shuffling it would make gaps as wide as ours about one time in twenty.

## Say more than p

Report the **effect with its interval**: 5.0 points, from 0.2 to 9.8. It shows what p hides: the gain may be
tiny or splendid. And remember how many things you tried: with 20 tests of nothing, the chance of at least
one p below 0.05 is 1 - 0.95²⁰, or 64%.
`,
    },
    {
      type: 'quiz',
      title: 'What may you conclude?',
      minutes: 25,
      questions: [
        {
          prompt: 'What does a 95% confidence interval promise?',
          options: [
            'The true value is inside with 95% probability, whatever was assumed',
            '95% of the data lies inside',
            'The method captures the true value in about 95 of 100 repetitions',
          ],
          correct: 2,
          explanation: 'It is a statement about the procedure. It also covers only sampling error, not bias.',
        },
        {
          prompt: 'p = 0.03 means that...',
          options: [
            '...the effect is real with 97% probability',
            '...data at least this extreme would occur in 3% of cases if there were no effect',
            '...the effect is large',
            '...the result will be repeated in 97% of studies',
          ],
          correct: 1,
          explanation:
            'It is computed on the assumption of no effect, so it cannot be the probability of that assumption. It says nothing about size.',
        },
        {
          prompt: 'You test 20 useless ideas at the 5% level. How likely is at least one "success"?',
          options: ['5%', '20%', 'About 64%'],
          correct: 2,
          explanation: '1 - 0.95 to the power of 20. State how many you tried, or tighten the level.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Shuffle a difference',
      minutes: 45,
      body: `Take two groups with a measured outcome: public data, results of your own, or the times of two routes to
work.

- Compute the difference, and shuffle the labels at least **5,000 times**
- Plot the shuffled differences with yours marked
- Compute a 95% interval by resampling each group with replacement
- State the p-value **and** the effect in plain words

Add two sentences on biases that neither number covers. Fix the random seed so that your result can be
repeated.
`,
    },
  ],
};
