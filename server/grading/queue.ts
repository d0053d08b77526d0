/**
 * What waits for a grade, oldest first. A page is read from the index `submissions_to_grade`, a few rows of each assignment,
 * and the counts from the same index: neither grows with how much waits (§grading.2).
 */
import { and, asc, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { afterTime, pageOf, readTimeKey, type TimeKey, timeKey } from '../http/cursor.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { graders } from '../platform/database/schema/grading.ts';
import { graderName, graderView } from './grader.ts';
import { fullName, shownStudent } from './submission-row.ts';

type Queue = components['schemas']['GradingQueue'];
type Neighbour = components['schemas']['QueueNeighbour'];

export type Filters = { course?: string; assignment?: string };
type Key = { submittedAt: Date; id: string };
type Page = Filters & { limit?: number; cursor?: string };

export async function queueOf(
  db: Database,
  userId: string,
  { limit = 50, cursor, ...filters }: Page,
  now: Date,
): Promise<Queue> {
  const all = await waitingAssignments(db, userId);
  const chosen = all.filter((one) => fits(one, filters));
  const from = cursor === undefined ? null : readTimeKey(cursor, submissions.id);
  const ids = await waiting(db, userId, chosen, { from, forwards: true, limit: limit + 1 });
  const { page, next } = pageOf(ids, limit, ({ submittedAt, id }) => timeKey(submittedAt, id));
  const items = await itemsOf(
    db,
    userId,
    page.map(({ id }) => id),
    now,
  );
  return {
    items,
    total: chosen.reduce((sum, one) => sum + one.waiting, 0),
    assignments: all,
    ...next,
  };
}

type Neighbours = { previous?: Neighbour; next?: Neighbour };

/** The ones before and after it that wait; the submission itself need not. */
export async function neighboursOf(db: Database, userId: string, from: TimeKey, filters: Filters): Promise<Neighbours> {
  const chosen = (await taughtAssignments(db, userId)).filter((one) => fits(one, filters));
  const courseOf = new Map(chosen.map(({ assignmentId, courseId }) => [assignmentId, courseId]));
  const find = async (forwards: boolean): Promise<Neighbour | undefined> => {
    const [found] = await waiting(db, userId, chosen, { from, forwards, limit: 1 });
    const courseId = found && courseOf.get(found.assignmentId);
    return found && courseId !== undefined ? { courseId, submissionId: found.id } : undefined;
  };
  const previous = await find(false);
  const next = await find(true);
  return { ...(previous && { previous }), ...(next && { next }) };
}

const fits = (one: { courseId: string; assignmentId: string }, { course, assignment }: Filters) =>
  (course === undefined || one.courseId === course) && (assignment === undefined || one.assignmentId === assignment);

const assignmentColumns = {
  courseId: assignments.courseId,
  courseName: courses.title,
  assignmentId: assignments.id,
  assignmentTitle: assignments.title,
};

const taughtAssignments = (db: Database, userId: string) =>
  db
    .select(assignmentColumns)
    .from(assignments)
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .where(inArray(assignments.courseId, taughtCourses(db, userId)));

/** In the catalogue's order. */
const waitingAssignments = (db: Database, userId: string): Promise<Queue['assignments']> =>
  db
    .select({
      ...assignmentColumns,
      waiting: sql<number>`(
        select count(*)::int from ${submissions}
        where ${submissions.assignmentId} = ${assignments.id} and ${submissions.returnedAt} is null
          and ${submissions.userId} <> ${userId}
      )`,
    })
    .from(assignments)
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .where(inArray(assignments.courseId, taughtCourses(db, userId)))
    .orderBy(asc(courses.position), asc(assignments.title));

/** The next ones of the assignments, merged from the first few of each. Nobody grades what they have handed in themselves. */
async function waiting(
  db: Database,
  userId: string,
  chosen: { assignmentId: string }[],
  { from, forwards, limit }: { from: TimeKey | null; forwards: boolean; limit: number },
): Promise<(Key & { assignmentId: string })[]> {
  if (chosen.length === 0) return [];
  const order = forwards ? asc : desc;
  const beyond: SQL | undefined =
    from === null
      ? undefined
      : afterTime(from, forwards ? 'oldest' : 'newest', {
          at: submissions.submittedAt,
          id: submissions.id,
        });
  const columns = { id: submissions.id, submittedAt: submissions.submittedAt, assignmentId: submissions.assignmentId };
  const ofOne = db
    .select(columns)
    .from(submissions)
    .where(
      and(
        sql`${submissions.assignmentId} = chosen.id`,
        sql`${submissions.returnedAt} is null`,
        ne(submissions.userId, userId),
        beyond,
      ),
    )
    .orderBy(order(submissions.submittedAt), order(submissions.id))
    .limit(limit)
    .as('of_one');
  const listed = sql.join(
    chosen.map(({ assignmentId }) => sql`(${assignmentId}::text)`),
    sql`, `,
  );
  return db
    .select({ id: ofOne.id, submittedAt: ofOne.submittedAt, assignmentId: ofOne.assignmentId })
    .from(sql`(values ${listed}) as chosen(id)`)
    .innerJoinLateral(ofOne, sql`true`)
    .orderBy(order(ofOne.submittedAt), order(ofOne.id))
    .limit(limit);
}

async function itemsOf(db: Database, userId: string, ids: string[], now: Date): Promise<Queue['items']> {
  if (ids.length === 0) return [];
  // Subqueries, as each finds its row by key; joined, all accounts would be read.
  const student = db.select({ name: fullName }).from(users).where(eq(users.id, submissions.userId));
  const due = db
    .select({ dueAt: studentAssignments.dueAt })
    .from(studentAssignments)
    .where(
      and(
        eq(studentAssignments.userId, submissions.userId),
        eq(studentAssignments.assignmentId, submissions.assignmentId),
      ),
    );
  const rows = await db
    .select({
      ...assignmentColumns,
      submissionId: submissions.id,
      submittedAt: submissions.submittedAt,
      attempt: submissions.attempt,
      number: submissions.number,
      isBlind: assignments.isBlind,
      isLate: sql<boolean>`coalesce(${submissions.submittedAt} > (${due}), false)`,
      student: sql<string>`(${student})`,
      grader: graders,
      graderName,
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .leftJoin(graders, and(eq(graders.submissionId, submissions.id), gt(graders.until, now)))
    .where(inArray(submissions.id, ids))
    .orderBy(asc(submissions.submittedAt), asc(submissions.id));
  return rows.map(({ number, student, submittedAt, grader, graderName: name, ...row }) => ({
    ...row,
    student: shownStudent(row.isBlind, number, student),
    submittedAt: submittedAt.toISOString(),
    ...(grader && { grader: graderView(grader, name, userId) }),
  }));
}
