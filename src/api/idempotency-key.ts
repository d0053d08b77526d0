/**
 * The `Idempotency-Key` of each call that changes something (docs/adr/007-once.md): the same for what is sent again to the
 * same address with the same content, until an answer has settled it.
 */
import { isPassingStatus } from './failure.ts';
import { hexOf } from './hex.ts';

type Unsettled = { content: unknown; key: string };

/** By address. */
const unsettled = new Map<string, Unsettled>();
const keys = new WeakMap<Response, string>();

/** `content` is the text that is sent, or the very file. */
export function keyFor(address: string, content: unknown): string {
  const known = unsettled.get(address);
  if (known && known.content === content) return known.key;
  const key = newKey();
  unsettled.set(address, { content, key });
  return key;
}

/** Remembers which key the answer is for, until what it says is known. */
export function answers(response: Response, key: string): void {
  keys.set(response, key);
}

/** To be called once a success could be read, or a refusal. */
export function settle(response: Response): void {
  // Waiting may change it, or signing in again.
  if (isPassingStatus(response.status) || response.status === 401) return;
  for (const [address, { key }] of unsettled) if (key === keys.get(response)) unsettled.delete(address);
}

/** `crypto.randomUUID` is for secure pages only, which an installation without TLS is not. */
export function newKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
