/** Signing in with a passkey, which verifies its person by itself (§account.72). */
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Context } from '../http/context.ts';
import type { Caller } from '../http/handler-types.ts';
import { networkOf } from '../http/network.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { challengeMinutes, keepChallenge } from './challenges.ts';
import { type PasskeyAnswer, passkeyUser, site } from './passkey-check.ts';
import { completeSignIn } from './session.ts';
import { recordFailedSignIn } from './sign-in/audit.ts';

/** `address` is the caller's IP address. Throws 429 after too many. */
export async function beginPasskeySignIn(context: Context, address: string) {
  await countAttempt(context.db, 'passkeyByAddress', networkOf(address));
  const options = await generateAuthenticationOptions({
    rpID: site(context).id,
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
  });
  const { challenge } = options;
  return { challengeId: await keepChallenge(context, 'passkeySignIn', { challenge }), options };
}

/** The token of a new session. Throws 401 for any answer but the right one. */
export async function signInWithPasskey(context: Context, answer: PasskeyAnswer, caller: Caller): Promise<string> {
  const user = await passkeyUser(context, 'passkeySignIn', answer);
  if (!user) {
    await recordFailedSignIn(context, { account: null, method: 'passkey', address: caller.address });
    throw new Problem(401, 'The passkey was not accepted. Please try again, or sign in with your password.');
  }
  return completeSignIn(context, user, caller, 'passkey');
}
