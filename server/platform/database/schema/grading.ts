/** Feedback on submissions, and claims on them. */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from './account.ts';
import { submissions } from './assignments.ts';
import { time } from './columns.ts';

type Feedback = components['schemas']['Feedback'];

/** Each feedback that was returned: grading again adds a row. One that is undone before `visibleAt` is deleted. */
export const submissionFeedback = pgTable(
  'submission_feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** The instructor; null where the account is gone. */
    returnedBy: uuid('returned_by').references(() => users.id, { onDelete: 'set null' }),
    returnedAt: time('returned_at').notNull(),
    /** The student sees nothing of it before. */
    visibleAt: time('visible_at').notNull(),
    total: integer('total').notNull(),
    /** Of the levels' points; null without a rubric. */
    sum: integer('sum'),
    reason: text('reason'),
    /** The chosen levels, from the rubric of that time. */
    levels: jsonb('levels').$type<Feedback['levels']>().notNull(),
    comments: jsonb('comments').$type<Feedback['comments']>().notNull(),
    fileComments: jsonb('file_comments').$type<Feedback['fileComments']>().notNull(),
    text: text('text'),
    seenAt: time('seen_at'),
    /** The mail about it, which goes out at `visibleAt`. */
    mailId: uuid('mail_id'),
  },
  (table) => [index('feedback_by_submission').on(table.submissionId, table.visibleAt)],
);

/** Claims: the instructor who has a submission open, until `until` (server/grading/claim.ts). */
export const graders = pgTable(
  'graders',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    until: time('until').notNull(),
  },
  (table) => [index('graders_by_user').on(table.userId)],
);
