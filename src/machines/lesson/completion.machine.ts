import { assign, setup } from 'xstate';
import { toFailure } from '../../api/failure.ts';
import { operation } from '../operation.ts';

type Input = { courseId: string; lessonId: string; isCompleted: boolean; isTeaching: boolean; isVisiting: boolean };
type Event = { type: 'lesson.complete' } | { type: 'retry' };

/** Marking a lesson as completed, for enrolled students; others are invited to enrol (§lesson.3). */
export const lessonCompletionMachine = setup({
  types: {
    input: {} as Input,
    /** `progress` is the whole course's, in percent, once it is loaded. */
    context: {} as Input & { progress: number | null },
    events: {} as Event,
  },
  actors: {
    getCourseProgress: operation('getCourseProgress'),
    completeLesson: operation('completeLesson'),
  },
  guards: {
    isTeaching: ({ context }) => context.isTeaching,
    isVisiting: ({ context }) => context.isVisiting,
    isCompleted: ({ context }) => context.isCompleted,
    isNotEnrolled: (_, { error }: { error: unknown }) => [401, 403].includes(toFailure(error).status),
  },
  actions: { keepProgress: assign({ progress: (_, progress: number) => progress }) },
}).createMachine({
  id: 'lessonCompletion',
  description: '§lesson.3, §course.22',
  context: ({ input }) => ({ ...input, progress: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isTeaching', target: 'teaching' },
        { guard: 'isVisiting', target: 'inviting' },
        { target: 'checking' },
      ],
    },
    teaching: { description: '§lesson.31: a teacher completes nothing.' },
    checking: {
      description: 'Loads the progress in the course, and finds out whether the reader is still enrolled.',
      invoke: {
        id: 'getCourseProgress',
        src: 'getCourseProgress',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepProgress', params: ({ event }) => event.output.progress },
        },
        onError: [
          { guard: { type: 'isNotEnrolled', params: ({ event }) => ({ error: event.error }) }, target: 'inviting' },
          { target: 'deciding' },
        ],
      },
    },
    deciding: { always: [{ guard: 'isCompleted', target: 'completed' }, { target: 'offered' }] },
    inviting: {},
    offered: { on: { 'lesson.complete': 'completing' } },
    completing: {
      invoke: {
        id: 'completeLesson',
        src: 'completeLesson',
        input: ({ context }) => ({ courseId: context.courseId, lessonId: context.lessonId }),
        onDone: {
          target: 'completed',
          actions: { type: 'keepProgress', params: ({ event }) => event.output.progress },
        },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'completing' } },
    completed: {},
  },
});
