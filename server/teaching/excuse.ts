/** Excusing a student from an assignment, and taking that back (§teaching.75, §teaching.77). */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { type AuditEvent, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, notExcused, studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { isInClass } from './class.ts';
import { mailExcused, mailNotExcused } from './excuse-mails.ts';
import { cellsOf } from './grades/cells.ts';
import { checkMoreTimeDraft } from './more-time.ts';

type GradeCell = components['schemas']['GradeCell'];
type Key = { courseId: string; studentId: string; assignmentId: string };
type Asked = Key & { user: SessionUser; address: string };

/** Returns the cell as it is then. Throws as the contract says, and then changes nothing. */
export function excuseStudent(context: Context, asked: Asked, written: string): Promise<GradeCell> {
  const now = context.now();
  const reason = written.trim();
  return context.db.transaction(async (tx) => {
    const { own, title, student } = await lockOwn(tx, asked);
    await endDraft(tx, asked.user.id, { form: 'excuse', subject: `${asked.assignmentId}.${asked.studentId}` }, now);
    if (own.excusedAt && own.excusedBy === asked.user.id && own.excuseReason === reason) return cellOf(tx, asked, now);
    if (own.submittedAt) {
      throw new Problem(409, 'The student has submitted it. Reload the page to open the submission.');
    }
    if (own.excusedAt) {
      throw new Problem(409, 'The student is excused already. Reload the page to see by whom and why.');
    }
    const excuse = { excusedAt: now, excusedBy: asked.user.id, excuseReason: reason };
    await tx.update(studentAssignments).set(excuse).where(isRow(asked));
    await audit(tx, 'student.excused', asked, now);
    await mailExcused(context, tx, student, { title, reason });
    return cellOf(tx, asked, now);
  });
}

/** The same for the end of an excuse. Where there is none, nothing is changed. */
export function removeExcuse(context: Context, asked: Asked): Promise<GradeCell> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { own, title, student } = await lockOwn(tx, asked);
    if (own.excusedAt) {
      await tx.update(studentAssignments).set(notExcused).where(isRow(asked));
      await audit(tx, 'excuse.removed', asked, now);
      await mailNotExcused(context, tx, student, { title, dueAt: own.dueAt });
    }
    return cellOf(tx, asked, now);
  });
}

const isRow = ({ studentId, assignmentId }: Key) =>
  and(eq(studentAssignments.userId, studentId), eq(studentAssignments.assignmentId, assignmentId));

/** The student's row, locked: they may be submitting it. */
async function lockOwn(tx: Database, { courseId, studentId, assignmentId }: Key) {
  const [row] = await tx
    .select({
      own: studentAssignments,
      title: assignments.title,
      isBlind: assignments.isBlind,
      student: { email: users.email, firstName: users.firstName, disabledAt: users.disabledAt },
    })
    .from(studentAssignments)
    .innerJoin(
      assignments,
      and(eq(assignments.id, studentAssignments.assignmentId), eq(assignments.courseId, courseId)),
    )
    .innerJoin(users, eq(users.id, studentAssignments.userId))
    .innerJoin(enrolments, and(eq(enrolments.userId, users.id), isInClass(courseId)))
    .where(isRow({ courseId, studentId, assignmentId }))
    .for('update', { of: studentAssignments });
  if (!row) throw new Problem(404, 'The student is not in this course any more. Reload the page to see who is.');
  // The answer would tell who has submitted.
  if (row.isBlind) throw new Problem(422, 'It is graded blind, so nobody can be excused from it.');
  return row;
}

async function cellOf(tx: Database, { courseId, studentId, assignmentId }: Key, now: Date): Promise<GradeCell> {
  const cells = (await cellsOf(tx, courseId, [studentId], now)).get(studentId);
  const cell = cells?.find((one) => one.assignmentId === assignmentId);
  if (!cell) throw new Error('A student has an assignment without its cell.');
  return cell;
}

const audit = (
  tx: Database,
  event: AuditEvent,
  { user, address, courseId, studentId, assignmentId }: Asked,
  at: Date,
) =>
  recordAudit(tx, {
    ...{ at, event, account: studentId, actor: user.id, address },
    details: { course: courseId, assignment: assignmentId },
  });

/** A draft of the form belongs to an assignment of a course that the person teaches. Throws 404 without one. */
export const checkExcuseDraft: DraftSubjectCheck = checkMoreTimeDraft;
