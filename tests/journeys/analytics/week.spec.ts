/** A student works in lessons and sees their weeks: kept over reloads and without a network, and on a moved clock. */
import { readFileSync } from 'node:fs';
import { daysFrom, mondayOf } from '../../../src/machines/weeks.ts';
import { standingPage } from '../../pages/analytics/standing.page.ts';
import { analyticsPage } from '../../pages/analytics/week.page.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { lessonPage } from '../../pages/lesson/detail.page.ts';
import { carrySession, expect, long, test } from '../test.ts';
import { courseId, minute, openLesson, work, workAt, zone, zoneAtNoon } from './work.ts';

// Begins three quarters of an hour ago, which is the same day, as it is about noon in this zone.
test.describe(() => {
  test.use({ timezoneId: zoneAtNoon() });
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

    // The device keeps what the page could not send, and sends it once after the reload.
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
    await expect(page.getByText(/^Days are in your time zone, /)).toBeVisible();
    await page.reload();
    await expect(analytics.sentence).toHaveText(/^1[0-2] min on 1 day, 1 lesson\.$/);

    const files = [];
    await analytics.settings.click();
    for (const button of [analytics.downloadTableButton, analytics.downloadStatementsButton]) {
      const download = page.waitForEvent('download');
      await button.click();
      files.push(readFileSync(await (await download).path(), 'utf8'));
    }
    expect(files[0]).toContain(`,"lesson-opened",`);
    expect(JSON.parse(files[1] ?? '')).not.toHaveLength(0);
  });
});

const hourThere = (at: number) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: zone }).format(at);
/** Three minutes before the day's end there. */
function lateOn(day: string): number {
  const at = Date.parse(`${day}T23:57:00Z`);
  return hourThere(at) === '23' ? at : at - 60 * minute;
}

test('§analytics.4, §analytics.24 three weeks on three devices are three weeks, and what goes on after midnight is the next day', {
  tag: long,
}, async ({ page, product, student, openContext }) => {
  await product.call('POST', `/courses/${courseId}/enroll`, student.token);
  const monday = mondayOf(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now())); // as YYYY-MM-DD
  for (const weeks of [3, 2, 1]) {
    await workAt(lateOn(daysFrom(monday, 1 - 7 * weeks)), openContext, product, student);
  }

  const analytics = analyticsPage(page);
  await analytics.open();
  await expect(analytics.sentence).toHaveText(/^Nothing/);
  await expect(analytics.weeks).toHaveCount(5);
  for (let weeks = 1; weeks <= 3; weeks += 1) {
    await analytics.earlierButton.click();
    await expect(analytics.sentence).toHaveText(/^[5-7] min on 2 days/);
    if (weeks === 1) await analytics.daysTable.click();
    await expect(analytics.row(/^Tue .* 4 min /)).toBeVisible();
    await expect(analytics.row(/^Wed .* [1-3] min /)).toBeVisible();
  }
  await expect(analytics.earlierButton).toHaveAttribute('aria-disabled', 'true');
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`§analytics.53, §analytics.96 how the week went, what is due, what is shaky and when it is done is on the first screen, ${viewport.width} px wide`, async ({
    page,
    context,
    product,
    demo,
  }) => {
    await page.setViewportSize(viewport);
    await carrySession(context, product, demo);
    await analyticsPage(page).open();
    const { inShort, dueLinks } = standingPage(page);
    // The sentence of the week is in its picture, too.
    const week = analyticsPage(page).picture(/^\d of \d days this week$/);
    await expect(week.getByText(/ on \d days?|Nothing recorded/)).toBeInViewport({ ratio: 1 });
    await expect(inShort('Due')).toHaveText(/^Sales dashboard review, overdue since \w{3} \d+ \w{3}/);
    await expect(dueLinks.last()).toHaveText(/^\d+ questions? to review$/);
    await expect(inShort('Shaky')).toHaveText('Nothing, as far as your answers show.');
    await expect(inShort('Done by')).toHaveText(/^Data Analytics: between \d+ \w+ \d{4} and \d+ \w+ \d{4}\.$/);
    for (const part of [week, inShort('Due'), inShort('Shaky'), inShort('Done by')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test('§analytics.25, §practice.45 charts are drawn even if the page is never idle, and arrow keys read their values', async ({
  page,
  context,
  product,
  demo,
}) => {
  await page.addInitScript(() => {
    const noDeadline = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(() => callback(noDeadline), timeout);
  });
  await carrySession(context, product, demo);
  await analyticsPage(page).open();
  const { minutes, minutesReader } = analyticsPage(page);
  await expect(minutes).toBeVisible();
  await minutesReader.focus();
  for (const [key, value] of [
    ['Home', /^Mon:? ?\d+ \(1 of 7\)$/],
    ['ArrowRight', /^Tue:? ?\d+ \(2 of 7\)$/],
    ['End', /^Sun:? ?\d+ \(7 of 7\)$/],
    ['ArrowLeft', /^Sat:? ?\d+ \(6 of 7\)$/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(minutesReader).toHaveAttribute('aria-valuetext', value);
    await expect(page.getByText(value).filter({ visible: true })).toHaveCount(1);
  }
});
