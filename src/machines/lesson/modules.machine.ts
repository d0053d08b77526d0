import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Course = OperationOutput<'getCourse'>;

type Event =
  | { type: 'retry' }
  /** Something has been done that may have completed a lesson. */
  | { type: 'refresh' };

/** The modules of the course and their lessons, beside a lesson (§lesson.35, §lesson.38). */
export const lessonModulesMachine = setup({
  types: {
    input: {} as { courseId: string },
    context: {} as { courseId: string; course: Course | null },
    events: {} as Event,
  },
  actors: { getCourse: operation('getCourse') },
  actions: { take: assign((_, course: Course) => ({ course })) },
}).createMachine({
  id: 'lessonModules',
  description: '§lesson.35, §lesson.38',
  context: ({ input }) => ({ ...input, course: null }),
  initial: 'loading',
  states: {
    loading: {
      on: { refresh: { target: 'loading', reenter: true } },
      invoke: {
        id: 'getCourse',
        src: 'getCourse',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading', refresh: 'loading' } },
    listed: { on: { refresh: 'renewing' } },
    renewing: {
      description: 'What was there stays, also where it could not be loaded again.',
      on: { refresh: { target: 'renewing', reenter: true } },
      invoke: {
        id: 'getCourse',
        src: 'getCourse',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'listed',
      },
    },
  },
});
