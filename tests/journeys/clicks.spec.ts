import type { Locator, Page } from '@playwright/test';
import { expect, heading, test } from './journey.ts';
import { password } from './server.ts';

/** Twenty clicks, faster than any answer. */
const clickOften = (button: Locator) =>
  button.evaluate((element) => {
    for (let click = 0; click < 20; click += 1) if (element instanceof HTMLElement) element.click();
  });

/** The calls of one kind, counted from now on. */
function count(page: Page, method: string, path: RegExp) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  return calls;
}

test('twenty quick clicks on "Sign In" are one request', async ({ page, account }) => {
  const calls = count(page, 'POST', /\/auth\/login$/);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(account.user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await clickOften(page.getByRole('button', { name: 'Sign In' }));
  await expect(heading(page, 'Hello, Noor')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('twenty quick clicks on "Pay Now" are one request', async ({ page, student }) => {
  const calls = count(page, 'POST', /\/payments\/checkout$/);
  await page.goto('/courses/data-ethics');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await clickOften(dialog.getByRole('button', { name: 'Pay Now' }));
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  expect(calls).toHaveLength(1);
  expect(student.user.role).toBe('student');
});

test('twenty quick clicks on "Mark as complete" are one request', async ({ page, product, student }) => {
  await product.call('POST', '/courses/data-literacy/enroll', student.token);
  const calls = count(page, 'POST', /\/complete$/);
  await page.goto('/courses/data-literacy/lessons/m1-l1');
  await clickOften(page.getByRole('button', { name: 'Mark as complete' }));
  await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('twenty quick clicks on "Enroll Now" of a free course are one request', async ({ page, student }) => {
  const calls = count(page, 'POST', /\/enroll$/);
  await page.goto('/courses/data-literacy');
  await clickOften(page.getByRole('button', { name: 'Enroll Now' }));
  await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(student.user.role).toBe('student');
});

test('twenty quick clicks on "Create Account" are one request', async ({ page, product }) => {
  const calls = count(page, 'POST', /\/auth\/complete-registration$/);
  await page.goto(await product.invite({ email: 'eager@example.com', firstName: 'Eva', lastName: 'Lind' }));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await clickOften(page.getByRole('button', { name: 'Create Account' }));
  await expect(page).toHaveURL('/login');
  expect(calls).toHaveLength(1);
});
