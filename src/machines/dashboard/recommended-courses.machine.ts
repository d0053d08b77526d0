import { assign, emit, setup } from 'xstate';
import type { CourseSummary } from '../../api/course-aliases.ts';
import type { Reload } from '../effects.ts';
import { operation } from '../operation.ts';

const mostRecommended = 6;
/** The first of the catalogue: a path's courses are among them, unless there are very many. */
const asked = { limit: 100 };

/** Six courses in the catalogue's order; courses that the student is enrolled in come last. */
export function recommend(courses: readonly CourseSummary[]): CourseSummary[] {
  return courses.toSorted((one, other) => Number(one.enrolled) - Number(other.enrolled)).slice(0, mostRecommended);
}

/** The same courses in the same order with their new data, so that no card moves just as the student enrols with it. */
export function renew(shown: readonly CourseSummary[], courses: readonly CourseSummary[]): CourseSummary[] {
  return shown.map((course) => courses.find(({ id }) => id === course.id) ?? course);
}

type Ordered = readonly { courseId: string }[];

/** Courses of the path first, then others, six in all; courses that the student is enrolled in stay where they are. */
export function followPath(courses: readonly CourseSummary[], all: readonly CourseSummary[], path: Ordered) {
  const first = path.flatMap(({ courseId }) => all.filter(({ id }) => id === courseId));
  return [...first, ...courses.filter((course) => !first.some(({ id }) => id === course.id))].slice(0, mostRecommended);
}

/** Recommended courses (§dashboard.6, §dashboard.7, §payment.2). */
export const recommendedCoursesMachine = setup({
  types: {
    /** `courses` are shown; `all` are needed because a path may have other courses. */
    context: {} as { courses: CourseSummary[]; all: CourseSummary[] },
    events: {} as { type: 'retry' } | { type: 'refresh' }, // refresh: the student has just enrolled
    emitted: {} as Reload,
  },
  actors: { listCourses: operation('listCourses') },
  guards: { hasCourses: ({ context }) => context.courses.length > 0 },
}).createMachine({
  id: 'recommendedCourses',
  description: '§dashboard.6 to §dashboard.9, §dashboard.14, §payment.2',
  context: { courses: [], all: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listCourses',
        src: 'listCourses',
        input: asked,
        onDone: {
          target: 'loaded',
          actions: assign(({ event: { output } }) => ({ courses: recommend(output), all: output })),
        },
        onError: 'failed',
      },
    },
    failed: { on: { retry: { actions: emit({ type: 'reload' }) } } },
    loaded: {
      initial: 'checking',
      states: {
        checking: { always: [{ guard: 'hasCourses', target: 'results' }, { target: 'empty' }] },
        empty: {},
        results: { on: { refresh: 'refreshing' } },
        refreshing: {
          description: 'The cards stay on the screen while the list is loaded again.',
          invoke: {
            id: 'listCoursesAgain',
            src: 'listCourses',
            input: asked,
            onDone: {
              target: 'results',
              actions: assign(({ context: { courses, all }, event: { output } }) => ({
                courses: renew(courses, output),
                all: renew(all, output),
              })),
            },
            onError: 'results',
          },
        },
      },
    },
  },
});
