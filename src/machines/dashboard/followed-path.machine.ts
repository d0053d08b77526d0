import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Path = NonNullable<OperationOutput<'getPath'>['path']>;

/** A course that comes next on the student's path, and what it comes after; null for the very next. */
export type FollowedCourse = { courseId: string; after: string | null };
export type Followed = { aim: string; courses: readonly FollowedCourse[] };

/** The courses that the student is not enrolled in yet, in the path's order. */
export function followedIn({ aimTitle, steps }: Path): Followed {
  const left = steps.filter(({ state }) => state !== 'done');
  const courses = left.flatMap(({ courseId, isEnrolled }, index) =>
    isEnrolled ? [] : [{ courseId, after: left[index - 1]?.courseTitle ?? null }],
  );
  return { aim: aimTitle, courses };
}

/** The path that recommendations follow (§dashboard.17). */
export const followedPathMachine = setup({
  types: { context: {} as { followed: Followed | null } },
  actors: { getPath: operation('getPath') },
  guards: { hasCourses: ({ context: { followed } }) => (followed?.courses.length ?? 0) > 0 },
  delays: { patience: 1000 },
}).createMachine({
  id: 'followedPath',
  description: '§dashboard.17',
  context: { followed: null },
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        id: 'getPath',
        src: 'getPath',
        input: {},
        onDone: {
          target: 'deciding',
          actions: assign({ followed: ({ event: { output } }) => output.path && followedIn(output.path) }),
        },
        onError: 'none',
      },
      // A path that arrives later is not used: cards do not change once they are shown.
      after: { patience: 'none' },
    },
    deciding: { always: [{ guard: 'hasCourses', target: 'followed' }, { target: 'none' }] },
    followed: {},
    none: { description: 'No path is followed: the recommendations are those for everyone.' },
  },
});
