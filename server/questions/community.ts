/** A course's community: published questions and their answers, for its students and its instructors alone. */
import { and, asc, count, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import { enrolmentIn, enrolmentRequired, hasAccess } from '../course/enrolment.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import type { Request, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { taughtCourses, teaches } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import { communityPosts, communityReports, postSearchVector } from '../platform/database/schema/questions.ts';
import { storage } from '../platform/limits.ts';
import type { DraftSubjectCheck } from '../sync/drafts.ts';
import { searchQuery } from './list.ts';
import { nameOf } from './messages.ts';

type Reader = Pick<SessionUser, 'id' | 'role'>;
type PostRow = typeof communityPosts.$inferSelect;
type Post = components['schemas']['CommunityPost'];

const noSuchPost = () => new Problem(404, 'There is no such question.');
const answers = alias(communityPosts, 'answers');

/** Returns whether the person teaches the course. Throws 403 where they are not enrolled in it either. */
export async function requireMember(db: Database, reader: Reader, courseId: string): Promise<boolean> {
  if (await teaches(db, reader, courseId)) return true;
  if (!(await enrolmentIn(db, reader.id, courseId))) throw enrolmentRequired();
  return false;
}

const taughtBy = (db: Database, { id, role }: Reader): SQL | undefined =>
  role === 'instructor' ? inArray(communityPosts.courseId, taughtCourses(db, id)) : sql`false`;

/** A condition: posts of the reader's courses that are not hidden; of courses that they teach, hidden ones, too. */
function visibleTo(db: Database, reader: Reader): SQL | undefined {
  const own = db
    .select({ id: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, reader.id), hasAccess));
  return or(and(inArray(communityPosts.courseId, own), eq(communityPosts.isHidden, false)), taughtBy(db, reader));
}

/** A condition: the question, or an answer to it that is not hidden, matches the search. */
function has(search: string): SQL | undefined {
  const asked = searchQuery(search);
  const answering = sql`(
    select ${answers.questionId} from ${communityPosts} as ${sql.raw('"answers"')}
    where ${postSearchVector(answers)} @@ ${asked} and ${answers.questionId} is not null and not ${answers.isHidden}
  )`;
  return or(sql`${postSearchVector(communityPosts)} @@ ${asked}`, sql`${communityPosts.id} in ${answering}`);
}

const openReports = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(communityReports)
    .innerJoin(answers, eq(answers.id, communityReports.postId))
    .where(
      and(
        eq(communityReports.isHandled, false),
        or(eq(answers.id, communityPosts.id), eq(answers.questionId, communityPosts.id)),
      ),
    );

/** A page of published questions, the newest first; `reported` has those of taught courses with an open report. */
export async function communityOf(
  db: Database,
  reader: Reader,
  { search, filter, cursor, limit = 20 }: Request<'listCommunity'>['query'],
): Promise<components['schemas']['CommunityPage']> {
  const rows = await db
    .select({ post: communityPosts, courseTitle: courses.title })
    .from(communityPosts)
    .innerJoin(courses, eq(courses.id, communityPosts.courseId))
    .where(
      and(
        sql`${communityPosts.questionId} is null`,
        filter === 'reported' ? and(taughtBy(db, reader), exists(openReports(db))) : visibleTo(db, reader),
        search === undefined ? undefined : has(search),
        afterCursor(cursor, 'newest', { at: communityPosts.postedAt, id: communityPosts.id }),
      ),
    )
    .orderBy(desc(communityPosts.postedAt), desc(communityPosts.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, ({ post: { postedAt, id } }) => timeKey(postedAt, id));
  const counts = await answersOf(
    db,
    page.map(({ post }) => post.id),
  );
  return {
    items: page.map(({ post: { id, courseId, title, excerpt, postedAt, isHidden }, courseTitle }) => ({
      id,
      courseId,
      courseTitle,
      title: title ?? '',
      excerpt,
      postedAt: postedAt.toISOString(),
      answers: counts.get(id)?.answers ?? 0,
      hasRightAnswer: counts.get(id)?.isRight ?? false,
      isHidden,
    })),
    ...next,
  };
}

/** For each question the number of visible answers, and whether one is marked as correct. */
async function answersOf(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { answers: number; isRight: boolean }>();
  const rows = await db
    .select({
      id: communityPosts.questionId,
      answers: count(),
      isRight: sql<boolean>`bool_or(${communityPosts.isRight})`,
    })
    .from(communityPosts)
    .where(and(inArray(communityPosts.questionId, ids), eq(communityPosts.isHidden, false)))
    .groupBy(communityPosts.questionId);
  return new Map(rows.map(({ id, ...counted }) => [id ?? '', counted]));
}

/** A post of the course that the reader may see. Throws 404 where there is none. */
export async function findPost(
  db: Database,
  { courseId, postId, teaching }: { courseId: string; postId: string; teaching: boolean },
): Promise<PostRow> {
  const [post] = await db
    .select()
    .from(communityPosts)
    .where(and(eq(communityPosts.id, postId), eq(communityPosts.courseId, courseId)));
  if (!post || (post.isHidden && !teaching)) throw noSuchPost();
  // Answers to a hidden question are hidden, too.
  if (post.questionId !== null) await findPost(db, { courseId, postId: post.questionId, teaching });
  return post;
}

/** As `findPost`, and throws 404 for an answer. */
export async function findQuestion(db: Database, of: Parameters<typeof findPost>[1]): Promise<PostRow> {
  const post = await findPost(db, of);
  if (post.questionId !== null) throw noSuchPost();
  return post;
}

/** A question with its answers: the right one first, then the oldest. Reports are for those who teach the course. */
export async function discussionOf(
  db: Database,
  reader: Reader,
  { courseId, postId, teaching }: Parameters<typeof findPost>[1],
): Promise<components['schemas']['Discussion']> {
  const question = await findQuestion(db, { courseId, postId, teaching });
  const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId));
  const rows = await db
    .select({ post: communityPosts, firstName: users.firstName, lastName: users.lastName })
    .from(communityPosts)
    .leftJoin(users, eq(users.id, communityPosts.authorId))
    .where(
      and(
        eq(communityPosts.questionId, postId),
        // Authors still see their hidden posts, marked as hidden.
        teaching ? undefined : or(eq(communityPosts.isHidden, false), eq(communityPosts.authorId, reader.id)),
      ),
    )
    .orderBy(desc(communityPosts.isRight), asc(communityPosts.postedAt), asc(communityPosts.id));
  const reports = teaching ? await reportsOf(db, [postId, ...rows.map(({ post }) => post.id)]) : new Map();
  const shown = (post: PostRow): Post => ({ ...shownPost(post), reports: reports.get(post.id) ?? [] });
  return {
    courseId,
    courseTitle: course?.title ?? '',
    title: question.title ?? '',
    question: shown(question),
    answers: rows.map(({ post, firstName, lastName }) => ({
      ...shownAnswer(post, firstName === null || lastName === null ? null : { firstName, lastName }, reader.id),
      ...shown(post),
    })),
    canModerate: teaching,
    canAnswer: await hasRoom(db, postId),
  };
}

/** Whether the question can have another answer. */
export const hasRoom = async (db: Database, questionId: string): Promise<boolean> =>
  (await db.$count(communityPosts, eq(communityPosts.questionId, questionId))) < storage.answersOfQuestion;

/** A post without its reports. */
export const shownPost = ({ id, text, postedAt, isHidden }: PostRow): Post => ({
  id,
  text,
  postedAt: postedAt.toISOString(),
  isHidden,
  reports: [],
});

/** An answer as one reader sees it, without its reports. Authors who deleted their account have no name. */
export const shownAnswer = (post: PostRow, author: Parameters<typeof nameOf>[0] | null, readerId: string) => ({
  ...shownPost(post),
  author: author ? nameOf(author) : 'Instructor',
  isByInstructor: post.isByInstructor,
  isOwn: post.authorId === readerId,
  isRight: post.isRight,
  revision: post.revision,
  ...(post.editedAt && { editedAt: post.editedAt.toISOString() }),
});

async function reportsOf(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ postId: communityReports.postId, reason: communityReports.reason })
    .from(communityReports)
    .where(and(inArray(communityReports.postId, ids), eq(communityReports.isHandled, false)))
    .orderBy(asc(communityReports.reportedAt));
  const found = new Map<string, string[]>();
  for (const { postId, reason } of rows) found.set(postId, [...(found.get(postId) ?? []), reason]);
  return found;
}

/** Throws 404 where there is no such question, and 403 where the person is not in its course. */
export const checkAnswerDraft: DraftSubjectCheck = async (db, userId, postId) => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(postId)) throw noSuchPost();
  const [found] = await db
    .select({ courseId: communityPosts.courseId, role: users.role })
    .from(communityPosts)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(communityPosts.id, postId));
  if (!found) throw noSuchPost();
  const teaching = await requireMember(db, { id: userId, role: found.role }, found.courseId);
  await findQuestion(db, { courseId: found.courseId, postId, teaching });
};
