import { exampleCurrentPath, exampleLearningPath, exampleNoPath } from '../../../../src/api/generated/examples.ts';
import { pathSkipsMachine } from '../../../../src/machines/analytics/skips.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { skipsDialog } from '../../../pages/analytics/path.page.ts';
import { on } from '../../../pages/on.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const module = { courseId: 'sql-for-beginners', moduleId: 'm2' };

export const pathSkips = model(pathSkipsMachine)({
  starts: {
    'a path': {
      open: async ({ attend, network }) => {
        await attend(paths.path);
        // The page itself loads the path first. The flow's own call comes later.
        await network.called(['getPath']);
        await network.end(['getPath'], { kind: 'done', body: exampleCurrentPath });
      },
    },
  },
  events: { open: [{ path: exampleLearningPath }], tick: [{ module }], submit: [{}], close: [{}] },
  answers: {
    skipModules: { done: [exampleLearningPath], error: [409, 500] },
    getPath: { done: [{ path: exampleLearningPath }, exampleNoPath], error: [500] },
  },
  see: {
    closed: {
      says: '§analytics.85: skipping is offered',
      shows: [on(skipsDialog, 'openButton')],
      hides: [on(skipsDialog, 'dialog')],
    },
    choosing: { says: '§analytics.85: what is known, to be ticked', shows: [on(skipsDialog, 'modules')] },
    saving: { says: '§analytics.85: it is saved', shows: [on(skipsDialog, 'saving')] },
    renewing: { says: '§analytics.85: the new path is loaded', shows: [on(skipsDialog, 'saving')] },
    refused: { says: '§analytics.85: the ticks are kept', shows: [on(skipsDialog, 'notSaved')] },
  },
  tells: ({ ticked }) => ticked.length,
  act: {
    open: pressing(skipsDialog, 'openButton'),
    tick: ({ page }) => skipsDialog(page).module('Filtering rows').click(),
    submit: async ({ page }) => press(skipsDialog(page).saveButton),
    close: pressing(skipsDialog, 'closeButton'),
  },
});
