/** Giving one, several or all students of a course more time for an assignment, unasked (§teaching.66). */
import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { checkLater } from '../assignments/extension.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { taughtCourses } from '../http/teaching.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments } from '../platform/database/schema/assignments.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { assignmentIn } from './course-assignment.ts';
import { mailMoreTime } from './more-time-mails.ts';
import { lockStudents, moveDueDates, requireFew } from './more-time-rows.ts';
import { requireInClass } from './students-named.ts';

type Schemas = components['schemas'];
type Asked = { user: SessionUser; courseId: string; assignmentId: string; address: string };

/**
 * Moves the due dates, grants the open requests that this answers, and mails the students. Returns how many it moved, and how
 * many not. Throws as the contract says, and then changes nothing.
 */
export function giveMoreTime(
  context: Context,
  asked: Asked,
  given: Schemas['MoreTime'],
): Promise<Schemas['MoreTimeGiven']> {
  const { user, courseId, assignmentId, address } = asked;
  const now = context.now();
  const { studentIds } = given;
  const until = new Date(given.dueDate);
  const reason = given.reason.trim();
  return context.db.transaction(async (tx) => {
    const { title } = await openAssignment(tx, courseId, assignmentId, studentIds);
    if (studentIds) await requireInClass(tx, courseId, studentIds, 'so no due date was changed');
    const students = await lockStudents(tx, courseId, assignmentId, studentIds);
    const waiting = students.filter(({ submittedAt }) => submittedAt === null);
    const [earliest] = waiting.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
    if (!earliest) throw new Problem(409, nobodyLeft(students.length));
    checkLater('new due date', until, { dueAt: earliest.dueAt, now });
    const changed = waiting.filter(({ dueAt }) => dueAt < until);
    await requireFew(tx, assignmentId, changed);
    await moveDueDates(tx, changed, { assignmentId, givenBy: user.id, givenAt: now, dueAfter: until, reason });
    const details = { course: courseId, assignment: assignmentId, students: changed.length };
    const entry = { account: user.id, actor: user.id, address };
    await recordAudit(tx, { at: now, event: 'extensions.given', ...entry, details });
    await endDraft(tx, user.id, { form: 'moreTime', subject: subjectOf(assignmentId, studentIds) }, now);
    await mailMoreTime(context, tx, changed, { title, until, reason });
    return {
      changed: changed.length,
      later: waiting.length - changed.length,
      submitted: students.length - waiting.length,
    };
  });
}

/** What a draft of the form is about: the assignment, and the student if it is for one. */
const subjectOf = (assignmentId: string, studentIds: readonly string[] = []) =>
  studentIds.length === 1 ? `${assignmentId}.${studentIds[0]}` : assignmentId;

/** Throws 404 for an assignment of another course, and 422 where students are named of one that is graded blind. */
async function openAssignment(tx: Database, courseId: string, id: string, studentIds: readonly string[] | undefined) {
  const assignment = await assignmentIn(tx, courseId, id);
  // Whoever submits after the due date of the others would be known by that, and the answer would tell who has submitted.
  if (assignment.isBlind && studentIds)
    throw new Problem(422, 'It is graded blind, so more time is for everyone who has not submitted.');
  return assignment;
}

const nobodyLeft = (students: number) =>
  students === 1 ? 'The assignment has already been submitted.' : 'There is nobody who still has to submit it.';

/** A draft of the form belongs to an assignment of a course that the person teaches. Throws 404 without one. */
export const checkMoreTimeDraft: DraftSubjectCheck = async (db, userId, subject) => {
  const [id = ''] = subject.split('.');
  const taught = and(eq(assignments.id, id), inArray(assignments.courseId, taughtCourses(db, userId)));
  if ((await db.$count(assignments, taught)) === 0) throw new Problem(404, 'There is no such assignment.');
};
