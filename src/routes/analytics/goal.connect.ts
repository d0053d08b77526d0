import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { analyticsGoalMachine } from '../../machines/analytics/goal.machine.ts';
import type { AnalyticsGoalView } from '../../ui/screens/analytics/goal/goal.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof analyticsGoalMachine>;
type Send = ActorRefFrom<typeof analyticsGoalMachine>['send'];

export function connectAnalyticsGoal({ value, context }: Snapshot, send: Send): AnalyticsGoalView {
  const { goal, wanted, failure } = context;
  const shown = { goal, onEdit: () => send({ type: 'edit' }), onRemove: () => send({ type: 'remove' }) };
  const form: Pick<Extract<AnalyticsGoalView, { state: 'editing' }>, 'goal' | 'onSubmit' | 'onCancel'> = {
    goal: wanted,
    onSubmit: (typed) => send({ type: 'submit', goal: typed }),
    onCancel: () => send({ type: 'cancel' }),
  };
  return match(value)
    .returnType<AnalyticsGoalView>()
    .with('shown', (state) => ({ state, ...shown }))
    .with('removing', (state) => ({ state, goal }))
    .with('notRemoved', (state) => ({
      state,
      ...shown,
      why: sentence(failure, 'Your goal could not be removed. Please try again.'),
    }))
    .with('editing', (state) => ({ state, ...form }))
    .with('saving', (state) => ({ state, goal: wanted }))
    .with('rejected', (state) => ({
      state,
      ...form,
      why: sentence(failure, 'Your goal could not be saved. Please try again.'),
    }))
    .exhaustive();
}
