import { setup } from 'xstate';
import { type ItemOf, type ListContext, type ListEvent, pagedList } from '../paged-list.ts';

export type PaidPayment = ItemOf<'listPayments'>;

type Event =
  | ListEvent
  | { type: 'asked'; payment: PaidPayment } // for its money back
  | { type: 'reload' };

const list = pagedList(
  'listPayments',
  () => ({}),
  ({ sessionId }) => sessionId,
);

/** What a person has paid, a page after the other (§payment.28). */
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
        // A payment has changed: the old list is not shown as if it were still true.
        reload: 'loading',
      },
    },
  },
});
