/** Classes, who was at them, and the calendar feeds of students. */
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { time } from './columns.ts';
import { courses } from './course.ts';

export const attendanceMark = pgEnum('attendance_mark', ['present', 'late', 'excused', 'absent']);
export type AttendanceMark = (typeof attendanceMark.enumValues)[number];

export const classes = pgTable(
  'classes',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    title: text('title').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** The IANA zone in which it was planned. */
    timeZone: text('time_zone').notNull().default('Europe/London'),
    location: text('location').notNull(),
    /** Where it is joined; for students of the course alone. */
    link: text('link'),
    /** The name that students read. */
    instructor: text('instructor').notNull(),
    /** Whose account it was planned with; null for the demonstration's. */
    plannedBy: uuid('planned_by').references(() => users.id),
    cancelled: boolean('cancelled').notNull().default(false),
    cancelReason: text('cancel_reason'),
    /** When it was to begin before it was moved last. */
    movedFrom: time('moved_from'),
    /** Grows with each change: calendar apps go by it, and a change names the one it was based on. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('classes_by_course').on(table.courseId, table.startsAt, table.id),
    index('classes_by_planner').on(table.plannedBy),
  ],
);

/** Who was at a class, came late, was excused or stayed away; a student without a row is not marked. */
export const classAttendance = pgTable(
  'class_attendance',
  {
    classId: text('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }), // a course that nobody has can leave the content
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    mark: attendanceMark('mark').notNull(),
    markedAt: time('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.userId] }), index('attendance_by_student').on(table.userId)],
);

/** A student's calendar feed. Anyone with the token can read the classes, so a new token replaces the one before. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  token: text('token').notNull().unique(), // 256 random bits
  createdAt: time('created_at').notNull(),
});
