/** A student reviews on two devices, one of them without a network for a while. */
import type { Page } from '@playwright/test';
import { reviewPage } from '../../pages/analytics/review.page.ts';
import { analyticsPage } from '../../pages/analytics/week.page.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import type { Account, Product } from '../server.ts';
import { carrySession, expect, expectAccessible, expectNoSidewaysScroll, long, test, withoutAnswers } from '../test.ts';
import { dueIn, haveDueCards } from './due-cards.ts';

test.use({ timezoneId: dueIn });

type Due = { questions: { right: string; questionId: string; lessonId: string }[]; doneToday: number };
const dueOf = (product: Product, { token }: Account) => product.call<Due>('GET', '/analytics/review', token);

const withoutServer = (page: Page) => page.route('**/v1/**', (route) => route.abort());

test('§analytics.64, §analytics.65, §analytics.66, §analytics.67, §analytics.68 answers by keys alone, with and without a network, are one schedule on two devices', {
  tag: long,
}, async ({ page, product, student, openContext }) => {
  await haveDueCards(product, student, 2);
  const { questions } = await dueOf(product, student);
  expect(questions.length).toBeGreaterThanOrEqual(4);
  const review = reviewPage(page);
  await dashboardPage(page).open();
  await expect(review.due).toHaveText(`Review: ${questions.length} questions are due, about 2 minutes`);
  await review.startLink.click();
  await expect(review.question).toBeFocused();
  await expectAccessible(page);

  // Answers one question right, and rates it, and one wrong, by keys alone.
  const keyOf = (index: number) => String('abcd'.indexOf(questions[index]?.right ?? '') + 1);
  await page.keyboard.press(keyOf(0));
  await page.keyboard.press('Enter');
  await expect(review.right).toBeFocused();
  await page.keyboard.press('1');
  await expect(review.question).toBeFocused();
  await page.keyboard.press(keyOf(1) === '1' ? '2' : '1');
  await page.keyboard.press('Enter');
  await expect(review.wrong).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect.poll(async () => (await dueOf(product, student)).doneToday).toBe(2);

  // The server is out of reach: the device asks the questions that it has kept, and keeps the answers, rated or not.
  await withoutServer(page);
  await withoutAnswers(page);
  await page.reload();
  await expect(review.offline).toBeVisible();
  await expect(review.progress).toHaveAccessibleName(`Question 1 of ${questions.length - 2}`);
  await page.keyboard.press(keyOf(2));
  await page.keyboard.press('Enter');
  await expect(review.right).toBeFocused();
  await page.reload();
  await expect(review.progress).toHaveAccessibleName(`Question 1 of ${questions.length - 3}`);

  // Another device answers all questions meanwhile, the one on this screen included.
  const context = await openContext({ timezoneId: dueIn });
  await carrySession(context, product, student);
  const other = await context.newPage();
  await reviewPage(other).open();
  await expect(reviewPage(other).question).toBeFocused();
  for (let left = questions.length - 2; left > 0; left -= 1) {
    await other.keyboard.press('1');
    await other.keyboard.press('Enter');
    await expect(reviewPage(other).right.or(reviewPage(other).wrong)).toBeFocused();
    await other.keyboard.press('Enter');
  }
  await expect(reviewPage(other).done).toHaveText('Done for today');

  // The network is back: the question on the screen can still be answered, and the server says what comes next.
  await page.unroute('**/v1/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(review.offline).toHaveCount(0);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(review.right.or(review.wrong)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review.done).toHaveText('Done for today');
  await expect.poll(async () => (await dueOf(product, student)).doneToday).toBe(questions.length + 2);
  await other.reload();
  await expect(reviewPage(other).next).toHaveText((await review.next.textContent()) ?? '');
  await analyticsPage(page).open();
  await page.getByRole('main').getByRole('link', { name: 'Review', exact: true }).click();
  await expect(review.done).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unload-copy')))).toEqual(
    [],
  );
});
