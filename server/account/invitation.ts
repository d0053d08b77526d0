/**
 * Invitations (§account.34, §account.47). The signed token carries the invited name and address itself, so that one can be
 * created while a server has the embedded database open. A row is written on use, which makes the token single-use.
 */
import { z } from 'zod';
import type { Context } from '../http/context.ts';
import { invitationPath, tokenLink } from '../platform/links.ts';
import { hiddenCharacter } from '../platform/plain-text.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';
import { normaliseEmail } from './user.ts';

const days = 14;

const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .superRefine((text, { addIssue }) => {
    const hidden = hiddenCharacter(text);
    if (hidden) addIssue(`holds a hidden character (${hidden}): type the name again`);
  });

const invitee = z
  .object({
    email: z.email().max(254),
    firstName: name,
    lastName: name,
    role: z.enum(['student', 'instructor']),
    /** Courses that the instructor will teach. */
    teaches: z.array(z.string().max(100)).max(100).default([]),
  })
  .refine(({ role, teaches }) => role === 'instructor' || teaches.length === 0, {
    path: ['teaches'],
    error: 'only an instructor teaches',
  });

type Given = Omit<Invitee, 'role' | 'teaches'> & Partial<Pick<Invitee, 'role' | 'teaches'>>;

export type Invitee = z.infer<typeof invitee>;
export type Invitation = Invitee & { id: string; expiresAt: Date };

type Signer = Pick<Context, 'config' | 'now'>;

/** Returns the token. Throws `ZodError` when a field is wrong. */
export function createInvitation(context: Signer, given: Given) {
  const { email, ...claims } = invitee.parse({ role: 'student', ...given, email: normaliseEmail(given.email) });
  const expiresAt = new Date(context.now().getTime() + days * 86_400_000);
  return signToken(context, 'invitation', { id: crypto.randomUUID(), subject: email, expiresAt, claims });
}

/** Null for a token that is expired, forged or not an invitation. Does not check whether it was used. */
export async function readInvitation(context: Signer, token: string): Promise<Invitation | null> {
  const claims = await verifyToken(context, 'invitation', token);
  const parsed = invitee.safeParse({ ...claims, email: claims?.sub });
  return claims && parsed.success ? { ...parsed.data, id: claims.jti, expiresAt: new Date(claims.exp * 1000) } : null;
}

/** The address that an invitation is sent with: the registration page, with the token. */
export function invitationLink({ publicUrl }: { publicUrl: string }, token: string): string {
  return tokenLink(publicUrl, invitationPath, token);
}
