/**
 * Who sees which thread, and what the list of them shows. A thread is its asker's and of those who teach its course.
 */
import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { courseOf } from '../course/cache.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import { searchVector, threadMessages, threadReads, threads } from '../platform/database/schema/questions.ts';
import { sortName } from '../platform/database/student-search.ts';
import type { DraftSubjectCheck } from '../sync/drafts.ts';
import { searchQuery } from './list.ts';
import { isFull, nameOf, type ThreadRow } from './messages.ts';

type Reader = Pick<SessionUser, 'id' | 'role'>;

const noSuchThread = () => new Problem(404, 'There is no such conversation.');

/** A condition: threads of courses that the reader teaches, without their own questions. */
const taughtBy = (db: Database, { id, role }: Reader): SQL | undefined =>
  role === 'instructor'
    ? and(inArray(threads.courseId, taughtCourses(db, id)), sql`${threads.userId} <> ${id}`)
    : sql`false`;

/** A condition: threads that the reader may open. */
export const visibleTo = (db: Database, reader: Reader): SQL | undefined =>
  or(eq(threads.userId, reader.id), taughtBy(db, reader));

/** Messages of the other side that are newer than what the reader has read. */
const unreadBy = (reader: Reader) => sql<number>`(
  select count(*)::int from ${threadMessages}
  where ${threadMessages.threadId} = ${threads.id}
    and ${threadMessages.isByInstructor} = (${threads.userId} = ${reader.id})
    and ${threadMessages.sentAt} > coalesce(${threadReads.readAt}, '-infinity')
)`;

const readBy = ({ id }: Reader) => and(eq(threadReads.threadId, threads.id), eq(threadReads.userId, id));

const about = (db: Database, reader: Reader) =>
  db
    .select({
      thread: threads,
      courseTitle: courses.title,
      firstName: users.firstName,
      lastName: users.lastName,
      unread: unreadBy(reader),
      readAt: threadReads.readAt,
    })
    .from(threads)
    .innerJoin(courses, eq(courses.id, threads.courseId))
    .innerJoin(users, eq(users.id, threads.userId))
    .leftJoin(threadReads, readBy(reader));

type About = Awaited<ReturnType<typeof about>>[number];

/** A condition: a message matches the search, or the asker's name contains it, accents and capitals aside. */
const has = (search: string) =>
  or(
    sql`exists (
      select 1 from ${threadMessages}
      where ${threadMessages.threadId} = ${threads.id} and ${searchVector(sql`${threadMessages.text}`)} @@ ${searchQuery(search)}
    )`,
    sql`position(plain_letters(${search}::text) in ${sortName}) > 0`,
  );

/** The courses in which the reader has threads. */
const coursesOf = (db: Database, reader: Reader) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(threads)
          .where(and(eq(threads.courseId, courses.id), visibleTo(db, reader))),
      ),
    )
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(500);

type Asked = { filter?: 'unanswered'; search?: string; course?: string; cursor?: string; limit?: number };

/**
 * A page of the reader's threads, the newest message first. `unanswered`: those that wait for an instructor like them.
 */
export async function threadsOf(
  db: Database,
  reader: Reader,
  { filter, search, course, cursor, limit = 20 }: Asked,
): Promise<components['schemas']['ThreadPage']> {
  const shown =
    filter === 'unanswered' ? and(taughtBy(db, reader), eq(threads.isAnswered, false)) : visibleTo(db, reader);
  const rows = await about(db, reader)
    .where(
      and(
        shown,
        search === undefined ? undefined : has(search),
        course === undefined ? undefined : eq(threads.courseId, course),
        afterCursor(cursor, 'newest', { at: threads.lastAt, id: threads.id }),
      ),
    )
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, ({ thread: { lastAt, id } }) => timeKey(lastAt, id));
  const items = await Promise.all(
    page.map(async (row) => ({
      ...(await shownAbout(db, reader, row)),
      excerpt: row.thread.excerpt,
      lastAt: row.thread.lastAt.toISOString(),
    })),
  );
  return { courses: await coursesOf(db, reader), items, ...next };
}

/**
 * Of the person's own threads, the newest hundred: how many have a message of the other side that they have not read.
 */
export async function countNew(db: Database, reader: Reader): Promise<number> {
  const newest = db
    .select({ unread: sql<boolean>`${unreadBy(reader)} > 0`.as('unread') })
    .from(threads)
    .leftJoin(threadReads, readBy(reader))
    .where(eq(threads.userId, reader.id))
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(100)
    .as('newest');
  return db.$count(newest, eq(newest.unread, true));
}

/** A thread without its messages, as this reader sees it. */
export async function shownAbout(
  db: Database,
  reader: Reader,
  { thread, courseTitle, firstName, lastName, unread }: About,
): Promise<components['schemas']['ThreadAbout']> {
  const { id, courseId, lessonId, userId, isStartedByInstructor, isAnswered } = thread;
  const course = await courseOf(db, courseId);
  const lesson = course?.lessons.find((one) => one.id === lessonId);
  return {
    id,
    courseId,
    courseTitle,
    ...(lesson && { lesson: { id: lesson.id, title: lesson.title } }),
    asker: nameOf({ firstName, lastName }),
    ...(userId !== reader.id && { askerId: userId }),
    isOwn: userId === reader.id,
    isStartedByInstructor,
    isAnswered,
    unread,
  };
}

/** Throws 404 where there is no such thread, or the reader is neither its asker nor teaches its course. */
export async function findThread(db: Database, reader: Reader, threadId: string): Promise<About> {
  const [found] = await about(db, reader).where(and(eq(threads.id, threadId), visibleTo(db, reader)));
  if (!found) throw noSuchThread();
  return found;
}

/** The same, locked until the caller's transaction ends, so that messages of one thread are written in turn. */
export async function lockThread(tx: Database, reader: Reader, threadId: string): Promise<ThreadRow> {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, threadId), visibleTo(tx, reader)))
    .for('update');
  if (!thread) throw noSuchThread();
  return thread;
}

/** Whether the reader may write: not an asker who has had access to the course and lost it. */
export async function mayWrite(db: Database, reader: Reader, { userId, courseId }: ThreadRow): Promise<boolean> {
  if (userId !== reader.id) return true;
  const lost = and(
    eq(enrolments.userId, userId),
    eq(enrolments.courseId, courseId),
    sql`${enrolments.access} <> 'active'`,
  );
  return (await db.$count(enrolments, lost)) === 0;
}

/** Whether the reader may write and the thread has room. */
export const canReply = async (db: Database, reader: Reader, thread: ThreadRow): Promise<boolean> =>
  (await mayWrite(db, reader, thread)) && !(await isFull(db, thread.id));

/** Throws 404 where the person has no such thread. */
export const checkReplyDraft: DraftSubjectCheck = async (db, userId, threadId) => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(threadId)) throw noSuchThread();
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw noSuchThread();
  await findThread(db, user, threadId);
};
