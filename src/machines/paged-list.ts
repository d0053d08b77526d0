/** The parts of a machine for a paged list: load, show more, narrow (docs/recipes/list.md). */
import type { EventObject } from 'xstate';
import type { Failure } from '../api/failure.ts';
import type { OperationId, OperationInput, OperationOutput } from '../api/operation.ts';
import { appended } from './appended.ts';
import { keepFailure } from './failure-in.ts';
import { operation } from './operation.ts';
import { assigning } from './shared-action.ts';

/** Operations that return one page of a list, and where the next page begins. */
export type ListId = {
  [Id in OperationId]: 'cursor' extends keyof OperationInput<Id> ? Id : never;
}[OperationId];
export type ItemOf<Id extends ListId> = OperationOutput<Id> extends { items: (infer Item)[] } ? Item : never;
export type PageOf<Id extends ListId> = OperationOutput<Id> & { items: ItemOf<Id>[]; next?: string };

export type ListContext<Id extends ListId, Filters = object> = {
  filters: Filters;
  /** The pages loaded so far, joined, with the other fields of the latest; null until the first has arrived. */
  page: PageOf<Id> | null;
  failure: Failure | null;
};

/** The operation's input without the page. Fields that are not set are named as `undefined`, so none is forgotten. */
type Asked<Id extends ListId> = {
  [Name in keyof Required<Omit<OperationInput<Id>, 'cursor' | 'limit'>>]: OperationInput<Id>[Name] | undefined;
};

export type ListEvent = { type: 'retry' } | { type: 'more' };
/** The filters that change. The list is loaded again with them, even while an earlier call is under way. */
export type NarrowEvent<Filters> = { type: 'narrow'; filters: Partial<Filters> };

/**
 * The parts of a list's machine: `actors`, `guards`, `actions`, `states` and, for a list with filters, the transition
 * `narrow`. A row that two pages have is shown once.
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
  const taken = { type: 'take', params: answered } as const;
  const setFilters = assigning<Context, Partial<Filters>>(({ context }, filters) => ({
    filters: { ...context.filters, ...filters },
  }));
  const take = assigning<Context, Page>((_, page) => ({ page, failure: null }));
  // TypeScript takes the spread for another type than `Page`, although it has the same members.
  const withItems = (page: Page, items: ItemOf<Id>[]) => ({ ...page, items }) as Page;
  const joined = (page: Page | null, next: Page) => withItems(next, appended(page?.items ?? [], next.items, idOf));
  const append = assigning<Context, Page>(({ context }, next) => ({ page: joined(context.page, next), failure: null }));
  const replace = assigning<Context, ItemOf<Id>>(({ context: { page } }, changed) => ({
    page:
      page &&
      withItems(
        page,
        page.items.map((item) => (idOf(item) === idOf(changed) ? changed : item)),
      ),
  }));
  const actor = operation(id);
  const given = (filters: Filters) => {
    const named = Object.entries(asked(filters)).filter(([, value]) => value !== undefined);
    return Object.fromEntries(named) as OperationInput<Id> & object; // the fields of `Asked` that are set
  };
  return {
    /** Takes the page out of the event, as the parameter of an action. */
    answered,
    /** Both pages as one: the rows of the first, then those of the next. */
    joined,
    /** The operation's input for these filters: all that match, from the first. */
    given,
    actors: { [id]: actor } as { [Key in Id]: typeof actor },
    guards: {
      isEmpty: (_: unknown, { items }: Page) => items.length === 0,
      hasMore: ({ context }: Given) => context.page?.next !== undefined,
      isOther: ({ context }: Given, filters: Partial<Filters>) => isOther(context.filters, filters),
    },
    /** The list's actions, typed for a machine with these events and a context that may have more than the list's. */
    actions: <Event extends EventObject, Whole extends Context = Context>() => ({
      setFilters: setFilters<Whole, Event>(),
      take: take<Whole, Event>(),
      append: append<Whole, Event>(),
      /** Puts a row that has changed in the place of the old one. */
      replace: replace<Whole, Event>(),
      keepFailure: keepFailure<Whole, Event>(),
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
            { guard: { type: 'isEmpty', params: answered }, target: 'empty', actions: taken },
            { target: 'listed', actions: taken },
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
          moreFailed: { description: 'The rows that were loaded before stay.', on: { more: 'loadingMore' } },
        },
      },
    },
  } as const;
}

/** Whether any of the others differs. */
export function isOther<Filters extends object>(filters: Filters, others: Partial<Filters>): boolean {
  return Object.keys(others).some((key) => filters[key as keyof Filters] !== others[key as keyof Filters]);
}
