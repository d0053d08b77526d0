/** A page that was opened without a network is there once the network is back, with no help of the person. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { coursePage } from '../../pages/course/detail.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { paymentDialog } from '../../pages/payment/enrolment.page.ts';
import { carrySession, expect, forgetMissingFiles, heading, long, scriptOf, takenOver, test, visits } from '../test.ts';

/** Navigates within the app, as a click on a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** What a page shows where something did not arrive or is loading. */
const retry = (page: Page) => failure(page).retryButton;
const missing = (page: Page) => retry(page).or(page.getByText(/could not be|^Failed to|^Loading/));

// The sample has the pages whose parts are loaded in the most different ways.
const sample = ['/analytics', '/messages', '/profile', '/courses/data-analytics'];

for (const place of visits.filter(({ who, isAnother }) => who === 'student' && !isAnother)) {
  const tag = sample.includes(place.path) ? [] : long;
  test(`§shell.21 ${place.path}, opened offline, recovers by itself`, { tag }, async ({
    openContext,
    product,
    demo,
    complaints,
  }) => {
    const context = await openContext();
    await carrySession(context, product, demo);
    const page = await context.newPage();
    // The first time the page's code is missing; the second time only its data.
    for (const _ of ['code', 'data']) {
      await page.goto(paths.dashboard);
      await expect(heading(page, /./)).toBeVisible();
      await takenOver(page);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await follow(page, place.path);
      await expect(retry(page).or(heading(page, place.heading)).first()).toBeVisible();
      await context.setOffline(false);
      await expect(heading(page, place.heading)).toBeVisible();
      await expect(missing(page)).toHaveCount(0);
    }
    forgetMissingFiles(complaints);
  });
}

test('§shell.18 a call that was lost offline, of which the page hears only once it is online, is repeated', async ({
  page,
  context,
  student,
}) => {
  expect(student.token).not.toBe('');
  await page.goto(paths.messages);
  await expect(heading(page, 'Messages')).toBeVisible();
  await follow(page, paths.dashboard);
  await expect(heading(page, 'Messages')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  let lost = 0;
  await page.route(/v1\/messages(\?|$)/, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    return route.abort('internetdisconnected');
  });
  await context.setOffline(true);
  await follow(page, paths.messages);
  await expect.poll(() => lost).toBe(1);
  await expect(heading(page, 'Messages')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(missing(page)).toHaveCount(0);
});

const enrolmentScript = () => scriptOf('src/ui/screens/payment/enrolment/enrolment.view.tsx');

test('§shell.23 a dialog that is asked for offline says so beside the screen, and opens once online', async ({
  page,
  context,
  student,
}) => {
  expect(student.token).not.toBe('');
  const course = coursePage(page);
  await course.open('data-ethics');
  await expect(course.enrolButton).toBeVisible();
  // An answer that arrives after this would tell the page that the server can be reached.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await course.enrol();
  const alert = failure(page).alert.filter({ hasText: 'This part could not be shown.' });
  await expect(alert).toBeInViewport();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(course.enrolButton).toBeVisible();
  await context.setOffline(false);
  await expect(paymentDialog(page).dialog).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('§shell.23 a dialog whose code does not arrive says so beside the screen, and Retry loads the page anew', async ({
  page,
  complaints,
  student,
}) => {
  expect(student.token).not.toBe('');
  const course = coursePage(page);
  await page.route(enrolmentScript(), (route) => route.abort('connectionrefused'));
  await course.open('data-ethics');
  await course.enrol();
  const alert = failure(page).alert.filter({ hasText: 'This part could not be shown.' });
  await expect(alert).toBeInViewport();
  await expect(course.enrolButton).toBeVisible();
  forgetMissingFiles(complaints);
  await page.unroute(enrolmentScript());
  await failure(page).retryIn(alert).click();
  await expect(alert).toHaveCount(0);
  await course.enrol();
  await expect(paymentDialog(page).dialog).toBeVisible();
});

test('§shell.17 an eager part whose code does not arrive gives way to an alert, and the rest of the page is taken over', {
  tag: long,
}, async ({ page, context, product, demo }) => {
  await carrySession(context, product, demo);
  const script = scriptOf('src/routes/dashboard/week.tsx');
  await page.route(script, (route) => route.abort('connectionrefused'));
  await page.goto(paths.dashboard);
  await takenOver(page);
  await expect(page.getByRole('heading', { name: 'This week' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Analytics' }).first()).toBeVisible();
  await page.unroute(script);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
});
