import { removeGoal, setGoal } from '../../api/analytics/goal.ts';
import { analyticsGoalMachine, type Goal } from '../../machines/analytics/goal.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { AnalyticsGoalScreen } from '../../ui/screens/analytics/goal/goal.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectAnalyticsGoal } from './goal.connect.ts';

const machine = analyticsGoalMachine.provide({ actors: { setGoal, removeGoal } });

/** The student's goal, beneath the week; its code is loaded after the week. */
export function WeeklyGoal({ goal, onChanged }: { goal: Goal | null; onChanged: () => void }) {
  const [snapshot, send, flow] = useFlow(machine, { input: { goal } });
  useUnsent(snapshot.hasTag('input'));
  useEmitted(flow, 'changed', onChanged);
  return <AnalyticsGoalScreen view={connectAnalyticsGoal(snapshot, send)} />;
}
