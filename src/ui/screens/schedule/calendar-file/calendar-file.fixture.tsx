import { ClassCalendarScreen } from './calendar-file.view.tsx';

/** "Add to calendar" while nothing is being downloaded, for stories of the schedule. */
export const exampleClassCalendar = (title: string) => (
  <ClassCalendarScreen view={{ state: 'idle', onDownload: () => {} }} title={title} />
);
