import { assign, emit, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

export type Resource = OperationOutput<'listResources'>[number];
export type Category = Resource['category'];
/** All, free tutorials, or external resources (§resources.6). */
export type Scope = 'all' | 'tutorials' | 'external';

type Context = { scope: Scope; resources: Resource[]; search: string; open: Category[] };

type Event =
  | { type: 'search'; text: string }
  | { type: 'search.clear' }
  | { type: 'categories.open'; categories: Category[] }
  | { type: 'category.show'; category: Category } // expands the category if necessary, and scrolls to it
  | { type: 'retry' };

type Emitted = { type: 'show'; category: Category };

export const categories: Category[] = ['Getting Started', 'Advanced Topics', 'Career Prep', 'Workshops'];

const tutorials: Resource['type'][] = ['article', 'guide', 'video'];

function isOn(scope: Scope, { type }: Resource): boolean {
  if (scope === 'all') return true;
  return scope === 'external' ? type === 'external' : tutorials.includes(type);
}

/** The resources of the scope whose title, description or tags contain the search text. */
export function matches({ resources, scope, search }: Context): Resource[] {
  const wanted = search.trim().toLowerCase();
  return resources.filter(
    (resource) =>
      isOn(scope, resource) &&
      [resource.title, resource.description, ...resource.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Browsing the learning resources (§resources.2, §resources.5, §resources.6). */
export const resourcesMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { scope: Scope; search?: string },
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: { listResources: operation('listResources') },
  guards: {
    hasMatches: ({ context }) => matches(context).length > 0,
    isSearching: ({ context }) => context.search.trim() !== '',
  },
  actions: {
    search: assign({ search: (_, text: string) => text }),
    open: assign({
      open: ({ context }, category: Category) =>
        context.open.includes(category) ? context.open : [...context.open, category],
    }),
  },
}).createMachine({
  id: 'resources',
  description: '§resources.2, §resources.5 to §resources.7',
  context: ({ input }) => ({ search: '', ...input, resources: [], open: categories }),
  initial: 'loading',
  on: { search: { actions: { type: 'search', params: ({ event }) => event.text } } },
  states: {
    loading: {
      invoke: {
        id: 'listResources',
        src: 'listResources',
        input: {},
        onDone: { target: 'loaded', actions: assign({ resources: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    loaded: {
      initial: 'filtering',
      on: { search: { target: '.filtering', actions: { type: 'search', params: ({ event }) => event.text } } },
      states: {
        filtering: {
          always: [
            { guard: 'hasMatches', target: 'results' },
            { guard: 'isSearching', target: 'noMatches' },
            { target: 'none' },
          ],
        },
        results: {
          on: {
            'categories.open': { actions: assign({ open: ({ event }) => event.categories }) },
            'category.show': {
              actions: [
                { type: 'open', params: ({ event }) => event.category },
                emit(({ event }): Emitted => ({ type: 'show', category: event.category })),
              ],
            },
          },
        },
        noMatches: { on: { 'search.clear': { target: 'filtering', actions: { type: 'search', params: '' } } } },
        none: { description: 'There are no resources of this kind.' },
      },
    },
  },
});
