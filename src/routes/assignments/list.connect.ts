import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { matches } from '../../machines/assignments/filters.ts';
import type { assignmentsMachine } from '../../machines/assignments/list.machine.ts';
import type { Assignment } from '../../machines/assignments/types.ts';
import type { AssignmentsView } from '../../ui/screens/assignments/list/list.view.tsx';
import { dayAndTime } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof assignmentsMachine>;
type Send = ActorRefFrom<typeof assignmentsMachine>['send'];
type Actions = { onDetails: (assignment: Assignment) => void };

export function connectAssignments(snapshot: Snapshot, send: Send, { onDetails }: Actions): AssignmentsView {
  const { search, status, due, field, order, viewer } = snapshot.context;
  const narrowing = {
    search,
    status,
    due,
    onSearch: (text: string) => send({ type: 'search', text }),
    onStatus: (next: typeof status) => send({ type: 'filter.status', status: next }),
    onDue: (next: typeof due) => send({ type: 'filter.due', due: next }),
  };
  const filters = {
    ...narrowing,
    sort: {
      field,
      order,
      onField: (next: typeof field) => send({ type: 'sort', field: next }),
      onOrder: () => send({ type: 'sort', field }),
    },
  };
  const onCalendar = () => send({ type: 'show.calendar' });
  return match(snapshot.value)
    .returnType<AssignmentsView>()
    .with('loading', (state) => ({ state, filters }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with({ loaded: { list: 'filtering' } }, { loaded: { list: 'results' } }, () => ({
      state: 'loaded.list.results',
      filters,
      onCalendar,
      assignments: matches(snapshot.context).map((assignment) => ({
        ...assignment,
        due: dayAndTime(viewer.zone, assignment.dueDate),
        submitted: assignment.submissionDate && dayAndTime(viewer.zone, assignment.submissionDate),
        files: assignment.attachments.length,
        onDetails: () => onDetails(assignment),
      })),
    }))
    .with({ loaded: { list: 'noMatches' } }, () => ({
      state: 'loaded.list.noMatches',
      filters,
      onCalendar,
      onClear: () => send({ type: 'filters.clear' }),
    }))
    .with({ loaded: { list: 'none' } }, () => ({ state: 'loaded.list.none', onCalendar }))
    .with({ loaded: 'calendar' }, () => ({
      state: 'loaded.calendar',
      filters: narrowing,
      onList: () => send({ type: 'show.list' }),
    }))
    .exhaustive();
}
