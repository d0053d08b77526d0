/** The messages between the flows of an exercise and the runtime that runs its code. */
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

/** The result of a run. A chart exercise runs nothing: its code is the description of the chart. */
export type ExerciseResult = RunResult | { kind: 'chart'; chart: Whole['chart'] };

export type RunEnded = { type: 'run.ended'; result: ExerciseResult };

/** All that the run has printed so far. */
export type RunPrinted = { type: 'run.printed'; text: string };

/** Running code ends with `run.ended`. Leaving the state that invoked it ends the run. */
export const runCode = callbackStub<{ type: 'never' }, RunInput>('runCode');

/** The server's answer, if the event says that a call succeeded; otherwise null. */
export function attemptIn(event: { type: string } | CallEvent<'checkExercise' | 'confirmExercise'>): Attempt | null {
  return 'output' in event ? event.output : null;
}

/** Transitions that are forbidden while code runs or is checked. */
export const forbiddenWhileRunning = { run: {}, check: {}, startAgain: {} };

/** The most characters of a cell, a value and a result that are sent. `rowCount` also counts rows that are cut off. */
const mostOfCell = 2_000;
const mostOfValue = 4_000;
const mostOfResult = 40_000;

const cut = (cell: string | number | null) => (typeof cell === 'string' ? cell.slice(0, mostOfCell) : cell);

/** The first rows, as many as the server accepts. */
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
