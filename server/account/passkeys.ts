/** A person's passkeys: added, listed, renamed, removed (§account.70, §account.71). */
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { passkeys } from '../platform/database/schema/second-factor.ts';
import { challengeMinutes, keepChallenge, tryChallenge } from './challenges.ts';
import { recordFactorChange } from './factor-change.ts';
import { checkIdentity, type IdentityProof, isOf } from './identity-proof.ts';
import { site } from './passkey-check.ts';

type Row = typeof passkeys.$inferSelect;
type Given = components['schemas']['NewPasskey'];

const mostPasskeys = 20;
/** Ed25519, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Throws 422 for a wrong proof of identity, 429 after too many, and 409 where there are too many passkeys. */
export async function beginPasskeyRegistration(
  context: Context,
  user: SessionUser,
  proof: IdentityProof,
  caller: Caller,
) {
  await checkIdentity(context, user, proof, caller);
  await countAttempt(context.db, 'passkeyChallenge', user.id);
  const own = await listPasskeys(context, user.id);
  if (own.length >= mostPasskeys)
    throw new Problem(409, 'You have as many passkeys as there can be. Remove one first.');
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: site(context).id,
    userID: Buffer.from(user.id.replaceAll('-', ''), 'hex'),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    timeout: challengeMinutes * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const bound = { userId: user.id, tokenId: user.session.tokenId, challenge: options.challenge };
  return { challengeId: await keepChallenge(context, 'passkeyRegistration', bound), options };
}

/** Throws 422 where the passkey does not answer this session's challenge, and 409 where it is known already. */
export async function registerPasskey(context: Context, user: SessionUser, given: Given, caller: Caller): Promise<Row> {
  const asked = await tryChallenge(context, 'passkeyRegistration', given.challengeId);
  const made = asked?.challenge && isOf(asked, user) ? await checked(context, asked.challenge, given) : null;
  if (!made) throw new Problem(422, 'The passkey could not be checked. Please try again.');
  return context.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(passkeys)
      .values({
        userId: user.id,
        credentialId: made.id,
        publicKey: made.publicKey,
        counter: made.counter,
        transports: (made.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 10),
        name: given.name.trim(),
        addedAt: context.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new Problem(409, 'This passkey has been added already.');
    const change = { event: 'passkey.added', passkey: added.name } as const;
    await recordFactorChange(context, tx, user, caller, change, { passkey: added.id });
    return added;
  });
}

/** The passkeys of an account, the oldest first. */
export const listPasskeys = ({ db }: Pick<Context, 'db'>, userId: string): Promise<Row[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.addedAt), asc(passkeys.id));

/** Throws 404 where the person has no such passkey. */
export async function renamePasskey({ db }: Context, user: SessionUser, id: string, name: string): Promise<Row> {
  const [renamed] = await db.update(passkeys).set({ name: name.trim() }).where(own(user, id)).returning();
  if (!renamed) throw unknownPasskey();
  return renamed;
}

/**
 * The password stays as a way to sign in, so that the last passkey can go, too. Throws 422 for a wrong proof of
 * identity, 429 after too many, and 404 where there is no such passkey.
 */
export async function removePasskey(
  context: Context,
  user: SessionUser,
  id: string,
  proof: IdentityProof,
  caller: Caller,
): Promise<void> {
  if ((await context.db.$count(passkeys, own(user, id))) === 0) throw unknownPasskey();
  await checkIdentity(context, user, proof, caller);
  await context.db.transaction(async (tx) => {
    const [removed] = await tx.delete(passkeys).where(own(user, id)).returning();
    if (!removed) throw unknownPasskey();
    const change = { event: 'passkey.removed', passkey: removed.name } as const;
    await recordFactorChange(context, tx, user, caller, change, { passkey: id });
  });
}

const own = (user: SessionUser, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, user.id));

const unknownPasskey = () => new Problem(404, 'There is no such passkey.');

/** Null where anything about it is wrong. */
async function checked(context: Context, expectedChallenge: string, { credential }: Given) {
  const { origin, id } = site(context);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library checks every field that it reads.
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null; // the library throws for each answer that is not valid
  }
}
