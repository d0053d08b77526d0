import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Context = { portfolioId: string; page: OperationOutput<'getPortfolio'> | null };

/** The public page of a project (§practice.111). */
export const portfolioPageMachine = setup({
  types: { context: {} as Context, input: {} as { portfolioId: string }, events: {} as { type: 'retry' } },
  actors: { getPortfolio: operation('getPortfolio') },
  guards: {
    // The server answers 400 to a malformed id; to the reader, that page does not exist either.
    isNone: ({ event }) => [400, 404].includes(failureIn(event).status),
  },
}).createMachine({
  id: 'portfolioPage',
  description: '§practice.111',
  context: ({ input }) => ({ portfolioId: input.portfolioId, page: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getPortfolio',
        src: 'getPortfolio',
        input: ({ context }) => ({ portfolioId: context.portfolioId }),
        onDone: { target: 'shown', actions: assign({ page: ({ event }) => event.output }) },
        onError: [{ guard: 'isNone', target: 'notFound' }, { target: 'failed' }],
      },
    },
    failed: { on: { retry: 'loading' } },
    notFound: {},
    shown: {},
  },
});
