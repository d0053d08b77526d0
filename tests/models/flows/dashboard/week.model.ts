import { exampleEmptyWeek, exampleWeek } from '../../../../src/api/generated/examples.ts';
import { dashboardWeekMachine } from '../../../../src/machines/dashboard/week.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { dashboardPage } from '../../../pages/dashboard/overview.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const dashboardWeek = model(dashboardWeekMachine)({
  starts: { visit: { open: ({ attend }) => attend(paths.dashboard) } },
  events: { retry: [{}] },
  answers: { getWeek: { done: [exampleWeek, exampleEmptyWeek], error: [500] } },
  see: {
    loading: { says: 'the week is on its way', shows: [waiting] },
    failed: {
      says: 'the week could not be loaded, and can be tried again',
      shows: [alert('Failed to load your week'), on(failure, 'retryButton')],
    },
    empty: { says: '§dashboard.21: nothing was recorded yet', shows: [on(dashboardPage, 'noWeek')] },
    shown: {
      says: '§dashboard.21: the days of the week, and the goal',
      shows: [on(dashboardPage, 'weekDays')],
      hides: [on(dashboardPage, 'noWeek')],
    },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
