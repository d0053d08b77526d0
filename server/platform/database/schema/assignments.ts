/** Assignments, which student has which, extension requests and submissions. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  foreignKey,
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
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from './account.ts';
import { bytea, time } from './columns.ts';
import { courses } from './course.ts';

type FileMediaType = components['schemas']['SubmissionFile']['mediaType'];

export const assignmentStatus = pgEnum('assignment_status', ['pending', 'overdue', 'completed', 'graded']);

export const extensionStatus = pgEnum('extension_status', ['requested', 'granted', 'declined']);

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

/** A foreign key to the student's assignment: deleting that deletes the row. */
const ofStudentAssignment = (name: string, table: { userId: AnyPgColumn; assignmentId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.userId, table.assignmentId],
    foreignColumns: [studentAssignments.userId, studentAssignments.assignmentId],
  }).onDelete('cascade');

/** Requests for a later due date; granting one moves the assignment's `dueAt`. A student has at most one open request for an assignment. */
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
    /** Why it was declined. */
    answer: text('answer'),
  },
  (table) => [
    ofStudentAssignment('extension_of_assignment', table),
    index('extensions_by_assignment').on(table.userId, table.assignmentId, table.requestedAt),
    uniqueIndex('one_open_extension').on(table.userId, table.assignmentId).where(sql`${table.status} = 'requested'`),
    index('open_extensions').on(table.requestedAt, table.id).where(sql`${table.status} = 'requested'`),
  ],
);

/** The submitted text. Its time, grade and feedback are columns of the student's assignment. */
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

/** Files of submissions, in the database so that every server process has them. */
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
    /** Its place in the submission, from 0; null until it is submitted. */
    position: integer('position'),
  },
  (table) => [
    ofStudentAssignment('file_of_assignment', table),
    index('files_by_assignment').on(table.userId, table.assignmentId),
  ],
);
