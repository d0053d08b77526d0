/**
 * Signing in with a passkey: the server's challenge, the browser's answer, the session's token. Loaded on demand, with
 * the library that speaks to the browser.
 */
import { fromPromise } from 'xstate';
import { type SignedIn, ticketOf } from '../account.ts';
import { client, parsed, withoutSession } from '../client.ts';
import { deviceHeader } from '../device.ts';
import { beginPasskeySignInResponse, signInWithPasskeyResponse } from '../generated/schemas/account.ts';
import { answerOf, unlessCancelled } from './passkey-device.ts';

/** Waits until the person picks one of the passkeys that the browser offers where the address is typed. */
export const offerPasskey = fromPromise<SignedIn, void>(({ signal }) => signIn(true, signal));

/** The browser asks for a passkey; null where the person has cancelled. */
export const signInWithPasskey = fromPromise<SignedIn | null, void>(({ signal }) =>
  unlessCancelled(signIn(false, signal)),
);

async function signIn(useBrowserAutofill: boolean, signal: AbortSignal) {
  const challenge = await parsed(
    client.POST('/auth/passkeys/sign-in/challenge', { headers: withoutSession, signal }),
    beginPasskeySignInResponse,
  );
  const body = await answerOf(challenge, { signal, useBrowserAutofill });
  return ticketOf(
    client.POST('/auth/passkeys/sign-in', { headers: { ...withoutSession, ...deviceHeader() }, body, signal }),
    signInWithPasskeyResponse,
  );
}
