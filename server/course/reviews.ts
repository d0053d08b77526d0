/** Students' reviews of a course: one each, theirs to change and to delete (§course.28). */
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import type { Handlers, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { teaches } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { reviews } from '../platform/database/schema/course.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { type CourseEntry, countedIn, findCourse } from './cache.ts';
import { completedIn } from './completed-lessons.ts';
import { enrolmentIn, requireEnrolment } from './enrolment.ts';
import { invalidateCatalogue } from './listing.ts';
import { countRatings } from './ratings.ts';

type OwnReview = components['schemas']['OwnReview'];

/** The columns of a review and its author's account that are shown. */
export const shownColumns = { review: reviews, firstName: users.firstName, lastName: users.lastName };
type Shown = { review: typeof reviews.$inferSelect; firstName: string | null; lastName: string | null };

/** A review as the contract shows it. */
export function shownReview({ review, firstName, lastName }: Shown): components['schemas']['Review'] {
  const { id, author, stars, text, createdAt, changedAt, answer, answeredAt } = review;
  return {
    id,
    author: author ?? `${firstName} ${[...(lastName ?? '')][0] ?? ''}.`,
    stars,
    text,
    createdAt: createdAt.toISOString(),
    ...(changedAt && { changedAt: changedAt.toISOString() }),
    ...(answer !== null && answeredAt && { answer: { text: answer, answeredAt: answeredAt.toISOString() } }),
  };
}

/** The newest first. */
export const newestReviews = (db: Database) =>
  db
    .select(shownColumns)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .$dynamic();

type Page = { cursor: string | undefined; limit: number };

/** A page of those that are `wanted`. */
export async function pageOfReviews(db: Database, wanted: SQL | undefined, { cursor, limit }: Page) {
  const rows = await newestReviews(db)
    .where(and(wanted, afterCursor(cursor, 'newest', { at: reviews.createdAt, id: reviews.id })))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, ({ review: { createdAt, id } }) => timeKey(createdAt, id));
  return { items: page.map(shownReview), ...next };
}

/** The mean of the stars of a course, how many reviews gave them, and the percentage of each number of stars. */
export const shownRatings = ({ ratings }: CourseEntry) => ({
  rating: ratings.rating,
  count: ratings.count,
  distribution: ratings.distribution.map((percent, index) => ({ stars: 5 - index, percent })),
});

const byStudent = (userId: string, courseId: string) => and(eq(reviews.userId, userId), eq(reviews.courseId, courseId));

async function ownReview(db: Database, user: SessionUser, { row, lessons: all }: CourseEntry): Promise<OwnReview> {
  const lessons = countedIn(all);
  const enrolledAt = await enrolmentIn(db, user.id, row.id);
  const completed = await completedIn(db, user.id, row.id);
  const [found] = await newestReviews(db).where(byStudent(user.id, row.id));
  return {
    // Instructors cannot review a course that they teach.
    isEnrolled: enrolledAt !== null && !(await teaches(db, user, row.id)),
    completedLessons: lessons.filter(({ id }) => completed.has(id)).length,
    neededLessons: Math.max(1, Math.ceil(lessons.length / 5)),
    totalLessons: lessons.length,
    ...(found && { review: shownReview(found) }),
  };
}

/** Throws 403 with the reason. A review can still be changed when the course has got more lessons since. */
function requireReviewer({ isEnrolled, completedLessons, neededLessons, totalLessons, review }: OwnReview): void {
  if (!isEnrolled) throw new Problem(403, 'You teach this course, so you cannot review it.');
  if (review || completedLessons >= neededLessons) return;
  throw new Problem(
    403,
    `You can review this course once you have completed ${neededLessons} of its ${totalLessons} lessons. ` +
      `So far it is ${completedLessons}.`,
  );
}

export const reviewHandlers: Pick<
  Handlers,
  'listCourseReviews' | 'getOwnReview' | 'saveOwnReview' | 'deleteOwnReview'
> = {
  async listCourseReviews({ params: { courseId }, query: { limit = 100, cursor } }, { db }) {
    const course = await findCourse(db, courseId);
    const ofCourse = eq(reviews.courseId, courseId);
    const [written, page] = await Promise.all([
      db.$count(reviews, ofCourse),
      pageOfReviews(db, ofCourse, { cursor, limit }),
    ]);
    return { status: 200, body: { ...shownRatings(course), written, ...page } };
  },

  async getOwnReview({ params: { courseId }, user }, { db }) {
    return { status: 200, body: await ownReview(db, user, await findCourse(db, courseId)) };
  },

  async saveOwnReview({ params: { courseId }, body: { stars, text = '' }, user }, { db, now }) {
    const course = await findCourse(db, courseId);
    const body = await db.transaction(async (tx) => {
      await requireEnrolment(tx, user.id, courseId);
      requireReviewer(await ownReview(tx, user, course));
      await countAttempt(tx, 'reviews', user.id);
      const written = { stars, text: text.trim() };
      await tx
        .insert(reviews)
        .values({ courseId, userId: user.id, ...written, createdAt: now() })
        .onConflictDoUpdate({
          target: [reviews.userId, reviews.courseId],
          set: { ...written, changedAt: now() },
        });
      await countRatings(tx, courseId);
      await endDraft(tx, user.id, { form: 'review', subject: courseId }, now());
      return ownReview(tx, user, course);
    });
    invalidateCatalogue(db);
    return { status: 200, body };
  },

  async deleteOwnReview({ params: { courseId }, user }, { db }) {
    await findCourse(db, courseId);
    await db.transaction(async (tx) => {
      const gone = await tx.delete(reviews).where(byStudent(user.id, courseId)).returning({ id: reviews.id });
      if (gone.length > 0) await countRatings(tx, courseId);
    });
    invalidateCatalogue(db);
    return { status: 204 };
  },
};

/**
 * A draft of a review has the course as its subject. Throws 404 without the course, 403 where the student is not in it.
 */
export const checkReviewDraft: DraftSubjectCheck = async (db, userId, courseId) => {
  await findCourse(db, courseId);
  await requireEnrolment(db, userId, courseId);
};
