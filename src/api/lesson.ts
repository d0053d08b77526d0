/** A lesson's calls, and the progress in its course. */
import type * as z from 'zod/mini';
import { actor } from './actors.ts';
import { forgetAfter, remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import {
  answerQuizResponse,
  completeLessonResponse,
  getCourseProgressResponse,
  getLessonResponse,
} from './generated/schemas/lesson.ts';
import type { KeyedCall, OperationInput } from './operation.ts';
import { coursesChanged } from './signals.ts';

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

/**
 * A change by which a course moves on. It is announced only once it was made: if a failed call were announced, those
 * who listen would ask for the course again, and their answer would end the pause before the failed call's next try.
 */
export async function changing<Output>(call: Promise<Output>): Promise<Output> {
  const output = await forgetAfter(call, 'Courses');
  coursesChanged.emit();
  return output;
}

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
