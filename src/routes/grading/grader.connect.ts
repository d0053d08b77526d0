import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { gradingGraderMachine } from '../../machines/grading/grader.machine.ts';
import type { GradingGraderView } from '../../ui/screens/grading/grader/grader.view.tsx';

/** Who else has the submission open. */
export function connectGradingGrader({
  value,
  context: { other },
}: SnapshotFrom<typeof gradingGraderMachine>): GradingGraderView {
  return match(value)
    .returnType<GradingGraderView>()
    .with('asking', 'unknown', (state) => ({ state, other: other?.name }))
    .with('alone', (state) => ({ state }))
    .with('together', (state) => ({ state, other: other?.name ?? '' }))
    .exhaustive();
}
