import { exampleCurrentPath, exampleLearningPath, exampleNoPath } from '../../../../src/api/generated/examples.ts';
import { learningPathMachine } from '../../../../src/machines/analytics/path.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { pathPage } from '../../../pages/analytics/path.page.ts';
import { on } from '../../../pages/on.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const module = { courseId: 'sql-for-beginners', moduleId: 'm1' };
const steps = { shows: [on(pathPage, 'stepTitles')] };

export const learningPath = model(learningPathMachine)({
  starts: { visit: { open: ({ attend }) => attend(paths.path) } },
  events: {
    retry: [{}],
    refresh: [{}],
    replace: [{ path: exampleLearningPath }, { path: null }],
    restore: [{ module }],
  },
  answers: {
    getPath: { done: [exampleCurrentPath, exampleNoPath], error: [500] },
    skipModules: { done: [exampleLearningPath], error: [409, 500] },
  },
  see: {
    loading: { says: 'the path is on its way', shows: [on(pathPage, 'loading')] },
    failed: {
      says: '§analytics.83: it can be tried again',
      shows: [on(pathPage, 'failed'), on(pathPage, 'retryButton')],
    },
    deciding: passing,
    none: { says: '§analytics.80: an aim is to be chosen', shows: [on(pathPage, 'aims')] },
    shown: { says: '§analytics.83: steps with their reasons', ...steps, hides: [on(pathPage, 'notRestored')] },
    refreshing: { says: '§analytics.86: what was there stays', ...steps },
    notRefreshed: {
      says: '§analytics.86: what was there stays',
      shows: [on(pathPage, 'stepTitles'), on(pathPage, 'notRefreshed')],
    },
    restoring: { says: '§analytics.85: it is taken back', shows: [on(pathPage, 'restoring')] },
    renewing: { says: '§analytics.85: the new path is loaded first', shows: [on(pathPage, 'restoring')] },
    notRestored: { says: '§analytics.85: it is skipped still', shows: [on(pathPage, 'notRestored')] },
  },
  // `replace` comes from other flows of the page, which are there only once the path has been loaded.
  possible: ({ type }, { leaf }) => type !== 'replace' || !['loading', 'failed'].includes(leaf),
  act: {
    retry: pressing(pathPage, 'retryButton'),
    // Sent directly: in the product it comes from the placement.
    refresh: ({ send }, event) => send(event),
    // Sent directly: in the product it comes from the aim, the order and the skips.
    replace: ({ send }, event) => send(event),
    restore: async ({ page }) => {
      await pathPage(page).unfold();
      return press(pathPage(page).restoreButton);
    },
  },
});
