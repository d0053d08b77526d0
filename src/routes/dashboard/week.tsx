import { useState } from 'react';
import { dashboardWeekMachine } from '../../machines/dashboard/week.machine.ts';
import { DashboardWeekScreen } from '../../ui/screens/dashboard/week/week.view.tsx';
import { useAuth } from '../account/session.tsx';
import { getFreshWeek } from '../analytics/fresh-week.ts';
import { useFlow } from '../first-screen.ts';
import { connectDashboardWeek } from './week.connect.ts';

/** The week at a glance. */
export function DashboardWeek() {
  const person = useAuth().currentUser?.id ?? '';
  const [machine] = useState(() => dashboardWeekMachine.provide({ actors: { getWeek: getFreshWeek(person) } }));
  const [snapshot, send] = useFlow(machine);
  return <DashboardWeekScreen view={connectDashboardWeek(snapshot, send)} />;
}
