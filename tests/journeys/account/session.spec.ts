import { ahead } from '../../moved-clock.ts';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { cataloguePage } from '../../pages/catalogue/list.page.ts';
import { paymentReturnPage } from '../../pages/payment/return.page.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { carrySession, expect, expiryOf, long, names, sessionCookies, test } from '../test.ts';

const url = '/payment-success?session_id=cs_0123456789abcdef';

test("§account.3 Auth cookie: name, path, host, SameSite, and an end at the token's exp", async ({
  page,
  context,
  account,
}) => {
  await signInPage(page).as(account.user.email);
  const cookies = await sessionCookies(context);
  expect(cookies.map(({ name }) => name).sort()).toEqual([...names].sort());
  const token = cookies.find(({ name }) => name === '_auth')?.value ?? '';
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ domain: 'localhost', path: '/', sameSite: 'Lax', secure: false });
    // Browsers keep whole seconds.
    expect(cookie.expires).toBe(Math.floor(expiryOf(token) - ahead / 1000));
  }
  expect(
    await page.evaluate(() => [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join()),
  ).not.toContain(token);
});

test('§account.4 Session: a reload restores it; if one cookie is missing or unreadable, it ends and all its cookies are removed', {
  tag: long,
}, async ({ page, context, student }) => {
  const whole = await context.cookies();
  const broken = [
    ...names.map((name) => whole.filter((cookie) => cookie.name !== name)),
    whole.map((cookie) => (cookie.name === '_auth' ? { ...cookie, value: 'no.jwt.here' } : cookie)),
    whole.map((cookie) => (cookie.name === '_auth_state' ? { ...cookie, value: '%7Bbroken' } : cookie)),
    whole.map((cookie) => (cookie.name === '_auth_type' ? { ...cookie, value: 'Basic' } : cookie)),
  ];
  await page.goto(url);
  await page.reload();
  await expect(page).toHaveURL(url);
  await expect(navigationBar(page).studentLink(student.user.first_name)).toBeVisible();
  for (const cookies of broken) {
    await context.clearCookies();
    await context.addCookies(cookies);
    await page.goto(url);
    await expect(page).toHaveURL('/login');
    expect(await sessionCookies(context)).toEqual([]);
  }
});

test('§account.5 Session: it ends by itself while a page is open, and after signing in again the page is back', {
  tag: long,
}, async ({ page, context, product, account }) => {
  const token = await product.sessionOf(account.user, 12);
  await carrySession(context, product, { ...account, token });
  await page.goto(url);
  await expect(paymentReturnPage(page).unknown).toBeVisible();
  await expect(page).toHaveURL('/login', { timeout: 20_000 });
  expect(Date.now() / 1000).toBeGreaterThanOrEqual(expiryOf(token));
  expect(await sessionCookies(context)).toEqual([]);
  await signInPage(page).submit(account.user.email);
  await expect(page).toHaveURL(url);
});

test('§account.6 HTTP 401 with status 410: the next call after the server ended the session leads to /login and back', async ({
  page,
  context,
  product,
  student,
}) => {
  await page.goto(url);
  await expect(paymentReturnPage(page).checkAgainButton).toBeVisible();
  await product.signOut(student);
  await paymentReturnPage(page).checkAgainButton.click();
  await expect(page).toHaveURL('/login');
  expect(await sessionCookies(context)).toEqual([]);
  await signInPage(page).submit(student.user.email);
  await expect(page).toHaveURL(url);
});

test('§account.6 HTTP 401 with status 410 on a public page: the visitor goes on as a visitor', { tag: long }, async ({
  page,
  context,
  product,
  student,
}) => {
  await product.signOut(student);
  await cataloguePage(page).open();
  await expect(navigationBar(page).loginLink).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  await expect(page).toHaveURL('/courses');
  expect(await sessionCookies(context)).toEqual([]);
});

test('§account.7, §account.38 Logout: the other tab is signed out within a second, and going back shows nothing private', async ({
  page,
  context,
  student,
}) => {
  const other = await context.newPage();
  await other.goto(url);
  await expect(navigationBar(other).logoutButton).toBeVisible();
  await cataloguePage(page).open();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  await page.goto(url);
  await navigationBar(page).logOut();
  await expect(other).toHaveURL('/login', { timeout: 1000 });
  expect(await sessionCookies(context)).toEqual([]);

  // This tab loads the page for signing in again, and may be slower than the other.
  await expect(page).toHaveURL('/login');
  await page.waitForLoadState();
  await page.goBack();
  await expect(navigationBar(page).logoutButton).toHaveCount(0);
  await expect(page.getByText(student.user.first_name)).toHaveCount(0);
  await page.goBack();
  await expect(navigationBar(page).loginLink).toBeVisible();
});

test('§account.40 Logout: the token is of no use afterwards', { tag: long }, async ({ page, product, student }) => {
  await page.goto(url);
  await navigationBar(page).logOut();
  await expect(product.call('GET', '/auth/user', student.token)).rejects.toThrow('401');
});

test('§account.40 Logout works without the server, too', { tag: long }, async ({ page, context, product, account }) => {
  await carrySession(context, product, account);
  await page.goto(url);
  await expect(navigationBar(page).logoutButton).toBeVisible();
  await page.route('**/v1/auth/logout', (route) => route.abort('connectionrefused'));
  await navigationBar(page).logOut();
  expect(await sessionCookies(context)).toEqual([]);
});

test('§account.45 Session: signing in in one tab signs in the other, and another person takes over all tabs', {
  tag: long,
}, async ({ page, context, product, account, demo }) => {
  await signInPage(page).open();
  const other = await context.newPage();
  await signInPage(other).as(account.user.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(url);
  await expect(navigationBar(page).studentLink('Noor')).toBeVisible();
  await navigationBar(other).logOut();
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login');
  await carrySession(context, product, demo);
  await other.goto(url);
  await expect(navigationBar(other).studentLink('Ada')).toBeVisible();
  await expect(page).not.toHaveURL('/login');
  await expect(page.getByText('Noor')).toHaveCount(0);
});
