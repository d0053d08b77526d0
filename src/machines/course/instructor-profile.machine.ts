import { assign, setup } from 'xstate';
import type { CourseSummary } from '../../api/course-aliases.ts';
import { operation } from '../operation.ts';

type Event = { type: 'open'; instructor: string } | { type: 'close' } | { type: 'retry' };

/** An instructor's profile with all their courses (§course.11). */
export const instructorProfileMachine = setup({
  types: {
    context: {} as { instructor: string; courses: CourseSummary[] },
    events: {} as Event,
  },
  actors: { listCourses: operation('listCourses') },
}).createMachine({
  id: 'instructorProfile',
  description: '§course.11',
  context: { instructor: '', courses: [] },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'open', actions: assign({ instructor: ({ event }) => event.instructor }) } },
    },
    open: {
      initial: 'loading',
      on: { close: 'closed' },
      states: {
        loading: {
          invoke: {
            id: 'listCourses',
            src: 'listCourses',
            input: ({ context: { instructor } }) => ({ instructor }),
            onDone: { target: 'loaded', actions: assign({ courses: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        failed: { on: { retry: 'loading' } },
        loaded: {},
      },
    },
  },
});
