/** A designer's ways through the built workshop: from the flows to a state, to its screen, and on. */
import { resolve } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readStudies } from '../../.storybook/case-studies/studies.ts';
import { serve } from '../../scripts/review/workshop.ts';

let workshop: Awaited<ReturnType<typeof serve>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  workshop = await serve(resolve('reports/workshop'));
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
test.afterAll(async () => {
  await page.close();
  await workshop.app.close();
});

const open = (story: string) => page.goto(`${workshop.url}/?path=/story/${story}`);
const screen = () => page.frameLocator('#storybook-preview-iframe');
const chart = () => page.getByRole('region', { name: /^Statechart of/ });
const widthOf = async (target: Locator) => (await target.boundingBox())?.width ?? Number.NaN;
const fontSizeOf = (target: Locator) =>
  target.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const state = (path: string) => chart().getByRole('link', { name: path, exact: true });

test('leads from the flows page to a state, its screen and its place in the chart, and on to another', async () => {
  await open('flows-all-flows--overview');
  await screen().getByRole('region', { name: 'Catalogue' }).getByRole('link', { name: 'loaded.empty' }).click();
  await expect(screen().getByRole('heading', { name: 'No courses found' })).toBeVisible();
  await expect(page.getByText('Shows loaded.empty.')).toBeVisible();
  await expect(state('loaded.empty')).toHaveAttribute('aria-current', 'true');
  await state('failed').click();
  await expect(screen().getByText('Error Loading Courses')).toBeVisible();
  await expect(state('failed')).toHaveAttribute('aria-current', 'true');
});

test('links every state and flow to a story that there is', async () => {
  const [index, { flows, studies }] = await Promise.all(
    ['index.json', 'statecharts.json'].map(async (file) => (await fetch(`${workshop.url}/${file}`)).json()),
  );
  const linked = [...flows, ...studies].flatMap(
    ({ stories, live }: { stories: Record<string, string>; live: string | null }) => [
      ...Object.values(stories),
      ...(live ? [live] : []),
    ],
  );
  expect(linked.length).toBeGreaterThan(flows.length);
  expect(linked.filter((id: string) => !(id in index.entries))).toEqual([]);
});

test('§practice.63 draws a case study beside its flow: each scene is a story, and a decision leads to the next', async () => {
  const { studies } = await (await fetch(`${workshop.url}/statecharts.json`)).json();
  const written = readStudies();
  const charts = studies.map(({ id, stories }: { id: string; stories: object }) => [id, Object.keys(stories)]);
  expect(charts).toEqual(written.map(({ title, scenes }) => [title, scenes.map(({ id }) => id)]));
  expect(charts).toHaveLength(4);

  await open('case-studies-the-coaching-day--report');
  await expect(state('report')).toHaveAttribute('aria-current', 'true');
  await expect(state('deciding')).toHaveAttribute('aria-current', 'true');
  await screen().getByRole('button', { name: 'See how the branches without a coach did' }).click();
  await expect(screen().getByRole('heading', { name: 'The other twenty-eight' })).toBeVisible();
  await expect(state('rest')).toHaveAttribute('aria-current', 'true');
  await state('honest').click();
  await expect(screen().getByText('This ended well')).toBeVisible();
  await expect(state('honest')).toHaveAttribute('aria-current', 'true');
  await expect(state('completed')).toHaveAttribute('aria-current', 'true');
});

test('opens a state by keyboard, and says in words what leads here and on', async () => {
  await open('screens-catalogue--loaded-empty');
  await expect(state('loaded.empty')).toHaveAttribute('aria-current', 'true');
  await expect(screen().getByRole('button', { name: 'Clear all filters' })).toBeFocused(); // it has been played
  await state('loading').focus();
  await page.keyboard.press('Tab');
  await expect(state('failed')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen().getByText('Error Loading Courses')).toBeVisible();
  await expect(state('failed')).toBeFocused();
  await page.getByRole('button', { name: 'Outline', exact: true }).press('Enter');
  await expect(page.getByText('browseCatalogue: failed to failed').first()).toBeVisible();
  await page.getByRole('link', { name: 'loaded.results' }).first().press('Enter');
  await expect(page).toHaveURL(/screens-catalogue--loaded-results/);
});

test('shows the highlighted state of the largest chart, fits the whole chart on request, and zooms in and out', async () => {
  await open('screens-enrolment--open-ready');
  await expect(state('open.ready')).toBeInViewport();
  await page.getByRole('button', { name: 'Fit' }).click();
  const drawing = chart().getByRole('group');
  await expect(drawing).toBeInViewport({ ratio: 1 });
  const whole = await widthOf(drawing);
  for (const name of ['Larger', 'Larger', 'Larger', 'Larger']) await page.getByRole('button', { name }).click();
  const closer = await widthOf(drawing);
  expect(closer).toBeCloseTo(whole * 1.25 ** 4, -1);
  await chart().hover();
  await page.keyboard.down('Control'); // browsers report a pinch on a touchpad as a wheel event with Ctrl
  await page.mouse.wheel(0, 60);
  await page.keyboard.up('Control');
  await expect.poll(() => widthOf(drawing)).toBeLessThan(closer);
});

test('changes the theme, the width and the size of the text, and keeps them on the way to another story', async () => {
  await open('screens-catalogue--loaded-empty');
  const root = screen().locator('html');
  const heading = screen().getByRole('heading', { name: 'No courses found' });
  const before = await fontSizeOf(heading);
  for (const [tool, choice] of [
    [/^Theme/, 'Dark'],
    [/^Text size/, 'Text 200%'],
    [/viewport/i, '390 phone'],
  ] as const) {
    await page.getByRole('button', { name: tool }).click();
    await page.getByRole('option', { name: choice }).click();
  }
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await fontSizeOf(heading)).toBeCloseTo(2 * before, 0);
  await state('failed').click();
  await expect(screen().getByText('Error Loading Courses')).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('font-size', '32px');
  expect(await root.evaluate(() => innerWidth)).toBe(390);
});

test('runs a route without a server: the live state is highlighted, and an event that is clicked happens', async () => {
  await open('flows-connected--catalogue');
  await expect(page.getByText('Now in loaded.results.')).toBeVisible();
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await page
    .getByRole('button', { name: /^Do narrow .*Advanced/ })
    .first()
    .click();
  await expect(screen().getByRole('button', { name: 'Advanced', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await expect(state('loaded.results')).toHaveAttribute('aria-current', 'true');
});
