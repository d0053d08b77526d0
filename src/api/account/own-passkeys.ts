/** The person's own passkeys. Loaded on demand, with the library that speaks to the browser. */
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import { actor } from '../actors.ts';
import { client, done, parsed } from '../client.ts';
import {
  beginPasskeyRegistrationResponse,
  listPasskeysResponse,
  registerPasskeyResponse,
  renamePasskeyResponse,
} from '../generated/schemas/account.ts';
import type { OperationInput, OperationOutput } from '../operation.ts';
import { cancelledWith, unlessCancelled } from './passkey-device.ts';

type Passkey = OperationOutput<'registerPasskey'>;
type NewPasskey = { name: string; proof: OperationInput<'beginPasskeyRegistration'> };

export const listPasskeys = actor((_: unknown, signal) =>
  parsed(client.GET('/auth/passkeys', { signal }), listPasskeysResponse),
);

/** Null where the person has cancelled in the browser's own dialog. */
export const addPasskey = fromPromise<Passkey | null, NewPasskey>(async ({ input, signal }) => {
  const { name, proof } = input;
  const { challengeId, options } = await parsed(
    client.POST('/auth/passkeys/registration', { body: proof, signal }),
    beginPasskeyRegistrationResponse,
  );
  signal.throwIfAborted();
  const made = await credentialFor(options, signal);
  if (!made) return null;
  const credential = { ...made, response: { ...made.response } };
  return parsed(
    client.POST('/auth/passkeys', { body: { challengeId, credential, name }, signal }),
    registerPasskeyResponse,
  );
});

function credentialFor(options: object, signal: AbortSignal) {
  // The contract leaves the shape to WebAuthn; the browser checks it.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return unlessCancelled(cancelledWith(signal, startRegistration({ optionsJSON })));
}

const at = (id: string) => ({ params: { path: { passkeyId: id } } });

export const renamePasskey = actor(({ id, name }: { id: string; name: string }, signal) =>
  parsed(client.PUT('/auth/passkeys/{passkeyId}', { ...at(id), body: { name }, signal }), renamePasskeyResponse),
);

type Removal = { id: string; proof: OperationInput<'beginPasskeyRegistration'> };

export const removePasskey = actor(({ id, proof }: Removal, signal) =>
  done(client.POST('/auth/passkeys/{passkeyId}/removal', { ...at(id), body: proof, signal })),
);
