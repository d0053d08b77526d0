/**
 * Waiting work in the courses that a person teaches, by kind: how much, how much of it is new, and the oldest. One
 * query a kind, each from an index that has only what waits.
 */
import { and, asc, eq, inArray, min, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import { isOpenRegrade } from '../assignments/regrade-rows.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments, extensionRequests } from '../platform/database/schema/assignments.ts';
import { regradeRequests } from '../platform/database/schema/grading.ts';
import { communityPosts, communityReports, threads } from '../platform/database/schema/questions.ts';

/** Of one course. `oldest` is what has waited longest, since `at`. */
export type Waiting = { courseId: string; waiting: number; fresh: number; oldest: string; at: Date };
type Choice = keyof components['schemas']['TeachingMails'];
export const kinds = ['questions', 'extensionRequests', 'regradeRequests', 'reports'] as const;
export type Kind = (typeof kinds)[number];
/** The choice by which an instructor hears of each kind (§teaching.60). */
export const choiceOf: Record<Kind, Choice> = {
  questions: 'questions',
  extensionRequests: 'extensionRequests',
  regradeRequests: 'extensionRequests',
  reports: 'reports',
};

/** More courses than an instructor teaches. */
const atMost = 100;

/** `since`: what came in from then on is new. What the person asked, requested or reported themselves is left out. */
export const waitingOf: Record<Kind, (db: Database, userId: string, since: Date) => Promise<Waiting[]>> = {
  questions: (db, userId, since) =>
    db
      .selectDistinctOn([threads.courseId], {
        courseId: threads.courseId,
        ...counted(threads.courseId, threads.lastAt, since),
        oldest: threads.id,
        at: threads.lastAt,
      })
      .from(threads)
      .where(
        and(
          sql`not ${threads.isAnswered}`,
          inArray(threads.courseId, taughtCourses(db, userId)),
          ne(threads.userId, userId),
        ),
      )
      .orderBy(asc(threads.courseId), asc(threads.lastAt), asc(threads.id))
      .limit(atMost),

  extensionRequests: (db, userId, since) =>
    db
      .selectDistinctOn([assignments.courseId], {
        courseId: assignments.courseId,
        ...counted(assignments.courseId, extensionRequests.requestedAt, since),
        oldest: extensionRequests.id,
        at: extensionRequests.requestedAt,
      })
      .from(extensionRequests)
      .innerJoin(assignments, eq(assignments.id, extensionRequests.assignmentId))
      .where(
        and(
          eq(extensionRequests.status, sql`'requested'`),
          inArray(assignments.courseId, taughtCourses(db, userId)),
          ne(extensionRequests.userId, userId),
        ),
      )
      .orderBy(asc(assignments.courseId), asc(extensionRequests.requestedAt), asc(extensionRequests.id))
      .limit(atMost),

  regradeRequests: (db, userId, since) =>
    db
      .selectDistinctOn([assignments.courseId], {
        courseId: assignments.courseId,
        ...counted(assignments.courseId, regradeRequests.requestedAt, since),
        oldest: regradeRequests.id,
        at: regradeRequests.requestedAt,
      })
      .from(regradeRequests)
      .innerJoin(assignments, eq(assignments.id, regradeRequests.assignmentId))
      .where(
        and(
          isOpenRegrade,
          inArray(assignments.courseId, taughtCourses(db, userId)),
          ne(regradeRequests.userId, userId),
        ),
      )
      .orderBy(asc(assignments.courseId), asc(regradeRequests.requestedAt), asc(regradeRequests.id))
      .limit(atMost),

  reports: async (db, userId, since) => {
    // A post counts once, however many have reported it.
    const posts = db
      .select({
        id: communityPosts.id,
        courseId: communityPosts.courseId,
        at: min(communityReports.reportedAt).as('at'),
        latest: sql<Date>`max(${communityReports.reportedAt})`.as('latest'),
      })
      .from(communityReports)
      .innerJoin(communityPosts, eq(communityPosts.id, communityReports.postId))
      .where(
        and(
          sql`not ${communityReports.isHandled}`,
          inArray(communityPosts.courseId, taughtCourses(db, userId)),
          ne(communityReports.userId, userId),
        ),
      )
      .groupBy(communityPosts.id)
      .as('posts');
    const rows = await db
      .selectDistinctOn([posts.courseId], {
        courseId: posts.courseId,
        ...counted(posts.courseId, posts.latest, since),
        oldest: posts.id,
        at: posts.at,
      })
      .from(posts)
      .orderBy(asc(posts.courseId), asc(posts.at), asc(posts.id))
      .limit(atMost);
    return rows.map(({ at, ...row }) => ({ ...row, at: at ?? since }));
  },
};

/** How many rows the course has, and how many of them are of `since` or later. */
const counted = (courseId: PgColumn, at: PgColumn | SQL.Aliased<Date>, since: Date) => ({
  waiting: sql<number>`count(*) over (partition by ${courseId})::int`,
  fresh: sql<number>`(count(*) filter (where ${at} >= ${since.toISOString()}::timestamptz) over (partition by ${courseId}))::int`,
});
