/** How smoothly the grid of a large gradebook scrolls (§teaching.65), measured in Chromium. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { browserSession } from './bytes.ts';
import { median } from './rate.ts';
import { p99 } from './stalls.ts';

/** Milliseconds between two frames: three frames of a screen that shows sixty a second. */
export const frameMark = 50;

export type Frames = { median: number; p99: number; longest: number };

/** The grid is scrolled down and sideways by the wheel, as far as the first page goes. */
export async function measureFrames(url: string, path: string): Promise<Frames> {
  const { cookies } = await browserSession(url, 'instructor');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(url + path);
    await page.getByRole('grid').waitFor();
    // What comes when the page is idle has come.
    await page.waitForTimeout(2_000);
    await page.getByRole('grid').locator('tbody td').nth(5).hover();
    await page.evaluate(noteFrames);
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(turn % 2 === 0 ? 0 : 120, turn % 2 === 0 ? 90 : 0);
      await page.waitForTimeout(30);
    }
    const frames = await page.evaluate<number[]>(() => Reflect.get(window, 'frameTimes'));
    return { median: median(frames), p99: p99(frames), longest: Math.max(...frames) };
  } finally {
    await browser.close();
  }
}

/** Notes the milliseconds from each frame to the next. Runs in the page. */
function noteFrames() {
  const frames: number[] = [];
  Reflect.set(window, 'frameTimes', frames);
  let before = performance.now();
  const next = (now: number) => {
    frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    before = now;
    requestAnimationFrame(next);
  });
}
