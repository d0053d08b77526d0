import { exampleEmptyWeek, exampleWeek } from '../../../../src/api/generated/examples.ts';
import { analyticsWeekMachine } from '../../../../src/machines/analytics/week.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { analyticsPage } from '../../../pages/analytics/week.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const analyticsWeek = model(analyticsWeekMachine)({
  starts: { visit: { open: ({ attend }) => attend(paths.analytics) } },
  // The week before the example's is the first that can be chosen.
  events: { retry: [{}], refresh: [{}], choose: [{ start: '2026-11-09' }] },
  answers: { getWeek: { done: [exampleWeek, exampleEmptyWeek], error: [500] } },
  see: {
    loading: { says: 'the week is on its way', shows: [on(analyticsPage, 'loading')] },
    failed: { says: '§analytics.26: it can be tried again', shows: [alert(), on(failure, 'retryButton')] },
    deciding: passing,
    empty: { says: '§analytics.26: nothing was recorded yet', shows: [on(analyticsPage, 'emptyTitle')] },
    shown: {
      says: '§analytics.24: the week in a sentence',
      shows: [on(analyticsPage, 'sentence')],
      hides: [on(analyticsPage, 'changing')],
    },
    // Where nothing was recorded, the page goes on saying so.
    changing: {
      says: '§analytics.24: what was there stays',
      shows: [on(analyticsPage, 'settings')],
      like: 'empty',
    },
    notChanged: {
      says: '§analytics.24: what was there stays',
      shows: [on(analyticsPage, 'settings')],
      like: 'empty',
    },
  },
  tells: ({ week }) => week?.firstWeek,
  // Where nothing was recorded, there is no other week to choose.
  possible: ({ type }, { context: { week } }) => type !== 'choose' || week?.firstWeek !== null,
  act: {
    // Where nothing was recorded, the page does not say that loading again has failed, so it has no button to retry.
    retry: async ({ page, send }, event) =>
      (await failure(page).retryButton.count()) > 0 ? press(failure(page).retryButton) : send(event),
    // Sent directly: in the product it comes from the forms beneath the week.
    refresh: ({ send }, event) => send(event),
    choose: pressing(analyticsPage, 'weekButtons'),
  },
});
