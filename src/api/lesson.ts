/** A lesson's calls, and the progress in its course. */
import type * as z from 'zod/mini';
import { actor } from './actors.ts';
import { forget, remembered } from './cache.ts';
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
 * Drops the cached courses even after a failed or cancelled call, as the server may have made the change anyway. Only a
 * change that was made is announced: whoever asked again after each failure would take a failed call for a connection,
 * and the call would be sent again without a pause.
 */
export async function changing<Output>(call: Promise<Output>): Promise<Output> {
  const output = await call.finally(() => forget('Courses'));
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
