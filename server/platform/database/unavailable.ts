/** Which errors say that the database could not be reached, or takes no writes: a failover, a restart, a cut connection. */

/** Classes of PostgreSQL's error codes: a broken connection, and a server that is being stopped or started. */
const classes = /^(?:08...|57P0[1-5])$/;
/** A statement cut off, a server that has become a replica, and one with no connection left. */
const codes = ['57014', '25006', '53300'];
/** What the system says of a connection. */
const system = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
/** The client's own errors have no code. */
const messages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** Told by the error or one of its causes, as Drizzle wraps the client's error. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOfConnection = classes.test(code) || codes.includes(code) || system.includes(code);
  return isOfConnection || messages.test(error.message) || isUnavailable(error.cause);
}
