/** What the flows of an exercise say to the runtime that runs its code, and hear of it. */
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import type { RunInput, RunResult } from '../../runtimes/types.ts';
import { callbackStub } from '../operation.ts';
import type { CallEvent } from '../sync/pending-call.ts';

export type Exercise = Extract<OperationOutput<'getLesson'>, { type: 'exercise' }>;
export type Status = Exercise['status'];
export type Attempt = OperationOutput<'checkExercise'> | OperationOutput<'confirmExercise'>;
export type UnconfirmedAttempt = Extract<Attempt, { outcome: 'confirm' }>;
export type Answer = Exclude<Attempt, UnconfirmedAttempt>;

type Whole = Required<OperationInput<'checkExercise'>>;

/** What came of the code; a chart is described by its code, and nothing is run. */
export type ExerciseResult = RunResult | { kind: 'chart'; chart: Whole['chart'] };

export type RunEnded = { type: 'run.ended'; result: ExerciseResult };

/** All that the run has printed so far. */
export type RunPrinted = { type: 'run.printed'; text: string };

/** Running code ends with `run.ended`. Leaving the state that invoked it ends the run. */
export const runCode = callbackStub<{ type: 'never' }, RunInput>('runCode');

/** The server's answer in the event of a call. */
export function attemptIn(event: { type: string } | CallEvent<'checkExercise' | 'confirmExercise'>): Attempt | null {
  return 'output' in event ? event.output : null;
}

/** What must wait while code runs or is checked. */
export const forbiddenWhileRunning = { run: {}, check: {}, startAgain: {} };

/** Characters of a cell, of a value and of a whole result that the server takes; it tells the rest by the number of rows. */
const mostOfCell = 2_000;
const mostOfValue = 4_000;
const mostOfResult = 40_000;

const cut = (cell: string | number | null) => (typeof cell === 'string' ? cell.slice(0, mostOfCell) : cell);

/** As many rows from the first one on as the server takes. */
function firstRows(rows: Whole['table']['rows']): Whole['table']['rows'] {
  const sent: Whole['table']['rows'] = [];
  let size = 0;
  for (const row of rows) {
    const cells = row.map(cut);
    size += JSON.stringify(cells).length;
    if (size > mostOfResult) break;
    sent.push(cells);
  }
  return sent;
}

/** The part of a result that the server compares. */
export function resultOf(result: ExerciseResult | null) {
  const noResult = { table: undefined, values: undefined, chart: undefined };
  if (result?.kind === 'table') {
    const { columns, rows, rowCount } = result;
    return { ...noResult, table: { columns, rows: firstRows(rows), rowCount } };
  }
  if (result?.kind === 'output') {
    return { ...noResult, values: result.values.map((value) => value.slice(0, mostOfValue)) };
  }
  if (result?.kind === 'chart') return { ...noResult, chart: result.chart };
  return noResult;
}
