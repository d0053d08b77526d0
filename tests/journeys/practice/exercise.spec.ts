/** An exercise in the lesson: solved with its real runtime, stopped, without a network, and with the code kept. */
import type { Page } from '@playwright/test';
import { lessonPage } from '../../pages/lesson/detail.page.ts';
import { exercisePage } from '../../pages/practice/exercise.page.ts';
import { draftLine } from '../../pages/sync/draft.page.ts';
import { expect, expectAccessible, long, test } from '../test.ts';

const course = 'sql-for-beginners';
const lesson = 'm1-l7';
const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;';
const wrong = 'SELECT bike_id, name, bought FROM bikes ORDER BY bike_id DESC LIMIT 5;';
const right = 'SELECT bike_id, name, bought FROM bikes ORDER BY bought DESC, bike_id LIMIT 5;';

const ready = async (page: Page) => {
  await exercisePage(page).open(course, lesson);
  await expect(exercisePage(page).runButton).toBeVisible();
};

test('§practice.4, §practice.5, §practice.6, §practice.8 SQL: an endless query is stopped, a mistake is answered, and the exercise solved, without a network until it is sent', async ({
  page,
  context,
  product,
  student,
}) => {
  await product.buy(student, course);
  await ready(page);
  const { write, runButton, checkButton, stopButton, result, notSolved, completed, expectCode } = exercisePage(page);
  await write(endless);
  await runButton.click();
  await stopButton.click();
  await expect(page.getByText('You stopped the run.')).toBeVisible();

  await context.setOffline(true);
  await write(wrong);
  await runButton.click();
  await expect(result.getByRole('row')).toHaveCount(6);
  await checkButton.click();
  await expect(draftLine(page).notSentYet).toBeVisible();
  await context.setOffline(false);
  await expect(notSolved).toBeVisible();
  await expect(page.getByText('A high number need not mean a new bike.')).toBeVisible();
  await expect(result.getByRole('row', { name: /Missing/ })).toBeVisible();
  await expectAccessible(page);

  await write(right);
  await expect(page.getByText('Press Check to have it checked again.')).toBeVisible();
  await expect(draftLine(page).saved).toBeVisible();
  await page.reload();
  await expectCode(right);
  await checkButton.click();
  await expect(completed).toBeVisible();
  await expect(exercisePage(page).onButton).toBeVisible();

  await page.reload();
  await expectCode(right);
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
});

test('§practice.12, §practice.160, §practice.165 on a phone, Run and Check stay in sight, a check shows its result, the code stays, and a solved exercise leads on', {
  tag: long,
}, async ({ page, product, student }) => {
  await product.buy(student, course);
  await page.setViewportSize({ width: 390, height: 700 });
  await ready(page);
  const { write, taskPane, codeTab, runButton, checkButton, result, notSolved, onButton, expectCode } =
    exercisePage(page);
  await expect(taskPane).toBeInViewport();
  await expect(runButton).toBeInViewport({ ratio: 1 });
  await write(wrong);
  await checkButton.click();
  await expect(notSolved).toBeInViewport({ ratio: 1 });
  await expect(checkButton).toBeInViewport({ ratio: 1 });
  await result.getByRole('row', { name: /Missing/ }).scrollIntoViewIfNeeded();
  await codeTab.click();
  await expectCode(wrong);
  await write(right);
  await checkButton.click();
  await expect(onButton).toBeInViewport({ ratio: 1 });
  await onButton.click();
  await expect(page).not.toHaveURL(new RegExp(`${lesson}$`));
});

test('§practice.160 from the task to "Solved" without scrolling the page, on a small screen', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, course);
  await page.setViewportSize({ width: 1366, height: 768 });
  await ready(page);
  const { write, taskPane, runButton, checkButton, result, completed, field } = exercisePage(page);
  for (const part of [taskPane, field, runButton, checkButton]) await expect(part).toBeInViewport({ ratio: 1 });
  await write(right);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(completed).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('§practice.161, §practice.162 the panes are moved by pointer, keep their sizes, and give way to the code', {
  tag: long,
}, async ({ page, product, student }) => {
  await product.buy(student, course);
  await page.setViewportSize({ width: 1280, height: 720 });
  await ready(page);
  const { taskPane, codePane, asideDivider, widenButton, narrowButton } = exercisePage(page);
  const widthOf = async () => Math.round((await taskPane.boundingBox())?.width ?? Number.NaN);
  const before = await widthOf();
  const line = await asideDivider.boundingBox();
  if (!line) throw new Error('There is no line between the panes.');
  await page.mouse.move(line.x, line.y + 300);
  await page.mouse.down();
  await page.mouse.move(line.x + 60, line.y + 300, { steps: 5 });
  await page.mouse.move(line.x + 120, line.y + 310, { steps: 5 });
  await page.mouse.up();
  await expect.poll(widthOf).toBeGreaterThan(before + 90);
  const after = await widthOf();
  await page.reload();
  await expect.poll(widthOf).toBe(after);
  await widenButton.click();
  await expect(taskPane).toBeHidden();
  expect((await codePane.boundingBox())?.x).toBe(0);
  await narrowButton.click();
  await expect(taskPane).toBeVisible();
});

test('§practice.11, §practice.163 the editor is left with Tab, and run with the keyboard alone', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, course);
  await ready(page);
  const { field, runButton, result } = exercisePage(page);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('SELECT na');
  await expect(page.getByRole('listbox')).toContainText('name');
  const list = await page.getByRole('listbox').boundingBox();
  const run = await runButton.boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(run?.y ?? 0);
  await page.keyboard.type('me FROM bikes LIMIT 1;');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(runButton).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
});

test('§practice.88 SQL is loaded while the lesson before is read, and opening the exercise loads none of it', {
  tag: long,
}, async ({ page, product, student }) => {
  await product.buy(student, course);
  const kept = page.waitForResponse(/\/runtimes\/sqlite3.*\.wasm$/);
  const script = page.waitForResponse(/\/runtimes\/sql\.worker/);
  await lessonPage(page).open(course, 'm1-l6');
  await kept;
  await script;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await lessonPage(page).nextLink.click();
  await expect(exercisePage(page).runButton).toBeVisible();
  expect(loaded.filter((url) => /\.wasm$/.test(url))).toEqual([]);
});
