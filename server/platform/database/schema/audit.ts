/** The audit log. A trigger (its migration) refuses to change or delete its rows; `audit.ts` says what it lets through. */
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: time('at').notNull(),
    event: text('event').notNull(),
    /** Whom it is about. Names no row: what happened stays when the account goes. Null where no account was known. */
    account: uuid('account'),
    /** Who did it: an account's id, `operator` or `payment provider`. Null where nobody is known. */
    actor: text('actor'),
    /** The caller's IP address. */
    address: text('address'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [index('audit_log_account').on(table.account, table.id), index('audit_log_at').on(table.at)],
);
