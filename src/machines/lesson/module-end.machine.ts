import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Course = OperationOutput<'getCourse'>;
type Mastery = OperationOutput<'getMastery'>;
export type ModuleOutcome = Mastery['courses'][number]['outcomes'][number];

type Input = {
  courseId: string;
  lessonId: string;
  /** The lesson was not completed yet when it was opened, so that it may complete the module now. */
  wasOpen: boolean;
};
type Event =
  | { type: 'retry' }
  /** Something has been done that may have completed a lesson. */
  | { type: 'refresh' };

export const moduleOf = ({ modules }: Course, lessonId: string) =>
  modules.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));

const countedLessons = (course: Course, lessonId: string) =>
  moduleOf(course, lessonId)?.lessons.filter(({ isExtra }) => !isExtra) ?? [];

const isComplete = (course: Course, lessonId: string): boolean => {
  const lessons = countedLessons(course, lessonId);
  return course.enrolled && lessons.length > 0 && lessons.every(({ isCompleted }) => isCompleted);
};

/**
 * The end of a module, told at its last lesson, and at whichever lesson completes it: what the student's answers say of what it teaches,
 * and what comes next (§lesson.40).
 */
export const moduleEndMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      course: Course | null;
      /** Null where nothing is measured of what the module teaches. */
      outcome: ModuleOutcome | null;
    },
    events: {} as Event,
  },
  actors: { getCourse: operation('getCourse'), getMastery: operation('getMastery') },
  actions: {
    take: assign((_, course: Course) => ({ course })),
    takeOutcome: assign(({ context: { courseId, course, lessonId } }, { courses }: Mastery) => {
      const id = course && moduleOf(course, lessonId)?.id;
      const outcomes = courses.find((one) => one.courseId === courseId)?.outcomes ?? [];
      return { outcome: outcomes.find((one) => one.id === id) ?? null };
    }),
  },
  guards: {
    isEnded: ({ context: { lessonId, wasOpen } }, course: Course) =>
      isComplete(course, lessonId) && (wasOpen || countedLessons(course, lessonId).at(-1)?.id === lessonId),
  },
}).createMachine({
  id: 'moduleEnd',
  description: '§lesson.40',
  context: ({ input }) => ({ ...input, course: null, outcome: null }),
  initial: 'loading',
  states: {
    loading: {
      on: { refresh: { target: 'loading', reenter: true } },
      invoke: {
        id: 'getCourse',
        src: 'getCourse',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: [
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'open' },
        ],
        onError: 'open',
      },
    },
    open: { description: 'The module goes on.', on: { refresh: 'loading' } },
    asking: {
      invoke: {
        id: 'getMastery',
        src: 'getMastery',
        input: {},
        onDone: { target: 'told', actions: { type: 'takeOutcome', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'asking' } },
    told: {},
  },
});
