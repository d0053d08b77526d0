/** A student learns around the hour at which clocks change: each minute counts once, on the right day. */
import type { Page } from '@playwright/test';
import { ahead, environmentAt } from '../../moved-clock.ts';
import { analyticsPage } from '../../pages/analytics/week.page.ts';
import { type Product, password, startProduct } from '../server.ts';
import { carrySession, expect, long, newPerson, test as usual } from '../test.ts';
import { courseId, minute, workAt, zone } from './work.ts';

const hour = 60 * minute;
const hourThere = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone });
const isSummer = (at: number) => Number(hourThere.format(at)) !== new Date(at).getUTCHours();

/** The next moment, at least two days ahead, at which clocks change in the browsers' time zone. */
function nextChange(): number {
  let at = Math.ceil((Date.now() + 48 * hour) / hour) * hour;
  while (isSummer(at) === isSummer(at - hour)) at += hour;
  return at;
}
const change = nextChange();
/** About noon on the Monday after the change. */
const afterwards = change + 35 * hour;

const test = usual.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      // The tests' own clock may be ahead already.
      const product = await startProduct(environmentAt(ahead + afterwards - Date.now()));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const dayThere = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone })
    .format(at)
    .replace(',', '');

/** The minutes of each day that the open table shows, where there are any. */
async function daysWithTime(page: Page): Promise<Map<string, number>> {
  const texts = await page.getByRole('region', { name: 'The days' }).getByRole('row').allInnerTexts();
  const days = texts.map((text) => /^(\w{3} \d+ \w{3})\b[^\t]*\t(\d+) min/.exec(text));
  return new Map(days.flatMap((found) => (found && found[2] !== '0' ? [[found[1] ?? '', Number(found[2])]] : [])));
}

test('§analytics.4, §analytics.5, §analytics.27 days and minutes are right on the day on which clocks change', {
  tag: long,
}, async ({ page, context, product, openContext }) => {
  const person = newPerson();
  const link = await product.invite(person, new Date(afterwards));
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
  await product.call('POST', '/auth/complete-registration', token, { password });
  const student = await product.signIn(person.email, password);
  await product.call('POST', `/courses/${courseId}/enroll`, student.token);

  // Half an hour from each midnight, where forgotten summer time would give another day, and across the change.
  const moments = [change - 1.5 * hour, change - 3 * minute, change + 22.5 * hour];
  for (const at of moments) await workAt(at, openContext, product, student);

  await carrySession(context, product, student);
  await page.clock.install({ time: afterwards });
  const analytics = analyticsPage(page);
  await analytics.open();
  await expect(analytics.sentence).toBeVisible();
  await analytics.daysTable.click();
  const found = await daysWithTime(page);
  await analytics.earlierButton.click();
  await expect(analytics.laterButton).not.toHaveAttribute('aria-disabled', 'true');
  for (const [day, minutes] of await daysWithTime(page)) found.set(day, minutes);
  const wanted = Map.groupBy(moments, dayThere);
  expect([...found.keys()].toSorted()).toEqual([...wanted.keys()].toSorted());
  for (const [day, { length }] of wanted) {
    expect(found.get(day), day).toBeGreaterThanOrEqual(5 * length);
    expect(found.get(day), day).toBeLessThanOrEqual(7 * length);
  }
});
