import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import type { dashboardWeekMachine } from '../../machines/dashboard/week.machine.ts';
import { paths } from '../../paths.ts';
import { timeText, weekSentence } from '../../ui/screens/analytics/week/texts.ts';
import type { DashboardWeekView } from '../../ui/screens/dashboard/week/week.view.tsx';
import { dayName } from '../analytics/week.connect.ts';
import { isGoalReached, weekTotals } from '../analytics/week-totals.ts';

type Snapshot = SnapshotFrom<typeof dashboardWeekMachine>;
type Send = ActorRefFrom<typeof dashboardWeekMachine>['send'];
type Week = OperationOutput<'getWeek'>;

/** Seconds that fill the picture's height if nothing else does. */
const leastHeight = 30 * 60;

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

/** Bars of time; of lessons where no time is recorded, beside which a goal of minutes says nothing. */
function pictureOf(week: Week) {
  const { days, goal, today } = week;
  const hasTime = week.isTimeRecorded || days.some(({ seconds }) => seconds > 0);
  const goalSeconds = hasTime && goal ? goal.minutes * 60 : null;
  const heights = days.map(({ seconds, lessons, attempts }) =>
    hasTime ? seconds || Math.min(lessons + attempts, 1) : lessons,
  );
  const highest = Math.max(...heights, goalSeconds ?? 0, hasTime ? leastHeight : 1);
  return {
    goalShare: goalSeconds === null ? null : (goalSeconds / highest) * 100,
    days: days.map(({ day, seconds, lessons }, index) => ({
      name: dayName(day),
      text: dayText(seconds, lessons),
      share: ((heights[index] ?? 0) / highest) * 100,
      isGoalReached: isGoalReached(week, seconds),
      isToday: day === today,
    })),
  };
}

const dayText = (seconds: number, lessons: number) =>
  [seconds > 0 && timeText(seconds), lessons > 0 && `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`]
    .filter(Boolean)
    .join(', ') || 'nothing recorded';
