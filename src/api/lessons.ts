/** A lesson's calls, and the progress that follows from them. */
import * as z from 'zod/mini';
import type { Call } from '../sync/persisted-keys.ts';
import { actor } from './actors.ts';
import { forget, remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import type { OperationInput } from './operation.ts';

const base = {
  id: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  moduleTitle: z.string(),
  title: z.string(),
  duration: z.string(),
  isCompleted: z.boolean(),
  isPreview: z.boolean(),
  position: z.number(),
  total: z.number(),
  previousLessonId: z.exactOptional(z.string()),
  nextLessonId: z.exactOptional(z.string()),
};

const question = z.object({
  id: z.string(),
  prompt: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});

const lessonContent = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('reading'), body: z.string() }),
  z.object({ ...base, type: z.literal('video'), animation: z.string(), transcript: z.string() }),
  z.object({
    ...base,
    type: z.literal('quiz'),
    passMark: z.number(),
    questions: z.array(question),
    lastScore: z.exactOptional(z.number()),
  }),
  z.object({ ...base, type: z.literal('assignment'), body: z.string() }),
]);

const courseProgress = z.object({
  courseId: z.string(),
  progress: z.number(),
  completedLessons: z.number(),
  totalLessons: z.number(),
  completedLessonIds: z.array(z.string()),
  nextLessonId: z.exactOptional(z.string()),
  modules: z.array(z.object({ id: z.string(), progress: z.number() })),
});

const quizResult = z.object({
  score: z.number(),
  passed: z.boolean(),
  answers: z.array(
    z.object({ questionId: z.string(), optionId: z.string(), correct: z.boolean(), explanation: z.string() }),
  ),
  progress: courseProgress,
});

export const getLesson = actor((input: OperationInput<'getLesson'>) =>
  remembered('Courses', ['getLesson', input], () =>
    parsed(client.GET('/courses/{courseId}/lessons/{lessonId}', { params: { path: input } }), lessonContent),
  ),
);

export const getCourseProgress = actor((input: OperationInput<'getCourseProgress'>) =>
  remembered('Courses', ['getCourseProgress', input], () =>
    parsed(client.GET('/courses/{courseId}/progress', { params: { path: input } }), courseProgress),
  ),
);

/** Whatever came of it, even an answer that nobody waited for: what is kept may be out of date now. */
async function changing<Output>(call: Promise<Output>): Promise<Output> {
  try {
    return await call;
  } finally {
    forget('Courses');
  }
}

export const completeLesson = actor((input: OperationInput<'completeLesson'>, signal) =>
  changing(
    parsed(
      client.POST('/courses/{courseId}/lessons/{lessonId}/complete', { params: { path: input }, signal }),
      courseProgress,
    ),
  ),
);

export const answerQuiz: Call<OperationInput<'answerQuiz'>, z.infer<typeof quizResult>> = (
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
      quizResult,
    ),
  );
