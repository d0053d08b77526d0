import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { timeRecordingMachine } from '../../machines/analytics/time-recording.machine.ts';
import type { TimeRecordingView } from '../../ui/screens/analytics/time-recording/time-recording.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof timeRecordingMachine>;
type Send = ActorRefFrom<typeof timeRecordingMachine>['send'];

export function connectTimeRecording(
  { value, context }: Snapshot,
  send: Send,
  downloads: ReactNode,
): TimeRecordingView {
  const { isOn, failure } = context;
  const choice = { isOn, downloads };
  const open = { ...choice, onToggle: () => send({ type: 'toggle' }), onDelete: () => send({ type: 'delete' }) };
  const asking = { ...choice, onConfirm: () => send({ type: 'confirm' }), onClose: () => send({ type: 'cancel' }) };
  return match(value)
    .returnType<TimeRecordingView>()
    .with('chosen', 'deleted', (state) => ({ state, ...open }))
    .with('saving', (state) => ({ state, ...choice, isOn: !isOn }))
    .with('notSaved', (state) => ({
      state,
      ...open,
      why: sentence(failure, 'Your choice was not saved. Please try again.'),
    }))
    .with('confirming', (state) => ({ state, ...asking }))
    .with('deleting', (state) => ({ state, ...choice }))
    .with('notDeleted', (state) => ({
      state,
      ...asking,
      why: sentence(failure, 'Your recorded time could not be deleted. Please try again.'),
    }))
    .exhaustive();
}
