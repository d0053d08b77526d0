import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type Results = OperationOutput<'search'>;

/** Opens the page of what was found. */
type Follow = { type: 'follow'; result: Results[number] };

export type Move = 'next' | 'previous' | 'first' | 'last';

type Context = {
  /** As it stands in the field. */
  text: string;
  /** Of the last answer; in sight until the next one comes. */
  results: Results;
  /** The result that Enter opens, by its place; null if none was chosen. */
  active: number | null;
  /** Enter was pressed before the answer to this text had come. */
  isEntered: boolean;
  failure: Failure | null;
};

type Event =
  | { type: 'open' }
  | { type: 'type'; text: string }
  | { type: 'move'; to: Move }
  | { type: 'choose' }
  | { type: 'retry' }
  | { type: 'close' };

const nothing: Context = { text: '', results: [], active: null, isEntered: false, failure: null };

/** What is searched for: what was typed, without spaces around it. */
export const searchedText = (text: string) => text.trim();

/** The contract's least. */
const fewest = 2;

function moved({ results, active }: Context, to: Move): number | null {
  const { length } = results;
  if (to === 'first') return 0;
  if (to === 'last') return length - 1;
  if (to === 'next') return active === null ? 0 : (active + 1) % length;
  return ((active ?? 0) + length - 1) % length;
}

/** Finding a page by a few letters of its title, from anywhere (§search.4 to §search.8). */
export const searchDialogMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Follow },
  actors: { search: operation('search') },
  delays: { pause: 150 },
  guards: {
    isSameSearch: ({ context }, { text }: { text: string }) => searchedText(text) === searchedText(context.text),
    isLongEnough: (_, { text }: { text: string }) => searchedText(text).length >= fewest,
    isEnteredAndFound: ({ context }, { results }: { results: Results }) => context.isEntered && results.length > 0,
    isAnyFound: (_, { results }: { results: Results }) => results.length > 0,
  },
  actions: {
    keepFailure: keepFailure(),
    noteEnter: assign({ isEntered: true }),
    forget: assign(nothing),
    forgetResults: assign({ results: [], active: null }),
    /** Another text has no active result, and Enter was not pressed for it. */
    search: assign((_, { text }: { text: string }) => ({ text, active: null, isEntered: false })),
    follow: emit((_, { result }: { result: Results[number] | undefined }): Follow => {
      if (!result) throw new Error('There is no such result.');
      return { type: 'follow', result };
    }),
  },
}).createMachine({
  id: 'searchDialog',
  description: '§search.4 to §search.8',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { open: 'open' } },
    open: {
      initial: 'empty',
      on: {
        close: 'closed',
        type: [
          // A space at the end asks for nothing new.
          {
            guard: { type: 'isSameSearch', params: ({ event }) => event },
            actions: assign({ text: ({ event }) => event.text }),
          },
          {
            guard: { type: 'isLongEnough', params: ({ event }) => event },
            target: '.waiting',
            actions: { type: 'search', params: ({ event }) => event },
          },
          {
            target: '.empty',
            actions: [{ type: 'search', params: ({ event }) => event }, 'forgetResults'],
          },
        ],
      },
      states: {
        empty: {},
        waiting: {
          description: 'More keys may follow.',
          after: { pause: 'searching' },
          on: { choose: { target: 'searching', actions: 'noteEnter' } },
        },
        searching: {
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ text: searchedText(context.text) }),
            onDone: [
              {
                guard: { type: 'isEnteredAndFound', params: ({ event }) => ({ results: event.output }) },
                target: '#searchDialog.closed',
                actions: { type: 'follow', params: ({ event }) => ({ result: event.output[0] }) },
              },
              {
                guard: { type: 'isAnyFound', params: ({ event }) => ({ results: event.output }) },
                target: 'found',
                actions: assign({ results: ({ event }) => event.output }),
              },
              { target: 'none', actions: 'forgetResults' },
            ],
            onError: { target: 'failed', actions: ['keepFailure', 'forgetResults'] },
          },
          on: { choose: { actions: 'noteEnter' } },
        },
        found: {
          on: {
            move: { actions: assign({ active: ({ context, event }) => moved(context, event.to) }) },
            choose: {
              target: '#searchDialog.closed',
              actions: {
                type: 'follow',
                params: ({ context }) => ({ result: context.results[context.active ?? 0] }),
              },
            },
          },
        },
        none: {},
        failed: { on: { retry: 'searching' } },
      },
    },
  },
});
