import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { analyticsAttemptsMachine } from '../../machines/analytics/attempts.machine.ts';
import type { AnalyticsAttemptsView } from '../../ui/screens/analytics/attempts/attempts.view.tsx';
import { format } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof analyticsAttemptsMachine>;
type Send = ActorRefFrom<typeof analyticsAttemptsMachine>['send'];

const whenOptions = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** Times are shown in the browser's time zone. */
export const connectAnalyticsAttempts = (
  { value, context }: Snapshot,
  send: Send,
  zone: string,
): AnalyticsAttemptsView =>
  match(value)
    .returnType<AnalyticsAttemptsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      reason: sentence(context.failure, 'Your answers could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('shown', (state) => ({
      state,
      attempts: (context.found?.attempts ?? []).map(({ at, lessonTitle, ...attempt }, index) => ({
        ...attempt,
        id: String(index),
        when: format(zone, at, whenOptions),
        lesson: lessonTitle,
      })),
    }))
    .exhaustive();
