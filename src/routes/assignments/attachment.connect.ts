import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { assignmentFileMachine } from '../../machines/assignments/attachment.machine.ts';
import type { AssignmentFileView } from '../../ui/screens/assignments/attachment/attachment.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof assignmentFileMachine>;
type Send = ActorRefFrom<typeof assignmentFileMachine>['send'];

/** A file's snapshot as its row in a dialog. */
export function connectAssignmentFile(snapshot: Snapshot, send: Send, size?: string): AssignmentFileView {
  const { name, failure } = snapshot.context;
  const onDownload = () => send({ type: 'download' });
  const reason = sentence(failure, 'The file could not be loaded. Please try again.');
  return match(snapshot.value)
    .returnType<AssignmentFileView>()
    .with('idle', (state) => ({ state, name, size, onDownload }))
    .with('downloading', (state) => ({ state, name, size }))
    .with('failed', (state) => ({ state, name, size, onDownload, reason }))
    .exhaustive();
}
