/**
 * One `Idempotency-Key` an intent (docs/adr/007-once.md). What is sent again to the same address with the same
 * content is the same intent, until an answer has settled it; other content is another one.
 */
import { isPassingStatus } from './failure.ts';
import { hexOf } from './hex.ts';

type Intent = { content: unknown; key: string };

const intents = new Map<string, Intent>();
const keys = new WeakMap<Response, string>();

/** The intent's key. `content` is the text that is sent, or the very file. */
export function keyFor(address: string, content: unknown): string {
  const known = intents.get(address);
  if (known && known.content === content) return known.key;
  const key = newKey();
  intents.set(address, { content, key });
  return key;
}

/** Remembers which intent the answer is for, until what it says is known. */
export function answers(response: Response, key: string): void {
  keys.set(response, key);
}

/** To be called once a success could be read, or a refusal. */
export function settle(response: Response): void {
  // Waiting may change it, or signing in again.
  if (isPassingStatus(response.status) || response.status === 401) return;
  for (const [address, { key }] of intents) if (key === keys.get(response)) intents.delete(address);
}

/** `crypto.randomUUID` is for secure pages only, which an installation without TLS is not. */
export function newKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
