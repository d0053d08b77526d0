/** Reviews of a course: all of them, the student's own, and the instructors' answers. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { forgetAfter, remembered } from '../cache.ts';
import { client, done, parsed } from '../client.ts';
import {
  answerReviewResponse,
  deleteReviewAnswerResponse,
  getOwnReviewResponse,
  listCourseReviewsResponse,
  listTaughtReviewsResponse,
  saveOwnReviewResponse,
} from '../generated/schemas/course-reviews.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

/** Courses show their ratings. */
const changing = <Output>(call: Promise<Output>) => forgetAfter(call, 'Courses');

export const listCourseReviews = actor((input: OperationInput<'listCourseReviews'>) => {
  const { courseId, ...query } = input;
  return remembered('Courses', ['listCourseReviews', input], () =>
    parsed(
      client.GET('/courses/{courseId}/reviews', { params: { path: { courseId }, query } }),
      listCourseReviewsResponse,
    ),
  );
});

export const getOwnReview = actor((path: OperationInput<'getOwnReview'>, signal) =>
  parsed(client.GET('/courses/{courseId}/reviews/own', { params: { path }, signal }), getOwnReviewResponse),
);

export const saveOwnReview: KeyedCall<OperationInput<'saveOwnReview'>, z.infer<typeof saveOwnReviewResponse>> = (
  { courseId, ...body },
  sending,
) =>
  changing(
    parsed(
      client.PUT('/courses/{courseId}/reviews/own', { params: { path: { courseId } }, body, ...sending }),
      saveOwnReviewResponse,
    ),
  );

export const deleteOwnReview = actor((path: OperationInput<'deleteOwnReview'>, signal) =>
  changing(done(client.DELETE('/courses/{courseId}/reviews/own', { params: { path }, signal }))),
);

export const listTaughtReviews = actor(({ courseId, ...query }: OperationInput<'listTaughtReviews'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/reviews', { params: { path: { courseId }, query }, signal }),
    listTaughtReviewsResponse,
  ),
);

export const answerReview: KeyedCall<OperationInput<'answerReview'>, z.infer<typeof answerReviewResponse>> = (
  { courseId, reviewId, ...body },
  sending,
) =>
  changing(
    parsed(
      client.PUT('/teach/courses/{courseId}/reviews/{reviewId}/answer', {
        params: { path: { courseId, reviewId } },
        body,
        ...sending,
      }),
      answerReviewResponse,
    ),
  );

export const deleteReviewAnswer = actor((path: OperationInput<'deleteReviewAnswer'>, signal) =>
  changing(
    parsed(
      client.DELETE('/teach/courses/{courseId}/reviews/{reviewId}/answer', { params: { path }, signal }),
      deleteReviewAnswerResponse,
    ),
  ),
);
