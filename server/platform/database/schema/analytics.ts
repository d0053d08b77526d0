/**
 * The log of learning events, the sums that triggers keep of it (docs/adr/018-learning-log.md), and how a student wants to
 * learn. Rows of the log are added and deleted, never changed: a trigger refuses it.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** What it measures: a module of the course. Null where it measures nothing. */
    outcomeId: text('outcome_id'),
    /** Of a question: how many answers there were to choose from. */
    options: integer('options'),
    /** Which question of the lesson, or which assignment. */
    item: text('item'),
    isRight: boolean('is_right'),
    percent: integer('percent'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('learning_events_by_time').on(table.userId, table.at),
    index('learning_events_by_outcome')
      .on(table.userId, table.courseId, table.outcomeId, table.at)
      .where(sql`outcome_id is not null`),
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

/**
 * What a student's attempts say of an outcome (server/analytics/mastery.ts). A trigger marks the row as out of date, without
 * `asOf`, when the log changes; the code that wrote the log computes it anew in the same transaction.
 */
export const learningOutcomes = pgTable(
  'learning_outcomes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id').notNull(),
    outcomeId: text('outcome_id').notNull(),
    asOf: timestamp('as_of', { withTimezone: true, mode: 'date', precision: 3 }),
    wrong: doublePrecision('wrong').notNull().default(0),
    /** By the number of options; 0 where there was nothing to choose from. */
    right: jsonb('right').$type<Record<string, number>>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.outcomeId] })],
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
