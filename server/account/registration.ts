/** Accounts are created from invitations only (§account.25, §account.31, §account.34). */
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import type { Caller } from '../http/handler-types.ts';
import { invalidToken, Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { oneTimeTokens, users } from '../platform/database/schema/account.ts';
import { courseInstructors, courses } from '../platform/database/schema/course.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { type Invitation, readInvitation } from './invitation.ts';
import { hashPassword } from './password-hash.ts';
import { deviceHash, rememberDevice } from './sign-in/devices.ts';
import type { Account } from './user.ts';

type Registration = { invitation: Invitation; passwordHash: string };

/** Throws 401 for an invitation that is invalid or used. */
export async function prepareRegistration(
  context: Context,
  token: string | null,
  password: string,
): Promise<Registration> {
  const invitation = await unusedInvitation(context, token);
  await refuseCommonPassword(password, '/body/password');
  return { invitation, passwordHash: await hashPassword(password) };
}

/**
 * Uses up the invitation and creates the account in one transaction. Throws 401 for an invitation that is used meanwhile
 * (of two simultaneous calls, one gets it), and 409 where the email address has an account.
 */
export async function register(
  context: Context,
  { invitation, passwordHash }: Registration,
  { address, device }: Caller,
): Promise<Account> {
  const { email, firstName, lastName, role, teaches } = invitation;
  return context.db.transaction(async (tx) => {
    const [used] = await tx
      .insert(oneTimeTokens)
      .values({ ...invitation, purpose: 'invitation', usedAt: context.now() })
      .onConflictDoNothing()
      .returning();
    if (!used) throw invalidToken();
    const [created] = await tx
      .insert(users)
      .values({ email, firstName, lastName, role, passwordHash, registeredAt: context.now() })
      .onConflictDoNothing()
      .returning();
    if (!created) throw new Problem(409, 'There is already an account for this email address. Please sign in.');
    await startTeaching(tx, created.id, teaches, context.now());
    const hash = deviceHash(email, device);
    if (hash !== null) await rememberDevice(tx, created.id, hash, context.now());
    const entry = { account: created.id, actor: created.id, address, details: { role } };
    await recordAudit(tx, { at: context.now(), event: 'account.registered', ...entry });
    return created;
  });
}

/** A course that has left the content since the invitation is left out. */
async function startTeaching(tx: Database, userId: string, courseIds: string[], since: Date): Promise<void> {
  const known = await tx.select({ courseId: courses.id }).from(courses).where(inArray(courses.id, courseIds));
  if (known.length === 0) return;
  await tx.insert(courseInstructors).values(known.map(({ courseId }) => ({ courseId, userId, since })));
}

/** Throws 401 for a missing, invalid, expired or used token. */
export async function unusedInvitation(context: Context, token: string | null): Promise<Invitation> {
  const invitation = token === null ? null : await readInvitation(context, token);
  if (!invitation) throw invalidToken();
  const [used] = await context.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.id, invitation.id));
  if (used) throw invalidToken();
  return invitation;
}
