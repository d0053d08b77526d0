/** How often mails tell instructors of what waits in their courses, and when the next summary of it is due. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from './account.ts';
import { time } from './columns.ts';

type Pace = components['schemas']['MailPace'];

/** Without a row the instructor has chosen nothing, and nothing has waited for them yet. */
export const teachingMails = pgTable(
  'teaching_mails',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    questions: text('questions').$type<Pace>().notNull().default('daily'),
    extensionRequests: text('extension_requests').$type<Pace>().notNull().default('daily'),
    reports: text('reports').$type<Pace>().notNull().default('atOnce'),
    /** When a summary goes out. It is set by the first thing that comes in, and null while nothing new waits. */
    summaryAt: time('summary_at'),
    /** What came in from then on has been in no summary. Null as `summaryAt` is. */
    newSince: time('new_since'),
  },
  (table) => [index('summaries_due').on(table.summaryAt).where(sql`${table.summaryAt} is not null`)],
);
