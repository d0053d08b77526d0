import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type Struggles = OperationOutput<'getStruggles'>;

type Input = { courseId: string };
type Context = Input & { struggles: Struggles | null; failure: Failure | null };

/** Where the students of a course struggle, as far as five of them are known (§teaching.21). */
export const teachingStrugglesMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as { type: 'retry' } },
  actors: { getStruggles: operation('getStruggles') },
  guards: { isTooFew: ({ context: { struggles } }) => struggles?.items.length === 0 },
  actions: {
    take: assign({ struggles: (_, struggles: Struggles) => struggles, failure: null }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'teachingStruggles',
  description: '§teaching.21',
  context: ({ input }) => ({ ...input, struggles: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getStruggles',
        src: 'getStruggles',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: { always: [{ guard: 'isTooFew', target: 'tooFew' }, { target: 'shown' }] },
    tooFew: { description: 'No question or exercise was tried by five students.' },
    shown: {},
  },
});
