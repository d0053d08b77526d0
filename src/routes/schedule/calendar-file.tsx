import { downloadCalendar } from '../../api/schedule.ts';
import { ClassCalendarScreen } from '../../ui/screens/schedule/calendar-file/calendar-file.view.tsx';
import { useDownload } from '../shell/download.ts';

/** "Add to calendar" of one class. */
export function ClassCalendar({ classId, title }: { classId: string; title: string }) {
  const view = useDownload({
    name: `${classId}.ics`,
    fetchFile: (signal) => downloadCalendar({ classId }, signal),
  });
  return <ClassCalendarScreen view={view} title={title} />;
}
