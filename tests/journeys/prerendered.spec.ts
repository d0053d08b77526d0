import { expect, heading, test } from './journey.ts';

const cards = 24;

test('§shell.15, §catalogue.14 Landing page and catalogue are read, and their links work, without a script', async ({
  openContext,
}) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await expect(heading(page, 'Student Analytics Platform')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText(`${cards} Courses`, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View Course/ })).toHaveCount(cards);
});

test('§catalogue.14 Course catalogue: what the server rendered comes to life without a call, and is asked for anew later', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/') && calls.push(new URL(request.url()).pathname));
  await page.goto('/courses');
  await expect(page).toHaveTitle(/^Courses/);
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('no such course');
  await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('link', { name: /^View Course/ })).toHaveCount(cards);
  expect(calls).toEqual([]);

  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('link', { name: /^View Course/ })).toHaveCount(cards);
  expect(calls).toEqual(['/v1/marketing/courses']);
});

test('§catalogue.13 Course catalogue: what is typed before the scripts have come counts', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('no such course');
  letGo();
  await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
});
