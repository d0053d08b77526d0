/** A passkey in place of the password, where a form asks for proof of identity. */
import { fromPromise } from 'xstate';
import { client, parsed } from '../client.ts';
import { beginPasskeyConfirmationResponse } from '../generated/schemas/account.ts';
import type { OperationInput } from '../operation.ts';
import { answerOf, unlessCancelled } from './passkey-device.ts';

type PasskeyAnswer = OperationInput<'signInWithPasskey'>;

/** The browser asks for a passkey; null where the person has cancelled. */
export const confirmWithPasskey = fromPromise<PasskeyAnswer | null, void>(async ({ signal }) => {
  const challenge = await parsed(
    client.POST('/auth/passkeys/confirmation', { signal }),
    beginPasskeyConfirmationResponse,
  );
  return unlessCancelled(answerOf(challenge, { signal }));
});
