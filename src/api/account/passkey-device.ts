/** The browser's own dialog for passkeys. */
import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Closes the browser's dialog when the signal aborts, as nobody waits for its answer any more. */
export async function cancelledWith<Output>(signal: AbortSignal, asked: Promise<Output>): Promise<Output> {
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    return await asked;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

type Asking = { signal: AbortSignal; useBrowserAutofill?: boolean };

/** The answer of one of the person's passkeys to the server's challenge. */
export async function answerOf(
  { challengeId, options }: { challengeId: string; options: object },
  { signal, useBrowserAutofill = false }: Asking,
) {
  signal.throwIfAborted();
  // The contract leaves the shape to WebAuthn; the browser checks it.
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const asked = startAuthentication({ optionsJSON, useBrowserAutofill });
  const credential = await cancelledWith(signal, asked);
  return { challengeId, credential: { ...credential, response: { ...credential.response } } };
}

/** Browsers report a cancelled dialog and one that timed out by the same error. */
const isCancelled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Null where the person has cancelled in the browser's dialog. */
export async function unlessCancelled<Output>(asked: Promise<Output>): Promise<Output | null> {
  try {
    return await asked;
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
}
