/** Asking for the deletion of an account, which comes a week later, and withdrawing it. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { checkIdentity, type IdentityProof } from '../account/identity-proof.ts';
import { endSessions } from '../account/sessions.ts';
import type { Account } from '../account/user.ts';
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { sessionEnded } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import { users } from '../platform/database/schema/account.ts';
import { deletionRequestedMail, deletionWithdrawnMail } from './mails.ts';

/** Milliseconds in which the deletion can be withdrawn. */
export const gracePeriod = 7 * 24 * 60 * 60 * 1000;

/**
 * Ends all sessions, this one, too, and returns when the account is deleted. Asking again does not change the time.
 * Throws 422 for a wrong password or passkey, and 429 after too many.
 */
export async function requestDeletion(
  context: Context,
  user: SessionUser,
  proof: IdentityProof,
  caller: Caller,
): Promise<Date> {
  await checkIdentity(context, user, proof, caller);
  const at = context.now();
  return context.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ deletionAt: new Date(at.getTime() + gracePeriod) })
      .where(and(eq(users.id, user.id), isNull(users.deletionAt)));
    const [account] = await tx.select().from(users).where(eq(users.id, user.id));
    if (!account?.deletionAt) throw sessionEnded();
    await endSessions(tx, user.id, at);
    await recordAudit(tx, {
      at,
      event: 'deletion.requested',
      account: user.id,
      actor: user.id,
      address: caller.address,
    });
    await context.mail.enqueue(tx, deletionRequestedMail(context.config, account, account.deletionAt));
    return account.deletionAt;
  });
}

/** Withdraws the deletion and returns the account. */
export async function withdrawDeletion(context: Context, user: SessionUser, { address }: Caller): Promise<Account> {
  const at = context.now();
  return context.db.transaction(async (tx) => {
    const [kept] = await tx
      .update(users)
      .set({ deletionAt: null })
      .where(and(eq(users.id, user.id), isNotNull(users.deletionAt)))
      .returning();
    if (!kept) return { ...user, deletionAt: null };
    await recordAudit(tx, { at, event: 'deletion.withdrawn', account: user.id, actor: user.id, address });
    await context.mail.enqueue(tx, deletionWithdrawnMail(kept));
    return kept;
  });
}
