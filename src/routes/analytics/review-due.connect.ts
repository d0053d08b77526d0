import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { reviewDueMachine } from '../../machines/analytics/review-due.machine.ts';
import type { ReviewDueView } from '../../ui/screens/analytics/review-due/review-due.view.tsx';

export const connectReviewDue = ({ value, context }: SnapshotFrom<typeof reviewDueMachine>): ReviewDueView =>
  match(value)
    .returnType<ReviewDueView>()
    .with('loading', 'deciding', () => ({ state: 'loading' }))
    .with('none', (state) => ({ state }))
    .with('shown', (state) => ({ state, questions: context.questions }))
    .exhaustive();
