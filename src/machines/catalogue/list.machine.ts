import { assign, emit, setup } from 'xstate';
import type { Reload } from '../effects.ts';
import { operation } from '../operation.ts';
import { isOther } from '../paged-list.ts';
import { askedOf, type Filters, noFilters } from './filters.ts';
import { added, begun, type KeptPages, missing, none, type Page, type Range, within } from './kept-pages.ts';

type Context = KeptPages & { filters: Filters };

/** What the address names (§product.63). */
type Input = { filters: Filters; page: number };

type Event =
  | { type: 'narrow'; filters: Partial<Filters> }
  | { type: 'clear' }
  | { type: 'near'; first: number; last: number; seen: number }
  | { type: 'previous' }
  | { type: 'again' }
  | { type: 'retry' };

const nearOf = ({ event: { first, last, seen } }: { event: Extract<Event, { type: 'near' }> }) => ({
  first,
  last,
  seen,
});

/** Milliseconds for which a person who types is waited for. */
const pause = 200;

/** Browsing the catalogue (§catalogue.1 to §catalogue.7, §catalogue.16 to §catalogue.21). */
export const catalogueMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Reload },
  actors: { browseCatalogue: operation('browseCatalogue') },
  delays: { pause },
  guards: {
    isEmpty: ({ context }) => context.latest?.found === 0,
    lacksPage: ({ context }) => missing(context) !== undefined,
    hasPrevious: ({ context }) => context.reached.first > 1,
    isOther: ({ context }, filters: Partial<Filters>) => isOther(context.filters, filters),
  },
  actions: {
    narrow: assign(({ context }, filters: Partial<Filters>) => ({
      filters: { ...context.filters, ...filters },
      asked: 1,
      // The address names it from now on, also where the call fails.
      seen: 1,
    })),
    begin: assign(({ context }, page: Page) => begun(context, page)),
    ask: assign(({ context }) => ({ asked: missing(context) ?? context.asked })),
    add: assign(({ context }, latest: Page) => added(context, latest)),
    keepNear: assign(({ context: { pages, reached } }, { seen, first, last }: Range & { seen: number }) => {
      const near = { first: Math.max(first, reached.first), last: Math.max(last, reached.first) };
      return { seen: Math.max(seen, near.first), near, pages: within(pages, near) };
    }),
    goBefore: assign(({ context: { reached, near } }) => ({
      reached: { ...reached, first: reached.first - 1 },
      near: { ...near, first: reached.first - 1 },
    })),
  },
}).createMachine({
  id: 'catalogue',
  description: '§catalogue.1 to §catalogue.7, §catalogue.16 to §catalogue.21',
  context: ({ input: { filters, page } }) => ({ filters, ...none(page) }),
  initial: 'loading',
  on: {
    narrow: {
      guard: { type: 'isOther', params: ({ event }) => event.filters },
      target: '.narrowing',
      actions: { type: 'narrow', params: ({ event }) => event.filters },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'browseCatalogue',
        src: 'browseCatalogue',
        input: ({ context: { filters, asked } }) => askedOf(filters, asked),
        onDone: { target: 'loaded', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { retry: { actions: emit({ type: 'reload' }) } } },
    narrowing: {
      description: 'What was there before stays on the screen.',
      initial: 'waiting',
      states: {
        waiting: { after: { pause: 'asking' } },
        asking: {
          invoke: {
            id: 'browseCatalogue',
            src: 'browseCatalogue',
            input: ({ context: { filters, asked } }) => askedOf(filters, asked),
            onDone: { target: '#catalogue.loaded', actions: { type: 'begin', params: ({ event }) => event.output } },
            onError: '#catalogue.failed',
          },
        },
      },
    },
    loaded: {
      initial: 'checking',
      states: {
        checking: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'lacksPage', target: 'loadingPage' },
            { target: 'results' },
          ],
        },
        empty: { on: { clear: { target: '#catalogue.narrowing', actions: { type: 'narrow', params: noFilters } } } },
        results: {
          on: {
            near: { target: 'checking', actions: { type: 'keepNear', params: nearOf } },
            previous: { guard: 'hasPrevious', target: 'checking', actions: 'goBefore' },
          },
        },
        loadingPage: {
          entry: 'ask',
          on: {
            near: { actions: { type: 'keepNear', params: nearOf } },
            previous: { guard: 'hasPrevious', actions: 'goBefore' },
          },
          invoke: {
            id: 'browseCatalogue',
            src: 'browseCatalogue',
            input: ({ context: { filters, asked } }) => askedOf(filters, asked),
            onDone: { target: 'checking', actions: { type: 'add', params: ({ event }) => event.output } },
            onError: 'pageFailed',
          },
        },
        pageFailed: {
          on: {
            again: 'loadingPage',
            near: { target: 'checking', actions: { type: 'keepNear', params: nearOf } },
            previous: { guard: 'hasPrevious', target: 'checking', actions: 'goBefore' },
          },
        },
      },
    },
  },
});
