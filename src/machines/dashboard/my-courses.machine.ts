import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

export type EnrolledCourse = OperationOutput<'listEnrolledCourses'>[number];

/** Unfinished courses first; within each group the server's order: latest enrolment first. */
export function byNeed(courses: readonly EnrolledCourse[]): EnrolledCourse[] {
  const isDone = ({ progress }: EnrolledCourse) => Number(progress >= 100);
  return courses.toSorted((one, other) => isDone(one) - isDone(other));
}

/** The course to continue with: the first that is unfinished; undefined once all are done. */
export const nextCourseIn = (courses: readonly EnrolledCourse[]): EnrolledCourse | undefined =>
  courses.find(({ progress }) => progress < 100);

/** The student's own courses and the progress in each (§dashboard.12, §dashboard.13, §dashboard.19). */
export const myCoursesMachine = setup({
  types: {
    context: {} as { courses: EnrolledCourse[] },
    events: {} as { type: 'retry' } | { type: 'refresh' }, // refresh: the student has just enrolled
  },
  actors: { listEnrolledCourses: operation('listEnrolledCourses') },
  guards: {
    hasCourses: ({ context }) => context.courses.length > 0,
    hasNext: ({ context }) => nextCourseIn(context.courses) !== undefined,
  },
}).createMachine({
  id: 'myCourses',
  description: '§dashboard.12, §dashboard.13, §dashboard.19',
  context: { courses: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listEnrolledCourses',
        src: 'listEnrolledCourses',
        input: {},
        onDone: { target: 'loaded', actions: assign({ courses: ({ event }) => byNeed(event.output) }) },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading', refresh: 'loading' } },
    loaded: {
      initial: 'checking',
      states: {
        checking: {
          always: [
            { guard: 'hasNext', target: 'results' },
            { guard: 'hasCourses', target: 'finished' },
            { target: 'empty' },
          ],
        },
        empty: { on: { refresh: '#myCourses.loading' } },
        finished: { description: 'All courses are done.', on: { refresh: '#myCourses.loading' } },
        results: { on: { refresh: 'refreshing' } },
        refreshing: {
          description: 'The courses stay on the screen while they are loaded again.',
          invoke: {
            id: 'listEnrolledCoursesAgain',
            src: 'listEnrolledCourses',
            input: {},
            onDone: { target: 'checking', actions: assign({ courses: ({ event }) => byNeed(event.output) }) },
            onError: 'results',
          },
        },
      },
    },
  },
});
