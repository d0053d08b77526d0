import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ClassSession, type schedulesMachine, timetable } from '../machines/schedules.machine.ts';
import type { ClassItem } from '../ui/screens/schedules/class-list.tsx';
import type { SchedulesView } from '../ui/screens/schedules/schedules.view.tsx';
import { shortDay, timeSpan } from './when.ts';

type Snapshot = SnapshotFrom<typeof schedulesMachine>;
type Send = ActorRefFrom<typeof schedulesMachine>['send'];

/** The timetable's snapshot as what its screen shows. */
export function connectSchedules(snapshot: Snapshot, send: Send): SchedulesView {
  const { zone } = snapshot.context.viewer;
  const item = ({ id, title, status, startsAt, endsAt, location, instructor }: ClassSession): ClassItem => ({
    id,
    title,
    status,
    startsAt,
    date: shortDay(zone, startsAt),
    time: timeSpan(zone, startsAt, endsAt),
    location,
    instructor,
  });
  return match(snapshot.value)
    .returnType<SchedulesView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load the schedule. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('loaded', (state) => {
      const { today, upcoming, past } = timetable(snapshot.context);
      return { state, today: today.map(item), upcoming: upcoming.map(item), past: past.map(item) };
    })
    .exhaustive();
}
