import { assign, setup } from 'xstate';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { operation } from '../operation.ts';

type Page = OperationOutput<'listThreads'>;
export type ThreadSummary = Page['items'][number];
export type ThreadFilter = 'all' | 'unanswered';

/** `course` is empty for all of them. */
type Wanted = { search: string; course: string; filter: ThreadFilter };

type Context = Wanted & { courses: Page['courses']; items: ThreadSummary[]; next: string | null };
type Event = { type: 'retry' } | { type: 'more' } | { type: 'narrow'; wanted: Partial<Wanted> };

const asked = ({ search, course, filter, next }: Context): OperationInput<'listThreads'> => ({
  ...(search !== '' && { search }),
  ...(course !== '' && { course }),
  ...(filter === 'unanswered' && { filter }),
  ...(next !== null && { cursor: next }),
});

/** The threads of a person, searched and a page after the other (§questions.8, §questions.23). */
export const threadsMachine = setup({
  types: { context: {} as Context, input: {} as Wanted | undefined, events: {} as Event },
  actors: { listThreads: operation('listThreads') },
  guards: {
    isEmpty: (_, { items }: Page) => items.length === 0,
    isOther: ({ context }, { search, course, filter }: Partial<Wanted>) =>
      (search ?? context.search) !== context.search ||
      (course ?? context.course) !== context.course ||
      (filter ?? context.filter) !== context.filter,
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    choose: assign((_, wanted: Partial<Wanted>) => ({ ...wanted, items: [], next: null })),
    add: assign(({ context }, { courses, items, next }: Page) => ({
      courses,
      items: appended(context.items, items, ({ id }) => id),
      next: next ?? null,
    })),
  },
}).createMachine({
  id: 'threads',
  description: '§questions.2, §questions.8, §questions.23',
  context: ({ input }) => ({ search: '', course: '', filter: 'all', ...input, courses: [], items: [], next: null }),
  initial: 'loading',
  on: {
    narrow: {
      guard: { type: 'isOther', params: ({ event }) => event.wanted },
      target: '.loading',
      actions: { type: 'choose', params: ({ event }) => event.wanted },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'listThreads',
        src: 'listThreads',
        input: ({ context }) => asked(context),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'add', params: ({ event }) => event.output },
          },
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
