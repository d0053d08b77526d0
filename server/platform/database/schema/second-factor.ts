/** Passkeys, the second factor of a password, and the challenges that both answer. */
import { bigint, boolean, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { bytea, time } from './columns.ts';

export const challengePurpose = pgEnum('challenge_purpose', [
  'passkeyRegistration',
  'passkeySignIn',
  'passkeyConfirmation',
  'secondStep',
]);

const owner = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: owner().notNull(),
  credentialId: text('credential_id').notNull().unique(),
  publicKey: bytea('public_key').notNull(), // COSE
  /** How often it signed, by its own count; 0 for those that do not count. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  addedAt: time('added_at').notNull(),
  usedAt: time('used_at'),
});

/** Challenges: each is answered once, within minutes. Rows past `expiresAt` can be deleted. */
export const challenges = pgTable('challenges', {
  /** A hash of the id, which only the asking browser knows. */
  idHash: text('id_hash').primaryKey(),
  purpose: challengePurpose('purpose').notNull(),
  /** Null where it is not known yet who answers. */
  userId: owner(),
  /** The session that asked, where one did. */
  tokenId: uuid('token_id'),
  /** The account's when it was asked: a change of the password ends a second step. */
  tokenVersion: integer('token_version'),
  /** Null where a code is the answer. */
  challenge: text('challenge'),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** The authenticator app of an account. Until it is confirmed, signing in does not ask for it. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  /** Encrypted with a key of its own. */
  secret: bytea('secret').notNull(),
  confirmed: boolean('confirmed').notNull().default(false),
  /** The session that began to set it up. */
  tokenId: uuid('token_id'),
  /** The newest period of 30 seconds whose code was used: none counts twice. */
  usedPeriod: bigint('used_period', { mode: 'number' }).notNull().default(0),
  addedAt: time('added_at').notNull(),
});

/** Recovery codes: a row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner().notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
