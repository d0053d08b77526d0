/** The browser's own dialog for passkeys. */
import { WebAuthnAbortService } from '@simplewebauthn/browser';

/** Takes the browser's question back once nobody waits for its answer. */
export async function cancelledWith<Output>(signal: AbortSignal, asked: Promise<Output>): Promise<Output> {
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    return await asked;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Browsers do not tell a cancelled question from one that nobody answered. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
