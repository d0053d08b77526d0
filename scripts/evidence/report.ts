/** The report as Markdown: what was measured of each file, and how to read it. */
import type { Coverage } from './coverage.ts';
import type { Figures, Tested } from './figures.ts';
import type { Bin } from './measures.ts';
import type { Passes } from './passes.ts';

export const digits = (value: number, count = 3) => (Number.isNaN(value) ? '–' : value.toFixed(count));
export const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** `fittedOn` says of each file on how many answers and students the models were fitted. */
export function reportOf(tested: readonly Tested[]): string {
  return [
    '# How right the chances are',
    [
      'Every model predicts each answer before it is told; students of the tested answers are new to it. **AUC**: how often a right',
      'answer had the higher chance than a wrong one. **Log loss**: less is better. **Calibration error**: how far the',
      'share of right answers is from what was predicted, over ten bins of equal width, weighted by their answers.',
    ].join('\n'),
    ...tested.map(sectionOf),
    '',
  ].join('\n\n');
}

function sectionOf({ file, fitted, models, calibration, slices, coverage, passes }: Tested): string {
  const [first] = models;
  return [
    `## ${file}`,
    `${first?.all.rows ?? 0} answers of ${first?.students ?? 0} students, after ${fitted.answers} answers of ${fitted.students} others.`,
    table(
      ['Model', 'AUC', 'Log loss', 'Calibration error', 'A prediction and its update, µs'],
      models.map(({ name, all, microseconds }) => [
        name,
        digits(all.auc, 4),
        digits(all.logLoss, 4),
        digits(all.calibrationError, 4),
        digits(microseconds, 1),
      ]),
    ),
    '### Cold start',
    'Log loss of the first answers of each student.',
    table(
      ['Model', ...(first?.coldStarts.map(({ name }) => name) ?? [])],
      models.map(({ name, coldStarts }) => [name, ...coldStarts.map(({ logLoss }) => digits(logLoss, 4))]),
    ),
    '### Calibration of ours',
    'In each row, answers whose chances are alike; the share of right ones with its 95 % interval.',
    calibrationTable(calibration),
    '### Parts of the answers, by ours',
    table(['Part', 'Answers', 'Right', 'Predicted', 'AUC', 'Log loss', 'Calibration error'], slices.map(sliceRow)),
    '### The 80 % interval of ours',
    coverageTable(coverage),
    '### Quizzes that may be skipped',
    passesTable(passes),
  ].join('\n\n');
}

const calibrationTable = (bins: readonly Bin[]) =>
  table(
    ['Chance', 'Answers', 'Predicted', 'Right', 'Interval'],
    bins.map(({ from, to, count, chance, share, low, high }) => [
      `${from.toFixed(1)} to ${to.toFixed(1)}`,
      String(count),
      percent(chance),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
    ]),
  );

const sliceRow = ({ name, rows, right, predicted, auc, logLoss, calibrationError }: Figures) => [
  name,
  String(rows),
  percent(right),
  percent(predicted),
  digits(auc),
  digits(logLoss),
  digits(calibrationError),
];

const coverageTable = (coverage: readonly Coverage[]) =>
  [
    'Of the next five answers of a student, all predicted before the first of them: how often the number of right ones was',
    'between the 10th and the 90th percentile of what the interval predicts. It should be 80 %. The last column has the same for',
    'a chance without an interval.\n',
    table(
      ['Student', 'Blocks of answers', 'Inside', 'Without an interval'],
      coverage.map(({ name, blocks, share, without }) => [name, String(blocks), percent(share), percent(without)]),
    ),
  ].join('\n');

const passesTable = (passes: readonly Passes[]) =>
  [
    'Quizzes of the next answers of students to whom the product would propose to skip them: of two questions, both must be right,',
    'of five three. Nine of ten should pass.\n',
    table(
      ['Quiz', 'Quizzes', 'Students', 'Said to pass', 'Passed'],
      passes.map(({ name, quizzes, students, said, passed }) => [
        name,
        String(quizzes),
        String(students),
        percent(said),
        percent(passed),
      ]),
    ),
  ].join('\n');
