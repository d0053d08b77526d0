import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { categories, matches, type Resource, type resourcesMachine } from '../../machines/resources/list.machine.ts';
import { paths } from '../../paths.ts';
import type { ResourcesView } from '../../ui/screens/resources/list/list.view.tsx';
import type { ResourceItem } from '../../ui/screens/resources/list/resource-card.tsx';

type Snapshot = SnapshotFrom<typeof resourcesMachine>;
type Send = ActorRefFrom<typeof resourcesMachine>['send'];

/** The id of a category's heading. */
export const categoryId = (category: string) => `category-${category.toLowerCase().replaceAll(' ', '-')}`;

const item = (resource: Resource): ResourceItem => ({
  ...resource,
  to: resource.type === 'external' || resource.type === 'download' ? resource.url : paths.resource(resource.id),
});

export function connectResources(snapshot: Snapshot, send: Send): ResourcesView {
  const found = matches(snapshot.context);
  const search = { search: snapshot.context.search, onSearch: (text: string) => send({ type: 'search', text }) };
  return match(snapshot.value)
    .returnType<ResourcesView>()
    .with('loading', (state) => ({ state, ...search }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load resources. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with({ loaded: 'filtering' }, { loaded: 'results' }, () => ({
      state: 'loaded.results',
      ...search,
      count: found.length,
      featured: found.filter(({ featured }) => featured).map(item),
      groups: categories.flatMap((category) => {
        const resources = found.filter((resource) => resource.category === category).map(item);
        const onShow = () => send({ type: 'category.show', category });
        return resources.length > 0 ? [{ category, id: categoryId(category), resources, onShow }] : [];
      }),
      open: snapshot.context.open.map(categoryId),
      onOpen: (open) =>
        send({
          type: 'categories.open',
          categories: categories.filter((category) => open.includes(categoryId(category))),
        }),
    }))
    .with({ loaded: 'noMatches' }, () => ({
      state: 'loaded.noMatches',
      ...search,
      onClear: () => send({ type: 'search.clear' }),
    }))
    .with({ loaded: 'none' }, () => ({ state: 'loaded.none' }))
    .exhaustive();
}
