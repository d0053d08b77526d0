import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { analyticsDueMachine } from '../../machines/analytics/due.machine.ts';
import type { AnalyticsDueView } from '../../ui/screens/analytics/due/due.view.tsx';
import { sentence } from '../sentence.ts';
import { dayName } from './week.connect.ts';

type Snapshot = SnapshotFrom<typeof analyticsDueMachine>;
type Send = ActorRefFrom<typeof analyticsDueMachine>['send'];

export const connectAnalyticsDue = ({ value, context }: Snapshot, send: Send, zone: string): AnalyticsDueView =>
  match(value)
    .returnType<AnalyticsDueView>()
    .with('loading', 'deciding', () => ({ state: 'loading' }))
    .with('failed', (state) => ({
      state,
      reason: sentence(context.failure, 'What is due could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('none', (state) => ({ state }))
    .with('shown', (state) => ({
      state,
      assignments: context.assignments.map(({ id, title, dueDate, status }) => ({
        id,
        title,
        day: dayName(dueDate, zone),
        isOverdue: status === 'overdue',
      })),
    }))
    .exhaustive();
