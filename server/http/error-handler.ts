/** Every error is sent as `application/problem+json`, its sentence in `error` (§product.25). */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../platform/database/unavailable.ts';
import { Overloaded } from '../platform/worker-pool.ts';
import type { Operation } from './openapi.ts';
import { Problem } from './problem.ts';
import { badRequest } from './validation.ts';

/** Fastify's error handler: logs what failed on our side, and sends the problem. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error, request.id);
  // Where requests are not logged, the log of one is that of all, and does not say which it is of.
  const which = request.log === request.server.log ? { requestId: request.id } : {};
  // A refused overload is not logged: a flood of calls must not fill the log with errors.
  if (error instanceof Overloaded)
    request.log.warn({ ...which, reason: error.message, req: request }, 'request turned away');
  else if (problem.status >= 500) {
    request.log.error({ ...which, err: problem.cause ?? problem, req: request }, 'request failed');
  }
  sendProblem(problem, reply);
}

/** As RFC 9457 says, with `Retry-After` and `WWW-Authenticate` where they apply. */
export function sendProblem(problem: Problem, reply: FastifyReply): void {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  // Serialised here, as Fastify would add a charset to the type.
  reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem.body()));
}

function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Overloaded) return new Problem(503, busy, { retryAfter: error.retryAfter, cause: error });
  // Whether a transaction was committed that was cut off at its end is unknown here. Nothing is repeated: the client sends the call
  // again with its key, and gets the kept answer, or the work is done now (server/sync/idempotency.ts).
  if (isUnavailable(error)) return new Problem(503, away, { retryAfter: 2, cause: error });
  if (!isFastifyError(error)) return serverError(error, requestId);
  // The app's validator is Ajv, so these are Ajv's errors.
  if (error.validation)
    return badRequest(error.validation as Parameters<typeof badRequest>[0], error.validationContext ?? '');
  const status = error.statusCode ?? 500;
  if (status === 413) return new Problem(413, 'The body is too large.', { cause: error });
  if (status === 415) return new Problem(415, "The body's type is not supported.", { cause: error });
  if (status >= 400 && status < 500) return new Problem(400, 'The request could not be read.', { cause: error });
  return serverError(error, requestId);
}

const busy = 'The server is busy. Please try again in a moment.';
const away = 'The server is not available for a moment. Please try again.';
/** The person who reads it can say which request it was (§product.91). */
const serverError = (cause: unknown, requestId: string) =>
  new Problem(
    500,
    `Something went wrong on our side. Please try again later. If this goes on, tell us the number ${requestId}.`,
    { cause, members: { requestId } },
  );

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error);
}

/** For a path below /v1 that is not an operation: 405 where only the method is wrong, else 404. */
export function sendNoOperation(operations: Operation[], path: string, reply: FastifyReply): void {
  const methods = operations.filter(({ matches }) => matches.test(path)).map(({ method }) => method);
  if (methods.length > 0) reply.header('allow', methods.join(', '));
  const problem =
    methods.length > 0
      ? new Problem(405, `This address takes ${methods.join(' or ')} only.`)
      : new Problem(404, 'There is no such operation.');
  sendProblem(problem, reply);
}
