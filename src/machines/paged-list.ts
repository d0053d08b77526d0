/** What every list has that is loaded a page after the other: load, show more, narrow (docs/recipes/list.md). */
import type { Failure } from '../api/failure.ts';
import type { OperationId, OperationInput, OperationOutput } from '../api/operation.ts';
import { appended } from './appended.ts';
import { operation } from './operation.ts';

/** Operations that answer a page of a list, and where the next one begins. */
export type ListId = {
  [Id in OperationId]: 'cursor' extends keyof OperationInput<Id> ? Id : never;
}[OperationId];
export type ItemOf<Id extends ListId> = OperationOutput<Id> extends { items: (infer Item)[] } ? Item : never;
export type PageOf<Id extends ListId> = OperationOutput<Id> & { items: ItemOf<Id>[]; next?: string };

export type ListContext<Id extends ListId, Filters = object> = {
  filters: Filters;
  /** The pages that were loaded as one, with what the latest of them says besides; null until the first has come. */
  page: PageOf<Id> | null;
  failure: Failure | null;
};

/** The operation's input but for the page: all of it is named, `undefined` where nothing is asked for. */
type Asked<Id extends ListId> = {
  [Name in keyof Required<Omit<OperationInput<Id>, 'cursor' | 'limit'>>]: OperationInput<Id>[Name] | undefined;
};

export type ListEvent = { type: 'retry' } | { type: 'more' };
/** The filters that change; what is asked for replaces what was asked before, also while that is on its way. */
export type NarrowEvent<Filters> = { type: 'narrow'; filters: Partial<Filters> };

/**
 * The parts of a list's machine: `actors`, `guards` and `states` as they are, the assignments by their names within
 * `assign` beside `keepFailure()`, and `narrow` among the machine's own events where there are filters. A row that has come
 * already is not shown twice.
 */
export function pagedList<const Id extends ListId, Filters extends object>(
  id: Id,
  asked: (filters: Filters) => Asked<Id>,
  idOf: (item: ItemOf<Id>) => string,
) {
  type Context = ListContext<Id, Filters>;
  type Page = PageOf<Id>;
  type Given = { context: Context };
  type Answered = { event: { output: Page } };
  const answered = ({ event }: Answered) => event.output;
  const chosen = ({ event }: { event: NarrowEvent<Filters> }) => event.filters;
  const take = { type: 'take', params: answered } as const;
  const actor = operation(id);
  const given = (filters: Filters) => {
    const named = Object.entries(asked(filters)).filter(([, value]) => value !== undefined);
    return Object.fromEntries(named) as OperationInput<Id> & object; // what is left of `Asked` without `undefined`
  };
  return {
    /** The page of an answer, for an assignment. */
    answered,
    actors: { [id]: actor } as { [Key in Id]: typeof actor },
    guards: {
      isEmpty: (_: unknown, { items }: Page) => items.length === 0,
      hasMore: ({ context }: Given) => context.page?.next !== undefined,
      isOther: ({ context }: Given, filters: Partial<Filters>) => isOther(context.filters, filters),
    },
    setFilters: ({ context }: Given, filters: Partial<Filters>) => ({ filters: { ...context.filters, ...filters } }),
    take: (_: unknown, page: Page) => ({ page, failure: null }),
    append: ({ context }: Given, more: Page) => ({
      page: { ...more, items: appended(context.page?.items ?? [], more.items, idOf) },
      failure: null,
    }),
    /** A row that has changed. */
    replace: ({ context: { page } }: Given, changed: ItemOf<Id>) => ({
      page: page && { ...page, items: page.items.map((item) => (idOf(item) === idOf(changed) ? changed : item)) },
    }),
    narrow: {
      guard: { type: 'isOther', params: chosen },
      target: '.loading',
      actions: { type: 'setFilters', params: chosen },
    },
    states: {
      loading: {
        invoke: {
          id,
          src: id,
          input: ({ context }: Given) => given(context.filters),
          onDone: [
            { guard: { type: 'isEmpty', params: answered }, target: 'empty', actions: take },
            { target: 'listed', actions: take },
          ],
          onError: { target: 'failed', actions: 'keepFailure' },
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
              id,
              src: id,
              input: ({ context: { filters, page } }: Given) => ({
                ...given(filters),
                ...(page?.next !== undefined && { cursor: page.next }),
              }),
              onDone: { target: 'ready', actions: { type: 'append', params: answered } },
              onError: { target: 'moreFailed', actions: 'keepFailure' },
            },
          },
          moreFailed: { description: 'What is there stays.', on: { more: 'loadingMore' } },
        },
      },
    },
  } as const;
}

function isOther<Filters extends object>(filters: Filters, others: Partial<Filters>): boolean {
  return Object.keys(others).some((key) => filters[key as keyof Filters] !== others[key as keyof Filters]);
}
