import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { studentViewMachine } from '../../machines/teaching/student-view.machine.ts';
import type { StudentViewView } from '../../ui/screens/teaching/student-view/student-view.view.tsx';

type Snapshot = SnapshotFrom<typeof studentViewMachine>;
type Send = ActorRefFrom<typeof studentViewMachine>['send'];

export function connectStudentView({ value }: Snapshot, send: Send, course: string): StudentViewView {
  const onStart = () => send({ type: 'start' });
  const onLeave = () => send({ type: 'leave' });
  return match(value)
    .returnType<StudentViewView>()
    .with('deciding', 'off', () => ({ state: 'off', course, onStart }))
    .with('notStarted', (state) => ({ state, course, onStart }))
    .with('on', 'notLeft', (state) => ({ state, course, onLeave }))
    .with('starting', 'opening', 'leaving', 'closing', (state) => ({ state, course }))
    .exhaustive();
}
