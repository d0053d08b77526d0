/** Changing a password, and resetting a forgotten one by mail (§account.20, §account.36, §account.39). */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { startSession } from '../http/authentication.ts';
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { networkOf } from '../http/network.ts';
import { invalidToken, sessionEnded } from '../http/problem.ts';
import { countAttempt, resetAttempts } from '../http/rate-limits.ts';
import { recordAudit } from '../platform/audit.ts';
import { oneTimeTokens, users } from '../platform/database/schema/account.ts';
import { passwordResetPath, tokenLink } from '../platform/links.ts';
import { plainLine } from '../platform/plain-text.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { checkCurrentPassword, countProof } from './identity-proof.ts';
import { listPasskeys } from './passkeys.ts';
import { hashPassword } from './password-hash.ts';
import { deviceOf, endSessions } from './sessions.ts';
import { deviceHash, forgetDevices, rememberDevice } from './sign-in/devices.ts';
import { passwordChangedMail } from './sign-in/mails.ts';
import { normaliseEmail } from './user.ts';

const linkMinutes = 60;

/**
 * Mails a link where the email address has an account. `address` is the caller's IP address. Throws 429 after too many.
 */
export async function requestPasswordReset(context: Context, givenEmail: string, address: string): Promise<void> {
  const email = normaliseEmail(givenEmail);
  await countAttempt(context.db, 'resetByAddress', networkOf(address));
  await countAttempt(context.db, 'resetByAccount', email);
  await sendResetLink(context, email);
}

type Reset = { linkId: string; passwordHash: string };

/** Throws 401 for a token that is missing, invalid, expired or used. */
export async function prepareReset(context: Context, token: string | null, password: string): Promise<Reset> {
  const claims = token === null ? null : await verifyToken(context, 'passwordReset', token);
  if (!claims) throw invalidToken();
  const [link] = await context.db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(usableLink(context, claims.jti));
  if (!link) throw invalidToken();
  await refuseCommonPassword(password, '/body/password');
  return { linkId: link.id, passwordHash: await hashPassword(password) };
}

/**
 * Sets the password, uses up all reset links of the account and ends its sessions. Throws 401 for a link used
 * meanwhile.
 */
export async function resetPassword(context: Context, { linkId, passwordHash }: Reset, caller: Caller): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [link] = await tx
      .update(oneTimeTokens)
      .set({ usedAt: context.now() })
      .where(usableLink(context, linkId))
      .returning();
    if (!link) throw invalidToken();
    const [user] = await tx
      .update(users)
      .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.email, link.email))
      .returning();
    if (!user) throw invalidToken();
    await afterNewPassword({ ...context, db: tx }, user, caller, 'password.reset');
    const device = deviceHash(user.email, caller.device);
    // Whoever reads the account's mail may sign in here, however many others try to (§account.53).
    if (device !== null) await rememberDevice(tx, user.id, device, context.now());
  });
}

/**
 * Ends all sessions of the account and returns the token of a new one. Throws 422 for a wrong current password, 429 after
 * too many of them, and 401 where another change ended this session meanwhile.
 */
export async function changePassword(
  context: Context,
  user: SessionUser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  caller: Caller,
): Promise<string> {
  await countProof(context, user, caller);
  await checkCurrentPassword(context, user, currentPassword, caller);
  await refuseCommonPassword(newPassword, '/body/newPassword');
  const passwordHash = await hashPassword(newPassword);
  const token = await context.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, tokenVersion: user.tokenVersion + 1 })
      .where(and(eq(users.id, user.id), eq(users.tokenVersion, user.tokenVersion)))
      .returning();
    if (!changed) throw sessionEnded();
    const device = await deviceOf(tx, user.session.tokenId);
    await afterNewPassword({ ...context, db: tx }, changed, caller, 'password.changed', device);
    return startSession({ ...context, db: tx }, changed, caller, device);
  });
  await resetAttempts(context.db, 'passwordChange', user.id);
  return token;
}

/** Ends what an older password allowed: links, sessions and known devices other than `device`. */
async function afterNewPassword(
  context: Context,
  user: typeof users.$inferSelect,
  caller: Caller,
  event: 'password.changed' | 'password.reset',
  device: string | null = null,
): Promise<void> {
  const { db } = context;
  const at = context.now();
  await db
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(and(eq(oneTimeTokens.email, user.email), unusedLink));
  await endSessions(db, user.id, at);
  await forgetDevices(db, user.id, device);
  await recordAudit(db, { at, event, account: user.id, actor: user.id, address: caller.address });
  await context.mail.enqueue(db, passwordChangedMail(context, user, caller, await listPasskeys(context, user.id)));
}

const unusedLink = and(eq(oneTimeTokens.purpose, 'passwordReset'), isNull(oneTimeTokens.usedAt));

const usableLink = ({ now }: Context, id: string) =>
  and(eq(oneTimeTokens.id, id), unusedLink, gt(oneTimeTokens.expiresAt, now()));

/** Does and writes the same for an unknown address, so that the answer takes as long; its mail goes to nobody. */
async function sendResetLink(context: Context, email: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  const id = crypto.randomUUID();
  const expiresAt = new Date(context.now().getTime() + linkMinutes * 60_000);
  const token = await signToken(context, 'passwordReset', { id, subject: email, expiresAt });
  const text = [
    `Hello ${plainLine(user?.firstName ?? '')},`,
    `Follow this link to choose a new password. It works once, within ${linkMinutes} minutes:`,
    tokenLink(context.config.publicUrl, passwordResetPath, token),
    'If you did not ask for it, ignore this message: your password stays as it is.',
  ].join('\n\n');
  await context.db.transaction(async (tx) => {
    await tx.insert(oneTimeTokens).values({ id, purpose: 'passwordReset', email: user?.email ?? '', expiresAt });
    await context.mail.enqueue(tx, {
      to: user?.email ?? null,
      subject: 'Reset your password',
      text,
      giveUpAt: expiresAt,
    });
  });
}
