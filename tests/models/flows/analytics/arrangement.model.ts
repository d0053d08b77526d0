import { exampleCurrentPath, exampleLearningPath, exampleNoPath } from '../../../../src/api/generated/examples.ts';
import { pathArrangementMachine } from '../../../../src/machines/analytics/arrangement.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { arrangementDialog } from '../../../pages/analytics/path.page.ts';
import { on } from '../../../pages/on.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const courseId = 'sql-for-beginners';
const title = 'SQL for Beginners';

export const pathArrangement = model(pathArrangementMachine)({
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
  events: {
    open: [{ path: exampleLearningPath }],
    move: [
      { courseId, by: -1 },
      { courseId, by: 1 },
    ],
    pin: [{ courseId }],
    reset: [{}],
    submit: [{}],
    close: [{}],
  },
  answers: {
    arrangePath: { done: [exampleLearningPath], error: [409, 422, 500] },
    getPath: { done: [{ path: exampleLearningPath }, exampleNoPath], error: [500] },
  },
  see: {
    closed: {
      says: 'the steps, without a dialog',
      shows: [on(arrangementDialog, 'openButton')],
      hides: [on(arrangementDialog, 'dialog')],
    },
    arranging: { says: '§analytics.84: up, down and pins', shows: [on(arrangementDialog, 'courses')] },
    saving: { says: '§analytics.84: it is saved', shows: [on(arrangementDialog, 'saving')] },
    renewing: { says: '§analytics.84: the new path is loaded', shows: [on(arrangementDialog, 'saving')] },
    refused: { says: '§analytics.84: what was arranged is kept', shows: [on(arrangementDialog, 'notSaved')] },
  },
  act: {
    open: pressing(arrangementDialog, 'openButton'),
    move: ({ page }, { by }) =>
      press(by < 0 ? arrangementDialog(page).upButton(title) : arrangementDialog(page).downButton(title)),
    pin: ({ page }) => press(arrangementDialog(page).pinButton(title)),
    reset: pressing(arrangementDialog, 'proposedButton'),
    submit: pressing(arrangementDialog, 'saveButton'),
    close: pressing(arrangementDialog, 'closeButton'),
  },
});
