/** Invitations: a row that is used once, and a signed token that names it (spec section 6). */
import { oneTimeTokens } from './db/schema.ts';
import type { Context } from './handler.ts';
import { signToken } from './tokens.ts';

const days = 14;

export type Invitee = { email: string; firstName: string; lastName: string; role?: 'student' | 'instructor' };

/** Answers the token; `invitationLink` makes the link of it. */
export async function createInvitation(context: Pick<Context, 'db' | 'config' | 'now'>, invitee: Invitee) {
  const email = invitee.email.trim().toLowerCase();
  const expiresAt = new Date(context.now().getTime() + days * 86_400_000);
  const id = crypto.randomUUID();
  await context.db.insert(oneTimeTokens).values({ ...invitee, id, email, purpose: 'invitation', expiresAt });
  return signToken(context, 'invitation', { id, subject: email, expiresAt });
}

export function invitationLink({ publicUrl }: { publicUrl: string }, token: string): string {
  return `${publicUrl}/registration?token=${token}`;
}
