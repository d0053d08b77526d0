import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Filters } from '../../machines/catalogue/filters.ts';
import { missing } from '../../machines/catalogue/kept-pages.ts';
import type { catalogueMachine } from '../../machines/catalogue/list.machine.ts';
import { paths } from '../../paths.ts';
import type { CatalogueList, CatalogueView } from '../../ui/screens/catalogue/list/list.view.tsx';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;
type Send = ActorRefFrom<typeof catalogueMachine>['send'];

/** Of the page and the address, what the flow does not know. */
type Place = {
  /** The address of a page with these filters. */
  toPage: (filters: Filters, page: number) => string;
  onAbove: (height: number) => void;
};

/** The pages of the list, and the one after them; null where there is none. */
function listOf(snapshot: Snapshot, send: Send, { toPage, onAbove }: Place): CatalogueList | null {
  const { filters, list, latest, pages, reached, seen } = snapshot.context;
  if (!latest || latest.found === 0) return null;
  const { found, isNear, pages: count } = latest;
  const last = Math.min(reached.last + 1, count);
  const loading = snapshot.matches({ loaded: 'loadingPage' }) ? missing(snapshot.context) : undefined;
  const numbers = Array.from({ length: last - reached.first + 1 }, (_, index) => reached.first + index);
  return {
    id: list,
    found,
    isNear,
    count,
    page: seen,
    toPage: (page) => toPage(filters, page),
    pages: numbers.map((number) => ({
      number,
      to: toPage(filters, number),
      courses: pages[number]?.items.map((course) => ({ ...course, to: paths.course(course.id) })) ?? null,
    })),
    loading,
    onNear: (near) => send({ type: 'near', ...near }),
    onAbove,
    onPrevious: reached.first > 1 ? () => send({ type: 'previous' }) : undefined,
  };
}

export function connectCatalogue(snapshot: Snapshot, send: Send, place: Place): CatalogueView {
  const { filters, latest } = snapshot.context;
  const controls = {
    filters,
    total: latest?.total,
    counts: latest?.counts,
    onNarrow: (changed: Partial<Filters>) => send({ type: 'narrow', filters: changed }),
  };
  const list = listOf(snapshot, send, place);
  return match(snapshot.value)
    .returnType<CatalogueView>()
    .with('loading', (state) => ({ state, controls }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with({ loaded: 'empty' }, () => ({ state: 'loaded.empty', controls, onClear: () => send({ type: 'clear' }) }))
    .with({ narrowing: 'waiting' }, () => ({ state: 'narrowing.waiting', controls, list }))
    .with({ narrowing: 'asking' }, () => ({ state: 'narrowing.asking', controls, list }))
    .with({ loaded: 'checking' }, { loaded: 'results' }, () => ({ state: 'loaded.results', controls, list }))
    .with({ loaded: 'loadingPage' }, () => ({ state: 'loaded.loadingPage', controls, list }))
    .with({ loaded: 'pageFailed' }, () => ({
      state: 'loaded.pageFailed',
      controls,
      list,
      failed: { page: missing(snapshot.context) ?? 1, onAgain: () => send({ type: 'again' }) },
    }))
    .exhaustive();
}
