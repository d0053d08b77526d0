import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Context = { resourceId: string; resource: OperationOutput<'getResource'> | null };

/** Reading one resource (§resources.8). */
export const resourceMachine = setup({
  types: { context: {} as Context, input: {} as { resourceId: string }, events: {} as { type: 'retry' } },
  actors: { getResource: operation('getResource') },
  guards: {
    // The server answers 400 to a malformed id; to the reader, that resource does not exist either.
    isUnknown: ({ event }) => [400, 404].includes(failureIn(event).status),
  },
}).createMachine({
  id: 'resource',
  description: '§resources.4, §resources.8, §resources.9',
  context: ({ input }) => ({ resourceId: input.resourceId, resource: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getResource',
        src: 'getResource',
        input: ({ context }) => ({ resourceId: context.resourceId }),
        onDone: { target: 'loaded', actions: assign({ resource: ({ event }) => event.output }) },
        onError: [{ guard: 'isUnknown', target: 'notFound' }, { target: 'failed' }],
      },
    },
    failed: { on: { retry: 'loading' } },
    notFound: {},
    loaded: {},
  },
});
