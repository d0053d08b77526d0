import { classCalendarMachine } from '../../../../src/machines/schedule/calendar-file.machine.ts';
import { alert, control, heading } from '../../browser/looks.ts';
import { press } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';
import { text } from '../samples.ts';

export const classCalendar = model(classCalendarMachine)({
  starts: { visit: { open: ({ attend }) => attend('/schedules'), input: () => ({ classId: 'office-hours' }) } },
  events: { download: [{}] },
  answers: { downloadCalendar: { done: [text], error: [500] } },
  see: {
    idle: {
      says: '§schedule.6: a class, to be taken into a calendar',
      shows: [control('Add to calendar: Office hours')],
    },
    downloading: { says: 'the file is fetched', shows: [heading('Office hours')] },
    failed: {
      says: 'the file did not come, and can be asked for again',
      shows: [control('Retry: Office hours'), alert()],
    },
  },
  bodies: () => 'BEGIN:VCALENDAR',
  act: { download: ({ page }) => press(page.getByRole('button', { name: /^(Add to calendar|Retry): Office hours$/ })) },
});
