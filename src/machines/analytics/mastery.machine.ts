import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type MasteredCourse = OperationOutput<'getMastery'>['courses'][number];

type Context = { courses: MasteredCourse[]; failure: Failure | null };

/** Where a student stands in the outcomes of their courses (§analytics.50). */
export const analyticsMasteryMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'retry' } },
  actors: { getMastery: operation('getMastery') },
  guards: { isEmpty: ({ context: { courses } }) => courses.length === 0 },
  actions: {
    take: assign({ courses: (_, courses: MasteredCourse[]) => courses, failure: null }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'analyticsMastery',
  description: '§analytics.50',
  context: { courses: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getMastery',
        src: 'getMastery',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output.courses } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }] },
    empty: { description: 'The student is in no course that has outcomes.' },
    shown: {},
  },
});
