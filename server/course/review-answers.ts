/** Instructors' answers to reviews of their courses. They cannot delete reviews (§course.31). */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { reviews } from '../platform/database/schema/course.ts';
import { isUuid } from '../platform/uuid.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { findCourse } from './cache.ts';
import { newestReviews, pageOfReviews, shownRatings, shownReview } from './reviews.ts';

type ReviewKey = { courseId: string; reviewId: string };

const isReview = ({ courseId, reviewId }: ReviewKey) => and(eq(reviews.id, reviewId), eq(reviews.courseId, courseId));

const noReview = () => new Problem(404, 'Review not found. It may have been deleted.');

type Answer = Pick<typeof reviews.$inferSelect, 'answer' | 'answeredAt' | 'answeredBy'>;

async function setAnswer(tx: Database, key: ReviewKey, answer: Answer) {
  const changed = await tx.update(reviews).set(answer).where(isReview(key)).returning({ id: reviews.id });
  const [review] = await newestReviews(tx).where(isReview(key));
  if (changed.length === 0 || !review) throw noReview();
  return shownReview(review);
}

export const reviewAnswerHandlers: Pick<Handlers, 'listTaughtReviews' | 'answerReview' | 'deleteReviewAnswer'> = {
  async listTaughtReviews({ params: { courseId }, query: { show, limit = 25, cursor } }, { db }) {
    const course = await findCourse(db, courseId);
    const ofCourse = eq(reviews.courseId, courseId);
    const waiting = and(ofCourse, isNull(reviews.answer));
    const [all, unanswered, page] = await Promise.all([
      db.$count(reviews, ofCourse),
      db.$count(reviews, waiting),
      pageOfReviews(db, show === 'unanswered' ? waiting : ofCourse, { cursor, limit }),
    ]);
    const written = show === 'unanswered' ? unanswered : all;
    const body = { ...shownRatings(course), courseTitle: course.row.title, unanswered, written };
    return { status: 200, body: { ...body, ...page } };
  },

  async answerReview({ params, body: { text }, user }, { db, now }) {
    return db.transaction(async (tx) => {
      await countAttempt(tx, 'reviewAnswers', user.id);
      const answered = { answer: text.trim(), answeredAt: now(), answeredBy: user.id };
      const review = await setAnswer(tx, params, answered);
      const subject = `${params.courseId}.${review.id}`;
      await endDraft(tx, user.id, { form: 'reviewAnswer', subject }, now());
      return { status: 200, body: review };
    });
  },

  async deleteReviewAnswer({ params }, { db }) {
    const review = await setAnswer(db, params, { answer: null, answeredAt: null, answeredBy: null });
    return { status: 200, body: review };
  },
};

/**
 * A draft of an answer has the subject `<courseId>.<reviewId>`. Throws 404 where there is no such review, or the person does
 * not teach the course.
 */
export const checkReviewAnswerDraft: DraftSubjectCheck = async (db, userId, subject) => {
  const [courseId = '', reviewId = ''] = subject.split('.');
  if (!isUuid(reviewId)) throw noReview();
  const taught = inArray(reviews.courseId, taughtCourses(db, userId));
  if ((await db.$count(reviews, and(isReview({ courseId, reviewId }), taught))) === 0) throw noReview();
};
