/** What an exercise's flow knows of its code, and what of it is run, sent and answered. */
import type { Failure } from '../../api/failure.ts';
import type { RunInput } from '../../runtimes/types.ts';
import {
  type Answer,
  type Attempt,
  type Exercise,
  type ExerciseResult,
  resultOf,
  type UnconfirmedAttempt,
} from './run.ts';

export type Input = Pick<Exercise, 'courseId' | 'start' | 'checks' | 'dataSet' | 'status'> & {
  lessonId: string;
  /** What was written on an earlier visit, or the code to start with. */
  code: string;
  /** The lines that Python's `input()` reads when the code is checked. */
  input: string;
  /** The lines that it reads otherwise, as typed on an earlier visit. */
  typed?: string | undefined;
};

export type Context = Omit<Input, 'typed'> & {
  typed: string;
  aim: 'run' | 'check';
  /** The code that gave `result`, `otherResult` and `answer`. */
  ran: string;
  /** What the code has printed by now, while it runs. */
  printed: string;
  result: ExerciseResult | null;
  /** The result fits on the data that is shown: the other rows, on which it has to fit, too. */
  unconfirmed: UnconfirmedAttempt | null;
  /** What came of the same code on the other rows. */
  otherResult: ExerciseResult | null;
  answer: Answer | null;
  failure: Failure | null;
};

/** Before any code has run. */
export const beforeAnyRun = {
  printed: '',
  result: null,
  otherResult: null,
  unconfirmed: null,
  answer: null,
  failure: null,
};

export const runOf = ({ aim, ran: code, unconfirmed, dataSet, checks, input, typed }: Context): RunInput => ({
  code,
  dataSet: unconfirmed?.dataSet ?? dataSet,
  checks: unconfirmed?.checks ?? checks,
  input: aim === 'check' ? input : typed,
});

export const checkOf = ({ courseId, lessonId, ran: code, result }: Context) => ({
  courseId,
  lessonId,
  code,
  ...resultOf(result),
});

export const confirmationOf = ({ courseId, lessonId, unconfirmed, otherResult }: Context) => ({
  courseId,
  lessonId,
  attemptId: unconfirmed?.attemptId ?? '',
  ...resultOf(otherResult),
});

/** Of an answer to a check, and nothing of what is none. */
export function contextFrom(attempt: Attempt | null): Partial<Context> {
  if (!attempt) return {};
  if (attempt.outcome === 'confirm') return { unconfirmed: attempt };
  return attempt.outcome === 'solved' ? { answer: attempt, status: attempt.status } : { answer: attempt };
}
