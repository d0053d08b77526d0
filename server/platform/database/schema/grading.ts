/** Feedback on submissions, and claims on them. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from './account.ts';
import { assignments, ofStudentAssignment, submissions } from './assignments.ts';
import { time } from './columns.ts';
import { courses } from './course.ts';

type Feedback = components['schemas']['Feedback'];

/** Each feedback that was returned: grading again adds a row. One that is undone before `visibleAt` is deleted. */
export const submissionFeedback = pgTable(
  'submission_feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** The instructor; null where the account is gone. */
    returnedBy: uuid('returned_by').references(() => users.id, { onDelete: 'set null' }),
    returnedAt: time('returned_at').notNull(),
    /** The student sees nothing of it before. */
    visibleAt: time('visible_at').notNull(),
    total: integer('total').notNull(),
    /** Of the levels' points; null without a rubric. */
    sum: integer('sum'),
    reason: text('reason'),
    /** What lateness took off; `total` is what is left. Null where nothing would be taken off. */
    late: jsonb('late').$type<NonNullable<Feedback['late']>>(),
    /** The chosen levels, from the rubric of that time. */
    levels: jsonb('levels').$type<Feedback['levels']>().notNull(),
    comments: jsonb('comments').$type<Feedback['comments']>().notNull(),
    fileComments: jsonb('file_comments').$type<Feedback['fileComments']>().notNull(),
    text: text('text'),
    /** A grade that was typed in the gradebook; what else it says is of the feedback before it (§teaching.72). */
    isTyped: boolean('is_typed').notNull().default(false),
    seenAt: time('seen_at'),
    /** The mail about it, which goes out at `visibleAt`. */
    mailId: uuid('mail_id'),
  },
  (table) => [index('feedback_by_submission').on(table.submissionId, table.visibleAt)],
);

/**
 * Requests for a regrade: one for each feedback. One is open until an instructor has kept the grade or has graded the submission
 * again.
 */
export const regradeRequests = pgTable(
  'regrade_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => submissionFeedback.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    requestedAt: time('requested_at').notNull(),
    /** When the grade was kept, by whom, and why. */
    keptAt: time('kept_at'),
    /** Null, too, where the account is gone. */
    keptBy: uuid('kept_by').references(() => users.id, { onDelete: 'set null' }),
    answer: text('answer'),
    /** The feedback of the regrade. The request is open again where that is undone. */
    regradeId: uuid('regrade_id').references(() => submissionFeedback.id, { onDelete: 'set null' }),
  },
  (table) => {
    const isOpen = sql`${table.keptAt} is null and ${table.regradeId} is null`;
    return [
      ofStudentAssignment('regrade_of_assignment', table),
      uniqueIndex('one_regrade_request').on(table.feedbackId),
      index('regrade_requests_by_assignment').on(table.userId, table.assignmentId),
      index('regrade_requests_by_regrade').on(table.regradeId),
      index('regrade_requests_by_keeper').on(table.keptBy),
      index('open_regrade_requests').on(table.requestedAt, table.id).where(isOpen),
      index('open_regrade_requests_by_assignment').on(table.assignmentId, table.requestedAt).where(isOpen),
    ];
  },
);

/**
 * The grade that a student was last given for an assignment. Triggers on the feedback keep it and the sums below, so that the
 * gradebook of a large class need not read all feedback (docs/adr/031-kept-grades.md). Nothing is deleted here by a foreign
 * key: the feedback's trigger has to see what it was, to take it out of the sums.
 */
export const grades = pgTable(
  'grades',
  {
    userId: uuid('user_id').notNull(),
    assignmentId: text('assignment_id').notNull(),
    feedbackId: uuid('feedback_id').notNull(),
    total: integer('total').notNull(),
    seenAt: time('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.assignmentId] }),
    index('grades_by_feedback').on(table.feedbackId),
    index('grades_by_assignment').on(table.assignmentId),
  ],
);

/** The grades of an assignment, whoever has access to the course. */
export const assignmentGrades = pgTable('assignment_grades', {
  assignmentId: text('assignment_id')
    .primaryKey()
    .references(() => assignments.id, { onDelete: 'cascade' }),
  graded: integer('graded').notNull(),
  total: integer('total').notNull(),
});

/** A student's grades in a course, without those of blind grading, which are in no figure (§teaching.63). */
export const studentGrades = pgTable(
  'student_grades',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    graded: integer('graded').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index('student_grades_by_user').on(table.userId),
  ],
);

/** What the assignments of a course weigh in the course grade (§teaching.90). There is no row until somebody sets weights. */
export const courseWeights = pgTable(
  'course_weights',
  {
    courseId: text('course_id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Grows with each change, so that nobody overwrites what they have not seen. */
    revision: integer('revision').notNull(),
    /** By assignment. */
    weights: jsonb('weights').$type<Record<string, number>>().notNull(),
    /** Missing work counts as 0. */
    countsMissing: boolean('counts_missing').notNull(),
    /** Each student sees their own course grade. */
    seenByStudents: boolean('seen_by_students').notNull().default(false),
    changedAt: time('changed_at').notNull(),
    /** The instructor; null once their account is deleted. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('course_weights_by_changer').on(table.changedBy).where(sql`${table.changedBy} is not null`)],
);

/** Claims: the instructor who has a submission open, until `until` (server/grading/claim.ts). */
export const graders = pgTable(
  'graders',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    until: time('until').notNull(),
  },
  (table) => [index('graders_by_user').on(table.userId)],
);
