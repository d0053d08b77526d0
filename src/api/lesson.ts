/** A lesson's calls, and the progress in its course. */
import type * as z from 'zod/mini';
import { actor } from './actors.ts';
import { announceAfter, remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import {
  answerQuizResponse,
  completeLessonResponse,
  getCourseProgressResponse,
  getLessonResponse,
} from './generated/schemas/lesson.ts';
import type { KeyedCall, OperationInput } from './operation.ts';

export const getLesson = actor((input: OperationInput<'getLesson'>) =>
  remembered('Courses', ['getLesson', input], () =>
    parsed(client.GET('/courses/{courseId}/lessons/{lessonId}', { params: { path: input } }), getLessonResponse),
  ),
);

export const getCourseProgress = actor((input: OperationInput<'getCourseProgress'>) =>
  remembered('Courses', ['getCourseProgress', input], () =>
    parsed(client.GET('/courses/{courseId}/progress', { params: { path: input } }), getCourseProgressResponse),
  ),
);

export const changing = <Output>(call: Promise<Output>) => announceAfter(call, 'Courses');

export const completeLesson = actor((input: OperationInput<'completeLesson'>, signal) =>
  changing(
    parsed(
      client.POST('/courses/{courseId}/lessons/{lessonId}/complete', { params: { path: input }, signal }),
      completeLessonResponse,
    ),
  ),
);

export const answerQuiz: KeyedCall<OperationInput<'answerQuiz'>, z.infer<typeof answerQuizResponse>> = (
  { courseId, lessonId, answers },
  sending,
) =>
  changing(
    parsed(
      client.POST('/courses/{courseId}/lessons/{lessonId}/answers', {
        params: { path: { courseId, lessonId } },
        body: { answers },
        ...sending,
      }),
      answerQuizResponse,
    ),
  );
