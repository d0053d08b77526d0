import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { appended } from '../appended.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Queue, QueueFilters } from './types.ts';

type Context = { filters: QueueFilters; queue: Queue | null; failure: Failure | null };

type Event =
  | { type: 'filter'; filters: QueueFilters } // the address names other filters
  | { type: 'more' }
  | { type: 'retry' };

/** What waits for a grade, the oldest first (§grading.13), or what was returned, the latest first (§grading.43). */
export const gradingQueueMachine = setup({
  types: { context: {} as Context, input: {} as QueueFilters, events: {} as Event },
  actors: { listGradingQueue: operation('listGradingQueue') },
  guards: {
    isOther: ({ context: { filters } }, { course, assignment, show }: QueueFilters) =>
      course !== filters.course || assignment !== filters.assignment || show !== filters.show,
    isEmpty: ({ context }) => context.queue?.items.length === 0,
    hasMore: ({ context }) => context.queue?.next !== undefined,
  },
  actions: {
    fail: assign({ failure: ({ event }) => failureIn(event) }),
    show: assign({ queue: (_, queue: Queue) => queue }),
    append: assign({
      queue: ({ context }, more: Queue) => ({
        ...more,
        items: appended(context.queue?.items ?? [], more.items, ({ submissionId }) => submissionId),
      }),
    }),
  },
}).createMachine({
  id: 'gradingQueue',
  description: '§grading.13, §grading.43',
  context: ({ input }) => ({ filters: input, queue: null, failure: null }),
  initial: 'loading',
  on: {
    filter: {
      guard: { type: 'isOther', params: ({ event }) => event.filters },
      target: '.loading',
      reenter: true,
      actions: assign({ filters: ({ event }) => event.filters }),
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'listGradingQueue',
        src: 'listGradingQueue',
        input: ({ context }) => context.filters,
        onDone: { target: 'loaded', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'fail' },
      },
    },
    failed: { on: { retry: 'loading' } },
    loaded: {
      initial: 'sorting',
      states: {
        sorting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'results' }] },
        empty: { description: 'Nothing waits.' },
        results: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            id: 'listMoreOfGradingQueue',
            src: 'listGradingQueue',
            input: ({ context }) => ({
              ...context.filters,
              ...(context.queue?.next && { cursor: context.queue.next }),
            }),
            onDone: { target: 'results', actions: { type: 'append', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
        },
        moreFailed: { on: { more: 'loadingMore' } },
      },
    },
  },
});
