/**
 * Idempotency keys that outlive the page (docs/adr/010-pending-calls.md): the key of what a form has sent is stored
 * with its draft and the SHA-256 of the content, so that the same content sent after a reload counts once.
 */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { keyHeader } from '../api/client.ts';
import { isPassing, toFailure } from '../api/failure.ts';
import { hexOf, newKey } from '../api/idempotency-key.ts';
import type { KeyedCall } from '../api/operation.ts';
import { type CallSubject, inTime, nameOf, partKeyOf, store } from './device-store.ts';

const sentSchema = z.object({ digest: z.string(), key: z.string() });
type Sent = z.infer<typeof sentSchema>;

/** The keys of this page, for browsers without storage. */
const sent = new Map<string, Sent>();

const storedUnder = ({ person, form, subject }: CallSubject) =>
  // Without TLS browsers offer no SHA-256, and the content itself should not be stored a second time. What is recorded of
  // lessons has ids of its own, so that none counts twice.
  person !== undefined && form !== 'activity' && globalThis.isSecureContext
    ? partKeyOf({ person, form, subject }, 'idempotency-key')
    : null;

/** Makes the call with its idempotency key. A final answer, which no retry would change, settles the key. */
export async function sendOnce<Input, Output>(
  call: KeyedCall<Input, Output>,
  { input, about, signal }: { input: Input; about: CallSubject; signal: AbortSignal },
): Promise<Output> {
  const headers = { [keyHeader]: await keyOf(about, input) };
  try {
    const output = await call(input, { signal, headers });
    await forgetKey(about);
    return output;
  } catch (error) {
    const failure = toFailure(error);
    // After a 401 the same call is retried when the person has signed in again.
    if (!isPassing(failure) && failure.status !== 401) await forgetKey(about);
    throw error;
  }
}

/** The stored key if the same content was sent before without a final answer; otherwise a new one. */
async function keyOf(about: CallSubject, content: unknown): Promise<string> {
  const name = nameOf(about);
  const storageKey = storedUnder(about);
  const text = JSON.stringify(content);
  const digest = storageKey ? await sha256(text) : text;
  const known = sent.get(name) ?? sentSchema.safeParse(storageKey && (await inTime(get(storageKey, store)))).data;
  const current = known?.digest === digest ? known : { digest, key: newKey() };
  sent.set(name, current);
  if (storageKey && current !== known) await inTime(set(storageKey, current, store));
  return current.key;
}

/** From now on even the same content gets a new key. */
async function forgetKey(about: CallSubject): Promise<void> {
  const storageKey = storedUnder(about);
  sent.delete(nameOf(about));
  if (storageKey) await inTime(del(storageKey, store));
}

async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
