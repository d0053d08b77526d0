/** /teach/courses/{courseId}/reviews, and the dialogs in which a review is answered. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const taughtReviewsPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Answer Review' });
  const reviews = page.getByRole('list', { name: 'Reviews' });
  return {
    open: (courseId: string) => page.goto(paths.teach.reviews(courseId)),
    title: page.getByRole('heading', { level: 1, name: 'Reviews' }),
    reviews,
    none: page.getByText(/^(No reviews yet|Every review has an answer)\.$/),
    newest: reviews.getByRole('listitem').first(),
    filter: (show: 'all' | 'unanswered') =>
      page.getByRole('button', { name: show === 'all' ? 'All' : /^Without an answer/ }),
    moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
    moreOrRetryButton: page.getByRole('main').getByRole('button', { name: /^(Show More|Retry)$/ }),
    loadingMoreButton: page.getByRole('button', { name: 'Loading...' }),
    answerButtons: page.getByRole('button', { name: /^(Change Answer|Answer), / }),
    takeBackButtons: page.getByRole('button', { name: /^Take Answer Back, / }),
    dialog,
    answer: dialog.getByLabel('Your answer'),
    sendButton: dialog.getByRole('button', { name: 'Send Answer', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Send Answer|Retry)$/ }),
    sendingButton: page.getByRole('button', { name: 'Sending...' }),
    removal: page.getByRole('dialog', { name: 'Take Your Answer Back?' }),
    confirmButton: page.getByRole('dialog').getByRole('button', { name: /^(Delete Answer|Retry)$/ }),
    deletingButton: page.getByRole('button', { name: 'Deleting...' }),
    leaveButton: page.getByRole('dialog').getByRole('button', { name: /^(Cancel|Keep It)$/ }),
  };
};
