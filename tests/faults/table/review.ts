/** Questions that come back. */
import { expect } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { haveDueCards } from '../../journeys/analytics/due-cards.ts';
import { reviewPage } from '../../pages/analytics/review.page.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { get, goto, post, type Row, sees, type Visit } from '../row.ts';

async function answer({ page, product, person }: Visit) {
  // More than there are faults, as each uses up a question.
  await haveDueCards(product, person, 8);
  await reviewPage(page).open();
  await reviewPage(page).options.first().check();
  await reviewPage(page).checkButton.click();
  const { right, wrong, goodButton, goOnButton } = reviewPage(page);
  await expect(right.or(wrong)).toBeVisible();
  await goodButton.or(goOnButton).click();
}

export const reviewRows: readonly Row[] = [
  {
    name: 'The review',
    invokedBy: ['analytics/review.getDueCards'],
    who: 'demo',
    call: get(/^\/analytics\/review$/),
    start: goto(paths.review),
    title: 'Error',
    message: messages('Your questions could not be loaded. Please try again.'),
    recovered: sees(on(reviewPage, 'question')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Questions that are due, on the dashboard',
    invokedBy: ['analytics/review-due.getDueCards'],
    who: 'demo',
    calls: [get(/^\/analytics\/review$/)],
    start: async ({ page }) => {
      await dashboardPage(page).open();
      await expect(dashboardPage(page).enrolButton).toBeVisible();
    },
    unaffected: (page) => expect(dashboardPage(page).assignmentsLink).toBeVisible(),
  },
  {
    name: 'Answers of the review',
    invokedBy: ['analytics/review-sending.answerCards'],
    who: 'student',
    calls: [post(/^\/analytics\/review\/answers$/)],
    start: answer,
    unaffected: (page) =>
      expect(reviewPage(page).question.or(reviewPage(page).done).or(reviewPage(page).doneOffline)).toBeVisible(),
  },
];
