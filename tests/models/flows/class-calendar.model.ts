import { classCalendarMachine } from '../../../src/machines/class-calendar.machine.ts';
import { model } from '../engine/model.ts';
import { text } from './samples.ts';

export const classCalendar = model(classCalendarMachine)({
  starts: { visit: { input: () => ({ classId: 'office-hours' }) } },
  events: { download: [{}] },
  answers: { downloadCalendar: { done: [text], error: [500] } },
  see: {
    idle: { says: '§2 Class Schedule: a class, to be taken into a calendar' },
    downloading: { says: 'the file is fetched' },
    failed: { says: 'the file did not come, and can be asked for again' },
  },
});
