/** What can go wrong between the app and the API, as one value that a statechart can decide on. */

export type FailureKind =
  | 'refused' // the server answered with an error of the contract
  | 'broken' // an answer that does not match the contract: HTML, cut off, empty, another shape
  | 'unreachable' // no answer at all
  | 'timeout';

export type Failure = {
  kind: FailureKind;
  /** The HTTP status; 0 if there was no answer, or none that could be read. */
  status: number;
  /** The server's message for the person (the `error` field), if it sent one. */
  message: string | null;
  /** Seconds to wait before another try, from `Retry-After`. */
  retryAfter: number | null;
};

/** Statuses after which a retry may succeed. */
export const isPassingStatus = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/** Whether the failure is temporary, so that a retry may succeed. */
export const isPassing = ({ kind, status }: Failure) => kind !== 'refused' || isPassingStatus(status);

/** Whether our server was not reached at all: then any answer of it shows that a retry is worthwhile. */
export const isLost = ({ kind, status }: Failure) => kind !== 'refused' && (status === 0 || status >= 500);

/** Thrown by every call of `src/api`; `failure` says what happened. */
export class ApiError extends Error {
  readonly failure: Failure;
  /** The body of the error, for operations that send more than a message. */
  readonly problem: unknown;

  constructor(failure: Failure, problem: unknown = null) {
    super(failure.message ?? failure.kind);
    this.name = 'ApiError';
    this.failure = failure;
    this.problem = problem;
  }
}

/** The failure in whatever an actor rejected with. Any other error counts as a broken answer. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  return { kind: 'broken', status: 0, message: null, retryAfter: null };
}
