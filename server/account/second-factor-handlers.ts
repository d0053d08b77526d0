/** Passkeys and the second factor. */
import type { Handlers } from '../http/handler-types.ts';
import type { passkeys } from '../platform/database/schema/second-factor.ts';
import { beginPasskeyConfirmation } from './identity-proof.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts';
import { beginPasskeyRegistration, listPasskeys, registerPasskey, removePasskey, renamePasskey } from './passkeys.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor, secondFactor } from './second-factor.ts';
import { answerSecondStep } from './second-step.ts';
import { completeSignIn } from './session.ts';

const passkeyView = ({ id, name, addedAt, usedAt }: typeof passkeys.$inferSelect) => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  ...(usedAt && { usedAt: usedAt.toISOString() }),
});

/** WebAuthn's options as plain JSON, without the fields that are undefined. */
const plain = <Asked extends { challengeId: string; options: object }>({ challengeId, options }: Asked) => ({
  challengeId,
  options: { ...options },
});

export const secondFactorHandlers: Pick<
  Handlers,
  | 'completeSignIn'
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'listPasskeys'
  | 'registerPasskey'
  | 'beginPasskeyRegistration'
  | 'beginPasskeyConfirmation'
  | 'renamePasskey'
  | 'removePasskey'
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor'
> = {
  completeSignIn: async ({ body, caller }, context) => {
    const user = await answerSecondStep(context, body, caller);
    return { status: 200, body: { token: await completeSignIn(context, user, caller, 'password and code') } };
  },

  beginPasskeySignIn: async ({ address }, context) => ({
    status: 200,
    body: plain(await beginPasskeySignIn(context, address)),
  }),

  signInWithPasskey: async ({ body, caller }, context) => ({
    status: 200,
    body: { token: await signInWithPasskey(context, body, caller) },
  }),

  listPasskeys: async ({ user }, context) => ({
    status: 200,
    body: (await listPasskeys(context, user.id)).map(passkeyView),
  }),

  registerPasskey: async ({ user, body, caller }, context) => ({
    status: 201,
    body: passkeyView(await registerPasskey(context, user, body, caller)),
  }),

  beginPasskeyRegistration: async ({ user, body, caller }, context) => ({
    status: 200,
    body: plain(await beginPasskeyRegistration(context, user, body, caller)),
  }),

  beginPasskeyConfirmation: async ({ user }, context) => ({
    status: 200,
    body: plain(await beginPasskeyConfirmation(context, user)),
  }),

  renamePasskey: async ({ user, params, body }, context) => ({
    status: 200,
    body: passkeyView(await renamePasskey(context, user, params.passkeyId, body.name)),
  }),

  removePasskey: async ({ user, params, body, caller }, context) => {
    await removePasskey(context, user, params.passkeyId, body, caller);
    return { status: 204 };
  },

  getSecondFactor: async ({ user }, context) => ({ status: 200, body: await secondFactor(context, user) }),

  beginSecondFactor: async ({ user, body, caller }, context) => ({
    status: 200,
    body: await beginSecondFactor(context, user, body, caller),
  }),

  confirmSecondFactor: async ({ user, body, caller }, context) => ({
    status: 200,
    body: { recoveryCodes: await confirmSecondFactor(context, user, body.code, caller) },
  }),

  removeSecondFactor: async ({ user, body, caller }, context) => {
    await removeSecondFactor(context, user, body, caller);
    return { status: 204 };
  },
};
