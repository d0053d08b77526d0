import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Page = OperationOutput<'listExtensionRequests'>;
export type ExtensionRequest = Page['items'][number];
export type Answered = OperationOutput<'decideExtension'>;

type Context = {
  requests: ExtensionRequest[];
  /** On all pages together, when the list was loaded. */
  total: number;
  /** The next page's; absent after the last. */
  next: string | undefined;
  /** What was answered since the list was loaded, by request. */
  answered: Record<string, Answered>;
  failure: Failure | null;
};

type Event = { type: 'retry' } | { type: 'more' } | { type: 'answered'; answer: Answered } | { type: 'reload' };

/** What waits for an answer (§assignments.24). What was answered stays in its place until the list is loaded again. */
export const extensionRequestsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { listExtensionRequests: operation('listExtensionRequests') },
  guards: {
    isEmpty: (_, { items }: Page) => items.length === 0,
    hasMore: ({ context }) => context.next !== undefined,
  },
  actions: {
    take: assign((_, { items, total, next }: Page) => ({ requests: items, total, next, answered: {}, failure: null })),
    add: assign(({ context: { requests } }, { items, next }: Page) => ({
      requests: appended(requests, items, ({ id }) => id),
      next,
      failure: null,
    })),
    note: assign(({ context }, answer: Answered) => ({ answered: { ...context.answered, [answer.id]: answer } })),
    fail: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'extensionRequests',
  description: '§assignments.24, §assignments.26',
  context: { requests: [], total: 0, next: undefined, answered: {}, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listExtensionRequests',
        src: 'listExtensionRequests',
        input: {},
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'fail' },
      },
    },
    failed: { on: { retry: 'loading' } },
    empty: { description: 'Nothing waits for an answer.', on: { reload: 'loading' } },
    listed: {
      on: {
        answered: { actions: { type: 'note', params: ({ event }) => event.answer } },
        reload: 'loading',
      },
      initial: 'idle',
      states: {
        idle: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            id: 'listExtensionRequests',
            src: 'listExtensionRequests',
            input: ({ context: { next } }) => (next === undefined ? {} : { cursor: next }),
            onDone: { target: 'idle', actions: { type: 'add', params: ({ event }) => event.output } },
            onError: { target: 'moreFailed', actions: 'fail' },
          },
        },
        moreFailed: { description: 'What is there stays.', on: { more: 'loadingMore' } },
      },
    },
  },
});
