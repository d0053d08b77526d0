import { createHash } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether the text is a UUID in lower case, as the server writes them. PostgreSQL refuses a query with any other text.
 */
export const isUuid = (text: string): boolean => uuid.test(text);

/**
 * The id under which something is stored that a browser named: the same for the same name, and never one that the
 * server has drawn for something else and given out.
 */
export function idOfGiven(kind: string, given: string): string {
  const digest = createHash('sha256').update(`${kind} ${given}`).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `a${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
