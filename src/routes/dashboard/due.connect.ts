import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { quickLinksMachine } from '../../machines/dashboard/quick-links.machine.ts';
import { paths } from '../../paths.ts';
import type { DueView } from '../../ui/screens/dashboard/due/due.view.tsx';
import { dayName } from '../analytics/week.connect.ts';

type Snapshot = SnapshotFrom<typeof quickLinksMachine>;
type Send = ActorRefFrom<typeof quickLinksMachine>['send'];

/** How many are shown by name. */
const named = 3;

export function connectDue({ value, context }: Snapshot, send: Send, zone: string): DueView {
  const allTo = paths.assignments;
  const due = context.due.slice(0, named).map(({ id, title, dueDate, status }) => ({
    id,
    title,
    to: paths.assignmentsNamed(title),
    day: dayName(dueDate, zone),
    isOverdue: status === 'overdue',
  }));
  return match(value)
    .returnType<DueView>()
    .with('loading', (state) => ({ state, allTo }))
    .with('failed', (state) => ({ state, allTo, onRetry: () => send({ type: 'retry' }) }))
    .with('counted', 'refreshing', (state) => ({ state, allTo, due, others: context.due.length - due.length }))
    .exhaustive();
}
