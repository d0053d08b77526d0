import { createCalendarFeed, endCalendarFeed, findCalendarFeed, listClasses } from '../../api/schedule.ts';
import { calendarFeedMachine } from '../../machines/schedule/feed.machine.ts';
import { schedulesMachine } from '../../machines/schedule/list.machine.ts';
import { SchedulesScreen } from '../../ui/screens/schedule/list/list.view.tsx';
import { zoneNote } from '../dates.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useCopy } from '../share.ts';
import { ClassCalendar } from './calendar-file.tsx';
import { connectCalendarFeed } from './feed.connect.ts';
import { connectSchedules } from './list.connect.ts';

// Loaded when it is first opened.
const CalendarFeedScreen = dialog('CalendarFeedScreen', () => import('../../ui/screens/schedule/feed/feed.view.tsx'));

const machine = schedulesMachine.provide({ actors: { listClasses } });
const feedMachine = calendarFeedMachine.provide({ actors: { findCalendarFeed, createCalendarFeed, endCalendarFeed } });

export function Schedules() {
  const viewer = useViewer();
  const [snapshot, send] = useFlow(machine, { input: viewer });
  const [feed, sendToFeed] = useFlow(feedMachine);
  const copy = useCopy();
  const view = connectSchedules(snapshot, send, {
    calendar: ({ id, title }) => <ClassCalendar classId={id} title={title} />,
    onSubscribe: () => sendToFeed({ type: 'open' }),
  });
  const dialog = connectCalendarFeed(feed, sendToFeed, (address) => copy(address, 'addressCopied'));
  return (
    <>
      <SchedulesScreen view={view} zone={zoneNote(viewer.zone)} />
      {dialog.state !== 'closed' && <CalendarFeedScreen view={dialog} />}
    </>
  );
}
