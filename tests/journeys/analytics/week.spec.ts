/** A student works in lessons and sees their weeks: kept over reloads and without a network, and on a moved clock. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { analyticsPage } from '../../pages/analytics/week.page.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { lessonPage } from '../../pages/lesson/detail.page.ts';
import { expect, test } from '../test.ts';

const [courseId, lessonId] = ['data-literacy', 'm1-l1'];
const minute = 60_000;

/** Reads and scrolls for so long, in a lesson that is open. */
async function work(page: Page, minutes: number) {
  for (let passed = 0; passed < minutes * 2; passed += 1) {
    await page.clock.fastForward(minute / 2);
    await page.mouse.move(100 + (passed % 9), 200);
  }
}

/** The recording is loaded after the lesson. */
async function openLesson(page: Page, lesson = lessonId) {
  const known = page.waitForResponse((response) => response.url().includes('/analytics/week'));
  await lessonPage(page).open(courseId, lesson);
  await known;
}

test('§analytics.20, §analytics.22, §analytics.25, §analytics.27, §analytics.31, §analytics.32 what is done in a lesson is in the week, once, also after a time without a network', async ({
  page,
  product,
  student,
}) => {
  await product.call('POST', `/courses/${courseId}/enroll`, student.token);
  await page.clock.install({ time: Date.now() - 40 * minute });
  await openLesson(page);
  await lessonPage(page).complete();
  await expect(lessonPage(page).completed).toBeVisible();
  await work(page, 6);

  // What the page could not send is there after it, and goes out once.
  await page.route('**/v1/analytics/activity', (route) => route.abort());
  await work(page, 5);
  await page.reload();
  await page.unroute('**/v1/analytics/activity');
  await dashboardPage(page).open();
  await page.getByRole('main').getByRole('link', { name: 'Analytics', exact: true }).click();
  const analytics = analyticsPage(page);
  await expect(analytics.sentence).toHaveText(/^1[0-2] min on 1 day, 1 lesson\.$/);
  await expect(analytics.minutes).toBeVisible();
  await expect(analytics.lessons).toBeVisible();
  await analytics.daysTable.click();
  await expect(analytics.row(/, today 1[0-2] min 1 /)).toBeVisible();
  await expect(page.getByText(/^Days are those of your time zone, /)).toBeVisible();
  await page.reload();
  await expect(analytics.sentence).toHaveText(/^1[0-2] min on 1 day, 1 lesson\.$/);

  const files = [];
  for (const button of [analytics.downloadTableButton, analytics.downloadStatementsButton]) {
    const download = page.waitForEvent('download');
    await button.click();
    files.push(readFileSync(await (await download).path(), 'utf8'));
  }
  expect(files[0]).toContain(`,lesson-opened,`);
  expect(JSON.parse(files[1] ?? '')).not.toHaveLength(0);
});
