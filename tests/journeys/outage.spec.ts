import { get } from '../faults/row.ts';
import { deviceList } from '../pages/account/devices.page.ts';
import { passkeysPage } from '../pages/account/passkeys.page.ts';
import { profilePage } from '../pages/account/profile.page.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { failure } from '../pages/failure.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { footer } from '../pages/shell/footer.page.ts';
import { callsOf } from './calls.ts';
import { carrySession, expect, forgetMissingFiles, heading, long, scriptOf, test, withoutAnswers } from './test.ts';

test('§shell.13 what is open stays readable offline, and the page says so until it is back', { tag: long }, async ({
  page,
  context,
  product,
  student,
}) => {
  await product.call('POST', '/courses/data-literacy/enroll', student.token);
  await lessonPage(page).open('data-literacy', 'm1-l1');
  const lesson = heading(page, 'Someone decided this');
  await expect(lesson).toBeVisible();
  await expect(footer(page).connection).toBeAttached();
  await context.setOffline(true);
  await expect(footer(page).connection).toContainText('You are offline.');
  await page.getByRole('link', { name: 'Data Literacy' }).first().click();
  await page.goBack();
  await expect(lesson).toBeVisible();
  await context.setOffline(false);
  await expect(footer(page).connection).toHaveText('Connected again.');
  await expect(footer(page).connection).toHaveText('');
});

test('§product.18 while a slow answer is on its way the skeletons stand there, and what is typed meanwhile counts', {
  tag: long,
}, async ({ page, context, product, demo }) => {
  await carrySession(context, product, demo);
  await withoutAnswers(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/marketing/catalogue*', async (route) => {
    await answered;
    await route.continue();
  });
  await cataloguePage(page).open();
  const list = page.getByRole('region', { name: 'Courses' });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await cataloguePage(page).searchFor('engineering');
  answer();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Data Engineering']);
});

test('§product.24 Cached API data: neither focus, nor reconnecting, nor coming back asks again', { tag: long }, async ({
  page,
  context,
  product,
  demo,
  complaints,
}) => {
  await carrySession(context, product, demo);
  await withoutAnswers(page);
  const calls = callsOf(page, get(/^\/marketing\/catalogue$/));
  await cataloguePage(page).open();
  const course = cataloguePage(page).courseLink('Data Ethics');
  await expect(course).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await context.setOffline(true);
  await context.setOffline(false);
  await course.click();
  await expect(heading(page, 'Data Ethics')).toBeVisible();
  await page.goBack();
  await expect(course).toBeVisible();
  expect(calls).toHaveLength(1);
  forgetMissingFiles(complaints);
});

test('§shell.17 a screen whose code does not arrive says so, and Retry goes on', async ({ page, complaints }) => {
  await cataloguePage(page).open();
  const script = scriptOf('src/routes/course/detail.tsx');
  await page.route(script, (route) => route.abort('connectionrefused'));
  await cataloguePage(page).courseLink('Data Ethics').click();
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
  await expect(alert).toBeVisible();
  expect(complaints.splice(0).join()).toContain('Failed to fetch dynamically imported module');
  await page.unroute(script);
  await failure(page).retryIn(alert).click();
  await expect(heading(page, 'Data Ethics')).toBeVisible();
});

test('§shell.17 a part whose code does not arrive says so in its place, and Retry goes on', { tag: long }, async ({
  page,
  student,
}) => {
  expect(student.token).not.toBe('');
  const script = scriptOf('src/routes/account/passkeys.tsx');
  await page.route(script, (route) => route.abort('connectionrefused'));
  await profilePage(page).open();
  const alert = page.getByRole('alert').filter({ hasText: 'This part could not be shown.' });
  await expect(alert).toHaveCount(1);
  await expect(deviceList(page).showButton).toBeVisible();
  await page.unroute(script);
  await failure(page).retryIn(alert).click();
  await expect(passkeysPage(page).addButton).toBeVisible();
});

test('§shell.13 the server dies in mid-journey: the page says so, and goes on once it is back', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  test.slow();
  await product.call('POST', '/courses/data-literacy/enroll', student.token);
  await coursePage(page).open('data-literacy');
  await coursePage(page).continueLink.click();
  const complete = lessonPage(page).completeButton;
  await expect(complete).toBeVisible();
  // The button is in the page that the server rendered. Without its code it would give way to an alert.
  await page.waitForLoadState('networkidle');
  await product.kill();
  await complete.click();
  // Found by its text, as a part of the lesson whose code had not arrived yet shows an alert, too.
  await expect(failure(page).alert.filter({ hasText: 'Your progress was not saved' })).toBeVisible();
  // Soon afterwards it has found out that the server cannot be reached.
  await expect(footer(page).connection).toHaveText(
    /^(Your connection is unsteady\. Something may not have arrived|The server cannot be reached\. It is tried again until it answers)\.$/,
  );
  await page.getByRole('main').getByRole('link', { name: 'Data Literacy' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load course. Please try again later.' });
  await expect(failed).toBeVisible();
  await expect(footer(page).connection).toHaveText('The server cannot be reached. It is tried again until it answers.');
  await product.start();
  // Retries have become less frequent during the outage, so this takes longer.
  await expect(footer(page).connection).toHaveText('Connected again.', { timeout: 45_000 });
  await failure(page).retryIn(failed).click();
  await expect(coursePage(page).enrolled).toBeVisible();
  await coursePage(page).continueLink.click();
  await complete.click();
  await expect(lessonPage(page).completed).toBeVisible();
  await product.kill();
  await product.start();
  await page.reload();
  await expect(lessonPage(page).completed).toBeVisible();
});
