/**
 * The log of learning events, the sums that triggers keep of it (docs/adr/018-learning-log.md), and how a student wants to
 * learn. Rows of the log are added and deleted, never changed: a trigger refuses it.
 */
import { boolean, date, index, integer, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

export const learningEventKind = pgEnum('learning_event_kind', [
  'lesson-opened',
  'lesson-completed',
  'active',
  'question-answered',
  'exercise-attempted',
  'submitted',
  'graded',
]);

export const learningEvents = pgTable(
  'learning_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Unique to a person alone, as browsers draw some of them. */
    id: uuid('id').notNull(),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id'),
    kind: learningEventKind('kind').notNull(),
    /** To the millisecond, as JavaScript has it: exports go on from one. */
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** The student's own day at that moment, as they lived it: another time zone later changes no day of before. */
    day: date('day').notNull(),
    /** Of active time: how long it lasted. */
    seconds: integer('seconds'),
    /** Those of them that no earlier event of the log has. */
    counted: integer('counted'),
    /** What it measures. */
    outcomeId: text('outcome_id'),
    /** Which question of the lesson, or which assignment. */
    item: text('item'),
    isRight: boolean('is_right'),
    percent: integer('percent'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('learning_events_by_time').on(table.userId, table.at),
  ],
);

/** The sums of a day's events in a course. Written by triggers alone. */
export const learningDays = pgTable(
  'learning_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: date('day').notNull(),
    courseId: text('course_id').notNull(),
    activeSeconds: integer('active_seconds').notNull(),
    lessonsCompleted: integer('lessons_completed').notNull(),
    attempts: integer('attempts').notNull(),
    /** Of every kind. */
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.courseId] })],
);

export const learningSettings = pgTable('learning_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Of the browser that recorded last. */
  timeZone: text('time_zone'),
  isTimeRecorded: boolean('is_time_recorded').notNull().default(true),
  goalDays: integer('goal_days'),
  goalMinutes: integer('goal_minutes'),
});
