/** Assignments, which student has which, extension requests and submissions. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from './account.ts';
import { bytea, time } from './columns.ts';
import { courses } from './course.ts';
import { titleWords } from './search.ts';

type FileMediaType = components['schemas']['SubmissionFile']['mediaType'];

type Schemas = components['schemas'];

/** As the content says it: whether a student has solved an exercise is not part of it. */
export type WrittenStep = Omit<Schemas['ExerciseStep'], 'isDone'> | Schemas['TextStep'] | Schemas['UploadStep'];

export const assignmentStatus = pgEnum('assignment_status', ['pending', 'overdue', 'completed', 'graded']);

export const extensionStatus = pgEnum('extension_status', ['requested', 'granted', 'declined']);

export const assignments = pgTable(
  'assignments',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    attachments: jsonb('attachments').$type<string[]>().notNull(),
    /** Enrolment gives it to the student, due this many days later. */
    dueAfterDays: integer('due_after_days').notNull(),
    /** Null: it is graded without one. */
    rubric: jsonb('rubric').$type<components['schemas']['Rubric']>(),
    /** How often it may be resubmitted, once there is feedback. */
    resubmissions: integer('resubmissions').notNull().default(0),
    /** Blind grading: the instructor does not see whose it is. */
    isBlind: boolean('is_blind').notNull().default(false),
    /** What a project consists of, in order; null where it is none. */
    steps: jsonb('steps').$type<WrittenStep[]>(),
  },
  (table) => [index('assignments_by_title').using('gin', titleWords(table.title, table.courseId))],
);

/**
 * A student's assignment. `pending` reads as overdue once `dueAt` has passed, `completed` as graded once the feedback on its
 * latest attempt is visible.
 */
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
    /** Of the latest attempt. */
    submittedAt: time('submitted_at'),
    /** When an instructor excused the student; null unless they are excused. A submission ends it. */
    excusedAt: time('excused_at'),
    /** The instructor; null once their account is deleted. */
    excusedBy: uuid('excused_by').references(() => users.id, { onDelete: 'set null' }),
    excuseReason: text('excuse_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.assignmentId] }),
    index('pending_assignments').on(table.assignmentId).where(sql`${table.status} = 'pending'`), // a course's roster
    index('late_assignments').on(table.assignmentId).where(sql`${table.submittedAt} > ${table.dueAt}`), // its gradebook
    index('excuses_by_giver').on(table.excusedBy).where(sql`${table.excusedBy} is not null`),
  ],
);

/** A condition on `student_assignments`: it is due or overdue. Who is excused does not have to submit it (§teaching.76). */
export const isToSubmit = sql`(${studentAssignments.status} = 'pending' and ${studentAssignments.excusedAt} is null)`;

/** What ends an excuse. */
export const notExcused = { excusedAt: null, excusedBy: null, excuseReason: null };

/** A foreign key to the student's assignment: deleting that deletes the row. */
export const ofStudentAssignment = (name: string, table: { userId: AnyPgColumn; assignmentId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.userId, table.assignmentId],
    foreignColumns: [studentAssignments.userId, studentAssignments.assignmentId],
  }).onDelete('cascade');

/**
 * Requests for a later due date; granting one moves the assignment's `dueAt`. A student has at most one open request
 * for an assignment.
 */
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
    index('open_extensions_by_assignment')
      .on(table.assignmentId, table.requestedAt)
      .where(sql`${table.status} = 'requested'`),
  ],
);

/** Later due dates that instructors gave without being asked: a row for each student, and each time. */
export const givenExtensions = pgTable(
  'given_extensions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    /** The instructor; null once their account is deleted. */
    givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
    givenAt: time('given_at').notNull(),
    dueBefore: time('due_before').notNull(),
    dueAfter: time('due_after').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    ofStudentAssignment('given_for_assignment', table),
    index('given_extensions_by_student').on(table.userId, table.assignmentId, table.dueAfter),
    index('given_extensions_by_assignment').on(table.assignmentId, table.userId),
    index('given_extensions_by_giver').on(table.givenBy),
  ],
);

/**
 * What late work costs, and until when it is taken: of a course, or of one of its assignments instead. A row stays once its policy
 * is removed, so that its revision goes on.
 */
export const latePolicies = pgTable(
  'late_policies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Null: the policy of the course. */
    assignmentId: text('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    /** Null: it was removed. */
    policy: jsonb('policy').$type<Schemas['LatePolicy']>(),
    /** Grows with each change, so that nobody overwrites what they have not seen. */
    revision: integer('revision').notNull(),
    changedAt: time('changed_at').notNull(),
    /** The instructor; null once their account is deleted. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('one_late_policy').on(table.courseId, table.assignmentId).nullsNotDistinct(),
    index('late_policies_by_assignment').on(table.assignmentId),
    index('late_policies_by_changer').on(table.changedBy),
  ],
);

/** Submissions: a row for each attempt. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    /** From 1. */
    attempt: integer('attempt').notNull().default(1),
    submittedAt: time('submitted_at').notNull(),
    text: text('text'),
    /** The code of a project's exercises as it was then; null where it is no project. */
    solutions: jsonb('solutions').$type<Schemas['StepSolution'][]>(),
    /** Stands for the student in blind grading: the same in all attempts, another one for each student. */
    number: integer('number').notNull(),
    /** When its feedback was last returned; null while it waits for one. */
    returnedAt: time('returned_at'),
    /** Grows with each return and each undoing, so that nobody overwrites what they have not seen. */
    revision: integer('revision').notNull().default(0),
    /** The student was excused until then, so nothing is taken off for lateness. */
    wasExcused: boolean('was_excused').notNull().default(false),
  },
  (table) => [
    ofStudentAssignment('submission_of_assignment', table),
    uniqueIndex('submission_attempts').on(table.userId, table.assignmentId, table.attempt),
    uniqueIndex('submission_numbers').on(table.assignmentId, table.number, table.attempt),
    // The queue reads it from where a page begins, and counts in it.
    index('submissions_to_grade')
      .on(table.assignmentId, table.submittedAt, table.id)
      .where(sql`${table.returnedAt} is null`),
    // The list of what was returned, from where a page begins.
    index('submissions_returned')
      .on(table.assignmentId, table.returnedAt, table.id)
      .where(sql`${table.returnedAt} is not null`),
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
    /** Its position in the submission, from 0; null until it is submitted. */
    position: integer('position'),
    /** The attempt that it is part of; null until it is submitted. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    ofStudentAssignment('file_of_assignment', table),
    index('files_by_assignment').on(table.userId, table.assignmentId),
    index('files_by_submission').on(table.submissionId, table.position),
  ],
);

/** Projects that their students have made public: a row, and so an address, each time one is. */
export const portfolios = pgTable(
  'portfolios',
  {
    /** The last part of the page's address. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    /** The page says which levels of the rubric were reached. */
    withGrade: boolean('with_grade').notNull(),
    sharedAt: time('shared_at').notNull(),
  },
  (table) => [
    ofStudentAssignment('portfolio_of_assignment', table),
    uniqueIndex('one_portfolio').on(table.userId, table.assignmentId),
  ],
);
