import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Mastery = OperationOutput<'getMastery'>;
export type MasteredCourse = Mastery['courses'][number];

type Context = Mastery & { failure: Failure | null };

/** Where a student stands in the outcomes of their courses (§analytics.50). */
export const analyticsMasteryMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'retry' } },
  actors: { getMastery: operation('getMastery') },
  guards: { isEmpty: ({ context: { courses } }) => courses.length === 0 },
  actions: {
    take: assign((_, mastery: Mastery) => ({ ...mastery, failure: null })),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'analyticsMastery',
  description: '§analytics.50',
  context: { courses: [], calibration: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getMastery',
        src: 'getMastery',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }] },
    empty: { description: 'The student is in no course that has outcomes.' },
    shown: {},
  },
});
