/** Re-authentication: some changes ask for the password or a passkey again, as a session alone must not make them. */
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { Problem, sessionEnded } from '../http/problem.ts';
import { consumeAttempt, countAttempt, resetAttempts } from '../http/rate-limits.ts';
import { recordAudit } from '../platform/audit.ts';
import { users } from '../platform/database/schema/account.ts';
import { passkeys } from '../platform/database/schema/second-factor.ts';
import { challengeMinutes, keepChallenge } from './challenges.ts';
import { passkeyUser, site } from './passkey-check.ts';
import { verifyPassword } from './password-hash.ts';
import { triesRefusedMail } from './sign-in/mails.ts';

export type IdentityProof = components['schemas']['IdentityProof'];

/** A challenge for the person's own passkeys, which this session alone can answer. Throws 429 after too many. */
export async function beginPasskeyConfirmation(context: Context, user: SessionUser) {
  await countAttempt(context.db, 'passkeyChallenge', user.id);
  const own = await context.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
  const options = await generateAuthenticationOptions({
    rpID: site(context).id,
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
  });
  const bound = { userId: user.id, tokenId: user.session.tokenId, challenge: options.challenge };
  return { challengeId: await keepChallenge(context, 'passkeyConfirmation', bound), options };
}

/** Throws 422 for a wrong password or passkey, and 429 after too many. */
export async function checkIdentity(
  context: Context,
  user: SessionUser,
  { currentPassword, passkey }: IdentityProof,
  caller: Caller,
): Promise<void> {
  await countProof(context, user, caller);
  if (passkey) {
    const proven = await passkeyUser(context, 'passkeyConfirmation', passkey, (asked) => isOf(asked, user));
    if (!proven) {
      await recordRefusal(context, user, caller, 'passkey');
      throw wrong('passkey', 'The passkey was not accepted. Please try again.');
    }
  } else {
    await checkCurrentPassword(context, user, currentPassword ?? '', caller);
  }
  await resetAttempts(context.db, 'passwordChange', user.id);
}

/** Counts a try. Throws 429 after too many; the first refusal in a day sends a mail (§account.86). */
export async function countProof(context: Context, user: SessionUser, caller: Caller): Promise<void> {
  const { db, mail } = context;
  await countAttempt(db, 'passwordChange', user.id).catch(async (refused: unknown) => {
    if (refused instanceof Problem && !(await consumeAttempt(db, 'triesRefusedMail', user.id)).isOver) {
      await mail.enqueue(db, triesRefusedMail(context, user, caller));
    }
    throw refused;
  });
}

/**
 * Throws 422 for a wrong one, and 401 where the password was changed since the session was looked up, which ended it. It
 * counts no tries: that is the caller's.
 */
export async function checkCurrentPassword(
  context: Context,
  user: SessionUser,
  password: string,
  caller: Caller,
): Promise<void> {
  const [account] = await context.db.select().from(users).where(eq(users.id, user.id));
  if (account?.tokenVersion !== user.tokenVersion) throw sessionEnded();
  if (await verifyPassword(password, account.passwordHash)) return;
  await recordRefusal(context, user, caller, 'password');
  throw wrong('currentPassword', 'The current password is not right.');
}

/** Records a wrong proof in the audit log. The limit on tries limits these rows, too. */
const recordRefusal = (
  { db, now }: Context,
  { id }: SessionUser,
  { address }: Caller,
  method: 'password' | 'passkey',
) => recordAudit(db, { at: now(), event: 'identity.refused', account: id, actor: id, address, details: { method } });

/** Whether the challenge was asked of this very session. */
export const isOf = (asked: { userId: string | null; tokenId: string | null }, user: SessionUser) =>
  asked.userId === user.id && asked.tokenId === user.session.tokenId;

const wrong = (field: string, message: string) =>
  new Problem(422, message, { errors: [{ path: `/body/${field}`, message }] });
