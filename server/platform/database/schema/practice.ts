/** The data sets of exercises, attempts at exercises, and solutions that were looked at. */
import { index, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DataSet } from '../written-lesson.ts';
import { users } from './account.ts';
import { time } from './columns.ts';

/** `confirming`: correct on the visible rows, and not yet run on the other rows. */
export const attemptOutcome = pgEnum('attempt_outcome', ['different', 'confirming', 'refuted', 'solved']);

/** Part of the content: written when a server starts. */
export const dataSets = pgTable('data_sets', {
  id: text('id').primaryKey(),
  visible: jsonb('visible').$type<DataSet>().notNull(),
  /** The same tables with other rows, for the final check. */
  hidden: jsonb('hidden').$type<DataSet>().notNull(),
  /** A digest of their files. */
  version: text('version').notNull(),
});

export const exerciseAttempts = pgTable(
  'exercise_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    code: text('code').notNull(),
    outcome: attemptOutcome('outcome').notNull(),
    attemptedAt: time('attempted_at').notNull().defaultNow(),
  },
  (table) => [index('exercise_attempts_by_lesson').on(table.userId, table.courseId, table.lessonId, table.attemptedAt)],
);

/** Worked solutions that were shown before the exercise was solved. */
export const seenSolutions = pgTable(
  'seen_solutions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    seenAt: time('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lessonId] })],
);
