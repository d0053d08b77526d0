/**
 * The `Idempotency-Key` of each call that changes something (docs/adr/007-once.md): a retry with the same address and
 * content gets the same key, until a final answer has settled the call.
 */
import { isPassingStatus } from './failure.ts';

type Unsettled = { content: unknown; key: string };

/** Calls without a final answer, by address. */
const unsettled = new Map<string, Unsettled>();
const keys = new WeakMap<Response, string>();

/** `content` is the text that is sent, or the file object, which is compared by identity. */
export function keyFor(address: string, content: unknown): string {
  const known = unsettled.get(address);
  if (known && known.content === content) return known.key;
  const key = newKey();
  unsettled.set(address, { content, key });
  return key;
}

/** Remembers which key an answer belongs to, for `settle`. */
export function answers(response: Response, key: string): void {
  keys.set(response, key);
}

/** Call it when a success or a refusal has been read completely: the next call is a new one and gets a new key. */
export function settle(response: Response): void {
  // Not final: a retry, or signing in again, may still succeed and needs the same key.
  if (isPassingStatus(response.status) || response.status === 401) return;
  for (const [address, { key }] of unsettled) if (key === keys.get(response)) unsettled.delete(address);
}

/** Not `crypto.randomUUID`, which browsers offer on secure pages only: installations without TLS must work, too. */
export function newKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Two hexadecimal digits for each byte. */
export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
