/** §practice.160: in each state of an exercise, what one came for is in the first window. */
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { showStory, turnAxeOff } from '../../scripts/review/in-page.ts';
import { serve } from '../../scripts/review/workshop.ts';
import { faultsOfFirstWindow } from './first-window.ts';

let workshop: Awaited<ReturnType<typeof serve>>;
let page: Page;
let stories: string[];

type Index = { entries: Record<string, { id: string; title: string; type: string }> };

test.beforeAll(async ({ browser }) => {
  workshop = await serve(resolve('reports/workshop'));
  page = await browser.newPage();
  await page.goto(`${workshop.url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
  await page.evaluate(() => Reflect.get(window, '__STORYBOOK_PREVIEW__').ready());
  await page.evaluate(turnAxeOff);
  const index: Index = await (await fetch(`${workshop.url}/index.json`)).json();
  stories = Object.values(index.entries)
    .filter(({ title, type }) => type === 'story' && /^Screens\/(Exercise|Workbench)$/.test(title))
    .map(({ id }) => id);
});
test.afterAll(async () => {
  await page.close();
  await workshop.app.close();
});

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
  [390, 844],
] as const) {
  test(`§practice.160 in a window of ${width} × ${height}, code, Run and Check of every state of an exercise are in sight, nothing covers them, and no pane has two scroll bars`, async () => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    expect(stories.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const id of stories) {
      await page.evaluate(showStory, { id, again: false });
      const found = await page.evaluate(faultsOfFirstWindow);
      faults.push(...found.map((fault) => `${id}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
