/** Mails that wait to be delivered, and for a while those that were. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Written in the transaction of the change that the mail is about (docs/adr/013-mail-and-jobs.md). */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Null: nobody has the address that was asked for. The row makes the answer take as long as for an account. */
    to: text('to'),
    subject: text('subject').notNull(),
    /** Null once the mail is delivered or given up: it may hold a link that signs someone in. */
    text: text('text'),
    createdAt: time('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull(),
    /** Until then one process is sending it, and no other may. */
    leasedUntil: time('leased_until'),
    /** An attempt that fails after this is the last one. */
    giveUpAt: time('give_up_at').notNull(),
    sentAt: time('sent_at'),
    givenUpAt: time('given_up_at'),
    /** Codes only, as a mail server's messages can contain addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_to_send').on(table.nextAttemptAt).where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
);
