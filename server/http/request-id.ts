/** The number of a request, which a person can read out to the operator, who finds it in the log (§product.91). */
import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit or for another letter. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The header of each answer of the API, and the field of the log is called `requestId`. */
export const requestIdHeader = 'request-id';

/** As `7F3K-2QXM`. It is the server's own: a caller's could be made to look like another's. */
export function newRequestId(): string {
  const characters = Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
