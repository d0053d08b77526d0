/** The courses that a person teaches, with what waits in each (§teaching.5). */
import { and, asc, count, countDistinct, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { isOpenRegrade } from '../assignments/regrade-rows.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments, extensionRequests, submissions } from '../platform/database/schema/assignments.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import { regradeRequests } from '../platform/database/schema/grading.ts';
import { communityPosts, communityReports, threads } from '../platform/database/schema/questions.ts';
import { classes } from '../platform/database/schema/schedule.ts';

type Taught = components['schemas']['TaughtCourse'];

/** More than an instructor teaches. */
const atMost = 100;

/** By title. */
export async function taughtCoursesOf(db: Database, userId: string, now: Date): Promise<Taught[]> {
  const rows = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inArray(courses.id, taughtCourses(db, userId)))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(atMost);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [students, toGrade, requests, regrades, questions, reported, next] = await Promise.all([
    studentsOf(db, ids),
    waitingForAGrade(db, ids),
    openRequests(db, ids),
    openRegradeRequests(db, ids),
    openQuestions(db, ids),
    reportedPosts(db, ids),
    nextClasses(db, ids, now),
  ]);
  return rows.map((row) => {
    const nextClass = next.get(row.id);
    return {
      ...row,
      students: students.get(row.id) ?? 0,
      toGrade: toGrade.get(row.id) ?? 0,
      extensionRequests: requests.get(row.id) ?? 0,
      regradeRequests: regrades.get(row.id) ?? 0,
      openQuestions: questions.get(row.id) ?? 0,
      reportedPosts: reported.get(row.id) ?? 0,
      ...(nextClass && { nextClass }),
    };
  });
}

const byCourse = (rows: { courseId: string; total: number }[]) =>
  new Map(rows.map(({ courseId, total }) => [courseId, total]));

const studentsOf = async (db: Database, ids: string[]) =>
  byCourse(
    await db
      .select({ courseId: enrolments.courseId, total: count() })
      .from(enrolments)
      .where(inArray(enrolments.courseId, ids))
      .groupBy(enrolments.courseId),
  );

const waitingForAGrade = async (db: Database, ids: string[]) =>
  byCourse(
    await db
      .select({ courseId: assignments.courseId, total: count() })
      .from(submissions)
      .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
      .where(and(isNull(submissions.returnedAt), inArray(assignments.courseId, ids)))
      .groupBy(assignments.courseId),
  );

const openRequests = async (db: Database, ids: string[]) =>
  byCourse(
    await db
      .select({ courseId: assignments.courseId, total: count() })
      .from(extensionRequests)
      .innerJoin(assignments, eq(assignments.id, extensionRequests.assignmentId))
      .where(and(eq(extensionRequests.status, 'requested'), inArray(assignments.courseId, ids)))
      .groupBy(assignments.courseId),
  );

const openRegradeRequests = async (db: Database, ids: string[]) =>
  byCourse(
    await db
      .select({ courseId: assignments.courseId, total: count() })
      .from(regradeRequests)
      .innerJoin(assignments, eq(assignments.id, regradeRequests.assignmentId))
      .where(and(isOpenRegrade, inArray(assignments.courseId, ids)))
      .groupBy(assignments.courseId),
  );

const openQuestions = async (db: Database, ids: string[]) =>
  byCourse(
    await db
      .select({ courseId: threads.courseId, total: count() })
      .from(threads)
      .where(and(eq(threads.isAnswered, false), inArray(threads.courseId, ids)))
      .groupBy(threads.courseId),
  );

const reportedPosts = async (db: Database, ids: string[]) =>
  byCourse(
    await db
      .select({ courseId: communityPosts.courseId, total: countDistinct(communityReports.postId) })
      .from(communityReports)
      .innerJoin(communityPosts, eq(communityPosts.id, communityReports.postId))
      .where(and(eq(communityReports.isHandled, false), inArray(communityPosts.courseId, ids)))
      .groupBy(communityPosts.courseId),
  );

async function nextClasses(db: Database, ids: string[], now: Date): Promise<Map<string, Taught['nextClass']>> {
  const rows = await db
    .selectDistinctOn([classes.courseId], {
      courseId: classes.courseId,
      title: classes.title,
      startsAt: classes.startsAt,
    })
    .from(classes)
    .where(and(inArray(classes.courseId, ids), gt(classes.startsAt, now), sql`not ${classes.cancelled}`))
    .orderBy(asc(classes.courseId), asc(classes.startsAt));
  return new Map(rows.map(({ courseId, title, startsAt }) => [courseId, { title, startsAt: startsAt.toISOString() }]));
}
