/** Exports of a person's data: one a person at most, with its archive in parts. */
import { index, integer, pgEnum, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { bytea, time } from './columns.ts';

export const exportState = pgEnum('export_state', ['waiting', 'running', 'ready', 'failed']);

export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    state: exportState('state').notNull().default('waiting'),
    /** From 0 to 100. */
    progress: integer('progress').notNull().default(0),
    requestedAt: time('requested_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Until then one process is at work on it, and no other may be. */
    leasedUntil: time('leased_until'),
    /** The archive's bytes, and when it is deleted. Null until it is ready. */
    size: integer('size'),
    expiresAt: time('expires_at'),
  },
  (table) => [index('data_exports_by_state').on(table.state)],
);

/** An archive in parts of about a megabyte, so that neither writing nor sending it needs it whole. */
export const dataExportParts = pgTable(
  'data_export_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExports.id),
    position: integer('position').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
);
