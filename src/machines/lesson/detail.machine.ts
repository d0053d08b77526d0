import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Lesson = OperationOutput<'getLesson'>;
type Input = { courseId: string; lessonId: string };
type Event = { type: 'retry' };

/** Opening a lesson (§lesson.1, §lesson.2). Video, quiz, exercise, case study and completion are flows of their own. */
export const lessonMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { lesson: Lesson | null },
    events: {} as Event,
  },
  actors: { getLesson: operation('getLesson') },
  guards: {
    isLocked: ({ event }) => [401, 403].includes(failureIn(event).status),
    isUnknown: ({ event }) => [400, 404].includes(failureIn(event).status),
  },
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
        onDone: { target: 'open', actions: assign({ lesson: ({ event }) => event.output }) },
        onError: [
          { guard: 'isLocked', target: 'locked' },
          { guard: 'isUnknown', target: 'notFound' },
          { target: 'failed' },
        ],
      },
    },
    locked: {},
    notFound: {},
    failed: { on: { retry: 'loading' } },
    open: { description: "What it shows depends on the lesson's type." },
  },
});
