/** The search over everything: opening it, typing into it, and closing it, on any page. */
import type { Page } from '@playwright/test';
import { cataloguePage } from '../../pages/catalogue/list.page.ts';
import { calendarFeedDialog } from '../../pages/schedule/list.page.ts';
import { searchDialog } from '../../pages/search/dialog.page.ts';
import { expect, heading, scriptOf, test } from '../test.ts';

/** Opens a page and waits until the app has loaded what comes after the first screen. */
async function openWhole(page: Page, path = '/settings') {
  await page.goto(path);
  await expect(heading(page, /./).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('§search.4 Ctrl+K opens the search without waiting for its code, Escape closes it, and the focus is back where it was', async ({
  page,
  student: _,
}) => {
  await openWhole(page, '/courses');
  // The code comes once the page is idle, on a slow machine after a pause in which nothing was asked for.
  const code = scriptOf('src/routes/search/dialog.tsx').replace(/^\*+/, '');
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await loaded()).some((url) => url.includes(code))).toBe(true);
  await page.waitForLoadState('networkidle');
  const before = cataloguePage(page).search;
  await before.focus();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).field).toBeFocused();
  expect(requests.filter((url) => url.includes(code))).toEqual([]);
  await expect(searchDialog(page).hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page).dialog).toHaveCount(0);
  await expect(before).toBeFocused();
  await searchDialog(page).openButton.press('Enter');
  await expect(searchDialog(page).field).toBeFocused();
  await searchDialog(page).closeButton.click();
  await expect(searchDialog(page).openButton).toBeFocused();
});

test('§search.10 nothing that is typed at once after Ctrl+K is lost', async ({ page, student: _ }) => {
  await openWhole(page);
  for (const text of ['data', 'where data comes from']) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(text);
    await expect(searchDialog(page).field).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page).dialog).toHaveCount(0);
  }
});

test('§search.10 what is typed while the code of the search is on its way is in its field when it comes', async ({
  page,
  student: _,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scriptOf('src/routes/search/dialog.tsx'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/settings');
  await expect(heading(page, /./).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('where da');
  await expect(searchDialog(page).dialog).toHaveCount(0);
  arrive();
  await expect(searchDialog(page).field).toBeFocused();
  await expect(searchDialog(page).field).toHaveValue('where da');
  await page.keyboard.type('ta');
  await expect(searchDialog(page).field).toHaveValue('where data');
});

test('§search.10 what is typed in a rendered page before the app has come is in the field when it comes', async ({
  page,
  student: _,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(heading(page, /./).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dat');
  arrive();
  await expect(searchDialog(page).field).toBeFocused();
  await expect(searchDialog(page).field).toHaveValue('dat');
});

test('§search.4 a visitor has no search, and in another dialog its keys do nothing', async ({
  page,
  openContext,
  student: _,
}) => {
  const visitor = await (await openContext()).newPage();
  await openWhole(visitor, '/courses');
  await expect(searchDialog(visitor).openButton).toHaveCount(0);
  await visitor.keyboard.press('ControlOrMeta+k');
  await expect(searchDialog(visitor).dialog).toHaveCount(0);
  await openWhole(page, '/schedules');
  await calendarFeedDialog(page).openButton.click();
  await expect(calendarFeedDialog(page).closeButton).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchDialog(page).dialog).toHaveCount(0);
  await expect(calendarFeedDialog(page).closeButton).toBeVisible();
});
