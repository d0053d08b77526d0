/** Drafts of forms, and idempotency keys. */
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from './account.ts';
import { time } from './columns.ts';

/** The first response for each caller and `Idempotency-Key`. A row is committed with its response or not at all. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    body: text('body'), // as it was sent
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);

/**
 * What was typed into a form and not sent. When a draft ends, its row stays without values: the revision never decreases,
 * so that a late save cannot restore the draft.
 */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The contract says which there are. */
    form: text('form').$type<components['schemas']['DraftForm']>().notNull(),
    subject: text('subject').notNull(),
    revision: integer('revision').notNull(),
    version: integer('version').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>(),
    writer: text('writer').notNull(),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form, table.subject] })],
);
