import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'regression-modelling',
  title: 'Regression Modelling',
  description: 'Fit, check and explain regression models, and know when their answers deserve to be believed.',
  level: 'Intermediate',
  price: 22999,
  instructor: {
    name: 'Dr. Kwame Asante',
    title: 'Senior Statistician',
    bio: 'Kwame has designed studies for health services and transport planners for eighteen years. He is happiest when a student says "it depends" and then says on what.',
  },
  duration: '8-10 weeks',
  students: 1120,
  ratingCount: 137,
  ratingDistribution: [62, 26, 8, 3, 1],
  lastUpdated: '2026-08-24',
  fullDescription:
    'Regression is the workhorse of applied statistics: one idea that predicts rents, compares treatments and shows which factors go together. You will fit linear and logistic models, read their coefficients in plain words, look for trouble in the residuals and test predictions on data the model has not seen. The worked cases are small enough to check by hand, so that the software never becomes an oracle.',
  prerequisites: [
    'Means, standard deviations and confidence intervals, as in Statistics Essentials',
    'Basic use of Python, R or a spreadsheet with regression',
  ],
  modules: [
    {
      title: 'A line through points',
      description: 'What regression does, in two dimensions.',
      lessons: [
        {
          type: 'reading',
          title: 'The best line',
          minutes: 35,
          body: `## Least squares

We have flats with a size x and a rent y, and we want a line: y = a + b·x. For each flat the **residual** is what was observed minus what the line says. Least squares chooses the line for which the sum of the squared residuals is smallest.

- The **slope** b says how much higher y is, on average, when x is one unit larger.
- The **intercept** a is the value at x = 0, often outside the data and without meaning.

The line describes the *average* rent of flats of a given size. A single flat may lie far away.`,
        },
        {
          type: 'video',
          title: 'Tilting the line',
          minutes: 40,
          animation: 'scatter',
          transcript:
            'Forty flats, size along the bottom, rent up the side. We lay a flat line through the mean and draw the gap from each flat to the line as a square. Their total area is large. We tilt the line, the squares shrink, and at some tilt the total is smallest. Further, and it grows again. That is the least squares line. One mansion in the corner owns the largest square, and pulls hardest.',
        },
        {
          type: 'reading',
          title: 'Worked example: a line by hand',
          minutes: 30,
          body: `Three flats, size in tens of square metres and rent in hundreds of pounds: (3, 6), (5, 8), (7, 13). The means are 5 and 9.

\`\`\`
x - mean:  -2,  0,  2
y - mean:  -3, -1,  4
products:   6 + 0 + 8 = 14
squares:    4 + 0 + 4 = 8
b = 14 / 8 = 1.75
a = 9 - 1.75 × 5 = 0.25
\`\`\`

Ten square metres more go with £175 more rent. The residuals are 0.5, −1 and 0.5, and they add up to zero, as they must.`,
        },
        {
          type: 'quiz',
          title: 'Check your line',
          minutes: 30,
          questions: [
            {
              prompt: 'What does least squares make as small as possible?',
              options: ['The sum of the residuals', 'The sum of the squared residuals', 'The largest residual'],
              correct: 1,
              explanation: 'The plain sum is zero for any line through the means, so it cannot choose between lines.',
            },
            {
              prompt: 'The intercept of a rent model is −£120. What does it mean?',
              options: ['Small flats pay money back', 'The model is wrong', 'Little, as no flat has a size of zero'],
              correct: 2,
              explanation: 'The intercept extends the line beyond the data. Do not interpret it there.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'A line of your own',
          minutes: 45,
          body: 'Collect at least ten pairs, such as distance and fare, or pages and price. Fit the line by hand or in a spreadsheet, state slope and intercept with units in a sentence, and calculate the residual of your most unusual point.',
        },
      ],
    },
    {
      title: 'Uncertainty of a model',
      description: 'Standard errors, intervals and R².',
      lessons: [
        {
          type: 'video',
          title: 'Many samples, many lines',
          minutes: 30,
          animation: 'distribution',
          transcript:
            'We draw forty flats from the city, fit a line and put them back. Again, and again: the lines form a bow tie, narrow in the middle and wide at the ends. The slopes pile up in a bell, and its width is the standard error of the slope. In practice you have one sample and one line. The formula tells you how wide the bow tie would be.',
        },
        {
          type: 'reading',
          title: 'Two kinds of interval',
          minutes: 30,
          body: `## The line, or a single case?

A **confidence interval** for the line says where the *average* of flats of 60 m² lies. More data make it narrow.

A **prediction interval** says where *one* such flat may lie. It includes the scatter of individuals and never becomes narrower than that.

**R²** is the share of the variation in y that the model accounts for. A model with 0.2 may be useful for a policy and useless for an individual. High values can come from a trend that both variables share, and adding variables never lowers it. Do not choose models by R² alone.`,
        },
        {
          type: 'reading',
          title: 'Worked example: reading an output',
          minutes: 40,
          body: `| | Estimate | SE | 95% interval |
|---|---|---|---|
| Intercept | 210 | 85 | 43 to 377 |
| Size (m²) | 11.2 | 1.4 | 8.5 to 13.9 |

With 120 flats, R² = 0.35 and a residual SD of 160. In words: flats that are one square metre larger cost £11.20 more on average, and values from about £8.50 to £13.90 fit the data.

For 60 m²: 210 + 11.2 × 60 = £882. For a single flat, give or take 2 × 160 = £320. So the model knows the market and does not know your flat.`,
        },
        {
          type: 'quiz',
          title: 'Check your uncertainty',
          minutes: 20,
          questions: [
            {
              prompt: 'Which interval do you use for the rent of one particular flat?',
              options: [
                'The confidence interval of the line',
                'The prediction interval',
                'The interval of the intercept',
              ],
              correct: 1,
              explanation: 'A single case adds its own scatter to the uncertainty of the line.',
            },
            {
              prompt: 'You add a column of random numbers to a model. What happens to R² on the same data?',
              options: ['It rises a little or stays equal', 'It always falls', 'It becomes zero'],
              correct: 0,
              explanation:
                'Least squares always finds some use for a new column. Adjusted R² or new data reveal the fraud.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Explain an output',
          minutes: 60,
          body: 'Fit a simple regression to at least thirty cases. Write a paragraph that explains slope, interval, R² and residual SD without those words. Give one question that your model answers well and one for which it is too uncertain.',
        },
      ],
    },
    {
      title: 'Several predictors',
      description: 'Holding the others constant.',
      lessons: [
        {
          type: 'reading',
          title: 'What adjusted means',
          minutes: 35,
          body: `## Compare like with like

With several predictors, y = a + b₁x₁ + b₂x₂, each slope compares cases that differ in **one** predictor and agree in the others. So "£40 per room" means: between flats of the *same size*, those with another room cost £40 more. The meaning depends on what else is in the model.

When predictors go together closely, such comparisons are rare, and the standard errors grow. This is **collinearity**. Predictions may still be good; only the separate slopes are unsure.

A coefficient without a list of its companions says nothing.`,
        },
        {
          type: 'video',
          title: 'The sign that turned',
          minutes: 30,
          animation: 'scatter',
          transcript:
            'All flats together: more rooms, higher rent. The line rises. Now we colour them by size and look at flats of sixty square metres only. Within this colour, the line falls: those with more rooms have smaller ones, and cost less. Both lines are right. The first compares any flats at all, the second flats of equal size. Adding a predictor does not refine the question. It replaces it.',
        },
        {
          type: 'reading',
          title: 'Worked example: two models, two questions',
          minutes: 40,
          body: `Monthly rent in pounds:

| | Model 1 | Model 2 |
|---|---|---|
| Rooms | +180 | −35 |
| Size (m²) | | +12.5 |

Model 1: a flat with another room costs £180 more, mostly since it is larger. Model 2: between two flats of the same size, the one with another room costs £35 less.

A student looking for the cheapest place to share asks the first question. An owner who thinks of putting in a wall asks something like the second.`,
        },
        {
          type: 'quiz',
          title: 'Check your adjustment',
          minutes: 30,
          questions: [
            {
              prompt: 'What does a slope in a multiple regression compare?',
              options: [
                'Cases that differ in this predictor and agree in the others',
                'All cases with each other',
                'Only cases with average values',
              ],
              correct: 0,
              explanation: '"Holding the others constant" means comparing like with like, as far as the model can.',
            },
            {
              prompt: 'Two predictors are almost the same. What suffers most?',
              options: ['The prediction', 'The certainty of each separate slope', "The intercept's unit"],
              correct: 1,
              explanation: 'The data hardly show one changing without the other, so they cannot share out the effect.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Add and compare',
          minutes: 45,
          body: 'Fit a model with one predictor, then add a second that goes together with the first. Report how the first slope and its standard error changed. Explain in plain words which question each model answers, and who would ask it.',
        },
      ],
    },
    {
      title: 'Categories, curves and interactions',
      description: 'Make the model fit the world.',
      lessons: [
        {
          type: 'video',
          title: 'Lines that are not parallel',
          minutes: 30,
          animation: 'series',
          transcript:
            'Rent by size, in the centre and in the suburbs. The model without an interaction draws two parallel lines: the centre costs the same extra at every size. But look at the points. For small flats there is hardly a gap, and for large ones it is wide. An interaction lets each district have its own slope. Now it makes no sense to ask for "the" effect of the centre. At what size?',
        },
        {
          type: 'reading',
          title: 'Three extensions',
          minutes: 40,
          body: `## Still linear in its coefficients

**Categories** become columns of 0 and 1, all but one: the *reference*. Every coefficient compares with it. Choose a reference that readers know.

**Curves:** add x², or use the logarithm. If log(y) is modelled, a coefficient of 0.05 means about 5% more for each unit of x.

**Interactions:** a product x₁·x₂ lets the effect of one depend on the other. The coefficient of x₁ is then its slope *where x₂ = 0*. Centre x₂ first, so that zero means something.

Add them for a reason, not because you can.`,
        },
        {
          type: 'reading',
          title: 'Worked example: reading an interaction',
          minutes: 35,
          body: `Rent = 300 + 9·size + 50·centre + 4·size·centre, where centre is 1 or 0 and size counts square metres above 50.

\`\`\`
Suburb, 50 m²: 300
Suburb, 80 m²: 300 + 9×30            = 570
Centre, 50 m²: 300 + 50              = 350
Centre, 80 m²: 300 + 270 + 50 + 120  = 740
\`\`\`

The centre costs £50 more at 50 m² and £170 more at 80 m². The coefficient of 50 alone is its surcharge for a flat of exactly 50 m². Quote two or three such cases instead of the coefficients, and readers will understand.`,
        },
        {
          type: 'quiz',
          title: 'Check your extensions',
          minutes: 20,
          questions: [
            {
              prompt:
                'A model has the districts North, South and West. How many columns does it need besides the intercept?',
              options: ['One', 'Two', 'Three'],
              correct: 1,
              explanation: 'One district is the reference, and the intercept stands for it.',
            },
            {
              prompt: 'In a model of log(price), a coefficient is 0.03. What does it mean roughly?',
              options: ['£0.03 more per unit', 'Three times as much', '3% more per unit'],
              correct: 2,
              explanation: 'Small differences in logarithms are proportional differences.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Two slopes',
          minutes: 55,
          body: 'Find data in which you expect an effect to differ between two groups. Fit it with and without an interaction, draw both models over the points, and report the effect at three values of the other variable. Which model would you publish?',
        },
      ],
    },
    {
      title: 'Checking the model',
      description: 'Residuals, influence and assumptions.',
      lessons: [
        {
          type: 'reading',
          title: 'What residuals tell',
          minutes: 35,
          body: `## Look at what is left over

Plot the residuals against the fitted values. You want a dull cloud. Look for:

- a **curve**: the line is the wrong shape;
- a **funnel**: the scatter grows, so that standard errors mislead;
- **groups**: a variable is missing;
- **runs over time**: neighbouring cases are not independent.

In order of importance: the right question and sample, the right form, independence, equal scatter, and last of all, normal residuals. With a large sample the last hardly matters for slopes. Dependence matters always and cannot be seen in a table of coefficients.`,
        },
        {
          type: 'video',
          title: 'Four data sets, one line',
          minutes: 35,
          animation: 'scatter',
          transcript:
            "These four data sets are Anscombe's, from 1973. The same means, the same correlation, the same line to two decimals. The first is a proper cloud. The second is a curve. The third is a perfect line with one case gone astray. In the fourth, a single point far to the right decides the slope all alone. The tables cannot tell them apart. You can, in one second.",
        },
        {
          type: 'reading',
          title: 'Worked example: one influential case',
          minutes: 30,
          body: `Thirty-nine flats and a penthouse. With it the slope is 14.8 per square metre, without it 11.1. Its residual is small, because it pulls the line towards itself. So small residuals do not acquit a case; look at its leverage and at the change when it is left out (Cook's distance).

What to do? Not simply delete it. It is real. But the question was about ordinary flats below 150 m². State that limit, fit within it, and report both slopes in a footnote.`,
        },
        {
          type: 'quiz',
          title: 'Check your checks',
          minutes: 25,
          questions: [
            {
              prompt: 'The residuals form a U. What does it mean?',
              options: ['The scatter is unequal', 'The straight line is the wrong shape', 'All is well'],
              correct: 1,
              explanation: 'The model is too low at both ends and too high in the middle, or the reverse. Try a curve.',
            },
            {
              prompt: 'Which fault does most harm to standard errors?',
              options: [
                'Dependent cases treated as independent',
                'Slightly skewed residuals',
                'An intercept without meaning',
              ],
              correct: 0,
              explanation: 'A hundred measurements of five people are not a hundred people. Certainty is overstated.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Interrogate the residuals',
          minutes: 55,
          body: 'Take one of your earlier models. Draw residuals against fitted values, against each predictor and in order of collection. Describe what you see in each, leave out the most influential case once, and decide what to change and what to report.',
        },
      ],
    },
    {
      title: 'Logistic regression',
      description: 'When the answer is yes or no.',
      lessons: [
        {
          type: 'video',
          title: 'An S instead of a line',
          minutes: 45,
          animation: 'series',
          transcript:
            'Below, people who did not renew; above, those who did. A straight line predicts a hundred and ten percent for keen users, which is nonsense. The logistic curve bends like an S, from nearly zero to nearly one. In the middle it is steep: another visit per month moves many. At both ends it is flat. The same step on the log-odds scale makes different steps in probability.',
        },
        {
          type: 'reading',
          title: 'Odds and log-odds',
          minutes: 25,
          body: `## A linear model for chances

If p is the probability, then p / (1 − p) are the **odds**. Logistic regression models their logarithm as a + b·x. So e^b is the **odds ratio** for one unit of x.

Do not read an odds ratio as a ratio of risks. Odds of 9 against 4.5 are a ratio of 2, and the probabilities are 90% and 82%.

Rule of thumb: b / 4 is the greatest change in probability for one unit, reached near 50%. For readers, calculate probabilities for two or three typical cases.`,
        },
        {
          type: 'reading',
          title: 'Worked example: will they renew?',
          minutes: 35,
          body: `log-odds = −2 + 0.5·visits

| Visits | Log-odds | Odds | Probability |
|---|---|---|---|
| 2 | −1 | 0.37 | 27% |
| 4 | 0 | 1.00 | 50% |
| 6 | 1 | 2.72 | 73% |
| 10 | 3 | 20.1 | 95% |

Each visit multiplies the odds by e^0.5 = 1.65. From 4 to 6 visits, the probability rises by 23 points; from 10 to 12, by only 3. By the rule of thumb, one visit adds at most 0.5 / 4 = 12.5 points.`,
        },
        {
          type: 'quiz',
          title: 'Check your odds',
          minutes: 25,
          questions: [
            {
              prompt: 'The odds are 4. What is the probability?',
              options: ['25%', '75%', '80%'],
              correct: 2,
              explanation: 'p = odds / (1 + odds) = 4 / 5.',
            },
            {
              prompt: 'How should you present a logistic model to readers without statistics?',
              options: ['As log-odds', 'As probabilities for typical cases', 'As p-values'],
              correct: 1,
              explanation: 'People understand "from 50% to 73%". Log-odds are for the calculation.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Chances for three people',
          minutes: 50,
          body: 'Fit or invent a logistic model with two predictors. Describe three typical people, calculate their probabilities step by step, and show what one unit more does to each. Explain why the same coefficient makes different differences.',
        },
      ],
    },
    {
      title: 'Prediction and overfitting',
      description: 'Judge a model on data it has not seen.',
      lessons: [
        {
          type: 'reading',
          title: 'Learn here, test there',
          minutes: 25,
          body: `## Fit is not skill

A model with many parameters follows every accident of its data and fails tomorrow. So **hold data back**.

In *k-fold cross-validation*, the data are split into, say, five parts; each is predicted by a model fitted to the other four. The mean error is an honest estimate, if everything, including the choice of variables, happens inside the loop.

Split in the way you will use it: by **time** for forecasts, by **person** if people recur. And watch for leakage: a predictor that is only known after the event makes every model look brilliant.`,
        },
        {
          type: 'video',
          title: 'Two error curves',
          minutes: 40,
          animation: 'series',
          transcript:
            'To the right the models grow more complex. The lower curve is the error on the data used for fitting: it falls, and falls. The upper one is the error on new data. It falls at first, as the model learns the pattern, then turns and climbs as it learns the noise. The best model is at the bottom of the upper curve. You can find it only with data that took no part.',
        },
        {
          type: 'reading',
          title: 'Worked example: too good to be true',
          minutes: 40,
          body: `A model predicts which customers will cancel, and is right in 99% of cases. The baseline: 95% never cancel, so that "nobody cancels" is right in 95%.

The strongest predictor is \`final_invoice\`. It is written when somebody cancels. In use, it would be empty for everyone at the time of prediction: leakage. Without it, accuracy falls to 95%, no better than the baseline. Yet the model finds 30% of the cancellations, and every second alarm is correct. That is modest, honest and useful; accuracy was the wrong measure.`,
        },
        {
          type: 'quiz',
          title: 'Check your predictions',
          minutes: 20,
          questions: [
            {
              prompt: 'What is the honest error of a model?',
              options: [
                'The error on data that took no part in fitting or choosing',
                'The smallest residual',
                'The error on the data it was fitted to',
              ],
              correct: 0,
              explanation: 'Fitting and choosing both adapt to the data, so both must happen outside the test data.',
            },
            {
              prompt: 'You forecast next month from the last three years. How do you split?',
              options: ['At random', 'By customer name', 'By time: earlier for fitting, later for testing'],
              correct: 2,
              explanation: 'At random, the model would learn from the future, which it will not have in use.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'Beat the baseline',
          minutes: 55,
          body: 'Choose a data set with an outcome to predict. State the simplest baseline, fit a small and a large model, and compare all three by five-fold cross-validation. Look for leakage. Report whether the large model earned its size.',
        },
      ],
    },
    {
      title: 'Cause, care and communication',
      description: 'What a coefficient may claim.',
      lessons: [
        {
          type: 'video',
          title: 'What to adjust for',
          minutes: 40,
          animation: 'network',
          transcript:
            'Three arrows. Exercise leads to weight, and weight to blood pressure. Age leads to both exercise and blood pressure. If we want the whole effect of exercise, we must adjust for age, since it lies behind both. But if we adjust for weight, we block the very road on which the effect travels. Adjusting for more is not safer. Draw the arrows first, and choose the variables afterwards.',
        },
        {
          type: 'reading',
          title: 'Confounders, mediators, colliders',
          minutes: 30,
          body: `## Draw before you fit

- A **confounder** affects both cause and outcome. Adjust for it.
- A **mediator** lies between them. Do not adjust if you want the total effect.
- A **collider** is affected by both. Adjusting for it, or selecting by it, creates a relation where there was none.

Data alone do not tell you which is which; knowledge of the matter does. For a causal claim, state the diagram, the adjustments and what remains unmeasured. Otherwise write "goes together with". And interpret *one* coefficient causally per model, not the whole table.`,
        },
        {
          type: 'reading',
          title: 'Worked example: a paragraph for readers',
          minutes: 35,
          body: `"Among 1,240 pupils, those with breakfast scored 6 points higher (of 100). Comparing pupils of the same age, school and family income, the difference is 2.5 points (95% interval 0.9 to 4.1). Sleep was not recorded and could account for part of it. We did not adjust for attention in the morning, as that may be how breakfast works. The result supports a trial; it does not replace one."

It gives both numbers, the reason for the difference, the gap and the limit of the claim.`,
        },
        {
          type: 'quiz',
          title: 'Check your claims',
          minutes: 30,
          questions: [
            {
              prompt: 'Should you adjust for a mediator when you want the total effect?',
              options: ['Yes, always', 'No', 'Only in small samples'],
              correct: 1,
              explanation: 'It would remove that part of the effect which runs through the mediator.',
            },
            {
              prompt: 'A film studio finds that, among its stars, talent and beauty are negatively related. Why?',
              options: [
                'Talent spoils beauty',
                'The sample is too large',
                'Stars are selected for either, so selection creates the relation',
              ],
              correct: 2,
              explanation: 'Being a star is a collider. Whoever lacks one must have had the other to get in.',
            },
          ],
        },
        {
          type: 'assignment',
          title: 'One model, told in full',
          minutes: 45,
          body: 'Choose a question on which you have data. Draw the diagram, choose the variables, fit, check the residuals and write one paragraph for readers without statistics. Add a note on what you left out, and on which finding would change your mind.',
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Henrike W.',
      stars: 5,
      text: 'The first explanation of "holding the others constant" that my students understood as well.',
      day: '2026-10-12',
    },
    {
      author: 'Oluwaseun B.',
      stars: 4,
      text: 'Demanding and fair. Plan an evening per module rather than an hour.',
      day: '2026-09-02',
    },
    {
      author: 'Claire D.',
      stars: 5,
      text: 'Residual plots used to be decoration for me. Now they are the first thing I look at.',
      day: '2026-07-08',
    },
    {
      author: 'Tomasz R.',
      stars: 4,
      text: 'Excellent on interpretation. Mixed models deserve a course of their own.',
      day: '2026-05-25',
    },
  ],
};
