import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Course = OperationOutput<'listTaughtCourses'>[number];

/** Viewing the courses that the instructor teaches (§teaching.5). */
export const teachingOverviewMachine = setup({
  types: { context: {} as { courses: Course[] }, events: {} as { type: 'retry' } },
  actors: { listTaughtCourses: operation('listTaughtCourses') },
  guards: { teaches: ({ context }) => context.courses.length > 0 },
}).createMachine({
  id: 'teachingOverview',
  description: '§teaching.5',
  context: { courses: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listTaughtCourses',
        src: 'listTaughtCourses',
        input: {},
        onDone: { target: 'loaded', actions: assign({ courses: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    loaded: {
      initial: 'counting',
      states: {
        counting: { always: [{ guard: 'teaches', target: 'some' }, { target: 'none' }] },
        some: {},
        none: {},
      },
    },
  },
});
