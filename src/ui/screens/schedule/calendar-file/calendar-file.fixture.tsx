import { ClassCalendarScreen } from './calendar-file.view.tsx';

/** "Add to calendar" at rest, for the stories of the schedule. */
export const exampleClassCalendar = (title: string) => (
  <ClassCalendarScreen view={{ state: 'idle', onDownload: () => {} }} title={title} />
);
