import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { analyticsMasteryMachine } from '../../machines/analytics/mastery.machine.ts';
import type { AnalyticsMasteryView } from '../../ui/screens/analytics/mastery/mastery.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof analyticsMasteryMachine>;
type Send = ActorRefFrom<typeof analyticsMasteryMachine>['send'];

/** An outcome whose attempts are to be shown. */
export type OpenOutcome = { courseId: string; outcomeId: string; text: string };

export function connectAnalyticsMastery(
  { value, context }: Snapshot,
  send: Send,
  onOpen: (outcome: OpenOutcome) => void,
): AnalyticsMasteryView {
  return match(value)
    .returnType<AnalyticsMasteryView>()
    .with('loading', 'deciding', () => ({ state: 'loading' }))
    .with('failed', (state) => ({
      state,
      reason: sentence(context.failure, 'What you can do could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({ state }))
    .with('shown', (state) => ({
      state,
      calibration: context.calibration,
      courses: context.courses.map(({ courseId, title, outcomes }) => ({
        id: courseId,
        title,
        outcomes: outcomes.map((outcome) => ({
          ...outcome,
          onOpen: () => onOpen({ courseId, outcomeId: outcome.id, text: outcome.text }),
        })),
      })),
    }))
    .exhaustive();
}
