/** Errors that handlers throw; `error-handler.ts` sends them as `application/problem+json` (§product.25). */
import { STATUS_CODES } from 'node:http';
import type { components } from '../../src/api/generated/schema.d.ts';

export type ProblemBody = components['schemas']['Problem'];
type FieldError = NonNullable<ProblemBody['errors']>[number];

type Options = {
  /** The body's `status` where it differs from the HTTP status: 410 for a session that has ended (§account.6). */
  bodyStatus?: 410;
  errors?: FieldError[];
  /** Seconds. */
  retryAfter?: number;
  /** Further members of the body: RFC 9457's extension members. */
  members?: Record<string, unknown>;
  cause?: unknown;
};

export class Problem extends Error {
  readonly status: number;
  readonly bodyStatus: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly members: Record<string, unknown> | undefined;

  /** `status` is the HTTP status, `error` the sentence that a person reads. */
  constructor(status: number, error: string, options: Options = {}) {
    super(error, { cause: options.cause });
    this.status = status;
    this.bodyStatus = options.bodyStatus ?? status;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.members = options.members;
  }

  body(): ProblemBody {
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.bodyStatus] ?? 'Error',
      status: this.bodyStatus,
      detail: this.message,
      error: this.message,
      ...(this.errors && { errors: this.errors }),
      ...this.members,
    };
  }
}

/** For a session token that is expired, ended, outdated or unreadable: on 401 with body status 410 the client drops it. */
export const sessionEnded = () =>
  new Problem(401, 'Your session has ended. Please sign in again.', { bodyStatus: 410 });

/** The 401 for a one-time token. */
export const invalidToken = () => new Problem(401, 'The provided token is invalid or has expired.');
