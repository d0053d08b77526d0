/**
 * One key for each purpose, derived from the operator's secret (HKDF, RFC 5869), so that none serves two. The secret before
 * the current one gives keys, too: what they signed still verifies, and what they sealed still opens.
 */
import { hkdfSync } from 'node:crypto';

export type Secrets = { current: string; previous: string | null };

export type Purpose =
  | 'session'
  | 'invitation'
  | 'passwordReset'
  | 'idempotency'
  | 'authenticator'
  | 'recoveryCode'
  | 'credentialKey';

/** `id` names the key without telling anything of it. */
export type Key = { id: string; bytes: Uint8Array };

/** The current key, which signs and seals. */
export const currentKey = (secrets: Secrets, purpose: Purpose): Key => keyOf(secrets.current, purpose);

/** All keys that still count, the current one first. */
export const validKeys = ({ current, previous }: Secrets, purpose: Purpose): Key[] =>
  [current, ...(previous === null ? [] : [previous])].map((secret) => keyOf(secret, purpose));

const derived = new Map<string, Key>();

function keyOf(secret: string, purpose: Purpose): Key {
  const known = derived.get(`${purpose} ${secret}`);
  if (known) return known;
  const bytes = (use: string, length: number) => new Uint8Array(hkdfSync('sha256', secret, '', use, length));
  const key = { id: Buffer.from(bytes(`name of ${purpose}`, 9)).toString('base64url'), bytes: bytes(purpose, 32) };
  derived.set(`${purpose} ${secret}`, key);
  return key;
}
