/** How long the next submission takes to open in the page (§grading.8), measured in Chromium. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { browserSession } from './bytes.ts';

/** Milliseconds: the limit of the slowest. */
export const nextMark = 100;

const opened = 20;

/** Milliseconds from Alt+J until the form of the next submission was drawn, for each of twenty in a row. */
export async function measureNext(url: string, path: string): Promise<number[]> {
  const { cookies } = await browserSession(url, 'instructor');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const context = await browser.newContext();
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(watchKey);
    await page.goto(url + path);
    await page.locator('[data-grade] fieldset').first().waitFor();
    for (let count = 0; count < opened; count += 1) {
      // The page loads the next submission while the instructor reads this one.
      await page.waitForTimeout(500);
      await page.keyboard.press('Alt+j');
      await page.waitForFunction((known) => Reflect.get(window, 'openings').length > known, count);
    }
    return await page.evaluate(() => Reflect.get(window, 'openings'));
  } finally {
    await browser.close();
  }
}

/** Notes how long after each press of the key another submission's form was drawn. Runs in the page. */
function watchKey() {
  const openings: number[] = [];
  Reflect.set(window, 'openings', openings);
  addEventListener(
    'keydown',
    ({ altKey, code, timeStamp }) => {
      if (!altKey || code !== 'KeyJ') return;
      const before = location.pathname;
      const look = () => {
        const isOpen = location.pathname !== before && document.querySelector('[data-grade] fieldset') !== null;
        // Once the form is in the page, it has been drawn by the frame after this one.
        requestAnimationFrame(isOpen ? () => openings.push(performance.now() - timeStamp) : look);
      };
      look();
    },
    { capture: true },
  );
}
