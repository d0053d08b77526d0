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
import { keyPart, store } from './drafts-of.ts';
import { inTime } from './in-time.ts';
import { nameOf, type Subject } from './subject.ts';

const intentSchema = z.object({ digest: z.string(), key: z.string() });
type Intent = z.infer<typeof intentSchema>;

/** What this page has sent: for browsers that keep nothing. */
const sent = new Map<string, Intent>();

const placeOf = ({ person, form, subject }: Subject) =>
  // Without TLS browsers compute no digest, and the content itself is not to be kept a second time.
  person !== undefined && globalThis.isSecureContext ? [person, form, subject, keyPart] : null;

/** A call that takes its key along. */
export type Call<Input, Output> = (
  input: Input,
  sending: { signal: AbortSignal; headers: Record<string, string> },
) => Promise<Output>;

/** Makes the call under its intent's key, which an answer settles that no repeat changes. */
export async function sendOnce<Input, Output>(
  call: Call<Input, Output>,
  { input, about, signal }: { input: Input; about: Subject; signal: AbortSignal },
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

/** The intent's key: the one of before, where the same was sent and nothing has settled it. */
async function keyOf(about: Subject, content: unknown): Promise<string> {
  const name = nameOf(about);
  const place = placeOf(about);
  const text = JSON.stringify(content);
  const digest = place ? await sha256(text) : text;
  const known = sent.get(name) ?? intentSchema.safeParse(place && (await inTime(get(place, store)))).data;
  const intent = known?.digest === digest ? known : { digest, key: newKey() };
  sent.set(name, intent);
  if (place && intent !== known) await inTime(set(place, intent, store));
  return intent.key;
}

/** The same content is another intent from now on. */
async function forgetKey(about: Subject): Promise<void> {
  const place = placeOf(about);
  sent.delete(nameOf(about));
  if (place) await inTime(del(place, store));
}

async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
