import type { ModuleSeed } from '../../types.ts';

export const m3: ModuleSeed = {
  title: 'Regression as an instrument',
  description: 'Lines that explain, and the assumptions beneath them.',
  lessons: [
    {
      type: 'reading',
      title: 'Reading a regression',
      minutes: 45,
      body: `## One line, many questions

Rents of 200 flats, in pounds a month, explained by area and distance to the station:

\`\`\`text
rent = 310 + 9.2 x area_m2 - 14 x minutes_to_station

             estimate   std. error   95% interval
area_m2           9.2          0.6     8.0 to 10.4
minutes         -14.0          3.1   -20.1 to -7.9
R² = 0.71
\`\`\`

Read each coefficient with the words **"among flats that are otherwise alike in the model"**. Of two flats
at the same distance, one that is a square metre larger costs £9.20 more on average. The intercept, £310 for
a flat of no size, is a point that holds up the line and nothing more.

## Check before you believe

- **Residuals against fitted values**: a curve means that a straight line is wrong; a funnel means that
  expensive flats vary more.
- **Leverage**: remove the most unusual flat. If the line moves, report it.
- **Units**: £9.20 per m² and £0.85 per square foot are the same slope. Size alone says nothing about
  importance.

R² of 0.71 says that 71% of the variance is accounted for **in these data**. It does not say that the model
is right, or that it would do as well in another town.
`,
    },
    {
      type: 'video',
      title: 'The line and what is left over',
      minutes: 25,
      animation: 'scatter',
      transcript: `Each dot is a flat: area to the right, rent upwards. We want one line that passes as near to all of them as
it can. Nearness is measured upwards, from each dot to the line, squared and added.

The line settles. Now look at what is left over: some dots above, some below. If these leftovers show no
pattern, the line has said all that a line can say.

Two dots lie far away. At the bottom right is a large flat with an old contract; at the top left a tiny one
beside the theatre. Do not delete them. They tell you which variable the model is missing.
`,
    },
    {
      type: 'reading',
      title: 'When a coefficient is a cause',
      minutes: 40,
      body: `## "Holding everything else constant" is a wish

A regression holds constant only what you put in. Whether a coefficient is a causal effect depends on the
**story behind the data**, which no statistic can read off.

Draw arrows for what influences what. Three patterns cover most cases when you ask for the effect of X on Y:

| Pattern | Example | Put Z in the model? |
|---|---|---|
| X ← Z → Y (confounder) | Z = age, X = sport, Y = health | **Yes** |
| X → Z → Y (mediator) | Z = weight, X = sport, Y = health | No, for the total effect |
| X → Z ← Y (collider) | Z = admitted, X = talent, Y = charm | **No** |

## A collider at work

Among actors who got the part, talent and charm seem to be opposed: those with little talent must have had
charm, or they would not be there. In the whole population the two are unrelated. By looking only at those
admitted, you created the correlation.

So "control for everything" is bad advice. Adding a variable can **introduce** bias just as leaving one out
can. Draw first, then choose, and show the drawing to somebody who knows the subject.
`,
    },
    {
      type: 'quiz',
      title: 'Read the coefficients',
      minutes: 25,
      questions: [
        {
          prompt: 'rent = 310 + 9.2 × area - 14 × minutes. What does -14 mean?',
          options: [
            'Among flats of equal area, each extra minute goes with £14 less rent on average',
            'Moving a flat would change its rent by £14',
            'Distance matters more than area, because 14 exceeds 9.2',
          ],
          correct: 0,
          explanation:
            'It compares flats alike in the other variables. It is not proof of a cause, and its size depends on the units.',
        },
        {
          prompt: 'Residuals plotted against fitted values form a clear curve. What does it show?',
          options: ['The sample is too small', 'The errors are normal', 'The relationship is not a straight line'],
          correct: 2,
          explanation:
            'A pattern in what is left over means that the model has missed structure. Try a transformation or a curve.',
        },
        {
          prompt:
            'You want the total effect of training on wages, and training leads to promotion. Should promotion be in the model?',
          options: [
            'Yes, more controls are always better',
            'No, promotion is part of the path from training to wages',
            'Only if it is significant',
            'Only if R² rises',
          ],
          correct: 1,
          explanation:
            'It is a mediator. Holding it constant removes part of the very effect that you want to measure.',
        },
      ],
    },
    {
      type: 'assignment',
      title: 'Explain a price',
      minutes: 45,
      body: `Collect at least **sixty** prices with three or more properties each, such as used bicycles, flats or
second-hand books.

1. Draw the arrows that you believe in before you compute anything.
2. Fit a linear regression; report estimates, intervals and R².
3. Plot residuals against fitted values and describe what you see.
4. Remove the most influential row and compare.

Interpret **two coefficients** in sentences beginning "Among items that are otherwise alike…", and say which
of them, if any, you would defend as a cause.
`,
    },
  ],
};
