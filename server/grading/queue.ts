/**
 * Submissions to grade, oldest first (§grading.2), and returned ones, latest first (§grading.43). A page is read from
 * the indexes `submissions_to_grade` and `submissions_returned`, a few rows of each assignment, whichever page it is;
 * what is listed is counted in the same index.
 */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { afterTime, pageOf, readTimeKey, type TimeKey, timeKey } from '../http/cursor.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { graders } from '../platform/database/schema/grading.ts';
import { isFound } from '../platform/database/student-search.ts';
import { claimantName, claimView } from './claim.ts';
import { fullName, shownStudent } from './submission-row.ts';

type Queue = components['schemas']['GradingQueue'];
type Neighbour = components['schemas']['QueueNeighbour'];

/** What the neighbours of a submission depend on, too. */
export type Filters = { course?: string; assignment?: string };
type List = keyof typeof lists;
type Order = 'oldest' | 'newest';
type Page = Filters & { show?: 'returned'; search?: string; limit?: number; cursor?: string };
/** Whose submissions are listed: nobody's own, and those of the students that were searched for. */
type Whose = { userId: string; among?: readonly string[] | undefined };

/** The condition of each list, and the moment by which it is sorted. */
const lists = {
  waiting: { has: isNull(submissions.returnedAt), at: submissions.submittedAt, order: 'oldest' },
  returned: { has: isNotNull(submissions.returnedAt), at: submissions.returnedAt, order: 'newest' },
} as const;

const sortedBy = (order: Order, ...columns: SQLWrapper[]) => columns.map(order === 'oldest' ? asc : desc);

/**
 * A page of one list: `waiting` for a grade, the oldest first, or `returned`, the newest first. Throws 400 for an
 * unknown cursor.
 */
export async function queueOf(
  db: Database,
  userId: string,
  { limit = 50, cursor, show, search, ...filters }: Page,
  now: Date,
): Promise<Queue> {
  const list: List = show ?? 'waiting';
  const all = await waitingAssignments(db, userId);
  // Nobody's work is found by name where it is graded blind.
  const chosen = all.filter((one) => fits(one, filters) && !(search && one.isBlind));
  const whose = { userId, among: search ? await studentsFound(db, search, chosen) : undefined };
  const from = cursor === undefined ? null : readTimeKey(cursor, submissions.id);
  const { order } = lists[list];
  const ids = await rowsOf(db, whose, chosen, { list, from, order, limit: limit + 1 });
  const { page, next } = pageOf(ids, limit, ({ at, id }) => timeKey(at, id));
  const items = await itemsOf(
    db,
    userId,
    page.map(({ id }) => id),
    list,
    now,
  );
  return {
    items,
    total:
      list === 'waiting' && !search
        ? chosen.reduce((sum, one) => sum + one.waiting, 0)
        : await countOf(db, whose, chosen, list),
    assignments: all.map(({ isBlind: _, ...one }) => one),
    ...next,
  };
}

type Neighbours = { previous?: Neighbour; next?: Neighbour; place?: components['schemas']['QueuePlace'] };

/** The waiting submissions before and after this one, which itself need not wait, and which one of them it is (§grading.44). */
export async function neighboursOf(db: Database, userId: string, from: TimeKey, filters: Filters): Promise<Neighbours> {
  const chosen = (await taughtAssignments(db, userId)).filter((one) => fits(one, filters));
  const courseOf = new Map(chosen.map(({ assignmentId, courseId }) => [assignmentId, courseId]));
  const find = async (order: Order): Promise<Neighbour | undefined> => {
    const [found] = await rowsOf(db, { userId }, chosen, { list: 'waiting', from, order, limit: 1 });
    const courseId = found && courseOf.get(found.assignmentId);
    return found && courseId !== undefined ? { courseId, submissionId: found.id } : undefined;
  };
  const previous = await find('newest');
  const next = await find('oldest');
  const place = await placeOf(db, userId, chosen, from);
  return { ...(previous && { previous }), ...(next && { next }), ...(place && { place }) };
}

/** Counted in the index of what waits. */
async function placeOf(db: Database, userId: string, chosen: { assignmentId: string }[], from: TimeKey) {
  const { submittedAt: at, id } = submissions;
  const among = chosen.map(({ assignmentId }) => assignmentId);
  const { has } = lists.waiting;
  const [found] = await db
    .select({
      total: sql<number>`count(*)::int`,
      before: sql<number>`(count(*) filter (where ${afterTime(from, 'newest', { at, id })}))::int`,
      isAmong: sql<boolean>`coalesce(bool_or(${id} = ${from.id}::uuid), false)`,
    })
    .from(submissions)
    .where(and(inArray(submissions.assignmentId, among), has, ne(submissions.userId, userId)));
  return found?.isAmong ? { position: found.before + 1, total: found.total } : undefined;
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
const waitingAssignments = (db: Database, userId: string) =>
  db
    .select({
      ...assignmentColumns,
      isBlind: assignments.isBlind,
      waiting: sql<number>`(
        select count(*)::int from ${submissions}
        where ${submissions.assignmentId} = ${assignments.id} and ${lists.waiting.has} and ${submissions.userId} <> ${userId}
      )`,
    })
    .from(assignments)
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .where(inArray(assignments.courseId, taughtCourses(db, userId)))
    .orderBy(asc(courses.position), asc(assignments.title));

/** The students of these assignments whose name or address has this part. */
async function studentsFound(db: Database, search: string, chosen: { assignmentId: string }[]): Promise<string[]> {
  const { id, firstName, lastName, email } = users;
  const among = chosen.map(({ assignmentId }) => assignmentId);
  const { userId, assignmentId } = studentAssignments;
  const rows = await db
    .select({ id })
    .from(users)
    .where(
      and(
        // There may be a million accounts.
        inArray(id, db.select({ userId }).from(studentAssignments).where(inArray(assignmentId, among)).groupBy(userId)),
        isFound(search, sql`plain_letters(${firstName} || ' ' || ${lastName})`, sql`${email}`),
      ),
    );
  return rows.map((row) => row.id);
}

/** A condition on `submissions`. The students are one value, which the database hashes: of a subquery it made a sort for each assignment. */
const isOf = ({ userId, among }: Whose): SQL | undefined =>
  and(ne(submissions.userId, userId), among && sql`${submissions.userId} = any(${`{${among.join(',')}}`}::uuid[])`);

const countOf = (db: Database, whose: Whose, chosen: { assignmentId: string }[], list: List): Promise<number> =>
  db.$count(
    submissions,
    and(
      inArray(
        submissions.assignmentId,
        chosen.map(({ assignmentId }) => assignmentId),
      ),
      lists[list].has,
      isOf(whose),
    ),
  );

/** The next ones of the assignments, merged from the first few of each. */
async function rowsOf(
  db: Database,
  whose: Whose,
  chosen: { assignmentId: string }[],
  { list, from, order, limit }: { list: List; from: TimeKey | null; order: Order; limit: number },
): Promise<(TimeKey & { assignmentId: string })[]> {
  if (chosen.length === 0) return [];
  const { has, at } = lists[list];
  const { id, assignmentId } = submissions;
  const beyond: SQL | undefined = from === null ? undefined : afterTime(from, order, { at, id });
  const columns = { id, at: sql<Date>`${at}`.mapWith(submissions.submittedAt).as('at'), assignmentId };
  const ofOne = db
    .select(columns)
    .from(submissions)
    .where(and(sql`${submissions.assignmentId} = chosen.id`, has, isOf(whose), beyond))
    .orderBy(...sortedBy(order, at, id))
    .limit(limit)
    .as('of_one');
  const listed = sql.join(
    chosen.map(({ assignmentId }) => sql`(${assignmentId}::text)`),
    sql`, `,
  );
  return db
    .select({ id: ofOne.id, at: ofOne.at, assignmentId: ofOne.assignmentId })
    .from(sql`(values ${listed}) as chosen(id)`)
    .innerJoinLateral(ofOne, sql`true`)
    .orderBy(...sortedBy(order, ofOne.at, ofOne.id))
    .limit(limit);
}

async function itemsOf(db: Database, userId: string, ids: string[], list: List, now: Date): Promise<Queue['items']> {
  if (ids.length === 0) return [];
  const { at, order } = lists[list];
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
      returnedAt: submissions.returnedAt,
      attempt: submissions.attempt,
      number: submissions.number,
      isBlind: assignments.isBlind,
      isLate: sql<boolean>`coalesce(${submissions.submittedAt} > (${due}), false)`,
      student: sql<string>`(${student})`,
      grader: graders,
      graderName: claimantName,
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .leftJoin(graders, and(eq(graders.submissionId, submissions.id), gt(graders.until, now)))
    .where(inArray(submissions.id, ids))
    .orderBy(...sortedBy(order, at, submissions.id));
  return rows.map(({ number, student, submittedAt, returnedAt, grader, graderName: name, ...row }) => ({
    ...row,
    ...(returnedAt && { returnedAt: returnedAt.toISOString() }),
    student: shownStudent(row.isBlind, number, student),
    submittedAt: submittedAt.toISOString(),
    ...(grader && { grader: claimView(grader, name, userId) }),
  }));
}
