/** The second step of signing in with the password, for accounts with two-step sign-in (§account.73 to §account.76). */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { isRequired } from '../http/second-factor-duty.ts';
import { authenticators, recoveryCodes } from '../platform/database/schema/second-factor.ts';
import { decryptSecret, encryptSecret } from './authenticator-secret.ts';
import { recordFactorChange } from './factor-change.ts';
import { checkIdentity, type IdentityProof } from './identity-proof.ts';
import { makeRecoveryCodes, redeemCode, totp } from './second-factor-codes.ts';

/** How long a secret waits for its first code before another is made, in milliseconds. */
const setUpTime = 15 * 60_000;

/** The account's authenticator app, confirmed or not. */
export async function authenticatorOf({ db }: Pick<Context, 'db'>, userId: string) {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return found ?? null;
}

/**
 * What the profile shows: whether it is on, whether this person must have it, and how many recovery codes are unused.
 */
export async function secondFactor(context: Context, user: SessionUser) {
  const authenticator = await authenticatorOf(context, user.id);
  return {
    on: authenticator?.confirmed ?? false,
    required: isRequired(context, user),
    recoveryCodesLeft: await context.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id)),
  };
}

/**
 * A secret to confirm: for a while the same one in all tabs of a session, so that an app that scanned it in one of them is
 * not refused there. Throws 422 for a wrong proof of identity, 429 after too many, and 409 where it is on already.
 */
export async function beginSecondFactor(context: Context, user: SessionUser, proof: IdentityProof, caller: Caller) {
  await checkIdentity(context, user, proof, caller);
  const { tokenId } = user.session;
  const begun = await authenticatorOf(context, user.id);
  if (begun?.confirmed) throw alreadyOn();
  // Another session gets another secret: whoever made this one may know it.
  if (begun?.tokenId === tokenId && context.now().getTime() - begun.addedAt.getTime() < setUpTime) {
    return shownSecret(decryptSecret(context.config, user.id, begun.secret), user);
  }
  const bytes = randomBytes(20); // as long as the digest of HMAC-SHA-1, which authenticator apps expect
  const made = {
    secret: encryptSecret(context.config, user.id, bytes),
    usedPeriod: 0,
    addedAt: context.now(),
    tokenId,
  };
  const [kept] = await context.db
    .insert(authenticators)
    .values({ userId: user.id, ...made })
    .onConflictDoUpdate({ target: authenticators.userId, set: made, setWhere: eq(authenticators.confirmed, false) })
    .returning();
  if (!kept) throw alreadyOn();
  return shownSecret(bytes, user);
}

function shownSecret(bytes: Uint8Array, { email }: SessionUser) {
  const authenticator = totp(bytes, email);
  return { secret: authenticator.secret.base32, uri: authenticator.toString() };
}

/**
 * Turns it on and returns the recovery codes. Throws 422 for a wrong code, and 409 where there is nothing to confirm.
 */
export async function confirmSecondFactor(
  context: Context,
  user: SessionUser,
  code: string,
  caller: Caller,
): Promise<string[]> {
  const authenticator = await authenticatorOf(context, user.id);
  if (!authenticator) throw new Problem(409, 'There is nothing to confirm. Please start again.');
  if (authenticator.confirmed) throw alreadyOn();
  if (!(await redeemCode(context, authenticator, code))) throw wrongCode();
  return context.db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(authenticators)
      .set({ confirmed: true })
      .where(and(eq(authenticators.userId, user.id), eq(authenticators.secret, authenticator.secret)))
      .returning();
    if (!confirmed) throw new Problem(409, 'There is nothing to confirm. Please start again.');
    await recordFactorChange(context, tx, user, caller, { event: 'secondFactor.added' });
    return makeRecoveryCodes(context.config, tx, user.id);
  });
}

/** Throws 422 for a wrong proof of identity or code, 429 after too many, and 409 where it is off already. */
export async function removeSecondFactor(
  context: Context,
  user: SessionUser,
  { code, ...proof }: IdentityProof & { code: string },
  caller: Caller,
): Promise<void> {
  const authenticator = await authenticatorOf(context, user.id);
  if (!authenticator?.confirmed) throw new Problem(409, 'Two-step sign-in is off already.');
  await checkIdentity(context, user, proof, caller);
  if (!(await redeemCode(context, authenticator, code))) throw wrongCode();
  await context.db.transaction(async (tx) => {
    await tx.delete(authenticators).where(eq(authenticators.userId, user.id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    await recordFactorChange(context, tx, user, caller, { event: 'secondFactor.removed' });
  });
}

const alreadyOn = () => new Problem(409, 'Two-step sign-in is on already.');

/** The 422 for a code that is wrong or was used before; it names the field, so that the form shows it there. */
export function wrongCode(): Problem {
  const message = 'The code is not right, or has been used. Please enter the next one.';
  return new Problem(422, message, { errors: [{ path: '/body/code', message }] });
}
