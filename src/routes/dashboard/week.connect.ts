import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { dashboardWeekMachine } from '../../machines/dashboard/week.machine.ts';
import { paths } from '../../paths.ts';
import type { DashboardWeekView } from '../../ui/screens/dashboard/week/week.view.tsx';
import { pictureOf, sentenceOf } from '../analytics/week-picture.connect.ts';

type Snapshot = SnapshotFrom<typeof dashboardWeekMachine>;
type Send = ActorRefFrom<typeof dashboardWeekMachine>['send'];

export function connectDashboardWeek({ value, context: { week } }: Snapshot, send: Send): DashboardWeekView {
  const analyticsTo = paths.analytics;
  if (value === 'failed') return { state: value, analyticsTo, onRetry: () => send({ type: 'retry' }) };
  if (value === 'loading' || !week) return { state: 'loading', analyticsTo };
  return { state: value, analyticsTo, ...pictureOf(week), sentence: sentenceOf(week) };
}
