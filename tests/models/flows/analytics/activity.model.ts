import type { Page } from '@playwright/test';
import { exampleWeek } from '../../../../src/api/generated/examples.ts';
import { lessonActivityMachine } from '../../../../src/machines/analytics/activity.machine.ts';
import { anyPage } from '../../browser/locators.ts';
import { model, passing } from '../../engine/model.ts';

const lesson = '/courses/data-analytics/lessons/m1-l2';

/** Pretends that the page was hidden or shown, as browsers under test never hide a page. */
const become = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Leaves the lesson as the browser's "Back" does. A click on a link would first be a use of the page. */
const goBack = (page: Page) =>
  page.evaluate((course) => {
    history.pushState(null, '', course);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, '/courses/data-analytics');

export const lessonActivity = model(lessonActivityMachine)({
  starts: {
    visit: { open: ({ attend }) => attend(lesson), input: (now) => ({ now, isHidden: false }) },
    'behind another tab': {
      open: async ({ attend, page }) => {
        await page.addInitScript(() =>
          Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }),
        );
        await attend(lesson);
      },
      input: (now) => ({ now, isHidden: true }),
    },
  },
  events: { use: [{}], show: [{}], hide: [{}], leave: [{}] },
  answers: { getWeek: { done: [exampleWeek, { ...exampleWeek, isTimeRecorded: false }], error: [500] } },
  see: {
    opening: passing,
    'used.counting': { says: '§analytics.21: time counts', shows: [anyPage] },
    unused: { says: '§analytics.21: nobody has used the page for a minute', shows: [anyPage] },
    away: { says: '§analytics.21: nobody sees the page', shows: [anyPage] },
    left: { says: '§analytics.21: the lesson was left', shows: [anyPage] },
  },
  // Once the lesson has been left, its page is gone, and nothing can happen in it.
  possible: (_, { leaf }) => leaf !== 'left',
  act: {
    // Sent directly: the page counts many uses in a second as one, so one that the walk makes could be lost.
    use: ({ send }, event) => send(event),
    show: ({ page }) => become(page, false),
    hide: ({ page }) => become(page, true),
    leave: ({ page }) => goBack(page),
  },
});
