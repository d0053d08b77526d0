import {
  exampleDoneCards,
  exampleDueCards,
  exampleNoCards,
  exampleStudent,
} from '../../../../src/api/generated/examples.ts';
import { analyticsReviewMachine, type DueCards } from '../../../../src/machines/analytics/review.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { reviewPage } from '../../../pages/analytics/review.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

/** In both of them the second option is the right one. */
const two: DueCards = { ...exampleDueCards, questions: exampleDueCards.questions.slice(0, 2) };
const none: DueCards = { ...exampleDoneCards, doneToday: 0 };

export const analyticsReview = model(analyticsReviewMachine)({
  starts: {
    'a new device': { open: ({ attend }) => attend(paths.review), input: () => ({ kept: null }) },
    'a device with questions': {
      open: async ({ attend, page }) => {
        const key = `activity ${JSON.stringify([exampleStudent.id, 'review'])}`;
        await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
          key,
          JSON.stringify(two),
        ] as const);
        await attend(paths.review);
      },
      input: () => ({ kept: two }),
    },
  },
  events: {
    retry: [{}],
    choose: [{ optionId: 'a' }, { optionId: 'b' }],
    check: [{}],
    rate: [{ rating: 'hard' }, { rating: 'good' }, { rating: 'easy' }],
    goOn: [{}],
    connected: [{}],
  },
  answers: { getDueCards: { done: [two, exampleDoneCards, none, exampleNoCards], error: [500, 404] } },
  see: {
    loading: { says: 'the questions are on their way', shows: [on(reviewPage, 'loading')] },
    failed: { says: '§analytics.64: they can be tried again', shows: [alert(), on(failure, 'retryButton')] },
    deciding: passing,
    advancing: passing,
    nothingYet: { says: '§analytics.60: nothing was answered yet', shows: [on(reviewPage, 'nothingYet')] },
    'asking.open': {
      says: '§analytics.64: a question, and how many are left',
      shows: [on(reviewPage, 'question'), on(reviewPage, 'progress')],
    },
    'asking.chosen': {
      says: '§analytics.64: an answer is chosen',
      shows: [on(reviewPage, 'question')],
      like: 'asking.open',
    },
    right: { says: '§analytics.64: it was right', shows: [on(reviewPage, 'right'), on(reviewPage, 'lesson')] },
    wrong: { says: '§analytics.64: it was not, and why', shows: [on(reviewPage, 'wrong'), on(reviewPage, 'lesson')] },
    done: {
      says: '§analytics.64: when the next ones come back',
      shows: [on(reviewPage, 'done'), on(reviewPage, 'next')],
    },
    doneOffline: { says: '§analytics.65: the answers wait', shows: [on(reviewPage, 'doneOffline')] },
  },
  tells: ({ index, optionId, isOfDevice, isOffline, kept, cards }) => [
    index,
    optionId,
    isOfDevice,
    isOffline,
    kept?.questions.length,
    cards.questions.length,
  ],
  // A radio button that is chosen already cannot be chosen again.
  possible: (event, { context }) => !('optionId' in event) || event.optionId !== context.optionId,
  act: {
    retry: ({ page }) => reviewPage(page).tryAgainButton.or(failure(page).retryButton).first().click(),
    choose: ({ page }, { optionId }) => reviewPage(page).option(optionId).check(),
    check: pressing(reviewPage, 'checkButton'),
    rate: ({ page }, { rating }) => reviewPage(page)[`${rating}Button`].click(),
    goOn: pressing(reviewPage, 'goOnButton'),
    connected: ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
  },
});
