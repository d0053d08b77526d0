import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { instructorMessageMachine } from '../../machines/course/instructor-message.machine.ts';
import type { InstructorMessageView } from '../../ui/screens/course/instructor-message/instructor-message.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof instructorMessageMachine>;
type Send = ActorRefFrom<typeof instructorMessageMachine>['send'];

export function connectInstructorMessage(snapshot: Snapshot, send: Send, recipient: string): InstructorMessageView {
  const open = { recipient, onClose: () => send({ type: 'close' }) };
  const onSubmit = (message: string) => send({ type: 'submit', message });
  const reason = sentence(snapshot.context.failure, 'There was an error sending your message. Please try again.');
  return match(snapshot.value)
    .returnType<InstructorMessageView>()
    .with('closed', (state) => ({ state }))
    .with('writing', (state) => ({ state, onSubmit, ...open }))
    .with('sending', (state) => ({ state, ...open }))
    .with('rejected', (state) => ({ state, reason, onSubmit, ...open }))
    .exhaustive();
}
