import { useMachine } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { createCalendarFeed, findCalendarFeed, listClasses } from '../api/study.ts';
import { calendarFeedMachine } from '../machines/calendar-feed.machine.ts';
import { schedulesMachine } from '../machines/schedules.machine.ts';
import { SchedulesScreen } from '../ui/screens/schedules/schedules.view.tsx';
import { connectCalendarFeed } from './calendar-feed.connect.ts';
import { ClassCalendar } from './class-calendar.tsx';
import { connectSchedules } from './schedules.connect.ts';
import { useCopy } from './share.ts';
import { browserViewer, zoneNote } from './when.ts';

// A dialog's code is loaded once it opens.
const CalendarFeedScreen = lazy(async () => {
  const screen = await import('../ui/screens/calendar-feed/calendar-feed.view.tsx');
  return { default: screen.CalendarFeedScreen };
});

const machine = schedulesMachine.provide({ actors: { listClasses } });
const feedMachine = calendarFeedMachine.provide({ actors: { findCalendarFeed, createCalendarFeed } });

export function Schedules() {
  const [viewer] = useState(browserViewer);
  const [snapshot, send] = useMachine(machine, { input: viewer });
  const [feed, sendToFeed] = useMachine(feedMachine);
  const copy = useCopy();
  const view = connectSchedules(snapshot, send, {
    calendar: ({ id, title }) => <ClassCalendar classId={id} title={title} />,
    onSubscribe: () => sendToFeed({ type: 'open' }),
  });
  const dialog = connectCalendarFeed(feed, sendToFeed, (address) => copy(address, 'addressCopied'));
  return (
    <>
      <SchedulesScreen view={view} zone={zoneNote(viewer.zone)} />
      {dialog.state !== 'closed' && (
        <Suspense fallback={null}>
          <CalendarFeedScreen view={dialog} />
        </Suspense>
      )}
    </>
  );
}
