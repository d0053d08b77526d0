import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { classCalendarMachine } from '../../machines/schedule/calendar-file.machine.ts';
import type { ClassCalendarView } from '../../ui/screens/schedule/calendar-file/calendar-file.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof classCalendarMachine>;
type Send = ActorRefFrom<typeof classCalendarMachine>['send'];

/** A class's snapshot as its button in the schedule. */
export function connectClassCalendar(snapshot: Snapshot, send: Send, title: string): ClassCalendarView {
  const onDownload = () => send({ type: 'download' });
  const reason = sentence(snapshot.context.failure, 'The file could not be loaded. Please try again.');
  return match(snapshot.value)
    .returnType<ClassCalendarView>()
    .with('idle', (state) => ({ state, title, onDownload }))
    .with('downloading', (state) => ({ state, title }))
    .with('failed', (state) => ({ state, title, onDownload, reason }))
    .exhaustive();
}
