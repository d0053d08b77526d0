import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ClassSession, type schedulesMachine, timetable } from '../../machines/schedule/list.machine.ts';
import type { ClassItem } from '../../ui/screens/schedule/list/class-list.tsx';
import type { SchedulesView } from '../../ui/screens/schedule/list/list.view.tsx';
import { dayAndTime, shortDay, timeSpan } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof schedulesMachine>;
type Send = ActorRefFrom<typeof schedulesMachine>['send'];
type Here = {
  /** The "Add to calendar" button of a class. */
  calendar: (session: ClassSession) => ReactNode;
  onSubscribe: () => void;
};

const canAttend = ({ status }: ClassSession) => status === 'upcoming' || status === 'live';

export function connectSchedules(snapshot: Snapshot, send: Send, here: Here): SchedulesView {
  const { zone } = snapshot.context.viewer;
  const item = (session: ClassSession): ClassItem => ({
    ...session,
    date: shortDay(zone, session.startsAt),
    time: timeSpan(zone, session.startsAt, session.endsAt),
    link: canAttend(session) ? session.link : undefined,
    movedFrom: session.movedFrom && dayAndTime(zone, session.movedFrom),
    calendar: canAttend(session) && here.calendar(session),
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
      return {
        state,
        today: today.map(item),
        upcoming: upcoming.map(item),
        past: past.map(item),
        onSubscribe: here.onSubscribe,
      };
    })
    .exhaustive();
}
