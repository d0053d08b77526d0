/** Pages on paper: black on white in the dark theme too, without controls, and with what is folded on the screen. */
import type { Page } from '@playwright/test';
import { reviewPage } from '../pages/analytics/review.page.ts';
import { analyticsPage } from '../pages/analytics/week.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { videoPage } from '../pages/lesson/video.page.ts';
import { carrySession, expect, test } from './test.ts';

/** Background and text of the page, and whether nothing of it is beyond the paper. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { backgroundColor, color, isWithin: scrollWidth <= clientWidth };
  });
const blackOnWhite = { backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)', isWithin: true };

test('§product.49 a page is printed black on white, all of it, and nothing that is pressed', async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 700, height: 990 }); // A4 within its margins
  const { editGoalButton, daysTable, row, open } = analyticsPage(page);
  await open();
  await expect(editGoalButton).toBeVisible();
  await expect(daysTable).toBeVisible();
  expect(await onPaper(page)).not.toEqual(blackOnWhite);
  await page.emulateMedia({ media: 'print' });
  await expect(row(/^Mon \d/)).toBeVisible(); // folded on the screen
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(editGoalButton).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await onPaper(page)).toEqual(blackOnWhite);
  await reviewPage(page).open();
  await expect(reviewPage(page).question).toBeVisible();
  await expect(reviewPage(page).keys).toBeHidden();
  await lessonPage(page).open('data-literacy', 'm1-l1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await onPaper(page)).toEqual(blackOnWhite);
  await lessonPage(page).open('data-analytics', 'm1-l2');
  const { player, currentSentence } = videoPage(page);
  await expect(currentSentence).toBeVisible();
  await expect(player.getByText('Speed')).toBeHidden();
  await expect(player.getByText(/^\d+:\d\d \//)).toBeHidden();
});
