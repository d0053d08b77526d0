/** A student's assignments as the contract shows them (§assignments.1, §assignments.16). */
import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import {
  assignments,
  extensionRequests,
  givenExtensions,
  portfolios,
  studentAssignments,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { inWords } from '../platform/local-time.ts';
import type { DraftSubjectCheck } from '../sync/drafts.ts';
import { lateSubmitting, policiesOf } from './late-policy.ts';
import { portfolioView, solvedBy, stepsView } from './project.ts';
import { statusNow } from './status.ts';

type Assignment = components['schemas']['Assignment'];
type OwnAssignment = typeof studentAssignments.$inferSelect;

export const noSuchAssignment = () => new Problem(404, 'You have no such assignment.');

/** A condition on `studentAssignments`: this assignment of this student. */
export const isOwn = (userId: string, assignmentId: string): SQL | undefined =>
  and(ofAccessible(userId), eq(studentAssignments.assignmentId, assignmentId));

/** A condition: assignments of the student, without those of courses that they have lost access to (§payment.23). */
export const ofAccessible = (userId: string): SQL | undefined =>
  and(
    eq(studentAssignments.userId, userId),
    sql`not exists (
      select from ${enrolments} join ${assignments} as taught on taught.course_id = ${enrolments.courseId}
      where taught.id = ${studentAssignments.assignmentId}
        and ${enrolments.userId} = ${userId} and ${enrolments.access} <> 'active'
    )`,
  );

const noneSolved: ReadonlySet<string> = new Set();

/** Sorted by due date; `assignmentId` narrows to one. */
export async function assignmentsOf(
  db: Database,
  userId: string,
  now: Date,
  assignmentId?: string,
): Promise<Assignment[]> {
  const latest = db
    .selectDistinctOn([extensionRequests.assignmentId])
    .from(extensionRequests)
    .where(eq(extensionRequests.userId, userId))
    .orderBy(extensionRequests.assignmentId, desc(extensionRequests.requestedAt))
    .as('latest');
  const given = db
    .selectDistinctOn([givenExtensions.assignmentId])
    .from(givenExtensions)
    .where(eq(givenExtensions.userId, userId))
    .orderBy(givenExtensions.assignmentId, desc(givenExtensions.dueAfter))
    .as('given');
  const attempt = db
    .selectDistinctOn([submissions.assignmentId])
    .from(submissions)
    .where(eq(submissions.userId, userId))
    .orderBy(submissions.assignmentId, desc(submissions.attempt))
    .as('attempt');
  const feedback = visibleFeedback(db, userId, now);
  const rows = await db
    .select({
      own: studentAssignments,
      assignment: assignments,
      courseName: courses.title,
      attempt: attempt.attempt,
      feedback: {
        attempt: feedback.attempt,
        total: feedback.total,
        text: feedback.text,
        seenAt: feedback.seenAt,
        times: feedback.times,
      },
      portfolio: portfolios,
      extension: {
        status: latest.status,
        reason: latest.reason,
        proposedAt: latest.proposedAt,
        requestedAt: latest.requestedAt,
        answer: latest.answer,
      },
      given: {
        dueBefore: given.dueBefore,
        dueAfter: given.dueAfter,
        reason: given.reason,
        givenAt: given.givenAt,
      },
    })
    .from(studentAssignments)
    .innerJoin(assignments, eq(assignments.id, studentAssignments.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .leftJoin(latest, eq(latest.assignmentId, assignments.id))
    .leftJoin(given, eq(given.assignmentId, assignments.id))
    .leftJoin(attempt, eq(attempt.assignmentId, assignments.id))
    .leftJoin(feedback, eq(feedback.assignmentId, assignments.id))
    .leftJoin(portfolios, and(eq(portfolios.userId, userId), eq(portfolios.assignmentId, assignments.id)))
    .where(assignmentId === undefined ? ofAccessible(userId) : isOwn(userId, assignmentId))
    .orderBy(asc(studentAssignments.dueAt), asc(assignments.title));
  const solved = rows.some(({ assignment }) => assignment.steps) ? await solvedBy(db, userId) : noneSolved;
  const overdue = rows.filter(({ own }) => statusNow(own, now) === 'overdue');
  const policies = await policiesOf(
    db,
    overdue.map(({ assignment }) => assignment.courseId),
  );
  return rows.map(({ own, assignment, courseName, attempt, feedback, portfolio, extension, given }) => {
    const status = statusNow(own, now);
    const policy = status === 'overdue' ? policies(assignment) : null;
    const isGraded = own.status === 'completed' && feedback !== null && feedback.attempt === attempt;
    return {
      id: assignment.id,
      title: assignment.title,
      courseId: assignment.courseId,
      courseName,
      dueDate: own.dueAt.toISOString(),
      status: isGraded ? 'graded' : status,
      ...(policy && { late: lateSubmitting(policy, own.dueAt, now) }),
      description: assignment.description,
      attachments: assignment.attachments,
      ...(own.submittedAt && { submissionDate: own.submittedAt.toISOString() }),
      // Until the next attempt is graded, the grade of the previous one is shown.
      ...(feedback && { grade: feedback.total }),
      ...(feedback?.text && { feedback: feedback.text }),
      ...(feedback?.seenAt && { seenAt: feedback.seenAt.toISOString() }),
      ...(feedback && feedback.times > 1 && { isRegraded: true }),
      ...(assignment.rubric && { rubric: assignment.rubric }),
      ...(assignment.isBlind && { isBlind: true }),
      ...(assignment.steps && { steps: stepsView(assignment, assignment.steps, solved) }),
      ...(assignment.steps && feedback && { portfolio: portfolioView(portfolio) }),
      ...(attempt !== null && { attempt }),
      ...(assignment.resubmissions > 0 && { resubmissionsLeft: resubmissionsLeft(assignment, attempt) }),
      ...(own.submittedAt && own.submittedAt > own.dueAt && { isLate: true }),
      ...(extension && {
        extension: {
          status: extension.status,
          reason: extension.reason,
          proposedDate: extension.proposedAt.toISOString(),
          requestedAt: extension.requestedAt.toISOString(),
          ...(extension.answer !== null && { answer: extension.answer }),
        },
      }),
      ...(given && {
        moreTime: {
          from: given.dueBefore.toISOString(),
          until: given.dueAfter.toISOString(),
          reason: given.reason,
          givenAt: given.givenAt.toISOString(),
        },
      }),
      ...(own.excuseReason !== null && { excuse: own.excuseReason }),
    };
  });
}

/**
 * Of each of the student's assignments, the latest feedback that they may see; `times`: how often that attempt got
 * some.
 */
const visibleFeedback = (db: Database, userId: string, now: Date) =>
  db
    .selectDistinctOn([submissions.assignmentId], {
      assignmentId: submissions.assignmentId,
      attempt: sql<number>`${submissions.attempt}`.as('graded_attempt'),
      total: submissionFeedback.total,
      text: sql<string | null>`${submissionFeedback.text}`.as('feedback_text'),
      seenAt: submissionFeedback.seenAt,
      times: sql<number>`(count(*) over (partition by ${submissions.id}))::int`.as('times'),
    })
    .from(submissionFeedback)
    .innerJoin(submissions, eq(submissions.id, submissionFeedback.submissionId))
    .where(and(eq(submissions.userId, userId), lte(submissionFeedback.visibleAt, now)))
    .orderBy(submissions.assignmentId, desc(submissions.attempt), desc(submissionFeedback.visibleAt))
    .as('feedback');

const resubmissionsLeft = (
  { resubmissions }: Pick<typeof assignments.$inferSelect, 'resubmissions'>,
  attempt: number | null,
) => Math.max(0, resubmissions - ((attempt ?? 1) - 1));

/** One assignment. Throws 404 where the student does not have it. */
export async function assignmentOf(db: Database, userId: string, now: Date, id: string): Promise<Assignment> {
  const [assignment] = await assignmentsOf(db, userId, now, id);
  if (!assignment) throw noSuchAssignment();
  return assignment;
}

/**
 * Locks the student's row until the caller's transaction ends, so that changes to one assignment run in turn, and
 * returns it. Throws 404 where the student does not have it, and 409 where it has been submitted (§assignments.28).
 */
export async function lockNotSubmitted(tx: Database, userId: string, assignmentId: string, now: Date) {
  const own = await lockOwn(tx, userId, assignmentId);
  const { status } = await assignmentOf(tx, userId, now, assignmentId);
  if (status !== 'pending' && status !== 'overdue') throw new Problem(409, notPending[status]);
  return own;
}

/**
 * The same for an assignment that can be submitted: a pending one, an overdue one that is still taken, or a
 * graded one that may be resubmitted. Returns the number of the attempt, and whether the student was excused until now.
 */
export async function lockToSubmit(
  tx: Database,
  userId: string,
  assignmentId: string,
  now: Date,
): Promise<{ attempt: number; wasExcused: boolean }> {
  const { excusedAt } = await lockOwn(tx, userId, assignmentId);
  const { status, attempt = 0, resubmissionsLeft: left = 0, late } = await assignmentOf(tx, userId, now, assignmentId);
  if (status === 'overdue' && late) {
    if (!late.isTaken) throw new Problem(409, `${noLonger} ${inWords('UTC', new Date(late.until))} UTC. ${askForMore}`);
  } else if (status !== 'pending' && !(status === 'graded' && left > 0)) throw new Problem(409, notPending[status]);
  return { attempt: attempt + 1, wasExcused: excusedAt !== null };
}

/** Throws 404 where the student does not have it. */
export async function lockOwn(tx: Database, userId: string, assignmentId: string): Promise<OwnAssignment> {
  const [own] = await tx.select().from(studentAssignments).where(isOwn(userId, assignmentId)).for('update');
  if (!own) throw noSuchAssignment();
  return own;
}

const noLonger = 'This assignment could be submitted until';
const askForMore = 'You can ask for a later due date in its details.';

const notPending: Record<Exclude<OwnAssignment['status'], 'pending'>, string> = {
  overdue: 'The due date of this assignment has passed.',
  completed: 'You have already submitted this assignment.',
  graded: 'This assignment has already been graded.',
};

/** A draft of a submission or an extension belongs to an assignment that the student has. Throws 404 without one. */
export const checkAssignmentDraft: DraftSubjectCheck = async (db, userId, assignmentId) => {
  if ((await db.$count(studentAssignments, isOwn(userId, assignmentId))) === 0) throw noSuchAssignment();
};
