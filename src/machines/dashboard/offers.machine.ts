import { assign, emit, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

export type Offer = OperationOutput<'listOffers'>[number];

type Event = { type: 'open' } | { type: 'close' } | { type: 'retry' } | { type: 'use'; code: string };

/** Keeps the chosen code for the payment, and opens the courses. */
export type CarryCode = { type: 'carry'; code: string };

/** The dialog behind "View All Offers" (§dashboard.2, §dashboard.15). */
export const offersMachine = setup({
  types: {
    context: {} as { offers: Offer[] },
    events: {} as Event,
    emitted: {} as CarryCode,
  },
  actors: { listOffers: operation('listOffers') },
  guards: { hasOffers: ({ context }) => context.offers.length > 0 },
}).createMachine({
  id: 'offers',
  description: '§dashboard.2, §dashboard.15',
  context: { offers: [] },
  initial: 'closed',
  states: {
    closed: { on: { open: 'loading' } },
    loading: {
      invoke: {
        id: 'listOffers',
        src: 'listOffers',
        input: {},
        onDone: { target: 'loaded', actions: assign({ offers: ({ event }) => event.output }) },
        onError: 'failed',
      },
      on: { close: 'closed' },
    },
    failed: { on: { retry: 'loading', close: 'closed' } },
    loaded: {
      initial: 'counting',
      on: { close: 'closed' },
      states: {
        counting: { always: [{ guard: 'hasOffers', target: 'results' }, { target: 'empty' }] },
        results: {
          on: {
            use: {
              target: '#offers.closed',
              actions: emit(({ event }): CarryCode => ({ type: 'carry', code: event.code })),
            },
          },
        },
        empty: {},
      },
    },
  },
});
