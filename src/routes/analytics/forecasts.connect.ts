import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { analyticsForecastsMachine } from '../../machines/analytics/forecasts.machine.ts';
import type { AnalyticsForecastsView } from '../../ui/screens/analytics/forecasts/forecasts.view.tsx';
import { format } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof analyticsForecastsMachine>;
type Send = ActorRefFrom<typeof analyticsForecastsMachine>['send'];

/** `7 February 2027` */
export const dayText = (day: string | null) =>
  day === null ? null : format('UTC', day, { day: 'numeric', month: 'long', year: 'numeric' });

export const connectAnalyticsForecasts = ({ value, context }: Snapshot, send: Send): AnalyticsForecastsView =>
  match(value)
    .returnType<AnalyticsForecastsView>()
    .with('loading', 'deciding', () => ({ state: 'loading' }))
    .with('failed', (state) => ({
      state,
      reason: sentence(context.failure, 'Your forecasts could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({ state }))
    .with('shown', 'refreshing', (state) => ({
      state,
      rightness: context.rightness,
      courses: context.courses.map(({ courseId, earliest, latest, ifGoal, ...course }) => ({
        ...course,
        id: courseId,
        earliest: dayText(earliest),
        latest: dayText(latest),
        ifGoal: dayText(ifGoal),
      })),
    }))
    .exhaustive();
