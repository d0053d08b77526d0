/** Classes, and the calendar feeds of students. */
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { time } from './columns.ts';
import { courses } from './course.ts';

export const classes = pgTable('classes', {
  id: text('id').primaryKey(),
  courseId: text('course_id')
    .notNull()
    .references(() => courses.id),
  title: text('title').notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  location: text('location').notNull(),
  instructor: text('instructor').notNull(),
  cancelled: boolean('cancelled').notNull().default(false),
});

/** A student's calendar feed. Anyone with the token can read the classes, so a new token replaces the one before. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  token: text('token').notNull().unique(), // 256 random bits
  createdAt: time('created_at').notNull(),
});
