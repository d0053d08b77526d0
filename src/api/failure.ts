/** What can go wrong between the app and the API, as one value that a statechart can decide on. */

export type FailureKind =
  | 'refused' // the server answered with an error of the contract
  | 'broken' // an answer that is not the contract's: HTML, cut off, empty, another shape
  | 'unreachable' // no answer at all
  | 'timeout';

export type Failure = {
  kind: FailureKind;
  /** The HTTP status, 0 where there was no answer or none that could be read. */
  status: number;
  /** The server's own sentence (the `error` field), where it sent one. */
  message: string | null;
  /** Seconds to wait before another try, from `Retry-After`. */
  retryAfter: number | null;
};

/** Statuses that a repeat may change by itself. */
export const isPassingStatus = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/** Whether the same, sent again later, may end otherwise. */
export const isPassing = ({ kind, status }: Failure) => kind !== 'refused' || isPassingStatus(status);

/** Whether nothing came from our server: its answer to anything else tells that it is back. */
export const isLost = ({ kind, status }: Failure) => kind !== 'refused' && (status === 0 || status >= 500);

/** Thrown by every call of `src/api`; `failure` says what happened. */
export class ApiError extends Error {
  readonly failure: Failure;
  /** The error as the server sent it, where an operation says more than others. */
  readonly problem: unknown;

  constructor(failure: Failure, problem: unknown = null) {
    super(failure.message ?? failure.kind);
    this.name = 'ApiError';
    this.failure = failure;
    this.problem = problem;
  }
}

/** The failure behind whatever an actor rejected with. Anything unknown counts as a broken answer. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  return { kind: 'broken', status: 0, message: null, retryAfter: null };
}
