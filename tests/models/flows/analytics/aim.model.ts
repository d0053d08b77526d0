import { exampleAims, exampleLearningPath, exampleNoPath } from '../../../../src/api/generated/examples.ts';
import { learningAimMachine } from '../../../../src/machines/analytics/aim.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { leavingPart, pathPage } from '../../../pages/analytics/path.page.ts';
import { on } from '../../../pages/on.ts';
import { press, pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const { aimId } = exampleLearningPath;
const sql = 'answer-questions-with-sql';
const titles = new Map(exampleAims.aims.map(({ id, title }) => [id, title]));

export const learningAim = model(learningAimMachine)({
  starts: {
    'with a path': { open: ({ attend }) => attend(paths.path), input: () => ({ current: aimId }) },
    'without one': {
      open: async ({ attend, network }) => {
        network.give('getPath', exampleNoPath);
        await attend(paths.path);
      },
      input: () => ({ current: null }),
    },
  },
  events: {
    change: [{}],
    choose: [{ aimId: sql }],
    leave: [{}],
    confirm: [{}],
    retry: [{}],
    cancel: [{}],
  },
  answers: {
    listAims: { done: [exampleAims], error: [500] },
    chooseAim: {
      done: [{ ...exampleLearningPath, aimId: sql, aimTitle: titles.get(sql) ?? '' }],
      error: [500],
    },
    leaveAim: { done: [undefined], error: [500] },
  },
  see: {
    deciding: passing,
    chosen: { says: '§analytics.80: the aim', shows: [on(pathPage, 'changeAimButton')] },
    loading: { says: 'the aims are on their way', shows: [on(pathPage, 'aimsLoading')] },
    failed: { says: '§analytics.80: it can be tried again', shows: [on(pathPage, 'aimsFailed')] },
    choosing: { says: '§analytics.80: aims with their outcomes', shows: [on(pathPage, 'aims')] },
    saving: { says: '§analytics.80: it is saved', shows: [on(pathPage, 'savingAim')] },
    notChosen: { says: '§analytics.80: the aim before holds', shows: [on(pathPage, 'aimNotSaved')] },
    confirming: { says: '§analytics.81: asked once', shows: [on(leavingPart, 'confirmButton')] },
    leaving: { says: '§analytics.81: it is left', shows: [on(leavingPart, 'leaving')] },
    notLeft: { says: '§analytics.81: the path stays', shows: [on(leavingPart, 'notLeft')] },
  },
  tells: ({ current }) => current,
  // The aim that is followed already has a mark instead of a button.
  possible: ({ type }, { context: { current } }) => type !== 'choose' || current !== sql,
  act: {
    change: pressing(pathPage, 'changeAimButton'),
    choose: ({ page }, event) => press(pathPage(page).chooseButton(titles.get(event.aimId) ?? '')),
    leave: pressing(pathPage, 'leaveButton'),
    confirm: pressing(leavingPart, 'confirmButton'),
    retry: pressing(pathPage, 'retryButton'),
    cancel: async ({ page }) => {
      const { cancelButton } = leavingPart(page);
      return (await cancelButton.isVisible()) ? press(cancelButton) : pressIfThere(pathPage(page).keepAimButton);
    },
  },
});
