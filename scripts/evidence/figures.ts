/** The figures of a trial: each model over all answers and from a cold start, and ours in parts. */
import type { Answer } from '../../server/analytics/model/answer.ts';
import type { Run } from './contender.ts';
import type { Coverage } from './coverage.ts';
import { aucOf, type Bin, calibrationErrorOf, calibrationOf, logLossOf, type Outcomes } from './measures.ts';
import type { Passes } from './passes.ts';
import type { Trial } from './sets.ts';
import { byAmount, byOutcome, byTime, coldStart, coldStarts, numbersOf, type Slice } from './slices.ts';

/** `right` and `predicted` are shares from 0 to 1. */
export type Figures = {
  name: string;
  rows: number;
  right: number;
  predicted: number;
  auc: number;
  logLoss: number;
  calibrationError: number;
};

export type ModelFigures = {
  name: string;
  students: number;
  microseconds: number;
  all: Figures;
  coldStarts: Figures[];
};

export type Tested = {
  file: string;
  fitted: { answers: number; students: number };
  models: ModelFigures[];
  calibration: Bin[];
  slices: Figures[];
  coverage: Coverage[];
  passes: Passes[];
};

/** A row of `reports/evidence.json`. */
export type Row = {
  model: string;
  file: string;
  rows: number;
  auc: number;
  logLoss: number;
  calibrationError: number;
  first5LogLoss: number;
  /** Of ours alone: how often its 80 % interval was right, from 0 to 1. */
  intervalShare?: number;
};

/** The first run is that of ours, whose intervals the coverage is of. */
export function testedOf(
  { file, fit, test }: Trial,
  runs: readonly Run[],
  coverage: Coverage[],
  passes: Passes[],
): Tested {
  const numbers = numbersOf(test);
  const students = studentsIn(test);
  const [own] = runs;
  const outcomes = outcomesOf(test, own);
  const slices = [...byAmount(test), ...byOutcome(test), ...byTime(test, numbers)];
  return {
    file,
    fitted: { answers: fit.length, students: studentsIn(fit) },
    models: runs.map((run) => ({
      name: run.name,
      students,
      microseconds: run.microseconds,
      all: figuresOf(outcomesOf(test, run), { name: 'all', has: () => true }),
      coldStarts: coldStarts.map((count) => figuresOf(outcomesOf(test, run), coldStart(numbers, count))),
    })),
    calibration: calibrationOf(outcomes),
    slices: slices.map((slice) => figuresOf(outcomes, slice)).filter(({ rows }) => rows > 0),
    coverage,
    passes,
  };
}

export function rowsOf({ file, models, coverage }: Tested): Row[] {
  return models.map(({ name, all, coldStarts: starts }, at) => ({
    model: name,
    file,
    rows: all.rows,
    auc: all.auc,
    logLoss: all.logLoss,
    calibrationError: all.calibrationError,
    first5LogLoss: starts[coldStarts.indexOf(5)]?.logLoss ?? Number.NaN,
    ...(at === 0 && coverage[0] && { intervalShare: coverage[0].share }),
  }));
}

const studentsIn = (answers: readonly Answer[]) => new Set(answers.map(({ student }) => student)).size;

const outcomesOf = (answers: readonly Answer[], run: Run | undefined): Outcomes => ({
  chances: run?.chances ?? [],
  right: answers.map(({ isRight }) => isRight),
});

function figuresOf({ chances, right }: Outcomes, { name, has }: Slice): Figures {
  const own = { chances: chances.filter((_, row) => has(row)), right: right.filter((_, row) => has(row)) };
  const rows = own.chances.length;
  return {
    name,
    rows,
    right: own.right.filter(Boolean).length / rows,
    predicted: own.chances.reduce((sum, chance) => sum + chance, 0) / rows,
    auc: aucOf(own),
    logLoss: logLossOf(own),
    calibrationError: calibrationErrorOf(own),
  };
}
