import { setup } from 'xstate';
import { type ItemOf, type ListContext, type ListEvent, pagedList } from '../paged-list.ts';

export type PaidPayment = ItemOf<'listPayments'>;

type Event =
  | ListEvent
  | { type: 'asked'; payment: PaidPayment } // a refund of this payment was requested
  | { type: 'reload' };

const list = pagedList(
  'listPayments',
  () => ({}),
  ({ sessionId }) => sessionId,
);

/** The payments of a person, page by page (§payment.28). */
export const paymentsMachine = setup({
  types: { context: {} as ListContext<'listPayments'>, events: {} as Event },
  actors: list.actors,
  guards: list.guards,
  actions: list.actions<Event>(),
}).createMachine({
  id: 'payments',
  description: '§payment.28, §payment.29, §payment.31',
  context: { filters: {}, page: null, failure: null },
  initial: 'loading',
  states: {
    ...list.states,
    listed: {
      ...list.states.listed,
      on: {
        asked: { actions: { type: 'replace', params: ({ event }) => event.payment } },
        // A payment has changed: the old list is hidden while the new one loads, as it is no longer true.
        reload: 'loading',
      },
    },
  },
});
