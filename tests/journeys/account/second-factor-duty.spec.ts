/** A server that requires two-step sign-in of instructors. */
import type { Page } from '@playwright/test';
import { secondFactorPage } from '../../pages/account/second-factor.page.ts';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { earlierCodeOf } from '../second-factor.ts';
import { type Product, password, startProduct } from '../server.ts';
import { carrySession, expect, heading, long, newPerson, scriptOf, test as usual } from '../test.ts';

const test = usual.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const product = await startProduct({ REQUIRE_SECOND_FACTOR_FOR_INSTRUCTORS: 'true' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function expectLed(page: Page) {
  await expect(page).toHaveURL('/profile');
  await expect(noticeArea(page).notice('Two-step sign-in is missing')).toBeVisible();
  await expect(secondFactorPage(page).required).toBeVisible();
}

test('§account.77: an instructor without two-step sign-in is led to the profile, sets it up, and goes on', {
  tag: long,
}, async ({ page, product }) => {
  const { user } = await product.register(newPerson(), 'instructor');
  await signInPage(page).open();
  await signInPage(page).submit(user.email);
  await expectLed(page);
  await noticeArea(page).dismissButton.click();
  await navigationBar(page).assignmentsLink.click();
  await expectLed(page);
  await page.goto('/dashboard');
  await expectLed(page);

  const part = secondFactorPage(page);
  await part.setUpButton.click();
  await part.currentPassword.fill(password);
  await part.continueButton.click();
  await part.code.fill(earlierCodeOf(await part.key.innerText()));
  await part.turnOnButton.click();
  await part.keptButton.click();
  await expect(part.turnOffButton).toBeVisible();
  const answer = page.waitForResponse(/\/v1\/auth\/second-factor$/);
  await navigationBar(page).assignmentsLink.click();
  await answer;
  await expect(heading(page, 'Assignments')).toBeVisible();
  await expect(page).toHaveURL('/assignments');
});

test('§account.77: a student of the same server is not led to two-step sign-in', { tag: long }, async ({
  page,
  student,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/assignments');
  await expect(heading(page, 'Assignments')).toBeVisible();
  await expect(navigationBar(page).themeChoice('System')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).not.toContain('/v1/auth/second-factor');
  await expect(navigationBar(page).studentLink(student.user.first_name)).toBeVisible();
});

test('§account.77: if the code that leads to the profile does not load, the page stays usable, and the next visit leads there', {
  tag: long,
}, async ({ page, context, product }) => {
  await carrySession(context, product, await product.register(newPerson(), 'instructor'));
  const script = scriptOf('src/routes/shell/instructors.tsx');
  const refused = page.waitForEvent('requestfailed');
  await page.route(script, (route) => route.abort('connectionrefused'));
  await page.goto('/payment-cancelled');
  await refused;
  await navigationBar(page).assignmentsLink.click();
  await expect(heading(page, 'Assignments')).toBeVisible();
  await expect(navigationBar(page).themeChoice('System')).toBeAttached();
  await page.unroute(script);
  await page.reload();
  await expectLed(page);
});
