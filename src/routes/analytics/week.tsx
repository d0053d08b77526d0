import { type ReactNode, useEffect, useState } from 'react';
import { analyticsWeekMachine } from '../../machines/analytics/week.machine.ts';
import { hasActivity } from '../../sync/activity.ts';
import { AnalyticsWeekScreen } from '../../ui/screens/analytics/week/week.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { part } from '../parts.tsx';
import { fallbacks } from './fallbacks.tsx';
import { getFreshWeek } from './fresh-week.ts';
import type { WeekSnapshot } from './pictures.connect.ts';
import { connectAnalyticsWeek, dayName } from './week.connect.ts';

const WeekCharts = part('WeekCharts', () => import('../../ui/screens/analytics/week/week-charts.tsx'), fallbacks);
const WeeklyGoal = part('WeeklyGoal', () => import('./goal.tsx'), fallbacks);
const TimeRecording = part('TimeRecording', () => import('./time-recording.tsx'), fallbacks);

const machineOf = (person: string) => analyticsWeekMachine.provide({ actors: { getWeek: getFreshWeek(person) } });

type Props = {
  onGoalChanged: () => void;
  /** What is drawn of the week above all else. */
  pictures: (week: WeekSnapshot) => ReactNode;
  children: ReactNode;
};

/** The week, with `children` beneath it, and the pictures above. */
export function AnalyticsWeek({ onGoalChanged, pictures, children }: Props) {
  const person = useAuth().currentUser?.id ?? '';
  const [machine] = useState(() => machineOf(person));
  const [snapshot, send] = useFlow(machine);
  const refresh = () => send({ type: 'refresh' });
  // Where time was deleted, the pictures of this week have to follow, whichever week is shown.
  const refreshAll = () => (snapshot.context.start === null ? refresh() : send({ type: 'choose', start: null }));
  const [cameWithPage] = useState(snapshot.value !== 'loading');
  useEffect(() => {
    // What this device has not sent yet is missing in the week that came with the page.
    if (cameWithPage && hasActivity(person)) send({ type: 'refresh' });
  }, [cameWithPage, person, send]);
  const view = connectAnalyticsWeek(snapshot, send, {
    charts: ({ days, goal, isTimeRecorded }) => (
      <WeekCharts
        days={days.map((day) => ({ ...day, name: dayName(day.day) }))}
        goal={goal}
        isTimeRecorded={isTimeRecorded}
      />
    ),
    goal: ({ goal }) => (
      <WeeklyGoal
        goal={goal}
        onChanged={() => {
          refresh();
          onGoalChanged();
        }}
      />
    ),
    recording: ({ isTimeRecorded }) => <TimeRecording isOn={isTimeRecorded} onChanged={refreshAll} />,
  });
  return (
    <>
      {pictures(snapshot)}
      <AnalyticsWeekScreen view={view}>{children}</AnalyticsWeekScreen>
    </>
  );
}
