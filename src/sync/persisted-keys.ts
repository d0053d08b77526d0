/**
 * Idempotency keys that outlive the page (docs/adr/010-pending-calls.md): the key of what a form has sent stands beside
 * its draft, with the SHA-256 of the content, so that the same content sent after a reload counts once.
 */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { keyHeader } from '../api/client.ts';
import { isPassing, toFailure } from '../api/failure.ts';
import { hexOf } from '../api/hex.ts';
import { newKey } from '../api/idempotency-key.ts';
import type { KeyedCall } from '../api/operation.ts';
import { inTime, nameOf, type Place, partKeyOf, store } from './device-store.ts';

const sentSchema = z.object({ digest: z.string(), key: z.string() });
type Sent = z.infer<typeof sentSchema>;

/** What this page has sent: for browsers that keep nothing. */
const sent = new Map<string, Sent>();

const storedUnder = ({ person, form, subject }: Place) =>
  // Without TLS browsers compute no digest, and the content itself is not to be kept a second time.
  person !== undefined && globalThis.isSecureContext ? partKeyOf({ person, form, subject }, 'idempotency-key') : null;

/** Makes the call under its idempotency key, which an answer settles that no retry changes. */
export async function sendOnce<Input, Output>(
  call: KeyedCall<Input, Output>,
  { input, about, signal }: { input: Input; about: Place; signal: AbortSignal },
): Promise<Output> {
  const headers = { [keyHeader]: await keyOf(about, input) };
  try {
    const output = await call(input, { signal, headers });
    await forgetKey(about);
    return output;
  } catch (error) {
    const failure = toFailure(error);
    // After signing in again it goes on.
    if (!isPassing(failure) && failure.status !== 401) await forgetKey(about);
    throw error;
  }
}

/** The key of before, where the same was sent and nothing has settled it. */
async function keyOf(about: Place, content: unknown): Promise<string> {
  const name = nameOf(about);
  const place = storedUnder(about);
  const text = JSON.stringify(content);
  const digest = place ? await sha256(text) : text;
  const known = sent.get(name) ?? sentSchema.safeParse(place && (await inTime(get(place, store)))).data;
  const current = known?.digest === digest ? known : { digest, key: newKey() };
  sent.set(name, current);
  if (place && current !== known) await inTime(set(place, current, store));
  return current.key;
}

/** The same content gets another key from now on. */
async function forgetKey(about: Place): Promise<void> {
  const place = storedUnder(about);
  sent.delete(nameOf(about));
  if (place) await inTime(del(place, store));
}

async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
