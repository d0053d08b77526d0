import { passkeySignInPage } from '../../pages/account/passkey-sign-in.page.ts';
import { profilePage } from '../../pages/account/profile.page.ts';
import { registrationPage } from '../../pages/account/registration.page.ts';
import { resetPasswordPage } from '../../pages/account/reset-password.page.ts';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { password } from '../server.ts';
import { carrySession, expect, long, sessionCookies, test } from '../test.ts';

test('§account.16 Login: a wrong password and an unknown address get the same alert, and what was typed stays', async ({
  page,
  account,
}) => {
  await signInPage(page).open();
  const alert = page.getByRole('alert');
  for (const email of [account.user.email, 'nobody@example.com']) {
    await signInPage(page).submit(email, 'Mistaken1');
    await expect(alert).toContainText('Invalid email or password.');
    await expect(signInPage(page).email).toHaveValue(email);
    await expect(signInPage(page).password).toHaveValue('Mistaken1');
    await expect(page).toHaveURL('/login');
  }
  expect(await sessionCookies(page.context())).toEqual([]);
  await signInPage(page).submit(account.user.email);
  await expect(page).toHaveURL('/dashboard');
});

test('§account.13 Login: a field says what is wrong once it is left, and nothing is sent before it is right', {
  tag: long,
}, async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => request.url().endsWith('/auth/login') && calls++);
  await signInPage(page).open();
  const email = signInPage(page).email;
  const secret = signInPage(page).password;
  await email.fill('noor');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await email.blur();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await secret.fill('short');
  await secret.blur();
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
  await signInPage(page).signInButton.click();
  await expect(email).toBeFocused();
  await email.fill('noor@example.com');
  await expect(page.getByText('Please enter a valid email address.')).toHaveCount(0);
  expect(calls).toBe(0);
});

test('§account.72 Login: the form is there, and keeps what is typed, while the browser is asked whether it has passkeys', {
  tag: long,
}, async ({ page }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () =>
      new Promise((resolve) => {
        Reflect.set(window, 'answer', resolve);
      });
  });
  await signInPage(page).open();
  await signInPage(page).fill('noor@example.com');
  await page.waitForFunction(() => Reflect.has(window, 'answer'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await signInPage(page).title.isVisible()).toBe(true);
  await page.evaluate(() => Reflect.get(window, 'answer')(false));
  await expect(passkeySignInPage(page).button).toBeVisible();
  await expect(signInPage(page).email).toHaveValue('noor@example.com');
  await expect(signInPage(page).password).toHaveValue(password);
});

test('§account.12 Sign-in: the password can be shown and hidden, and Enter sends the form', { tag: long }, async ({
  page,
  account,
}) => {
  await signInPage(page).open();
  const secret = signInPage(page).password;
  await signInPage(page).email.fill(account.user.email);
  await secret.fill(password);
  await expect(secret).toHaveAttribute('type', 'password');
  await signInPage(page).showPasswordButton.click();
  await expect(secret).toHaveAttribute('type', 'text');
  await signInPage(page).showPasswordButton.click();
  await expect(secret).toHaveAttribute('type', 'password');
  await secret.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('§account.17: "Remember me" keeps the address for the next visit and is never sent', { tag: long }, async ({
  page,
  context,
  account,
}) => {
  const { email } = account.user;
  for (const remembers of [true, false]) {
    await signInPage(page).open();
    await signInPage(page).rememberMe.setChecked(remembers);
    const sent = page.waitForRequest('**/v1/auth/login');
    await signInPage(page).submit(email);
    expect((await sent).postDataJSON()).toEqual({ email, password });
    await expect(page).toHaveURL('/dashboard');
    await context.clearCookies();
    const next = await context.newPage();
    await signInPage(next).open();
    await expect(signInPage(next).email).toHaveValue(remembers ? email : '');
    await expect(signInPage(next).password).toHaveValue('');
    await next.close();
  }
});

test('§account.19, §account.44 Sign-in mode: to forgot password and back, and the address goes along', {
  tag: long,
}, async ({ page }) => {
  await signInPage(page).open();
  await signInPage(page).email.fill('noor@example.com');
  await signInPage(page).forgotLink.click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(signInPage(page).forgottenTitle).toBeVisible();
  await expect(page.getByText("We'll send you a link to reset your password")).toBeVisible();
  await expect(signInPage(page).email).toHaveValue('noor@example.com');
  await page.reload();
  await signInPage(page).email.fill('no address');
  await signInPage(page).sendLinkButton.click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await signInPage(page).backButton.click();
  await expect(page).toHaveURL('/login');
  await expect(signInPage(page).title).toBeVisible();
});

test("§account.39 Reset: the mail's link leads to a new password, the old one is refused and the link works once", {
  tag: long,
}, async ({ page, account, product, openContext }) => {
  const { email } = account.user;
  await signInPage(page).openForgotten();
  await signInPage(page).email.fill(email);
  await signInPage(page).sendLinkButton.click();
  await expect(signInPage(page).linkSent).toBeVisible();
  await expect(page.getByText(`A reset link was sent to ${email}`)).toBeVisible();
  await expect(noticeArea(page).notice('Reset link sent')).toBeVisible();
  await expect(noticeArea(page).notice('Check your email for password reset instructions.')).toBeVisible();
  await signInPage(page).backButton.click();
  await expect(page).toHaveURL('/login');

  const mails = () => product.outbox().filter(({ to }) => to === email);
  await expect.poll(() => mails().length).toBe(1);
  const link = /http\S+reset-password#token=\S+/.exec(mails()[0]?.text ?? '')?.[0] ?? '';

  await page.goto(link);
  const secret = resetPasswordPage(page).password;
  const again = registrationPage(page).confirmation;
  await secret.fill('abc');
  await again.fill('abcd');
  await again.blur();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.reload();
  await secret.fill('Another22');
  await again.fill('Another22');
  await profilePage(page).changePasswordButton.click();
  await expect(page).toHaveURL('/login');
  await expect(noticeArea(page).notice('Password changed')).toBeVisible();

  await signInPage(page).submit(email, password);
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
  await signInPage(page).submit(email, 'Another22');
  await expect(page).toHaveURL('/dashboard');

  const late = await (await openContext()).newPage();
  await late.goto(link);
  await resetPasswordPage(late).password.fill('Another33');
  await registrationPage(late).confirmation.fill('Another33');
  await profilePage(late).changePasswordButton.click();
  await expect(resetPasswordPage(late).invalid).toBeVisible();
  await expect(late.getByRole('alert')).toContainText('The provided token is invalid or has expired.');
  await resetPasswordPage(late).newLinkLink.click();
  await expect(late).toHaveURL('/forgot-password');
});

test('§account.22: an unknown address gets the same answer as a known one, and no mail', { tag: long }, async ({
  page,
  account,
  product,
}) => {
  for (const email of ['stranger@example.com', account.user.email]) {
    await signInPage(page).openForgotten();
    await signInPage(page).email.fill(email);
    await signInPage(page).sendLinkButton.click();
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
  await signInPage(page).submit(account.user.email, 'Mistaken1');
  await expect(page.getByRole('alert')).toBeVisible();
  await signInPage(page).submit(account.user.email);
  await expect(page).toHaveURL('/payment-success?session_id=cs_not_mine_00000000');
  await page.goBack();
  await expect(page, 'no sign-in page is left in the history').not.toHaveURL('/login');
});

test('§product.13: never to another origin', { tag: long }, async ({ page, context, product, account }) => {
  const targets = [
    '//elsewhere.example/x',
    'https://elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'dashboard',
    7,
  ];
  for (const from of targets) {
    await context.clearCookies();
    await page.goto('/login?from=//elsewhere.example&redirect=https://elsewhere.example');
    await expect(signInPage(page).title).toBeVisible();
    await page.evaluate((target) => history.replaceState({ usr: { from: target }, key: 'k', idx: 0 }, ''), from);
    await carrySession(context, product, account);
    await page.reload();
    await expect(page, `remembered: ${from}`).toHaveURL(`${product.url}/dashboard`);
  }
});

test('§account.46 Login: no address that is called carries the password or a token', async ({ page, account }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await signInPage(page).as(account.user.email);
  expect(seen.filter((url) => url.includes(password) || url.includes('token='))).toEqual([]);
});

test('§shell.9: a dismissed notice can be read in the panel, which Escape closes', { tag: long }, async ({ page }) => {
  const { dismissButton, openPanelButton, panel, clearAllButton, nothingLeft } = noticeArea(page);
  await signInPage(page).openForgotten();
  await signInPage(page).requestLink('stranger@example.com');
  await dismissButton.click();
  await openPanelButton.click();
  await expect(panel.getByText('Reset link sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await openPanelButton.click();
  await clearAllButton.click();
  await expect(nothingLeft).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openPanelButton).toHaveCount(0);
});

test('§account.44: the remembered address can be forgotten on the profile, once', { tag: long }, async ({
  page,
  student,
}) => {
  await page.goto('/profile');
  await expect(profilePage(page).title).toBeVisible();
  await expect(profilePage(page).forgetAddressButton).toHaveCount(0);
  await page.evaluate((email) => localStorage.setItem('rememberedEmail', email), student.user.email);
  await page.reload();
  await profilePage(page).forgetAddressButton.click();
  await expect(profilePage(page).addressForgotten).toBeFocused();
  await page.reload();
  await expect(profilePage(page).title).toBeVisible();
  await expect(profilePage(page).forgetAddressButton).toHaveCount(0);
});
