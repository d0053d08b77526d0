import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { gradingUndoMachine } from '../../machines/grading/undo.machine.ts';
import type { GradingUndoView } from '../../ui/screens/grading/undo/undo.view.tsx';
import { sentence } from '../sentence.ts';

type Send = ActorRefFrom<typeof gradingUndoMachine>['send'];

export function connectGradingUndo(
  { value, context: { returned, failure } }: SnapshotFrom<typeof gradingUndoMachine>,
  send: Send,
): GradingUndoView {
  const { student } = returned;
  const onUndo = () => send({ type: 'undo' });
  const onDismiss = () => send({ type: 'dismiss' });
  return match(value)
    .returnType<GradingUndoView>()
    .with('closed', (state) => ({ state }))
    .with('offered', (state) => ({ state, student, onUndo, onDismiss }))
    .with('undoing', (state) => ({ state, student }))
    .with('failed', (state) => ({
      state,
      student,
      why: sentence(failure, 'It could not be undone. Please try again.'),
      onRetry: onUndo,
      onDismiss,
    }))
    .exhaustive();
}
