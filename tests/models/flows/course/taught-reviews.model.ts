import {
  exampleAnsweredReview,
  exampleInstructor,
  exampleTaughtReviews,
} from '../../../../src/api/generated/examples.ts';
import { taughtReviewsMachine } from '../../../../src/machines/course/taught-reviews.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { taughtReviewsPage } from '../../../pages/course/taught-reviews.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { press, pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { next: _next, ...lastPage } = exampleTaughtReviews;
const none = { ...lastPage, items: [] };
const courseId = 'data-analytics';

export const taughtReviews = model(taughtReviewsMachine)({
  starts: {
    'an instructor': {
      open: ({ attend }) => attend(paths.teach.reviews(courseId), { user: exampleInstructor }),
      input: () => ({ courseId }),
    },
  },
  events: {
    retry: [{}],
    narrow: [{ filters: { show: 'unanswered' } }, { filters: { show: 'all' } }],
    more: [{}],
    answered: [{ review: exampleAnsweredReview }],
  },
  answers: { listTaughtReviews: { done: [exampleTaughtReviews, lastPage, none], error: [500] } },
  see: {
    loading: { says: 'the reviews are asked for', shows: [on(taughtReviewsPage, 'title')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    empty: { says: '§course.33: there is none, or every one has an answer', shows: [on(taughtReviewsPage, 'none')] },
    'listed.ready': { says: '§course.33: the reviews', shows: [on(taughtReviewsPage, 'reviews')] },
    'listed.loadingMore': { says: 'more are asked for', shows: [on(taughtReviewsPage, 'loadingMoreButton')] },
    'listed.moreFailed': {
      says: 'more did not come; what is there stays',
      shows: [alert(), on(taughtReviewsPage, 'reviews')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    // Until the first list has been loaded, the page shows no filter.
    narrow: async ({ page, send }, event) => {
      const filter = taughtReviewsPage(page).filter(event.filters.show ?? 'all');
      return (await filter.isVisible()) ? press(filter) : send(event);
    },
    more: ({ page }) => pressIfThere(taughtReviewsPage(page).moreOrRetryButton),
    answered: ({ send }, event) => send(event), // in the product it comes from the dialog
  },
});
