import { carrySession, expect, expiryOf, heading, names, signIn, submitSignIn, test } from './journey.ts';

const place = '/payment-success?session_id=cs_0123456789abcdef';

test("§account.3 Auth cookie: name, path, host, SameSite, and an end at the token's exp", async ({
  page,
  context,
  account,
}) => {
  await signIn(page, account.user.email);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual([...names].sort());
  const token = cookies.find(({ name }) => name === '_auth')?.value ?? '';
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ domain: 'localhost', path: '/', sameSite: 'Lax', secure: false });
    expect(cookie.expires).toBe(expiryOf(token));
  }
  expect(
    await page.evaluate(() => [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join()),
  ).not.toContain(token);
});

test('§account.4 Session: a reload restores it; one cookie short or unreadable, it is gone with all its cookies', async ({
  page,
  context,
  student,
}) => {
  const whole = await context.cookies();
  const broken = [
    ...names.map((name) => whole.filter((cookie) => cookie.name !== name)),
    whole.map((cookie) => (cookie.name === '_auth' ? { ...cookie, value: 'no.jwt.here' } : cookie)),
    whole.map((cookie) => (cookie.name === '_auth_state' ? { ...cookie, value: '%7Bbroken' } : cookie)),
    whole.map((cookie) => (cookie.name === '_auth_type' ? { ...cookie, value: 'Basic' } : cookie)),
  ];
  await page.goto(place);
  await page.reload();
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('link', { name: `Student: ${student.user.first_name}` })).toBeVisible();
  for (const cookies of broken) {
    await context.clearCookies();
    await context.addCookies(cookies);
    await page.goto(place);
    await expect(page).toHaveURL('/login');
    expect(await context.cookies()).toEqual([]);
  }
});

test('§account.5 Session: it ends by itself while a page is open, and after signing in again the page is back', async ({
  page,
  context,
  product,
  account,
}) => {
  const token = await product.sessionOf(account.user, 12);
  await carrySession(context, product, { ...account, token });
  await page.goto(place);
  await expect(heading(page, 'We could not confirm your payment yet')).toBeVisible();
  await expect(page).toHaveURL('/login', { timeout: 20_000 });
  expect(Date.now() / 1000).toBeGreaterThanOrEqual(expiryOf(token));
  expect(await context.cookies()).toEqual([]);
  await submitSignIn(page, account.user.email);
  await expect(page).toHaveURL(place);
});

test('§account.6 HTTP 401 with status 410: the next call after the server ended the session leads to /login and back', async ({
  page,
  context,
  product,
  student,
}) => {
  await page.goto(place);
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await product.signOut(student);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL('/login');
  expect(await context.cookies()).toEqual([]);
  await submitSignIn(page, student.user.email);
  await expect(page).toHaveURL(place);
});

test('§account.6 HTTP 401 with status 410 on a public page: the visitor goes on as a visitor', async ({
  page,
  context,
  product,
  student,
}) => {
  await product.signOut(student);
  await page.goto('/courses');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  await expect(page).toHaveURL('/courses');
  expect(await context.cookies()).toEqual([]);
});

test('§account.7, §account.38 Logout: the other tab is signed out within a second, and going back shows nothing private', async ({
  page,
  context,
  student,
}) => {
  const other = await context.newPage();
  await other.goto(place);
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  await page.goto(place);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login', { timeout: 1000 });
  expect(await context.cookies()).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await expect(page.getByText(student.user.first_name)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('§account.40 Logout: the token is of no use afterwards', async ({ page, product, student }) => {
  await page.goto(place);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(product.call('GET', '/auth/user', student.token)).rejects.toThrow('401');
});

test('§account.40 Logout works without the server, too', async ({ page, context, product, account }) => {
  await carrySession(context, product, account);
  await page.goto(place);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.route('**/v1/auth/logout', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await context.cookies()).toEqual([]);
});

test('§account.45 Session: signing in in one tab signs in the other, and another person takes over all tabs', async ({
  page,
  context,
  product,
  account,
  demo,
}) => {
  await page.goto('/login');
  const other = await context.newPage();
  await signIn(other, account.user.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(place);
  await expect(page.getByRole('link', { name: 'Student: Noor' })).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await carrySession(context, product, demo);
  await other.goto(place);
  await expect(other.getByRole('link', { name: 'Student: Ada' })).toBeVisible();
  await expect(page).not.toHaveURL('/login');
  await expect(page.getByText('Noor')).toHaveCount(0);
});
