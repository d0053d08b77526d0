import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { instructorMessageMachine } from '../../machines/course/instructor-message.machine.ts';
import type { InstructorMessageView } from '../../ui/screens/course/instructor-message/instructor-message.view.tsx';
import { fileLimits, filesToSend, whyNotSent, whyRefused } from '../questions/files.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof instructorMessageMachine>;
type Send = ActorRefFrom<typeof instructorMessageMachine>['send'];

export function connectInstructorMessage(snapshot: Snapshot, send: Send, recipient: string): InstructorMessageView {
  const { files, refused, failure, failedKey } = snapshot.context;
  const open = { recipient, files: filesToSend(files, failedKey), onClose: () => send({ type: 'close' }) };
  const editing = {
    limits: fileLimits,
    refused: whyRefused(refused),
    onChoose: (chosen: File[]) => send({ type: 'file.add', files: chosen }),
    onRemove: (key: string) => send({ type: 'file.remove', key }),
    onSubmit: (message: string) => send({ type: 'submit', message }),
  };
  const sentenceOf = sentence(failure, 'There was an error sending your message. Please try again.');
  const reason = whyNotSent(files, failedKey, sentenceOf);
  return match(snapshot.value)
    .returnType<InstructorMessageView>()
    .with('closed', (state) => ({ state }))
    .with({ editing: 'writing' }, () => ({ state: 'editing.writing', ...open, ...editing }))
    .with({ editing: 'rejected' }, () => ({ state: 'editing.rejected', reason, ...open, ...editing }))
    .with('uploading', (state) => ({ state, ...open, onStop: () => send({ type: 'stop' }) }))
    .with('sending', (state) => ({ state, ...open }))
    .exhaustive();
}
