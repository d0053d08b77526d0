/** The open regrade requests in the courses that a person teaches (§grading.46). */
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import { gradeForInstructor, isOpenRegrade } from '../assignments/regrade-rows.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, submissions } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { regradeRequests, submissionFeedback } from '../platform/database/schema/grading.ts';
import { answerDraftCheck } from './extension-requests.ts';
import { fullName, shownStudent } from './submission-row.ts';

type Page = { cursor: string | undefined; limit: number };

/** The open requests, the oldest first. */
export async function openRegradeRequests(
  db: Database,
  userId: string,
  { cursor, limit }: Page,
): Promise<components['schemas']['OpenRegradeRequests']> {
  const open = and(
    isOpenRegrade,
    inArray(assignments.courseId, taughtCourses(db, userId)),
    ne(regradeRequests.userId, userId),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(regradeRequests)
    .innerJoin(assignments, eq(assignments.id, regradeRequests.assignmentId))
    .where(open);
  const grader = alias(users, 'grader');
  const rows = await db
    .select({
      request: regradeRequests,
      assignment: assignments,
      courseName: courses.title,
      student: fullName,
      number: submissions.number,
      latest: sql<string>`(select latest.id from ${submissions} as latest
        where latest.user_id = ${regradeRequests.userId} and latest.assignment_id = ${regradeRequests.assignmentId}
        order by latest.attempt desc limit 1)`,
      grade: gradeForInstructor(submissionFeedback, assignments),
      gradedAt: submissionFeedback.returnedAt,
      gradedBy: sql<string | null>`${grader.firstName} || ' ' || ${grader.lastName}`,
    })
    .from(regradeRequests)
    .innerJoin(assignments, eq(assignments.id, regradeRequests.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .innerJoin(users, eq(users.id, regradeRequests.userId))
    .innerJoin(submissionFeedback, eq(submissionFeedback.id, regradeRequests.feedbackId))
    .innerJoin(submissions, eq(submissions.id, submissionFeedback.submissionId))
    .leftJoin(grader, eq(grader.id, submissionFeedback.returnedBy))
    .where(and(open, afterCursor(cursor, 'oldest', { at: regradeRequests.requestedAt, id: regradeRequests.id })))
    .orderBy(asc(regradeRequests.requestedAt), asc(regradeRequests.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, ({ request: { requestedAt, id } }) => timeKey(requestedAt, id));
  const items = page.map(({ request, assignment, number, latest, gradedAt, gradedBy, ...row }) => ({
    id: request.id,
    courseId: assignment.courseId,
    courseName: row.courseName,
    assignmentId: assignment.id,
    assignmentTitle: assignment.title,
    submissionId: latest,
    student: shownStudent(assignment.isBlind, number, row.student),
    ...(!assignment.isBlind && { studentId: request.userId }),
    reason: request.reason,
    requestedAt: request.requestedAt.toISOString(),
    grade: row.grade,
    gradedAt: gradedAt.toISOString(),
    ...(gradedBy !== null && { gradedBy }),
  }));
  return { total: counted?.total ?? 0, items, ...next };
}

export const checkKeptGradeDraft = answerDraftCheck(regradeRequests);
