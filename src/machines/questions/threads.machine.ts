import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { operation } from '../operation.ts';

type Page = OperationOutput<'listThreads'>;
export type ThreadSummary = Page['items'][number];
export type ThreadFilter = 'all' | 'unanswered';

type Context = { filter: ThreadFilter; items: ThreadSummary[]; next: string | null };
type Event = { type: 'retry' } | { type: 'more' } | { type: 'filter'; filter: ThreadFilter };

/** The threads of a person, a page after the other (§questions.8). */
export const threadsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { listThreads: operation('listThreads') },
  guards: {
    isEmpty: (_, { items }: Page) => items.length === 0,
    isOther: ({ context }, filter: ThreadFilter) => filter !== context.filter,
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    choose: assign((_, filter: ThreadFilter) => ({ filter, items: [], next: null })),
    add: assign(({ context }, { items, next }: Page) => ({
      items: appended(context.items, items, ({ id }) => id),
      next: next ?? null,
    })),
  },
}).createMachine({
  id: 'threads',
  description: '§questions.2, §questions.8',
  context: { filter: 'all', items: [], next: null },
  initial: 'loading',
  on: {
    filter: {
      guard: { type: 'isOther', params: ({ event }) => event.filter },
      target: '.loading',
      actions: { type: 'choose', params: ({ event }) => event.filter },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'listThreads',
        src: 'listThreads',
        input: ({ context: { filter } }) => (filter === 'unanswered' ? { filter } : {}),
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
      initial: 'ready',
      states: {
        ready: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            id: 'listThreads',
            src: 'listThreads',
            input: ({ context: { filter, next } }) => ({
              ...(filter === 'unanswered' && { filter }),
              ...(next !== null && { cursor: next }),
            }),
            onDone: { target: 'ready', actions: { type: 'add', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
        },
        moreFailed: { on: { more: 'loadingMore' } },
      },
    },
  },
});
