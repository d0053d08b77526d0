import type { ModuleSeed } from '../../types.ts';

export const m6: ModuleSeed = {
  title: 'Comparing groups',
  description: 'When a difference is real, and when it is only noise.',
  lessons: [
    {
      type: 'reading',
      title: 'Is the difference bigger than the noise?',
      minutes: 40,
      body: `## Chance produces differences too

Toss two fair coins 20 times each. One may show 12 heads and the other 8, a "difference" of 20 percentage
points between identical coins. Whenever you compare two groups, part of what you see is this kind of noise.

## A quick yardstick

For a share (such as the percentage who click), the noise is roughly \`1 / √n\` either way for a 95% margin,
where \`n\` is the number of people in the group.

| People per group | Margin, about |
|---|---|
| 100 | 10 points |
| 400 | 5 points |
| 2,500 | 2 points |
| 10,000 | 1 point |

An e-mail with a new subject line is opened by 24% of 400 people; the old one by 21% of another 400. Each
share is uncertain by up to 5 points, so a gap of 3 is well within the noise. With 10,000 people each, the
same gap would be convincing.

The yardstick is generous, since it assumes shares near 50%, but it is quick, it needs no software and it
prevents most false alarms.
`,
    },
    {
      type: 'reading',
      title: 'Compare like with like',
      minutes: 45,
      body: `## The mix can fool you

A language school compares two teachers by the pass rate of their students.

| | Teacher A | Teacher B |
|---|---|---|
| Beginners | 90 of 100 (90%) | 19 of 20 (95%) |
| Advanced | 6 of 20 (30%) | 40 of 100 (40%) |
| All | 96 of 120 (80%) | 59 of 120 (49%) |

Teacher B does better with beginners **and** with advanced students, yet looks far worse overall, because B
teaches mostly the hard exam. This reversal is called **Simpson's paradox**, and it is common: hospitals
that take the sickest patients, shops in the poorest towns, support teams that get the hardest tickets.

## What to do about it

- Ask **how people came to be in each group**. If they chose or were chosen, the groups differ in more than
  the thing you study.
- Break the comparison down by whatever drives both the grouping and the result.
- If you can, assign people **at random**. Chance does not care about age, wealth or motivation, so the
  groups differ only by luck, and luck you can measure.
`,
    },
    {
      type: 'video',
      title: 'Going together is not causing',
      minutes: 25,
      animation: 'scatter',
      transcript: `Each dot is a week at the seaside. To the right means more ice cream sold; higher up means more swimmers in
trouble. The dots climb, and a line through them fits rather well.

Does ice cream endanger swimmers? Of course not. Warm weeks bring more people to the beach, and those people
both buy ice cream and swim. The temperature stands behind both axes, unseen.

Whenever two things rise together, go through four explanations: the first causes the second; the second
causes the first; something else causes both; or it is chance. Only then decide which of them your data can
rule out.
`,
    },
    {
      type: 'reading',
      title: 'Running a fair test',
      minutes: 40,
      body: `## Decide before you look

An A/B test shows two versions to random halves of your visitors. Its strength lies in what you settle
**before** it starts:

1. **One measure** that decides, such as "share of visitors who sign up".
2. **The smallest difference worth having**, say 2 points.
3. **How many people** you need. From the yardstick in this module, telling 2 points from noise takes
   thousands per group.
4. **When you stop**, at a date or a number and not at the first good-looking day.

## Why peeking spoils a test

If you check every morning and stop as soon as the result looks clear, chance gets thirty opportunities to
fool you rather than one. Tests stopped this way announce a winner far more often than they should, even
between two identical pages.

## After the test

Report the difference **with its margin**: "Sign-ups rose by 2.4 points, give or take 1.1." If the margin
includes zero, say so plainly. "We could not tell them apart" is a result: it means that you may choose the
cheaper version.
`,
    },
    {
      type: 'quiz',
      title: 'Real or noise?',
      minutes: 30,
      questions: [
        {
          prompt: 'A share of 50% is measured in a group of 400 people. Roughly how uncertain is it?',
          options: ['About 1 point', 'About 5 points', 'About 20 points'],
          correct: 1,
          explanation: '1 / √400 is 1/20, or 5 points either way.',
        },
        {
          prompt: 'A hospital has a higher death rate than its neighbour. What should you ask first?',
          options: [
            'Whether its doctors are well paid',
            'Whether its records are on paper',
            'Whether the difference is published',
            'Whether its patients are sicker when they arrive',
          ],
          correct: 3,
          explanation:
            'If the hard cases go to one hospital, the overall rate compares the patients rather than the care. Compare within groups of similar severity.',
        },
        {
          prompt: 'Why set the end of an A/B test in advance?',
          options: [
            'Because stopping at the first good result makes false winners likely',
            'Because the law requires it',
            'Because visitors get bored',
          ],
          correct: 0,
          explanation: 'Every extra look is another chance for noise to cross the line. A fixed end gives it only one.',
        },
      ],
    },
  ],
};
