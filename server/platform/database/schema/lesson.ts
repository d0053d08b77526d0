/** Opened and completed lessons, quiz attempts, and where students are in videos. */
import { doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { time } from './columns.ts';

/** Lessons that the server has handed to an enrolled student: only such a one can be completed. */
export const openedLessons = pgTable(
  'opened_lessons',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    openedAt: time('opened_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lessonId] })],
);

export const completedLessons = pgTable(
  'completed_lessons',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    completedAt: time('completed_at').notNull().defaultNow(),
    // Of a case study: the decisions of the latest time.
    decided: text('decided').array(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId, table.lessonId] }),
    index('completed_lessons_by_course').on(table.courseId, table.userId, table.lessonId), // a course's roster
  ],
);

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    score: integer('score').notNull(),
    answeredAt: time('answered_at').notNull().defaultNow(),
  },
  (table) => [index('quiz_attempts_by_lesson').on(table.userId, table.courseId, table.lessonId)],
);

export const videoPositions = pgTable(
  'video_positions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    keptAt: time('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lessonId] })],
);
