/** Accounts are made from invitations only (spec sections 1 and 7). */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { shownUser } from '../accounts.ts';
import { oneTimeTokens, users } from '../db/schema.ts';
import type { Context, Handlers } from '../handler.ts';
import { hashPassword } from '../passwords.ts';
import { invalidToken, Problem } from '../problem.ts';
import { verifyToken } from '../tokens.ts';

export const invitationHandlers: Pick<Handlers, 'verifyToken' | 'completeRegistration' | 'register'> = {
  verifyToken: async ({ token }, context) => {
    const [invitation] = await context.db
      .select()
      .from(oneTimeTokens)
      .where(unused(context, await invitationId(context, token)));
    if (!invitation) throw invalidToken();
    const { email, firstName, lastName } = invitation;
    return { status: 200, body: { email, first_name: firstName, last_name: lastName } };
  },

  completeRegistration: async ({ token, body }, context) => register(context, token, body.password),

  register: async ({ body }, context) => register(context, body.token, body.password),
};

/** Uses up the invitation and makes the account in one transaction: of two at once, one gets 401. */
async function register(context: Context, token: string | null, password: string) {
  const id = await invitationId(context, token);
  const passwordHash = await hashPassword(password);
  const user = await context.db.transaction(async (tx) => {
    const [invitation] = await tx
      .update(oneTimeTokens)
      .set({ usedAt: context.now() })
      .where(unused(context, id))
      .returning();
    if (!invitation) throw invalidToken();
    const { email, firstName, lastName, role } = invitation;
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

async function invitationId(context: Context, token: string | null): Promise<string> {
  const claims = token === null ? null : await verifyToken(context, 'invitation', token);
  if (!claims) throw invalidToken();
  return claims.jti;
}

function unused({ now }: Context, id: string) {
  return and(
    eq(oneTimeTokens.id, id),
    eq(oneTimeTokens.purpose, 'invitation'),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now()),
  );
}
