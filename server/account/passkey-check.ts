/** Verifies a passkey's answer: its challenge, this site and the passkey's key (§account.70). */
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import { users } from '../platform/database/schema/account.ts';
import { type challenges, passkeys } from '../platform/database/schema/second-factor.ts';
import { type Purpose, tryChallenge } from './challenges.ts';

export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];

/** The site that passkeys belong to. */
export function site({ config }: Pick<Context, 'config'>) {
  const { origin, hostname } = new URL(config.publicUrl);
  return { origin, id: hostname };
}

type Asked = typeof challenges.$inferSelect;

/**
 * Whose passkey gave the right answer; null for any other. `isFor` says whether the challenge was asked of this caller.
 */
export async function passkeyUser(
  context: Context,
  purpose: Purpose,
  { challengeId, credential }: PasskeyAnswer,
  isFor: (asked: Asked) => boolean = () => true,
) {
  const asked = await tryChallenge(context, purpose, challengeId);
  if (!asked?.challenge || !isFor(asked)) return null;
  const [row] = await context.db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credential.id));
  if (!row || row.user.disabledAt || (asked.userId !== null && asked.userId !== row.user.id)) return null;
  const { passkey, user } = row;
  const counter = await checkedCounter(context, asked.challenge, credential, passkey);
  if (counter === null) return null;
  const [used] = await context.db
    .update(passkeys)
    .set({ counter, usedAt: context.now() })
    // Of two answers with the same count, as a copy of the passkey would give them, one wins.
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning();
  return used ? user : null;
}

/** The passkey's new count; null where anything about the answer is wrong. */
async function checkedCounter(
  context: Context,
  expectedChallenge: string,
  credential: PasskeyAnswer['credential'],
  { credentialId, publicKey, counter }: typeof passkeys.$inferSelect,
): Promise<number | null> {
  const { origin, id } = site(context);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks every field that it reads.
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // the library throws for each answer that is not valid
  }
}
