import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { dashboardWeekMachine } from '../../machines/dashboard/week.machine.ts';
import { paths } from '../../paths.ts';
import { weekSentence } from '../../ui/screens/analytics/week/texts.ts';
import type { DashboardWeekView } from '../../ui/screens/dashboard/week/week.view.tsx';
import { pictureOf } from '../analytics/week-picture.ts';
import { weekTotals } from '../analytics/week-totals.ts';

type Snapshot = SnapshotFrom<typeof dashboardWeekMachine>;
type Send = ActorRefFrom<typeof dashboardWeekMachine>['send'];

export function connectDashboardWeek({ value, context: { week } }: Snapshot, send: Send): DashboardWeekView {
  const analyticsTo = paths.analytics;
  if (value === 'failed') return { state: value, analyticsTo, onRetry: () => send({ type: 'retry' }) };
  if (value === 'loading' || !week) return { state: 'loading', analyticsTo };
  const sentence =
    value === 'empty'
      ? 'Your days show here once you open a lesson.'
      : weekSentence({ isThisWeek: true, ...weekTotals(week) });
  return { state: value, analyticsTo, ...pictureOf(week), sentence };
}
