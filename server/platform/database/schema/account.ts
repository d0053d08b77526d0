/** Accounts, their photos, ended sessions and one-time tokens. */
import { integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
});

export const photos = pgTable('photos', {
  id: uuid('id').primaryKey().defaultRandom(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
});

/** Session tokens that were ended before they expire, by signing out. Rows past `expiresAt` can be deleted. */
export const endedSessions = pgTable('ended_sessions', {
  tokenId: uuid('token_id').primaryKey(),
  expiresAt: time('expires_at').notNull(),
});

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
