/** Changing a password, and resetting a forgotten one by mail (§account.20, §account.36, §account.39). */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { startSession } from '../http/authentication.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { countTry, forgetTries } from '../http/limits.ts';
import { invalidToken, Problem, sessionEnded } from '../http/problem.ts';
import { oneTimeTokens, users } from '../platform/database/schema/account.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';
import { normalEmail } from './accounts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const linkMinutes = 60;

export const passwordHandlers: Pick<Handlers, 'requestPasswordReset' | 'confirmPasswordReset' | 'changePassword'> = {
  requestPasswordReset: async ({ body, address }, context) => {
    const email = normalEmail(body.email);
    await countTry(context.db, 'resetByAddress', address);
    await countTry(context.db, 'resetByAccount', email);
    // Not awaited: a known address must not answer later than an unknown one.
    sendResetLink(context, email).catch((err: unknown) => context.log.error({ err }, 'reset mail failed'));
    return { status: 202, body: { message: 'If the address has an account, a reset link is on its way.' } };
  },

  confirmPasswordReset: async ({ token, body }, context) => {
    const claims = token === null ? null : await verifyToken(context, 'passwordReset', token);
    if (!claims) throw invalidToken();
    const passwordHash = await hashPassword(body.password);
    await context.db.transaction(async (tx) => {
      const [link] = await tx
        .update(oneTimeTokens)
        .set({ usedAt: context.now() })
        .where(and(eq(oneTimeTokens.id, claims.jti), unusedLink, gt(oneTimeTokens.expiresAt, context.now())))
        .returning();
      if (!link) throw invalidToken();
      await tx
        .update(oneTimeTokens)
        .set({ usedAt: context.now() })
        .where(and(eq(oneTimeTokens.email, link.email), unusedLink));
      await tx
        .update(users)
        .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
        .where(eq(users.email, link.email));
    });
    return { status: 204 };
  },

  changePassword: async ({ user, body }, context) => {
    await countTry(context.db, 'passwordChange', user.id);
    const [account] = await context.db.select().from(users).where(eq(users.id, user.id));
    if (!account || !(await verifyPassword(body.currentPassword, account.passwordHash))) {
      const message = 'The current password is not right.';
      throw new Problem(422, message, { errors: [{ path: '/body/currentPassword', message }] });
    }
    const passwordHash = await hashPassword(body.newPassword);
    const [changed] = await context.db
      .update(users)
      .set({ passwordHash, tokenVersion: user.tokenVersion + 1 })
      .where(and(eq(users.id, user.id), eq(users.tokenVersion, user.tokenVersion)))
      .returning();
    if (!changed) throw sessionEnded(); // another change came first
    await forgetTries(context.db, 'passwordChange', user.id);
    return { status: 200, body: { token: await startSession(context, changed) } };
  },
};

const unusedLink = and(eq(oneTimeTokens.purpose, 'passwordReset'), isNull(oneTimeTokens.usedAt));

async function sendResetLink(context: Context, email: string): Promise<void> {
  const [user] = await context.db.select().from(users).where(eq(users.email, email));
  if (!user) return;
  const id = crypto.randomUUID();
  const expiresAt = new Date(context.now().getTime() + linkMinutes * 60_000);
  await context.db.insert(oneTimeTokens).values({ id, purpose: 'passwordReset', email, expiresAt });
  const token = await signToken(context, 'passwordReset', { id, subject: email, expiresAt });
  await context.mail.send({
    to: email,
    subject: 'Reset your password',
    text: [
      `Hello ${user.firstName},`,
      `Follow this link to choose a new password. It works once, within ${linkMinutes} minutes:`,
      `${context.config.publicUrl}/reset-password?token=${token}`,
      'If you did not ask for it, ignore this message: your password stays as it is.',
    ].join('\n\n'),
  });
}
