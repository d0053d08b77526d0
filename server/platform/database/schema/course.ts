/** Courses with their content, reviews, who teaches them and enrolments. Prices are in pence. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WrittenLesson } from '../written-lesson.ts';
import { users } from './account.ts';
import { time } from './columns.ts';
import { titleWords } from './search.ts';

export const level = pgEnum('level', ['Beginner', 'Intermediate', 'Advanced']);

export const lessonType = pgEnum('lesson_type', ['video', 'reading', 'quiz', 'assignment', 'exercise', 'case-study']);

export const enrolmentAccess = pgEnum('enrolment_access', ['active', 'suspended', 'ended']);

export const courses = pgTable(
  'courses',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    fullDescription: text('full_description').notNull(),
    level: level('level').notNull(),
    price: integer('price').notNull(),
    currency: text('currency').notNull().default('GBP'),
    image: text('image'),
    instructor: text('instructor').notNull(),
    instructorTitle: text('instructor_title').notNull(),
    instructorBio: text('instructor_bio').notNull(),
    duration: text('duration').notNull(),
    /** Students before this server's own enrolments, which are added to it. */
    students: integer('students').notNull(),
    /** Made up by the demonstration, zero elsewhere; what the students' own reviews say is added to it. */
    ratingCount: integer('rating_count').notNull(),
    ratingDistribution: jsonb('rating_distribution').$type<number[]>().notNull(),
    lastUpdated: date('last_updated').notNull(),
    prerequisites: jsonb('prerequisites').$type<string[]>().notNull(),
    /** Courses that it builds on, each as far as the module; all of it without one. */
    requires: jsonb('requires').$type<{ course: string; module?: string }[]>().notNull().default([]),
    /** The assignments that its certificate needs. */
    certificateAssignments: jsonb('certificate_assignments').$type<string[]>().notNull().default([]),
    /** Whether it is the outline of a course that is still to be written. */
    isOutline: boolean('is_outline').notNull().default(false),
    /** A digest of the course's files: an unchanged course is not written again at a start. */
    contentVersion: text('content_version').notNull(),
  },
  (table) => [index('courses_by_title').using('gin', titleWords(table.title))],
);

export const modules = pgTable(
  'modules',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    id: text('id').notNull(), // m1, m2, …
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** What a student can do after it; null where nothing measures it. */
    outcome: text('outcome'),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.id] })],
);

export const lessons = pgTable(
  'lessons',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    moduleId: text('module_id').notNull(),
    id: text('id').notNull(), // m1-l1, …
    position: integer('position').notNull(), // within the course, from 1
    title: text('title').notNull(),
    type: lessonType('type').notNull(),
    minutes: integer('minutes').notNull(),
    content: jsonb('content').$type<WrittenLesson>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.id] }),
    index('lessons_by_title').using('gin', titleWords(table.title, table.courseId)),
  ],
);

/**
 * Reviews of courses, one for each student and course. The demonstration's are made up: they have an `author`
 * and no user.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    userId: uuid('user_id').references(() => users.id),
    author: text('author'),
    stars: integer('stars').notNull(),
    text: text('text').notNull(), // empty where the student only rated
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at'),
    answer: text('answer'),
    answeredAt: time('answered_at'),
    /** Null once the account is deleted; the answer stays, as it is the course's. */
    answeredBy: uuid('answered_by').references(() => users.id),
  },
  (table) => [
    index('reviews_by_course').on(table.courseId, table.createdAt, table.id),
    uniqueIndex('reviews_by_user').on(table.userId, table.courseId),
    index('reviews_by_stars').on(table.courseId, table.stars).where(sql`user_id is not null`),
    index('reviews_unanswered').on(table.courseId, table.createdAt, table.id).where(sql`answer is null`),
    index('reviews_by_answerer').on(table.answeredBy).where(sql`answered_by is not null`),
    check('reviews_by_one', sql`(user_id is null) <> (author is null)`),
  ],
);

/**
 * How many students gave each number of stars, so that the catalogue need not count. `server/course/ratings.ts` counts a
 * course again in each transaction that changes one of its reviews.
 */
export const courseRatings = pgTable('course_ratings', {
  courseId: text('course_id')
    .primaryKey()
    .references(() => courses.id),
  /** Five numbers, from five stars to one. */
  counts: jsonb('counts').$type<number[]>().notNull(),
});

/** Which instructor teaches which course, and so may do all that the contract's `teacher` may there. */
export const courseInstructors = pgTable(
  'course_instructors',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }), // a course that nobody has can leave the content
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    since: time('since').notNull(),
    /**
     * The instructor who added them; null where it was the operator or an invitation, and once that account is deleted.
     */
    addedBy: uuid('added_by').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('instructors_by_course').on(table.courseId),
    index('instructors_by_adder').on(table.addedBy).where(sql`added_by is not null`),
  ],
);

export const enrolments = pgTable(
  'enrolments',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    enrolledAt: time('enrolled_at').notNull().defaultNow(),
    /**
     * When the student last opened or completed a lesson for the first time, answered a quiz or submitted something.
     */
    lastActiveAt: time('last_active_at'),
    /** Suspended while a payment is disputed, ended by its refund; progress stays for another enrolment. */
    access: enrolmentAccess('access').notNull().default('active'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('enrolments_by_course').on(table.courseId), // the catalogue counts them
  ],
);
