import type { CourseSeed } from '../types.ts';

export const course: CourseSeed = {
  id: 'time-series',
  title: 'Time Series Forecasting',
  description: 'Forecast what comes next from what came before, and say honestly how far off you may be.',
  level: 'Intermediate',
  price: 23999,
  instructor: {
    name: 'Dr. Ingrid Halvorsen',
    title: 'Forecasting Lead',
    bio: 'Ingrid has forecast electricity, bus passengers and bread, and keeps a list of every forecast she got wrong.',
  },
  duration: '6-8 weeks',
  students: 1180,
  ratingCount: 164,
  ratingDistribution: [66, 24, 6, 3, 1],
  lastUpdated: '2026-09-14',
  fullDescription:
    'Forecasts steer staffing, stock and budgets, yet many are a single line that nobody ever checks. In this course you learn to read a series before modelling it, to beat simple benchmarks before trusting clever ones, and to test a method on time it has not seen. You finish with forecasts that carry an honest range and a plan for keeping them right.',
  prerequisites: ['Basic statistics: mean, variance and correlation', 'Some Python or R'],
  modules: [
    {
      title: 'Reading a series before modelling it',
      description: 'Plot first: trend, season, shocks and the calendar.',
      lessons: [
        {
          title: 'What makes a time series different',
          type: 'reading',
          minutes: 30,
          body: `In most tables the order of the rows does not matter. In a time series it is the whole point: **today resembles
yesterday**, and that resemblance is what you forecast with.

Look for four things in every plot:

- **Trend**: the slow drift of the level.
- **Season**: a pattern with a fixed period, such as the week.
- **Cycle**: rises and falls without a fixed period.
- **Remainder**: what is left over.

Record the sampling interval, the time zone and what a missing row means. A gap may be a closed shop, a broken
sensor or a true zero, and each needs different treatment.`,
        },
        {
          title: 'Four patterns in one line',
          type: 'video',
          minutes: 25,
          animation: 'series',
          transcript: `A line wanders within its usual range; one point turns red. Imagine a shop's sales behind it. A slow climb would
be the trend. A weekly ripple on top would have a peak every Saturday. The red point was a public holiday, so we
mark it instead of deleting it. Finally, subtract trend and season. What remains should look like noise. If you
still see a pattern, you have missed something.`,
        },
        {
          title: "Worked example: a bakery's daily sales",
          type: 'reading',
          minutes: 35,
          body: `A bakery sends 14 days of loaves sold:

| Week | Mon | Tue | Wed | Thu | Fri | Sat | Sun |
|---|---|---|---|---|---|---|---|
| 1 | 80 | 82 | 79 | 85 | 110 | 150 | 0 |
| 2 | 84 | 86 | 83 | 20 | 115 | 156 | 0 |

Sundays are closed, so those zeros are structural: drop them or model six-day weeks. Thursday of week 2 was a
power cut. Comparing like with like, week 2 runs about 5% above week 1 on the ordinary days.`,
        },
        {
          title: 'Check your reading',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: "A shop's sales are zero every Sunday because it is closed. What are those zeros?",
              options: [
                'Outliers to replace with the mean',
                'Structural zeros to model or exclude',
                'Missing values to interpolate',
              ],
              correct: 1,
              explanation:
                'They follow from a known rule. Interpolating would invent sales on days when none were possible.',
            },
            {
              prompt: 'Which feature has a fixed, known period?',
              options: ['Season', 'Cycle', 'Trend'],
              correct: 0,
              explanation:
                'Seasons repeat on a calendar. Cycles, such as booms and slumps, come at irregular intervals and are much harder to forecast.',
            },
          ],
        },
        {
          title: 'Describe a series of your own',
          type: 'assignment',
          minutes: 70,
          body: `Choose a public daily or monthly series with at least three years of data. Plot it, then write one paragraph
naming its trend, season and three unusual dates. For each date, find the likely cause and say how you would
treat it.`,
        },
      ],
    },
    {
      title: 'Decomposition and transformation',
      description: 'Separate the parts of a series and calm its variance.',
      lessons: [
        {
          title: 'Additive or multiplicative?',
          type: 'reading',
          minutes: 40,
          body: `If the seasonal swing stays the same size as the level grows, the parts **add**: level plus season plus
remainder. If the swing grows with the level, they **multiply**. Many business series multiply, because a busy
December means a percentage more, not a fixed number more.

Taking logarithms turns a multiplicative series into an additive one. Forecast on the log scale, then transform
back, but remember that the back-transformed middle is the **median**, not the mean. Adjust for the calendar
too: February has fewer selling days than January, and a per-day average removes that false dip.`,
        },
        {
          title: 'Peeling a series apart',
          type: 'video',
          minutes: 25,
          animation: 'series',
          transcript: `Take the line on screen as your raw series, and take it apart in your mind. Start with the observed line. A
moving average as long as one season smooths the ripples away and leaves the trend. Subtract the trend, then
average all Januaries, all Februaries and so on: that gives the seasonal shape. What remains is the remainder.
STL does this with local smoothing, so the season may change slowly and one outlier does not bend the picture.`,
        },
        {
          title: 'Worked example: logs in practice',
          type: 'reading',
          minutes: 30,
          body: `Ice cream sales peak 40 above the level in year 1 and 80 above in year 2, while the level doubles from 100 to 200. On the log scale both peaks are equal:

\`\`\`python
import numpy as np
np.log(140) - np.log(100)  # 0.336
np.log(280) - np.log(200)  # 0.336
\`\`\`

The season is a stable +40%. Forecast a level of 260 for year 3, and the peak is 260 × 1.4 = 364. An additive
model fitted on year 2 would have said 340.`,
        },
        {
          title: 'Check your decomposition',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'The seasonal swing grows in proportion to the level. Which step helps most?',
              options: [
                'Subtract the mean of the whole series',
                'Remove the largest values',
                'Take logarithms before decomposing',
              ],
              correct: 2,
              explanation: 'Logs turn proportional swings into constant ones, so an additive decomposition fits.',
            },
            {
              prompt: 'You forecast on the log scale and exponentiate the middle of the forecast. What do you get?',
              options: [
                'The median on the original scale',
                'The mean on the original scale',
                'The most extreme likely value',
              ],
              correct: 0,
              explanation:
                'Exponentiating preserves order, so medians survive. The mean of a right-skewed distribution lies above its median.',
            },
          ],
        },
        {
          title: 'Decompose and defend',
          type: 'assignment',
          minutes: 60,
          body: `Decompose your series from module 1 twice, once on the raw scale and once on logs. Compare the two remainders:
which shows less structure? Write five sentences that defend the scale you will use from now on.`,
        },
      ],
    },
    {
      title: 'Benchmarks that are hard to beat',
      description: 'Naive methods, and why every model must face them.',
      lessons: [
        {
          title: 'The forecasts you get for free',
          type: 'reading',
          minutes: 40,
          body: `Before any model, write down the forecasts that cost nothing:

- **Naive**: tomorrow equals today.
- **Seasonal naive**: next Monday equals last Monday.
- **Drift**: continue the average change so far.
- **Mean**: the average of everything.

For share prices the naive forecast is close to unbeatable; for electricity by the hour the seasonal naive is a
stern test. A model that loses to its benchmark is not merely unhelpful: it is costing you accuracy **and**
maintenance. Report every result as an improvement on the benchmark, never as an error on its own.`,
        },
        {
          title: 'Who wins at which horizon',
          type: 'video',
          minutes: 20,
          animation: 'bars',
          transcript: `The bars sort themselves by length. Read them as forecasting errors, the shortest being best. Now group them by
horizon. One day ahead, the naive method does well, because little has changed. Seven days ahead it falls
behind, since it forecasts a Sunday from a Saturday. The seasonal naive bar barely moves. Now the model's bar
appears: lower at seven days, no better at one. A useful, believable result.`,
        },
        {
          title: 'Worked example: scoring two forecasts',
          type: 'reading',
          minutes: 40,
          body: `Actual demand was 50, 60 and 55. Compare mean absolute error (MAE):

| Day | Actual | Naive | Model |
|---|---|---|---|
| 1 | 50 | 48 | 52 |
| 2 | 60 | 50 | 57 |
| 3 | 55 | 60 | 56 |

The naive errors are 2, 10 and 5, so its MAE is 5.67. The model's are 2, 3 and 1, so its MAE is 2.00. The ratio
is 0.35: the model removes about 65% of the benchmark's error. Three days is far too few to celebrate.`,
        },
        {
          title: 'Check your benchmarks',
          type: 'quiz',
          minutes: 30,
          questions: [
            {
              prompt:
                'Hourly electricity demand has a strong daily and weekly shape. What is the fairest simple benchmark?',
              options: [
                'The mean of all hours',
                'The same hour one week earlier',
                'The previous hour, at every horizon',
              ],
              correct: 1,
              explanation:
                'The seasonal naive with a weekly lag respects both shapes. A benchmark that ignores them is too easy to beat.',
            },
            {
              prompt: "A model's error is 0.98 of the seasonal naive error. What follows?",
              options: [
                'Deploy it, since any gain is free',
                'The model has overfitted',
                'Weigh a 2% gain against the cost of keeping the model',
              ],
              correct: 2,
              explanation:
                'A small gain may be noise, and a model needs data, monitoring and people. Compare the benefit with that cost.',
            },
          ],
        },
        {
          title: 'Set the bar',
          type: 'assignment',
          minutes: 50,
          body: `Compute naive, seasonal naive and drift forecasts for the last 20% of your series. Tabulate MAE at two horizons.
State which benchmark your later models must beat, and by how much before you would bother deploying one.`,
        },
      ],
    },
    {
      title: 'Exponential smoothing',
      description: 'Weighted averages that learn level, trend and season.',
      lessons: [
        {
          title: 'Recent days count for more',
          type: 'reading',
          minutes: 30,
          body: `Simple exponential smoothing updates one number, the level:

\`new level = α × actual + (1 − α) × old level\`

A large **α** reacts fast and trusts noise; a small one is steady and slow. Holt's method adds a trend, and
Holt-Winters adds a season. A **damped** trend flattens as the horizon grows, which protects you from lines that
climb for ever; it is a good default.

The family is called ETS, for error, trend and season. Each part may be absent, additive or multiplicative, and
software compares the combinations with AICc. Look at the chosen components: they should match what you saw in
the plot.`,
        },
        {
          title: 'How alpha changes the line',
          type: 'video',
          minutes: 20,
          animation: 'series',
          transcript:
            "The picture shows a wandering line. Imagine it as daily visits, with a forecast running behind. With alpha at 0.1 the fitted line glides along and takes weeks to notice a jump. With alpha at 0.9 it chases every dot and forecasts yesterday's noise. Watch the middle setting: it adapts within days and ignores single spikes. Now we add a trend. The undamped forecast shoots upwards, while the damped one bends and settles.",
        },
        {
          title: 'Worked example: two updates by hand',
          type: 'reading',
          minutes: 40,
          body: `The level is 100 and α is 0.3. Today's actual is 120:

\`\`\`text
level = 0.3 × 120 + 0.7 × 100 = 106
\`\`\`

Tomorrow's actual is 90:

\`\`\`text
level = 0.3 × 90 + 0.7 × 106 = 101.2
\`\`\`

The jump to 120 moved the level by only 6, and the dip took most of it back. Every future day is forecast as 101.2, because simple smoothing knows no trend. If the next ten actuals all exceed the level, that is your sign to add one.`,
        },
        {
          title: 'Check your smoothing',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'What does a damped trend do?',
              options: [
                'It makes the forecast flatten at long horizons',
                'It removes the season from the data',
                'It increases alpha over time',
              ],
              correct: 0,
              explanation:
                'Damping multiplies each further step of the trend by a factor below one, so growth fades out.',
            },
            {
              prompt: 'A fitted alpha of 0.98 means that the model',
              options: ['smooths away most of the noise', 'averages over many periods', 'is almost the naive forecast'],
              correct: 2,
              explanation:
                'With alpha near one the level is practically the last observation. Check whether the naive benchmark does as well.',
            },
          ],
        },
        {
          title: 'Fit an ETS model',
          type: 'assignment',
          minutes: 70,
          body: `Fit ETS with and without a damped trend. Show both forecasts for two seasons ahead in one plot. Compare their
errors with your benchmark, and explain in three sentences which you would hand to a planner.`,
        },
      ],
    },
    {
      title: 'Autocorrelation and ARIMA',
      description: 'Use what the recent past tells you about today.',
      lessons: [
        {
          title: 'Stationarity, lags and differences',
          type: 'reading',
          minutes: 30,
          body: `ARIMA models describe how a value depends on earlier values and earlier errors. They need a **stationary**
series: one whose mean and variance do not drift. Differencing (today minus yesterday) removes a trend; seasonal
differencing (today minus the same day last season) removes a season.

- **p**: how many past values enter.
- **d**: how often you difference.
- **q**: how many past errors enter.

The ACF plot shows the correlation at each lag. One tall bar at lag 1 that cuts off hints at q = 1. Bars that
die slowly say: difference first.`,
        },
        {
          title: 'Reading an ACF plot',
          type: 'video',
          minutes: 30,
          animation: 'bars',
          transcript: `Take the bars as correlations at different lags, before they are sorted. At lag one the bar is tall:
neighbouring days are alike. At lag seven it rises again: that is the week. We take a seasonal difference, and
the bar at seven shrinks. After fitting the model we plot the residuals' bars. They all lie inside the dashed
band, so little structure is left to use.`,
        },
        {
          title: 'Worked example: choosing d',
          type: 'reading',
          minutes: 30,
          body: `A monthly series climbs by roughly 5 each month:

| Month | Value | First difference |
|---|---|---|
| 1 | 100 | |
| 2 | 106 | 6 |
| 3 | 110 | 4 |
| 4 | 115 | 5 |
| 5 | 121 | 6 |

The values trend, so they are not stationary. The differences hover around 5, so d = 1 suffices. Difference
again and you get −2, 1, 1: no trend left to remove, only extra noise. Over-differencing is a real error,
visible as a strongly negative lag-1 correlation.`,
        },
        {
          title: 'Check your ARIMA',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'The ACF decays very slowly over dozens of lags. What should you try first?',
              options: ['A larger q', 'Differencing the series', 'Dropping the outliers'],
              correct: 1,
              explanation:
                'Slow decay is the mark of a trend or a unit root. Make the series stationary before choosing p and q.',
            },
            {
              prompt: 'After fitting, the residuals show a clear spike at lag 12 in monthly data. What does it mean?',
              options: [
                'Yearly seasonality has not been captured',
                'The model is too complex',
                'The series has missing values',
              ],
              correct: 0,
              explanation:
                'Residuals should be free of structure. A spike at the seasonal lag asks for a seasonal term.',
            },
          ],
        },
        {
          title: 'Model the remainder',
          type: 'assignment',
          minutes: 65,
          body: `Fit a seasonal ARIMA model to your series, by hand or with automatic selection. Show the residual ACF, and
report p, d, q and the seasonal orders. Does it beat your ETS model over the same test period?`,
        },
      ],
    },
    {
      title: 'Evaluating forecasts fairly',
      description: 'Test on time the model has not seen.',
      lessons: [
        {
          title: 'Why random splits lie',
          type: 'reading',
          minutes: 35,
          body: `A random train-test split lets the model see Wednesday when it forecasts Tuesday. Its score will be lovely and
useless. Use a **rolling origin** instead: train up to a date, forecast the horizon, move the date forward,
repeat.

Choose the error measure by its cost:

- **MAE** treats all errors in proportion.
- **RMSE** punishes large errors harder.
- **MAPE** breaks near zero and favours low forecasts.
- **MASE** compares with the naive method and works across series.

Keep one final stretch untouched until the very end, because choosing among twenty models also overfits.`,
        },
        {
          title: 'The rolling origin',
          type: 'video',
          minutes: 30,
          animation: 'series',
          transcript: `The line's marked range was learned from its past. Imagine testing that range honestly. Shade the first part as
training data, and mark a short forecast window. We fit, forecast four weeks, and record the error. Then the
origin slides forward one month and we do it again. Ten slides give ten errors, not one lucky number. Notice the
window that covers the strike: its error is huge. Report it, because strikes will happen again.`,
        },
        {
          title: 'Worked example: when averages mislead',
          type: 'reading',
          minutes: 35,
          body: `Two methods, four origins, MAE at each:

| Origin | Method A | Method B |
|---|---|---|
| Jan | 4 | 6 |
| Apr | 5 | 6 |
| Jul | 4 | 6 |
| Oct | 15 | 7 |

Method A averages 7.0 and B averages 6.25, so B wins overall. Yet A wins three times out of four. October held a
price change. If such shocks matter to you, choose B; if they are known beforehand, give A the price as an
input.`,
        },
        {
          title: 'Check your evaluation',
          type: 'quiz',
          minutes: 25,
          questions: [
            {
              prompt: 'Why is a random split wrong for forecasting?',
              options: [
                'It makes the training set too small',
                'It gives a biased estimate of the variance only',
                'It lets the model learn from the future',
              ],
              correct: 2,
              explanation: 'Neighbouring times are alike, so future rows leak the answer. Split by time.',
            },
            {
              prompt: 'Demand is often zero. Which measure should you avoid?',
              options: ['MAE', 'MAPE', 'MASE'],
              correct: 1,
              explanation: 'MAPE divides by the actual value, so it is undefined at zero and explodes close to it.',
            },
          ],
        },
        {
          title: 'Run a rolling evaluation',
          type: 'assignment',
          minutes: 55,
          body: `Evaluate your benchmark, ETS and ARIMA over at least eight rolling origins. Present one table and one chart of
errors by origin. Name the origin where everything failed, and say what you would have needed to know in
advance.`,
        },
      ],
    },
    {
      title: 'Intervals and outside information',
      description: 'Ranges, regressors and events that are known in advance.',
      lessons: [
        {
          title: 'Say how wrong you may be',
          type: 'reading',
          minutes: 35,
          body: `A point forecast without a range invites false confidence. An 80% **prediction interval** should contain the
actual value about four times in five; check that it does. Intervals widen with the horizon, and most software
makes them too narrow, since it ignores doubt about the model itself.

Outside information helps only if you will **know it at forecast time**. Planned prices, holidays and school
terms qualify. Tomorrow's temperature does not, unless you use a forecast of it and accept that its error joins
yours. Test each regressor in the rolling evaluation with the values you would really have had.`,
        },
        {
          title: 'A forecast is a distribution',
          type: 'video',
          minutes: 25,
          animation: 'distribution',
          transcript: `Dots pile into a heap with a tail to the right. Instead of one number, picture a curve over all possible values.
The tall middle is the likely range; the tails are the bad days. A planner who fears empty shelves orders at the
ninetieth percentile. A planner who fears waste orders near the median. Same forecast, different decision. As
the horizon grows, the curve spreads out, and pretending otherwise helps nobody.`,
        },
        {
          title: 'Worked example: checking coverage',
          type: 'reading',
          minutes: 40,
          body: `Over 50 past days, count how often the actual value fell inside the interval:

| Interval | Expected | Observed |
|---|---|---|
| 80% | 40 | 33 |
| 95% | 47.5 | 43 |

Both are too narrow: 66% and 86% in truth. A simple repair uses past errors: take the 10th and 90th percentile
of the rolling-origin errors at that horizon, say −12 and +18, and add them to the new point forecast of 200.
The repaired 80% interval is 188 to 218.`,
        },
        {
          title: 'Check your intervals',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'An 80% interval contains the actual value 95% of the time. What is wrong?',
              options: [
                'It is too wide, so it informs less than it could',
                'Nothing, since more coverage is always better',
                'The point forecast must be biased',
              ],
              correct: 0,
              explanation:
                'A calibrated interval hits its stated rate. Needlessly wide ranges make plans needlessly cautious.',
            },
            {
              prompt: 'Which regressor is safe to use for a forecast one week ahead?',
              options: [
                'The actual rainfall of that week',
                'The public holidays of that week',
                "Competitors' sales of that week",
              ],
              correct: 1,
              explanation:
                'Holidays are known in advance. The others are unknown when the forecast is made, so they would leak the future.',
            },
          ],
        },
        {
          title: 'Add a range and an event',
          type: 'assignment',
          minutes: 60,
          body: `Add a holiday or price regressor to your best model, and produce 80% intervals. Report the change in MAE and the
observed coverage over your rolling origins. Repair the interval with past errors if its coverage is off.`,
        },
      ],
    },
    {
      title: 'Forecasting in use',
      description: 'Hand over, monitor and retire a forecast.',
      lessons: [
        {
          title: 'A forecast is a service',
          type: 'reading',
          minutes: 30,
          body: `Somebody will act on your numbers every week, so treat them as a service. Agree on four things: **who decides**
with it, **which horizon** they need, **when** it must arrive, and **what happens** if it does not.

Monitor bias as well as error. A forecast that is always 5% low teaches people to add 5% themselves, and then
you can never fix it. Keep every issued forecast with its date, or you will not be able to score it. When people
override the forecast, record the override too: some add value, and many do not.`,
        },
        {
          title: 'From data to decision, weekly',
          type: 'video',
          minutes: 25,
          animation: 'pipeline',
          transcript: `Rows pass four stations, each ticking off a check. Read them as your weekly forecast. Data arrives on Sunday
night and passes three checks: is it complete, is it recent, is it plausible? The model refits, the benchmark
runs beside it, and both are stored with the date. On Monday the planner sees a range and a note on what
changed. If a check fails, last week's forecast goes out with a warning, so nobody plans on silence.`,
        },
        {
          title: 'Worked example: a tracking signal',
          type: 'reading',
          minutes: 35,
          body: `The tracking signal is the sum of errors divided by their mean absolute size. Errors of the last six weeks
(actual minus forecast): 4, 6, −2, 5, 7, 4.

\`\`\`text
sum          = 24
mean |error| = 28 / 6 = 4.67
signal       = 24 / 4.67 = 5.1
\`\`\`

A common alarm limit is 4. Here it rings: the forecast is persistently low. Before refitting, ask what changed.
A new bus stop outside the shop is a better explanation than a parameter.`,
        },
        {
          title: 'Check your handover',
          type: 'quiz',
          minutes: 20,
          questions: [
            {
              prompt: 'Why store each forecast with the date it was issued?',
              options: [
                'To reduce the cost of storage',
                'To make the model train faster',
                'To score it later against what really happened',
              ],
              correct: 2,
              explanation:
                'A forecast that is overwritten cannot be evaluated. The issue date also tells you the true horizon.',
            },
            {
              prompt: 'Errors have had the same sign for eight weeks. What does that show?',
              options: [
                'Bias: the forecast is persistently too high or too low',
                'High variance around a correct level',
                'Good calibration',
              ],
              correct: 0,
              explanation:
                'Unbiased errors change sign. A long run on one side says that the level or trend has shifted.',
            },
          ],
        },
        {
          title: 'Capstone: a forecast brief',
          type: 'assignment',
          minutes: 70,
          body: `Write a two-page brief for a real or imagined decision maker. Include the plot, the benchmark, the chosen
method, the rolling errors, an 80% range for the next period, and a monitoring plan with one alarm and a named
response.`,
        },
      ],
    },
  ],
  reviews: [
    {
      author: 'Hannah B.',
      stars: 5,
      text: 'The seasonal naive benchmark beat the model my team had used for two years. Awkward meeting, excellent course.',
      day: '2026-03-12',
    },
    {
      author: 'Yusuf A.',
      stars: 4,
      text: 'Rolling-origin evaluation finally makes sense. I would have liked one more module on intermittent demand.',
      day: '2026-05-02',
    },
    {
      author: 'Clara M.',
      stars: 5,
      text: 'I now send ranges instead of single numbers, and the warehouse manager actually prefers them.',
      day: '2026-07-21',
    },
    {
      author: 'Dev P.',
      stars: 3,
      text: 'Good on principles and clear throughout, but I had hoped for more code in the ARIMA part.',
      day: '2026-08-30',
    },
  ],
};
