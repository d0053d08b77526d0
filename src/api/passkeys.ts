/**
 * Signing in with a passkey: the server's challenge, the browser's answer, the session's token. Loaded on demand, with
 * the library that speaks to the browser.
 */
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import { type SignedIn, ticketOf } from './account.ts';
import { client, parsed, withoutSession } from './client.ts';
import { deviceHeader } from './device.ts';
import { beginPasskeySignInResponse, signInWithPasskeyResponse } from './generated/schemas/account.ts';
import { cancelledWith, isCancelled } from './passkey-device.ts';

/** Waits until the person picks one of the passkeys that the browser offers where the address is typed. */
export const offerPasskey = fromPromise<SignedIn, void>(({ signal }) => signIn(true, signal));

/** The browser asks for a passkey; null where the person has cancelled. */
export const signInWithPasskey = fromPromise<SignedIn | null, void>(async ({ signal }) => {
  try {
    return await signIn(false, signal);
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
});

async function signIn(useBrowserAutofill: boolean, signal: AbortSignal) {
  const { challengeId, options } = await parsed(
    client.POST('/auth/passkeys/sign-in/challenge', { headers: withoutSession, signal }),
    beginPasskeySignInResponse,
  );
  signal.throwIfAborted();
  // The contract leaves the shape to WebAuthn; the browser checks it.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const asked = startAuthentication({ optionsJSON, useBrowserAutofill });
  const credential = await cancelledWith(signal, asked);
  const body = { challengeId, credential: { ...credential, response: { ...credential.response } } };
  return ticketOf(
    client.POST('/auth/passkeys/sign-in', { headers: { ...withoutSession, ...deviceHeader() }, body, signal }),
    signInWithPasskeyResponse,
  );
}
