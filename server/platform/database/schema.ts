/** The one PostgreSQL schema, for PGlite and PostgreSQL alike. Money is in pence, times are UTC. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { LessonSeed } from '../../seed/types.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
type FileMediaType = components['schemas']['SubmissionFile']['mediaType'];
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const role = pgEnum('role', ['student', 'instructor']);
export const level = pgEnum('level', ['Beginner', 'Intermediate', 'Advanced']);
export const lessonType = pgEnum('lesson_type', ['video', 'reading', 'quiz', 'assignment']);
export const orderStatus = pgEnum('order_status', ['pending', 'confirmed', 'failed', 'cancelled']);
export const assignmentStatus = pgEnum('assignment_status', ['pending', 'overdue', 'completed', 'graded']);
export const extensionStatus = pgEnum('extension_status', ['requested', 'granted', 'declined']);
export const draftForm = pgEnum('draft_form', ['quiz', 'submission', 'extension', 'profile']);
export const tokenPurpose = pgEnum('token_purpose', ['invitation', 'passwordReset']);

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(), // stored in lower case
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: role('role').notNull().default('student'),
  photoId: uuid('photo_id'),
  /** Raised by a password change: session tokens of an older version are refused. */
  tokenVersion: integer('token_version').notNull().default(0),
  registeredAt: time('registered_at').notNull().defaultNow(),
});

export const photos = pgTable('photos', {
  id: uuid('id').primaryKey().defaultRandom(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
});

/** Session tokens that ended before their time (sign-out). Rows past `expiresAt` can be deleted. */
export const endedSessions = pgTable('ended_sessions', {
  tokenId: uuid('token_id').primaryKey(),
  expiresAt: time('expires_at').notNull(),
});

/** Invitations and reset links: single-use by `usedAt`. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  purpose: tokenPurpose('purpose').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  role: role('role').notNull().default('student'),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

/** Tries counted by the rate limits (`RateLimiterDrizzle` gives the columns). */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: time('expire'),
});

/** First answers, by caller and `Idempotency-Key`. A row is committed with its answer or not at all. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    body: text('body'), // as it was sent
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);

export const courses = pgTable('courses', {
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
  ratingCount: integer('rating_count').notNull(),
  ratingDistribution: jsonb('rating_distribution').$type<number[]>().notNull(),
  lastUpdated: date('last_updated').notNull(),
  prerequisites: jsonb('prerequisites').$type<string[]>().notNull(),
  /** A digest of the seed file: an unchanged course is not written again at a start. */
  contentVersion: text('content_version').notNull(),
});

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
    content: jsonb('content').$type<LessonSeed>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.id] })],
);

export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    author: text('author').notNull(),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('reviews_by_course').on(table.courseId, table.createdAt)],
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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('enrolments_by_course').on(table.courseId), // the catalogue counts them
  ],
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.lessonId] })],
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

/** One order a student and course may be open or paid; failed and cancelled ones stay as history. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Our own name for the payment, unguessable (128 bits); it stays while amounts and checkout change. */
    sessionId: text('session_id').notNull().unique(),
    provider: text('provider').notNull(),
    /** The provider's checkout: its page, its name there and its end. None until the provider has opened one. */
    checkoutUrl: text('checkout_url'),
    checkoutReference: text('checkout_reference'),
    checkoutExpiresAt: time('checkout_expires_at'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    status: orderStatus('status').notNull().default('pending'),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    discount: integer('discount').notNull(),
    total: integer('total').notNull(),
    promotionCode: text('promotion_code'),
    createdAt: time('created_at').notNull().defaultNow(),
    confirmedAt: time('confirmed_at'),
  },
  (table) => [
    uniqueIndex('one_live_order')
      .on(table.userId, table.courseId)
      .where(sql`${table.status} in ('pending', 'confirmed')`),
  ],
);

export const assignments = pgTable('assignments', {
  id: text('id').primaryKey(),
  courseId: text('course_id')
    .notNull()
    .references(() => courses.id),
  title: text('title').notNull(),
  description: text('description').notNull(),
  attachments: jsonb('attachments').$type<string[]>().notNull(),
  /** Enrolment gives it to the student, due this many days later. */
  dueAfterDays: integer('due_after_days').notNull(),
});

/** A student's assignment. `pending` reads as overdue once `dueAt` has passed. */
export const studentAssignments = pgTable(
  'student_assignments',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id),
    dueAt: time('due_at').notNull(),
    status: assignmentStatus('status').notNull().default('pending'),
    submittedAt: time('submitted_at'),
    grade: integer('grade'),
    feedback: text('feedback'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.assignmentId] })],
);

/** What hangs on a student's assignment goes with it. */
const ofStudentAssignment = (name: string, table: { userId: AnyPgColumn; assignmentId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.userId, table.assignmentId],
    foreignColumns: [studentAssignments.userId, studentAssignments.assignmentId],
  }).onDelete('cascade');

/** Requests for a later due date; granting one moves the assignment's `dueAt`. At most one a student and assignment is open. */
export const extensionRequests = pgTable(
  'extension_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    reason: text('reason').notNull(),
    proposedAt: time('proposed_at').notNull(),
    status: extensionStatus('status').notNull().default('requested'),
    requestedAt: time('requested_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    ofStudentAssignment('extension_of_assignment', table),
    index('extensions_by_assignment').on(table.userId, table.assignmentId, table.requestedAt),
    uniqueIndex('one_open_extension').on(table.userId, table.assignmentId).where(sql`${table.status} = 'requested'`),
  ],
);

/** What was written for an assignment; when, and what it earned, is with the student's assignment. */
export const submissions = pgTable(
  'submissions',
  {
    userId: uuid('user_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    text: text('text'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.assignmentId] }),
    ofStudentAssignment('submission_of_assignment', table),
  ],
);

/** Files for a submission, kept here so that every server process has them. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').$type<FileMediaType>().notNull(),
    size: integer('size').notNull(),
    content: bytea('content').notNull(),
    uploadedAt: time('uploaded_at').notNull(),
    /** Its place in the submission; none while it waits for one. */
    position: integer('position'),
  },
  (table) => [
    ofStudentAssignment('file_of_assignment', table),
    index('files_by_assignment').on(table.userId, table.assignmentId),
  ],
);

/**
 * What was typed into a form and not sent. The row stays when the draft ends, without values: its revision never goes
 * back, so that a save that comes late brings nothing back.
 */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    form: draftForm('form').notNull(),
    subject: text('subject').notNull(),
    revision: integer('revision').notNull(),
    version: integer('version').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>(),
    writer: text('writer').notNull(),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form, table.subject] })],
);

export const resources = pgTable('resources', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  type: text('type').$type<'article' | 'video' | 'guide' | 'download' | 'external'>().notNull(),
  url: text('url').notNull(),
  category: text('category').$type<'Getting Started' | 'Advanced Topics' | 'Career Prep' | 'Workshops'>().notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  duration: text('duration'),
  level: text('level').$type<'beginner' | 'intermediate' | 'advanced'>().notNull(),
  featured: boolean('featured').notNull().default(false),
  /** Markdown, where the resource is read here. */
  body: text('body'),
});

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

/** Where a student's calendar app looks: whoever has the token sees the classes, so a new one ends the one before. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  token: text('token').notNull().unique(), // 256 random bits
  createdAt: time('created_at').notNull(),
});

export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    issuedAt: time('issued_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('one_certificate').on(table.userId, table.courseId)],
);

/** What students wrote to instructors; counted to limit how many a student sends an hour. */
export const instructorMessages = pgTable(
  'instructor_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    message: text('message').notNull(),
    sentAt: time('sent_at').notNull().defaultNow(),
  },
  (table) => [index('instructor_messages_by_user').on(table.userId, table.sentAt)],
);
