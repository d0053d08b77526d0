/** Accounts, their photos, sessions, known devices and one-time tokens. */
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';

export const role = pgEnum('role', ['student', 'instructor']);

export const tokenPurpose = pgEnum('token_purpose', ['invitation', 'passwordReset']);

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(), // stored in lower case
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: role('role').notNull().default('student'),
  photoId: uuid('photo_id'),
  /** Raised by a password change: session tokens of an older version are refused. */
  tokenVersion: integer('token_version').notNull().default(0),
  registeredAt: time('registered_at').notNull().defaultNow(),
  /** Set by the operator: nobody signs in to this account, and its sessions are refused. */
  disabledAt: time('disabled_at'),
  /** Set where the person has asked for the deletion of the account: when it is deleted. */
  deletionAt: time('deletion_at'),
  /** Stands for a deleted account in its orders: names nobody, and nobody can sign in to it. */
  isPseudonym: boolean('is_pseudonym').notNull().default(false),
});

export const photos = pgTable('photos', {
  id: uuid('id').primaryKey().defaultRandom(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
});

/** One row a session. A token whose row is missing or has ended is refused. Rows past `expiresAt` can be deleted. */
export const sessions = pgTable(
  'sessions',
  {
    /** The token's `jti`. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: time('last_used_at').notNull(),
    /** As `browserOf` names it. */
    browser: text('browser').notNull(),
    /** Where it was started, shortened. */
    network: text('network').notNull(),
    /** As in `known_devices`. */
    device: text('device'),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Browsers in which a person has signed in before. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the id that the browser keeps. */
    device: text('device').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/** Invitations and reset links: single-use by `usedAt`. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  purpose: tokenPurpose('purpose').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  role: role('role').notNull().default('student'),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});
