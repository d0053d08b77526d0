/** What only an installation's own log says, as Markdown. */
import type { Own } from './own-answers.ts';
import { digits, percent, table } from './report.ts';

export function ownSection({ fits, review: { figures, weights }, forecasts }: Own): string {
  const since = fits.flatMap(({ fittedAt, drift }) =>
    fittedAt && drift
      ? [
          [
            fittedAt.toISOString().slice(0, 16),
            ...[String(drift.answers), percent(drift.said), percent(drift.right)],
            ...[digits(drift.logLoss, 4), digits(drift.calibrationError, 4)],
          ],
        ]
      : [],
  );
  return [
    '## Since each fit',
    'Answers between a fit and the next one: how many were right on average by what was said, and in fact.',
    since.length > 0
      ? table(['Until', 'Answers', 'Said', 'Right', 'Log loss', 'Calibration error'], since)
      : 'There is no second one yet.',
    '## The review',
    figures
      ? [
          `The latest answers to cards that came back, foretold from those before them. ${weights ? 'The fitted' : 'The published'} weights hold.`,
          '',
          table(
            ['Weights', 'Answers', 'Log loss', 'Calibration error'],
            Object.entries(figures).map(([name, { answers, logLoss, calibrationError }]) => [
              name,
              String(answers),
              digits(logLoss, 4),
              digits(calibrationError, 4),
            ]),
          ),
        ].join('\n')
      : 'Too few cards have come back to say anything.',
    '## Done between',
    'Forecasts as of a Monday drawn of each course of a student, whose last day has passed. 80 % should hold.',
    table(
      ['Forecasts', 'Held', 'Done before', 'Done after, or not yet'],
      [
        [
          String(forecasts.said),
          ...[forecasts.held, forecasts.early, forecasts.late].map((count) => percent(count / forecasts.said)),
        ],
      ],
    ),
    '',
  ].join('\n\n');
}
