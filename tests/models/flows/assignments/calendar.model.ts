import { assignmentCalendarMachine } from '../../../../src/machines/assignments/calendar.machine.ts';
import { control } from '../../browser/looks.ts';
import { barred, button, press } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';

export const assignmentCalendar = model(assignmentCalendarMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await page.getByRole('button', { name: 'Calendar View' }).click();
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
      shows: [control('Next month'), control('Previous month')],
    },
    day: { says: '§assignments.14: what is due on one day', shows: [control(/^View Details/)] },
  },
  // Only this month has days with something due; the day of the others is not there to be chosen.
  possible: ({ type, ...rest }, { context }) =>
    type !== 'day.choose' || ('day' in rest && String(rest.day).startsWith(context.month)),
  act: {
    previous: button('Previous month'),
    next: button('Next month'),
    today: async ({ page }) => {
      const today = page.getByRole('button', { name: 'Today', exact: true });
      return (await today.count()) === 0 ? barred : press(today);
    },
    'day.choose': ({ page }, { day }) =>
      press(page.getByRole('button', { name: new RegExp(`\\b${Number(day.slice(-2))} November.*: 1 due`) })),
  },
});
