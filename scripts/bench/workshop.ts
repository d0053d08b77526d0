/** How long the workshop's build takes, and a newly started browser until it shows the first story. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { serve } from '../review/workshop.ts';
import { median } from './rate.ts';

/** Seconds. */
export const workshopMarks = { build: 60, firstStory: 3 };

const rounds = 5;

/** Runs in each frame: notes on the top page when its story was painted. */
function watch(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#storybook-root > *')) return;
    observer.disconnect();
    const now = () => performance.timeOrigin + performance.now();
    requestAnimationFrame(() => setTimeout(() => Reflect.set(top ?? window, 'shownAt', now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function firstStory(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(() => Reflect.get(window, 'shownAt') - performance.timeOrigin || null);
    return Number(await shown.jsonValue()) / 1000;
  } finally {
    await browser.close();
  }
}

/** In seconds. For the first story: the median and the longest of several browsers. */
export async function measureWorkshop(folder: string) {
  const dir = join(folder, 'workshop');
  const begin = performance.now();
  execFileSync('storybook', ['build', '--quiet', '--output-dir', dir], { stdio: ['ignore', 'ignore', 'inherit'] });
  const build = (performance.now() - begin) / 1000;
  const { app, url } = await serve(dir);
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await firstStory(url));
    return { build, firstStory: median(times), longest: Math.max(...times) };
  } finally {
    await app.close();
  }
}
