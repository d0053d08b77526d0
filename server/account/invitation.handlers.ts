/** Accounts are made from invitations only (spec sections 1 and 7). */
import { eq } from 'drizzle-orm';
import type { Context, Handlers } from '../http/handler.ts';
import { invalidToken, Problem } from '../http/problem.ts';
import { oneTimeTokens, users } from '../platform/database/schema/account.ts';
import { shownUser } from './accounts.ts';
import { readInvitation } from './invitations.ts';
import { hashPassword } from './passwords.ts';

export const invitationHandlers: Pick<Handlers, 'verifyToken' | 'completeRegistration' | 'register'> = {
  verifyToken: async ({ token }, context) => {
    const { email, firstName, lastName } = await unusedInvitation(context, token);
    return { status: 200, body: { email, first_name: firstName, last_name: lastName } };
  },

  completeRegistration: async ({ token, body }, context) => register(context, token, body.password),

  register: async ({ body }, context) => register(context, body.token, body.password),
};

/** Uses up the invitation and makes the account in one transaction: of two at once, one gets 401. */
async function register(context: Context, token: string | null, password: string) {
  const invitation = await unusedInvitation(context, token);
  const passwordHash = await hashPassword(password);
  const { email, firstName, lastName, role } = invitation;
  const user = await context.db.transaction(async (tx) => {
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
    return created;
  });
  return { status: 201 as const, body: shownUser(user) };
}

async function unusedInvitation(context: Context, token: string | null) {
  const invitation = token === null ? null : await readInvitation(context, token);
  if (!invitation) throw invalidToken();
  const [used] = await context.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.id, invitation.id));
  if (used) throw invalidToken();
  return invitation;
}
