import { assign, setup } from 'xstate';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { operation } from '../operation.ts';

type Page = OperationOutput<'listCommunity'>;
export type CommunityQuestion = Page['items'][number];
export type CommunityFilter = 'all' | 'reported';
type Wanted = { search: string; filter: CommunityFilter };

type Context = Wanted & { items: CommunityQuestion[]; next: string | null };
type Event = { type: 'retry' } | { type: 'more' } | ({ type: 'narrow' } & Wanted);

const asked = ({ search, filter, next }: Context): OperationInput<'listCommunity'> => ({
  ...(search !== '' && { search }),
  ...(filter === 'reported' && { filter }),
  ...(next !== null && { cursor: next }),
});

/** What the courses of a person share, searched and a page after the other (§questions.17). */
export const communityMachine = setup({
  types: { context: {} as Context, input: {} as Wanted | undefined, events: {} as Event },
  actors: { listCommunity: operation('listCommunity') },
  guards: {
    isEmpty: (_, { items }: Page) => items.length === 0,
    isOther: ({ context }, { search, filter }: Wanted) => search !== context.search || filter !== context.filter,
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    choose: assign((_, { search, filter }: Wanted) => ({ search, filter, items: [], next: null })),
    add: assign(({ context }, { items, next }: Page) => ({
      items: appended(context.items, items, ({ id }) => id),
      next: next ?? null,
    })),
  },
}).createMachine({
  id: 'community',
  description: '§questions.12, §questions.17',
  context: ({ input }) => ({ search: '', filter: 'all', ...input, items: [], next: null }),
  initial: 'loading',
  on: {
    narrow: {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'choose', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'listCommunity',
        src: 'listCommunity',
        input: ({ context }) => asked(context),
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
            id: 'listCommunity',
            src: 'listCommunity',
            input: ({ context }) => asked(context),
            onDone: { target: 'ready', actions: { type: 'add', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
        },
        moreFailed: { on: { more: 'loadingMore' } },
      },
    },
  },
});
