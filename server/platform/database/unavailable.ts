/** Which errors say that the database could not be reached, or takes no writes: a failover, a restart, a cut connection. */
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** There is no connection to be had. */
export class NoConnection extends Error {}

/** Classes of PostgreSQL's error codes: a broken connection, and a server that is being stopped or started. */
const classes = /^(?:08...|57P0[1-5])$/;
/** A statement cut off, a server that has become a replica, and one with no connection left. */
const codes = ['57014', '25006', '53300'];
/** What the system says of a connection. */
const system = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
/** The client's own errors have no code. */
const messages = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Errors of the system that come from elsewhere (a mail server, a payment provider) are none of the database's. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoConnection) return true;
  return error instanceof DrizzleQueryError ? isOfConnection(error.cause) : isUnavailable(error.cause);
}

/** Of an error as the client reports it, without Drizzle's around it. */
export function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    error instanceof NoConnection ||
    classes.test(code) ||
    codes.includes(code) ||
    system.includes(code) ||
    messages.test(error.message)
  );
}
