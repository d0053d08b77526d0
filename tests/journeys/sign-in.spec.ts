import { carrySession, expect, heading, notice, signIn, submitSignIn, test } from './journey.ts';
import { password } from './server.ts';

test('§account.16 Login: a wrong password and an unknown address get the same alert, and what was typed stays', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  const alert = page.getByRole('alert');
  for (const email of [account.user.email, 'nobody@example.com']) {
    await submitSignIn(page, email, 'Mistaken1');
    await expect(alert).toContainText('Invalid email or password.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Mistaken1');
    await expect(page).toHaveURL('/login');
  }
  expect(await page.context().cookies()).toEqual([]);
  await submitSignIn(page, account.user.email);
  await expect(page).toHaveURL('/dashboard');
});

test('§account.13 Login: a field says what is wrong once it is left, and nothing is sent before it is right', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => request.url().includes('/v1/') && calls++);
  await page.goto('/login');
  const email = page.getByLabel('Email', { exact: true });
  const secret = page.getByLabel('Password', { exact: true });
  await email.fill('noor');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await email.blur();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await secret.fill('short');
  await secret.blur();
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(email).toBeFocused();
  await email.fill('noor@example.com');
  await expect(page.getByText('Please enter a valid email address.')).toHaveCount(0);
  expect(calls).toBe(0);
});

test('§account.12 Sign-in: the password can be shown and hidden, and Enter sends the form', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  const secret = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email', { exact: true }).fill(account.user.email);
  await secret.fill(password);
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'password');
  await secret.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('§account.17: "Remember me" keeps the address for the next visit and is never sent', async ({
  page,
  context,
  account,
}) => {
  const { email } = account.user;
  for (const remembers of [true, false]) {
    await page.goto('/login');
    await page.getByLabel('Remember me').setChecked(remembers);
    const sent = page.waitForRequest('**/v1/auth/login');
    await submitSignIn(page, email);
    expect((await sent).postDataJSON()).toEqual({ email, password });
    await expect(page).toHaveURL('/dashboard');
    await context.clearCookies();
    const next = await context.newPage();
    await next.goto('/login');
    await expect(next.getByLabel('Email', { exact: true })).toHaveValue(remembers ? email : '');
    await expect(next.getByLabel('Password', { exact: true })).toHaveValue('');
    await next.close();
  }
});

test('§account.19, §account.44 Sign-in mode: to forgot password and back, and the address goes along', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('noor@example.com');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(heading(page, 'Reset your password')).toBeVisible();
  await expect(page.getByText("We'll send you a link to reset your password")).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('noor@example.com');
  await page.reload();
  await page.getByLabel('Email', { exact: true }).fill('no address');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Welcome back')).toBeVisible();
});

test("§account.39 Reset: the mail's link leads to a new password, the old one is refused and the link works once", async ({
  page,
  account,
  product,
  openContext,
}) => {
  const { email } = account.user;
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Link Sent!' })).toBeVisible();
  await expect(page.getByText(`A reset link was sent to ${email}`)).toBeVisible();
  await expect(notice(page, 'Reset link sent')).toBeVisible();
  await expect(notice(page, 'Check your email for password reset instructions.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');

  const mails = () => product.outbox().filter(({ to }) => to === email);
  await expect.poll(() => mails().length).toBe(1);
  const link = /http\S+reset-password\?token=\S+/.exec(mails()[0]?.text ?? '')?.[0] ?? '';

  await page.goto(link);
  const secret = page.getByLabel('New Password', { exact: true });
  const again = page.getByLabel('Confirm Password', { exact: true });
  await secret.fill('abc');
  await again.fill('abcd');
  await again.blur();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.reload();
  await secret.fill('Another22');
  await again.fill('Another22');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(notice(page, 'Password changed')).toBeVisible();

  await submitSignIn(page, email, password);
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
  await submitSignIn(page, email, 'Another22');
  await expect(page).toHaveURL('/dashboard');

  const late = await (await openContext()).newPage();
  await late.goto(link);
  await late.getByLabel('New Password', { exact: true }).fill('Another33');
  await late.getByLabel('Confirm Password', { exact: true }).fill('Another33');
  await late.getByRole('button', { name: 'Change Password' }).click();
  await expect(heading(late, 'Invalid Reset Link')).toBeVisible();
  await expect(late.getByRole('alert')).toContainText('The provided token is invalid or has expired.');
  await late.getByRole('link', { name: 'Request a new link' }).click();
  await expect(late).toHaveURL('/forgot-password');
});

test('§account.22: an unknown address gets the same answer as a known one, and no mail', async ({
  page,
  account,
  product,
}) => {
  for (const email of ['stranger@example.com', account.user.email]) {
    await page.goto('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText(`A reset link was sent to ${email}`)).toBeVisible();
  }
  const addressees = () => product.outbox().map(({ to }) => to);
  await expect.poll(addressees).toContain(account.user.email);
  expect(addressees()).not.toContain('stranger@example.com');
});

test('§product.13: after signing in the visitor is where they wanted to be, its query included', async ({
  page,
  account,
}) => {
  await page.goto('/payment-success?session_id=cs_not_mine_00000000');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await submitSignIn(page, account.user.email, 'Mistaken1');
  await expect(page.getByRole('alert')).toBeVisible();
  await submitSignIn(page, account.user.email);
  await expect(page).toHaveURL('/payment-success?session_id=cs_not_mine_00000000');
  await page.goBack();
  await expect(page, 'no sign-in page is left in the history').not.toHaveURL('/login');
});

test('§product.13: never to another origin', async ({ page, context, product, account }) => {
  const places = [
    '//elsewhere.example/x',
    'https://elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'dashboard',
    7,
  ];
  for (const from of places) {
    await context.clearCookies();
    await page.goto('/login?from=//elsewhere.example&redirect=https://elsewhere.example');
    await expect(heading(page, 'Welcome back')).toBeVisible();
    await page.evaluate((place) => history.replaceState({ usr: { from: place }, key: 'k', idx: 0 }, ''), from);
    await carrySession(context, product, account);
    await page.reload();
    await expect(page, `remembered: ${from}`).toHaveURL(`${product.url}/dashboard`);
  }
});

test('§account.46 Login: no address that is called carries the password or a token', async ({ page, account }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await signIn(page, account.user.email);
  expect(seen.filter((url) => url.includes(password) || url.includes('token='))).toEqual([]);
});
