import { assign, setup } from 'xstate';
import { toFailure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Lesson = OperationOutput<'getLesson'>;
type Input = { courseId: string; lessonId: string };
type Event = { type: 'retry' };

/** Opening a lesson (§lesson.1, §lesson.2). Video, quiz and completion are flows of their own. */
export const lessonMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { lesson: Lesson | null },
    events: {} as Event,
  },
  actors: { getLesson: operation('getLesson') },
  guards: {
    isOfType: (_, { lesson, type }: { lesson: Lesson; type: Lesson['type'] }) => lesson.type === type,
    isLocked: (_, { error }: { error: unknown }) => [401, 403].includes(toFailure(error).status),
    isUnknown: (_, { error }: { error: unknown }) => [400, 404].includes(toFailure(error).status),
  },
  actions: { keep: assign({ lesson: (_, lesson: Lesson) => lesson }) },
}).createMachine({
  id: 'lesson',
  description: '§lesson.1, §lesson.2, §lesson.10',
  context: ({ input }) => ({ ...input, lesson: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getLesson',
        src: 'getLesson',
        input: ({ context }) => ({ courseId: context.courseId, lessonId: context.lessonId }),
        onDone: [
          {
            guard: { type: 'isOfType', params: ({ event }) => ({ lesson: event.output, type: 'video' }) },
            target: 'video',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOfType', params: ({ event }) => ({ lesson: event.output, type: 'quiz' }) },
            target: 'quiz',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOfType', params: ({ event }) => ({ lesson: event.output, type: 'assignment' }) },
            target: 'assignment',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOfType', params: ({ event }) => ({ lesson: event.output, type: 'exercise' }) },
            target: 'exercise',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOfType', params: ({ event }) => ({ lesson: event.output, type: 'case-study' }) },
            target: 'caseStudy',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'reading', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isLocked', params: ({ event }) => ({ error: event.error }) }, target: 'locked' },
          { guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          { target: 'failed' },
        ],
      },
    },
    locked: {},
    notFound: {},
    failed: { on: { retry: 'loading' } },
    reading: {},
    video: {},
    quiz: {},
    assignment: {},
    exercise: {},
    caseStudy: {},
  },
});
