import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { operation } from '../operation.ts';

type Page = OperationOutput<'listPayments'>;
export type PaidPayment = Page['items'][number];

type Context = { items: PaidPayment[]; next: string | null };
type Event =
  | { type: 'retry' }
  | { type: 'more' }
  | { type: 'asked'; payment: PaidPayment } // for its money back
  | { type: 'reload' };

/** What a person has paid, a page after the other (§payment.28). */
export const paymentsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { listPayments: operation('listPayments') },
  guards: {
    isEmpty: (_, { items }: Page) => items.length === 0,
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    add: assign(({ context }, { items, next }: Page) => ({
      items: appended(context.items, items, ({ sessionId }) => sessionId),
      next: next ?? null,
    })),
    note: assign(({ context }, payment: PaidPayment) => ({
      items: context.items.map((item) => (item.sessionId === payment.sessionId ? payment : item)),
    })),
  },
}).createMachine({
  id: 'payments',
  description: '§payment.28, §payment.29, §payment.31',
  context: { items: [], next: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listPayments',
        src: 'listPayments',
        input: {},
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'listed', actions: { type: 'add', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    empty: {},
    listed: {
      on: {
        asked: { actions: { type: 'note', params: ({ event }) => event.payment } },
        // A payment is another one by now: nothing that was read before is shown as if it still were so.
        reload: { target: 'loading', actions: assign({ items: [], next: null }) },
      },
      initial: 'ready',
      states: {
        ready: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            id: 'listPayments',
            src: 'listPayments',
            input: ({ context: { next } }) => (next === null ? {} : { cursor: next }),
            onDone: { target: 'ready', actions: { type: 'add', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
        },
        moreFailed: { description: 'What is there stays.', on: { more: 'loadingMore' } },
      },
    },
  },
});
