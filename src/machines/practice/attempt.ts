/** The context of an exercise's flow, and the inputs of its calls and runs. */
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
  /** The lines that `input()` reads when the code is only run, as typed on an earlier visit. */
  typed?: string | undefined;
};

export type Context = Omit<Input, 'typed'> & {
  typed: string;
  aim: 'run' | 'check';
  /** The code that gave `result`, `otherResult` and `answer`. */
  ran: string;
  /** What the code has printed so far, while it runs. */
  printed: string;
  result: ExerciseResult | null;
  /** Set once the result is correct on the visible rows; has the hidden rows, on which the code has to run as well. */
  unconfirmed: UnconfirmedAttempt | null;
  /** The result of the same code on the hidden rows. */
  otherResult: ExerciseResult | null;
  answer: Answer | null;
  failure: Failure | null;
};

/** The part of the context that a run fills in, before any code has run. */
export const beforeAnyRun = {
  printed: '',
  result: null,
  otherResult: null,
  unconfirmed: null,
  answer: null,
  failure: null,
};

/** The input of a run: with the hidden rows once the result on the visible ones is correct. */
export const runOf = ({ aim, ran: code, unconfirmed, dataSet, checks, input, typed }: Context): RunInput => ({
  code,
  dataSet: unconfirmed?.dataSet ?? dataSet,
  checks: unconfirmed?.checks ?? checks,
  input: aim === 'check' ? input : typed,
});

/** The input of `checkExercise`: the code that was run, and the result that the server compares. */
export const checkOf = ({ courseId, lessonId, ran: code, result }: Context) => ({
  courseId,
  lessonId,
  code,
  ...resultOf(result),
});

/** The input of `confirmExercise`: the result of the same code on the hidden rows. */
export const confirmationOf = ({ courseId, lessonId, unconfirmed, otherResult }: Context) => ({
  courseId,
  lessonId,
  attemptId: unconfirmed?.attemptId ?? '',
  ...resultOf(otherResult),
});

/** How the server's answer to a check changes the context; not at all if there is none. */
export function contextFrom(attempt: Attempt | null): Partial<Context> {
  if (!attempt) return {};
  if (attempt.outcome === 'confirm') return { unconfirmed: attempt };
  return attempt.outcome === 'solved' ? { answer: attempt, status: attempt.status } : { answer: attempt };
}
