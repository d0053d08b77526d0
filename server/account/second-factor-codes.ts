/** Codes of the authenticator app and recovery codes: each counts once (§account.74). */
import { createHmac, randomInt } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import { countAttempt, resetAttempts, undoAttempt } from '../http/rate-limits.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { authenticators, recoveryCodes } from '../platform/database/schema/second-factor.ts';
import { currentKey, type Key, validKeys } from '../platform/keys.ts';
import { decryptSecret, encryptSecret } from './authenticator-secret.ts';

const period = 30;
/** Periods before and after the present one, as clocks differ. */
const leeway = 1;
const codesGiven = 10;
/** Without letters and digits that look alike. */
const letters = '23456789abcdefghjkmnpqrstvwxyz';

/**
 * The time-based codes (RFC 6238) of a secret, as authenticator apps compute them: six digits, a new one every 30
 * seconds.
 */
export const totp = (secret: Uint8Array, email: string) =>
  new TOTP({ issuer: brand, label: email, period, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

type Authenticator = typeof authenticators.$inferSelect;

/**
 * Whether the code is one of the account's, and uses it up: of the same code sent twice, only one counts. Throws 429 after
 * too many wrong ones.
 */
export async function redeemCode(context: Context, authenticator: Authenticator, code: string): Promise<boolean> {
  const { userId } = authenticator;
  await countAttempt(context.db, 'secondFactor', userId);
  await countAttempt(context.db, 'secondFactorByDay', userId);
  const plain = code.replaceAll(/[\s-]/g, '').toLowerCase();
  const isRight = /^\d{6}$/.test(plain)
    ? await redeemPeriod(context, authenticator, plain)
    : await redeemRecoveryCode(context, userId, plain);
  if (isRight) {
    await resetAttempts(context.db, 'secondFactor', userId);
    await undoAttempt(context.db, 'secondFactorByDay', userId);
  }
  return isRight;
}

async function redeemPeriod(
  context: Context,
  { userId, secret, confirmed }: Authenticator,
  token: string,
): Promise<boolean> {
  const { config, db, now } = context;
  const timestamp = now().getTime();
  const plain = decryptSecret(config, userId, secret);
  const delta = totp(plain, '').validate({ token, timestamp, window: leeway });
  if (delta === null) return false;
  const usedPeriod = Math.floor(timestamp / 1000 / period) + delta;
  // Under the current key from now on; one that is being set up is known by its bytes.
  const sealed = confirmed ? { secret: encryptSecret(config, userId, plain) } : {};
  const used = await db
    .update(authenticators)
    .set({ usedPeriod, ...sealed })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.usedPeriod, usedPeriod)))
    .returning();
  return used.length > 0;
}

async function redeemRecoveryCode({ config, db }: Context, userId: string, code: string): Promise<boolean> {
  const hashes = validKeys(config.secrets, 'recoveryCode').map((key) => hashed(key, userId, code));
  const own = and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes));
  return (await db.delete(recoveryCodes).where(own).returning()).length > 0;
}

/** New recovery codes in place of all before; they are kept hashed, so that this is the only time they can be shown. */
export async function makeRecoveryCodes(config: Config, tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesGiven }, recoveryCode);
  const key = currentKey(config.secrets, 'recoveryCode');
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashed(key, userId, code.replaceAll('-', '')) })));
  return codes;
}

/** Twelve letters, about 59 random bits: `7k2m-9qwx-4tzd`. */
function recoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}

const hashed = ({ bytes }: Key, userId: string, code: string) =>
  createHmac('sha256', bytes).update(`${userId}:${code}`).digest('base64url');
