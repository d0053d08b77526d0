import { assignmentCalendarMachine } from '../../../src/machines/assignment-calendar.machine.ts';
import { model } from '../engine/model.ts';

export const assignmentCalendar = model(assignmentCalendarMachine)({
  starts: { visit: { input: () => ({ now: () => Date.parse('2026-11-21T12:00:00Z'), zone: 'Europe/London' }) } },
  events: {
    previous: [{}],
    next: [{}],
    today: [{}],
    'day.choose': [{ day: '2026-11-27' }, { day: '2026-11-10' }],
    'day.leave': [{}],
  },
  answers: {},
  see: {
    month: { says: 'decisions 5: a month calendar of due dates' },
    day: { says: 'decisions 5: what is due on one day' },
  },
});
