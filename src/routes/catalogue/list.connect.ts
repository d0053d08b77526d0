import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type catalogueMachine, matches } from '../../machines/catalogue/list.machine.ts';
import { paths } from '../../paths.ts';
import type { CatalogueView } from '../../ui/screens/catalogue/list/list.view.tsx';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;
type Send = ActorRefFrom<typeof catalogueMachine>['send'];

export function connectCatalogue(snapshot: Snapshot, send: Send): CatalogueView {
  const { search, level, courses } = snapshot.context;
  const filters = {
    search,
    level,
    onSearch: (text: string) => send({ type: 'search', text }),
    onLevel: (next: typeof level) => send({ type: 'filter.level', level: next }),
  };
  return match(snapshot.value)
    .returnType<CatalogueView>()
    .with('loading', (state) => ({ state, filters }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with({ loaded: 'filtering' }, { loaded: 'results' }, () => ({
      state: 'loaded.results',
      filters,
      total: courses.length,
      courses: matches(snapshot.context).map((course) => ({ ...course, to: paths.course(course.id) })),
    }))
    .with({ loaded: 'empty' }, () => ({
      state: 'loaded.empty',
      filters,
      total: courses.length,
      onClear: () => send({ type: 'filters.clear' }),
    }))
    .exhaustive();
}
