import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Page = OperationOutput<'listTaughtClasses'>;
export type TaughtClass = Page['items'][number];
/** Ahead, or over. */
export type When = 'upcoming' | 'past';

type Context = {
  courseId: string;
  when: When;
  courseTitle: string;
  classes: TaughtClass[];
  /** The next page's; absent after the last. */
  next: string | undefined;
  failure: Failure | null;
};

/** With what the address names (§product.63). */
type Input = { courseId: string; when?: When };

type Event =
  | { type: 'retry' }
  | { type: 'more' }
  | { type: 'show'; when: When }
  /** Something was planned, changed or cancelled, here or elsewhere. */
  | { type: 'reload' };

/** The classes of a course that the instructor teaches (§schedule.9). */
export const taughtClassesMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: { listTaughtClasses: operation('listTaughtClasses') },
  guards: {
    isEmpty: (_, { items }: Page) => items.length === 0,
    hasMore: ({ context }) => context.next !== undefined,
    isOther: ({ context }, when: When) => context.when !== when,
  },
  actions: {
    choose: assign({ when: (_, when: When) => when }),
    take: assign((_, { courseTitle, items, next }: Page) => ({ courseTitle, classes: items, next, failure: null })),
    add: assign(({ context }, { items, next }: Page) => ({
      classes: appended(context.classes, items, ({ id }) => id),
      next,
      failure: null,
    })),
    fail: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'taughtClasses',
  description: '§schedule.9, §schedule.16',
  context: ({ input }) => ({
    when: 'upcoming',
    ...input,
    courseTitle: '',
    classes: [],
    next: undefined,
    failure: null,
  }),
  initial: 'loading',
  on: {
    show: {
      guard: { type: 'isOther', params: ({ event }) => event.when },
      target: '.loading',
      actions: { type: 'choose', params: ({ event }) => event.when },
    },
  },
  states: {
    loading: {
      on: { reload: { target: 'loading', reenter: true } },
      invoke: {
        id: 'listTaughtClasses',
        src: 'listTaughtClasses',
        input: ({ context: { courseId, when } }) => ({ courseId, when }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'fail' },
      },
    },
    failed: { on: { retry: 'loading', reload: 'loading' } },
    empty: { description: 'There is no class ahead, or none that is over.', on: { reload: 'loading' } },
    listed: {
      initial: 'idle',
      states: {
        idle: { on: { more: { guard: 'hasMore', target: 'loadingMore' }, reload: 'reloading' } },
        loadingMore: {
          on: { reload: 'reloading' },
          invoke: {
            id: 'listTaughtClasses',
            src: 'listTaughtClasses',
            input: ({ context: { courseId, when, next } }) => ({
              courseId,
              when,
              ...(next !== undefined && { cursor: next }),
            }),
            onDone: { target: 'idle', actions: { type: 'add', params: ({ event }) => event.output } },
            onError: { target: 'moreFailed', actions: 'fail' },
          },
        },
        moreFailed: { description: 'What is there stays.', on: { more: 'loadingMore', reload: 'reloading' } },
        reloading: {
          description: 'What is there stays until the list has come anew, so that nobody loses their place.',
          on: { reload: { target: 'reloading', reenter: true } },
          invoke: {
            id: 'listTaughtClasses',
            src: 'listTaughtClasses',
            input: ({ context: { courseId, when } }) => ({ courseId, when }),
            onDone: { target: 'idle', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: { target: '#taughtClasses.failed', actions: 'fail' },
          },
        },
      },
    },
  },
});
