import { exampleCurrentPath, exampleNoPath } from '../../../../src/api/generated/examples.ts';
import { followedPathMachine } from '../../../../src/machines/dashboard/followed-path.machine.ts';
import { dashboardPage } from '../../../pages/dashboard/overview.page.ts';
import { on } from '../../../pages/on.ts';
import { waiting } from '../../browser/locators.ts';
import { model, passing } from '../../engine/model.ts';

export const followedPath = model(followedPathMachine)({
  starts: { visit: { open: ({ attend }) => attend('/dashboard') } },
  events: {},
  answers: { getPath: { done: [exampleCurrentPath, exampleNoPath], error: [500] } },
  see: {
    waiting: { says: '§dashboard.17: the cards wait, for a second at most', shows: [waiting] },
    deciding: passing,
    followed: { says: '§dashboard.17: recommendations follow the path', shows: [on(dashboardPage, 'pathLink')] },
    none: {
      says: '§dashboard.17: recommendations are as without a path',
      shows: [on(dashboardPage, 'enrolButton')],
      hides: [on(dashboardPage, 'pathLink')],
    },
  },
});
