/** The calls of exercises. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { checkExerciseResponse, confirmExerciseResponse, showSolutionResponse } from '../generated/schemas/practice.ts';
import { changing } from '../lesson.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

export const checkExercise: KeyedCall<OperationInput<'checkExercise'>, z.infer<typeof checkExerciseResponse>> = (
  { courseId, lessonId, ...body },
  sending,
) =>
  changing(
    parsed(
      client.POST('/courses/{courseId}/lessons/{lessonId}/attempts', {
        params: { path: { courseId, lessonId } },
        body,
        ...sending,
      }),
      checkExerciseResponse,
    ),
  );

export const confirmExercise: KeyedCall<OperationInput<'confirmExercise'>, z.infer<typeof confirmExerciseResponse>> = (
  { courseId, lessonId, attemptId, ...body },
  sending,
) =>
  changing(
    parsed(
      client.POST('/courses/{courseId}/lessons/{lessonId}/attempts/{attemptId}/confirmation', {
        params: { path: { courseId, lessonId, attemptId } },
        body,
        ...sending,
      }),
      confirmExerciseResponse,
    ),
  );

export const showSolution = actor((path: OperationInput<'showSolution'>, signal) =>
  changing(
    parsed(
      client.POST('/courses/{courseId}/lessons/{lessonId}/solution', { params: { path }, signal }),
      showSolutionResponse,
    ),
  ),
);
