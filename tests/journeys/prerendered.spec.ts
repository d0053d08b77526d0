import type { Page } from '@playwright/test';
import { signInPage } from '../pages/account/sign-in.page.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { carrySession, expect, heading, long, test } from './test.ts';

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
  await expect(cataloguePage(page).courseLinks).toHaveCount(cards);
});

test('§catalogue.14 Course catalogue: what the server rendered comes to life without a call, and is asked for anew later', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/') && calls.push(new URL(request.url()).pathname));
  await cataloguePage(page).open();
  await expect(page).toHaveTitle(/^Courses/);
  await cataloguePage(page).searchFor('no such course');
  await expect(cataloguePage(page).nothingFound).toBeVisible();
  await cataloguePage(page).clearFilters();
  await expect(cataloguePage(page).courseLinks).toHaveCount(cards);
  expect(calls).toEqual([]);

  await navigationBar(page).loginLink.first().click();
  await expect(signInPage(page).title).toBeVisible(); // the address changes before the screen does
  await page.goBack();
  await expect(cataloguePage(page).courseLinks).toHaveCount(cards);
  // The sign-in page asks for a passkey's challenge.
  expect(calls.filter((path) => !path.startsWith('/v1/auth/'))).toEqual(['/v1/marketing/courses']);
});

test('§catalogue.13 Course catalogue: what is typed before the scripts have come counts', { tag: long }, async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/courses', { waitUntil: 'commit' });
  await cataloguePage(page).searchFor('no such course');
  letGo();
  await expect(cataloguePage(page).nothingFound).toBeVisible();
});

const lessonPath = '/courses/data-analytics/lessons/m1-l1';
const lessonTitle = 'What a good question looks like';

/** The credentials of the calls that ask for the lesson. */
function credentialsOf(page: Page): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/v1${lessonPath}`)) found.push(request.headers()['authorization']);
  });
  return found;
}

test('§lesson.27 A lesson is asked for once, before the app has loaded, by its visitor or student', async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  const sent = credentialsOf(page);
  const own = `Bearer ${demo.token}`;
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(lessonPath);
  await expect.poll(() => sent).toEqual([own]);
  await page.unroute('**/assets/**');
  await page.reload();
  await expect(lessonPage(page).title(lessonTitle)).toBeVisible();
  expect(sent).toEqual([own, own]);
  await context.clearCookies();
  await page.reload();
  await expect(lessonPage(page).title(lessonTitle)).toBeVisible();
  expect(sent).toEqual([own, own, undefined]);
});

test('§lesson.27 A lesson whose first call failed is asked for again', { tag: long }, async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  const sent = credentialsOf(page);
  await page.route(`**/v1${lessonPath}`, (route) => route.abort(), { times: 1 });
  await page.goto(lessonPath);
  await expect(lessonPage(page).title(lessonTitle)).toBeVisible();
  expect(sent).toHaveLength(2);
});
