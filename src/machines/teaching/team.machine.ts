import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { failureIn, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Team = OperationOutput<'listCourseInstructors'>;
export type CourseInstructor = Team['instructors'][number];

type Context = {
  courseId: string;
  courseTitle: string;
  instructors: CourseInstructor[];
  /** The instructor to remove. */
  chosen: CourseInstructor | null;
  failure: Failure | null;
};
type Event =
  | { type: 'retry' }
  | { type: 'added'; instructor: CourseInstructor }
  | { type: 'remove'; instructor: CourseInstructor }
  | { type: 'confirm' }
  | { type: 'close' };
/** The person no longer teaches the course, and may no longer see this page. */
type Emitted = { type: 'left' };

/** The instructors of a course, and removing one of them or oneself (§teaching.18). */
export const teachingTeamMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: {
    listCourseInstructors: operation('listCourseInstructors'),
    removeCourseInstructor: operation('removeCourseInstructor'),
  },
  guards: {
    hasOthers: ({ context }) => context.instructors.length > 1,
    isOneself: ({ context }) => context.chosen?.isYou === true,
    /** An earlier try succeeded, but its answer was lost: the server refuses people who have left the course. */
    hasLeft: ({ context, event }) => context.chosen?.isYou === true && failureIn(event).status === 403,
  },
  actions: {
    take: assign((_, { courseTitle, instructors }: Team) => ({ courseTitle, instructors, failure: null })),
    add: assign(({ context: { instructors } }, added: CourseInstructor) => ({
      instructors: [...instructors.filter(({ id }) => id !== added.id), added],
    })),
    choose: assign((_, chosen: CourseInstructor) => ({ chosen, failure: null })),
    drop: assign(({ context: { instructors, chosen } }) => ({
      instructors: instructors.filter(({ id }) => id !== chosen?.id),
    })),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'teachingTeam',
  description: '§teaching.12, §teaching.14, §teaching.18',
  context: ({ input }) => ({ ...input, courseTitle: '', instructors: [], chosen: null, failure: null }),
  initial: 'loading',
  on: { added: { actions: { type: 'add', params: ({ event }) => event.instructor } } },
  states: {
    loading: {
      on: { added: { target: 'loading', reenter: true } },
      invoke: {
        id: 'listCourseInstructors',
        src: 'listCourseInstructors',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading', added: 'loading' } },
    listed: {
      on: {
        remove: {
          guard: 'hasOthers',
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event.instructor },
        },
      },
    },
    confirming: { on: { confirm: 'removing', close: 'listed' } },
    removing: {
      invoke: {
        id: 'removeCourseInstructor',
        src: 'removeCourseInstructor',
        input: ({ context: { courseId, chosen } }) => ({ courseId, userId: chosen?.id ?? '' }),
        onDone: [
          { guard: 'isOneself', target: 'left' },
          { target: 'listed', actions: 'drop' },
        ],
        onError: [
          { guard: 'hasLeft', target: 'left' },
          { target: 'notRemoved', actions: 'keepFailure' },
        ],
      },
    },
    notRemoved: { on: { confirm: 'removing', close: 'listed' } },
    left: {
      description: 'The route opens the list of the courses that the person still teaches.',
      entry: emit({ type: 'left' }),
    },
  },
});
