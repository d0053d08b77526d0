import { assignmentCalendarMachine } from '../../../../src/machines/assignments/calendar.machine.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { on } from '../../../pages/on.ts';
import { barred, press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const assignmentCalendar = model(assignmentCalendarMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await assignmentsPage(page).calendarButton.click();
      },
      input: () => ({ now: () => Date.parse('2026-11-21T12:00:00Z'), zone: 'Europe/London' }),
    },
  },
  events: {
    previous: [{}],
    next: [{}],
    today: [{}],
    'day.choose': [{ day: '2026-11-27' }, { day: '2026-11-10' }],
  },
  answers: {},
  see: {
    month: {
      says: '§assignments.14: a month calendar of due dates',
      shows: [on(assignmentsPage, 'nextMonthButton'), on(assignmentsPage, 'previousMonthButton')],
    },
    day: { says: '§assignments.14: what is due on one day', shows: [on(assignmentsPage, 'detailsButtons')] },
  },
  // A day can be chosen only while its month is shown.
  possible: ({ type, ...rest }, { context }) =>
    type !== 'day.choose' || ('day' in rest && String(rest.day).startsWith(context.month)),
  act: {
    previous: pressing(assignmentsPage, 'previousMonthButton'),
    next: pressing(assignmentsPage, 'nextMonthButton'),
    today: async ({ page }) => {
      const today = assignmentsPage(page).todayButton;
      return (await today.count()) === 0 ? barred : press(today);
    },
    'day.choose': ({ page }, { day }) => press(assignmentsPage(page).dueDayButton(`${Number(day.slice(-2))} November`)),
  },
});
