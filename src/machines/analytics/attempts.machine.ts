import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type OutcomeAttempts = OperationOutput<'getOutcomeAttempts'>;
type Outcome = OperationInput<'getOutcomeAttempts'>;

type Context = { outcome: Outcome; found: OutcomeAttempts | null; failure: Failure | null };

/** The attempts that the estimate of an outcome rests on (§analytics.51). */
export const analyticsAttemptsMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'retry' }, input: {} as Outcome },
  actors: { getOutcomeAttempts: operation('getOutcomeAttempts') },
  actions: {
    take: assign({ found: (_, found: OutcomeAttempts) => found, failure: null }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'analyticsAttempts',
  description: '§analytics.51',
  context: ({ input }) => ({ outcome: input, found: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getOutcomeAttempts',
        src: 'getOutcomeAttempts',
        input: ({ context: { outcome } }) => outcome,
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading' } },
    shown: {},
  },
});
