import type { Page } from '@playwright/test';
import { registrationPage } from '../../pages/account/registration.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { password } from '../server.ts';
import { expect, long, newPerson, test } from '../test.ts';

const day = 24 * 60 * 60 * 1000;
const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';

async function choosePassword(page: Page, secret = password, again = secret) {
  await registrationPage(page).password.fill(secret);
  await registrationPage(page).confirmation.fill(again);
  await registrationPage(page).createButton.click();
}

test('§account.29 Registration: name and address come from the invitation and cannot be changed', async ({
  page,
  product,
}) => {
  const person = newPerson();
  await page.goto(await product.invite(person));
  await expect(noticeArea(page).notice('Welcome!')).toBeVisible();
  await expect(noticeArea(page).notice('Your invitation has been validated')).toBeVisible();
  await expect(registrationPage(page).fullName).toHaveValue(`${person.firstName} ${person.lastName}`);
  await expect(registrationPage(page).fullName).toBeDisabled();
  await expect(registrationPage(page).email).toHaveValue(person.email);
  await expect(registrationPage(page).email).toBeDisabled();
  await page.reload();
  await choosePassword(page);
  await expect(page).toHaveURL('/login');
  await expect(noticeArea(page).notice('Registration successful')).toBeVisible();
  await expect(
    noticeArea(page).notice('Your account has been created successfully. Please log in to continue.'),
  ).toBeVisible();
  await product.signIn(person.email, password);
});

test('§account.30 Registration password: each rule speaks once its field is left', { tag: long }, async ({
  page,
  product,
}) => {
  await page.goto(await product.invite(newPerson()));
  const secret = registrationPage(page).password;
  const again = registrationPage(page).confirmation;
  const rules = [
    ['Ab1', 'Password must be at least 6 characters long'],
    ['learning1', 'Password must contain at least one uppercase letter'],
    ['Learning', 'Password must contain at least one number'],
  ] as const;
  await secret.fill('Ab1');
  await expect(page.getByText(rules[0][1])).toHaveCount(0);
  await secret.blur();
  for (const [text, rule] of rules) {
    await secret.fill(text);
    await expect(secret).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(rule, { exact: true })).toBeVisible();
  }
  await secret.fill(password);
  await expect(secret).not.toHaveAttribute('aria-invalid', 'true');
  await again.fill('Learning2');
  await again.blur();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(again).toHaveAccessibleDescription(/Passwords do not match/);
  await secret.fill('Learning2');
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
});

test('§product.4, §account.23 Registration: without a token there is "Invalid Access" and a way home', {
  tag: long,
}, async ({ page }) => {
  await page.goto('/registration');
  await expect(registrationPage(page).noAccess).toBeVisible();
  await expect(page.getByText('No invitation token found.')).toBeVisible();
  await registrationPage(page).homeLink.click();
  await expect(page).toHaveURL('/');
});

test('§account.27 Registration: an expired, forged or used invitation is "Invalid Invitation"', async ({
  page,
  product,
}) => {
  const used = await product.invite(newPerson());
  await product.call('POST', '/auth/complete-registration', tokenOf(used), { password });
  const expired = await product.invite(newPerson(), new Date(Date.now() - 15 * day));
  const forged = `${await product.invite(newPerson())}x`;
  for (const link of [used, expired, forged, '/registration?token=nonsense']) {
    await page.goto(link);
    await expect(registrationPage(page).invalid).toBeVisible();
    await expect(page.getByText(/invitation link (you )?used is invalid or has expired/)).toBeVisible();
    await expect(page.getByRole('alert').first()).toContainText('The provided token is invalid or has expired.');
    await expect(noticeArea(page).notice('Token Invalid')).toBeVisible();
    await expect(registrationPage(page).homeLink).toHaveAttribute('href', '/');
  }
});

test('§account.28 Registration: an invitation that nobody could check is not called invalid', { tag: long }, async ({
  page,
  product,
}) => {
  const answers = [
    { message: 'Failed to validate token', status: null },
    { message: 'The database is resting.', status: 503 },
  ];
  for (const { message, status } of answers) {
    await page.route('**/auth/verify-token', (route) =>
      status ? route.fulfill({ status, json: { error: message } }) : route.abort(),
    );
    await page.goto(await product.invite(newPerson()));
    await expect(registrationPage(page).title).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(noticeArea(page).notice('Validation Error')).toBeVisible();
    await expect(noticeArea(page).notice(message)).toBeVisible();
    await expect(page.getByText(/invalid/i)).toHaveCount(0);
    await expect(registrationPage(page).homeLink).toHaveAttribute('href', '/');
    await page.unroute('**/auth/verify-token');
    await failure(page).retryButton.click();
    await expect(registrationPage(page).fullName).toBeVisible();
  }
});

test('§account.27 Registration: an invitation that the server says has ended is invalid', { tag: long }, async ({
  page,
  product,
}) => {
  await page.route('**/auth/verify-token', (route) => route.fulfill({ status: 410, json: { error: 'It is over.' } }));
  await page.goto(await product.invite(newPerson()));
  await expect(registrationPage(page).invalid).toBeVisible();
  await expect(page.getByRole('alert').first()).toContainText('It is over.');
  await expect(noticeArea(page).notice('Token Invalid')).toBeVisible();
});

test('§product.26 Registration: a success whose body has an `error` field is a failure with that text', {
  tag: long,
}, async ({ page, product }) => {
  await page.route('**/auth/complete-registration', (route) =>
    route.fulfill({ json: { error: 'This invitation was withdrawn.' } }),
  );
  await page.goto(await product.invite(newPerson()));
  await choosePassword(page);
  await expect(page.getByRole('alert')).toContainText('This invitation was withdrawn.');
  await expect(registrationPage(page).password).toHaveValue(password);
  await expect(page).toHaveURL(/^[^?]*\/registration$/);
});

test('§account.31 Registration: an invitation used in another tab meanwhile is refused, and makes no second account', {
  tag: long,
}, async ({ page, product }) => {
  const link = await product.invite(newPerson());
  await page.goto(link);
  await expect(registrationPage(page).fullName).toBeVisible();
  await product.call('POST', '/auth/complete-registration', tokenOf(link), { password });
  await choosePassword(page, 'Learning2');
  await expect(registrationPage(page).invalid).toBeVisible();
});

test('§account.33 Registration: for an address that has an account the message says so, and what was typed stays', {
  tag: long,
}, async ({ page, product }) => {
  const person = newPerson();
  const link = await product.invite(person);
  await product.register(person);
  await page.goto(link);
  await choosePassword(page);
  await expect(page.getByRole('alert')).toContainText('There is already an account for this email address.');
  await expect(registrationPage(page).password).toHaveValue(password);
  await expect(registrationPage(page).confirmation).toHaveValue(password);
});

test('§product.11: /register leads to /registration and keeps the query', { tag: long }, async ({ page, product }) => {
  const person = newPerson();
  await page.goto('/register');
  await expect(page).toHaveURL('/registration');
  await page.goto('/register?from=mail');
  await expect(page).toHaveURL('/registration?from=mail');
  await page.goto(`/register?from=mail&token=${tokenOf(await product.invite(person))}`);
  await expect(page).toHaveURL('/registration?from=mail'); // the token is kept, but not in the address
  await expect(registrationPage(page).email).toHaveValue(person.email);
});
