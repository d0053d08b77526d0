import { pathStepsMachine } from '../../../../src/machines/analytics/steps.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { pathPage } from '../../../pages/analytics/path.page.ts';
import { on } from '../../../pages/on.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const module = { courseId: 'sql-for-beginners', moduleId: 'm5' };

export const pathSteps = model(pathStepsMachine)({
  starts: {
    visit: { open: ({ attend }) => attend(paths.path), input: () => ({ form: 'map' }) },
    'a link to the list': {
      open: ({ attend }) => attend(`${paths.path}?view=list`),
      input: () => ({ form: 'list' }),
    },
  },
  events: { draw: [{}], list: [{}], open: [{ module }], close: [{}] },
  answers: {},
  see: {
    deciding: passing,
    drawn: {
      says: '§analytics.97: modules as points, with their states',
      shows: [on(pathPage, 'nextModule')],
      hides: [on(pathPage, 'numbers')],
    },
    opened: { says: '§analytics.98: the numbers of a module', shows: [on(pathPage, 'numbers')] },
    listed: {
      says: '§analytics.97: the list',
      shows: [on(pathPage, 'stepTitles')],
      hides: [on(pathPage, 'map')],
    },
  },
  act: {
    draw: pressing(pathPage, 'mapButton'),
    list: pressing(pathPage, 'listButton'),
    open: ({ page }) => press(pathPage(page).module('Joining tables')),
    close: pressing(pathPage, 'closeNumbersButton'),
  },
});
