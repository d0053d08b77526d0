/** Takes the picture of every story in every mode, without motion and at one fixed time. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { type Mode, modeNames, modes, widths } from '../../.storybook/modes.ts';
import { progress } from '../../tests/models/cli/terminal.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { contentHeight, setTheme, showStory, turnAxeOff, waitForAssets, waitForIdleDocument } from './in-page.ts';
import { folder, type Story, serve, type Workshop } from './workshop.ts';

/** In pixels. A taller story is cut, as the rest of it only repeats. */
const tallest = 6000;
const viewportHeight = 900;
const workers = 2;
/** For a browser of this name Storybook ends animations instead of waiting for them. */
const userAgent = 'StorybookTestRunner';
/** The caret is hidden as well, as it blinks. */
const noMotion = `*, *::before, *::after {
  transition: none !important; animation: none !important; caret-color: transparent !important; }`;

export const picturesOf = ({ hash }: Workshop) => join(folder, 'pictures', hash);
export const fileOf = (story: string, mode: Mode) => `${story}@${mode}.png`;

type Session = { page: Page; devTools: CDPSession };

/** Stops animations inside SVG images, too, which the page's own style does not reach. */
async function stopDrawings(context: BrowserContext): Promise<void> {
  await context.route(/\.svg(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</svg>', `<style>${noMotion}</style></svg>`);
    await route.fulfill({ response, body });
  });
}

async function open(context: BrowserContext, url: string): Promise<Session> {
  await stopDrawings(context);
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
  await page.evaluate(() => Reflect.get(window, '__STORYBOOK_PREVIEW__').ready());
  await page.evaluate(turnAxeOff);
  await page.addStyleTag({ content: noMotion });
  return { page, devTools: await context.newCDPSession(page) };
}

/** By Chromium's own command, which can pack the picture quickly: half the time of `page.screenshot`. */
async function screenshot({ page, devTools }: Session, width: number): Promise<Buffer> {
  const height = Math.min(await page.evaluate(contentHeight), tallest);
  const { data } = await devTools.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: height > viewportHeight,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

async function take(session: Session, { id, title }: Story, into: string): Promise<void> {
  const { page } = session;
  for (const [index, [viewport, width]] of Object.entries(widths).entries()) {
    await page.setViewportSize({ width, height: viewportHeight });
    await page.evaluate(showStory, { id, again: index > 0 });
    if (title.startsWith('Flows')) await page.evaluate(waitForIdleDocument);
    await page.evaluate(waitForAssets);
    // Themes differ in colours alone, so the story is not rendered again.
    for (const mode of modeNames.filter((name) => modes[name].viewport === viewport)) {
      await page.evaluate(setTheme, modes[mode].theme);
      writeFileSync(join(into, fileOf(id, mode)), await screenshot(session, width));
    }
  }
}

async function work(browser: Browser, url: string, queue: Story[], into: string, done: (story: Story) => void) {
  const context = await browser.newContext({
    userAgent,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  const session = await open(context, url);
  for (let story = queue.shift(); story; story = queue.shift()) {
    await take(session, story, into);
    done(story);
  }
  await context.close();
}

/** Pictures that are there already are kept. */
export async function render(workshop: Workshop, stories: readonly Story[], title: string): Promise<void> {
  const into = picturesOf(workshop);
  mkdirSync(into, { recursive: true });
  const missing = stories.filter(({ id }) => modeNames.some((mode) => !existsSync(join(into, fileOf(id, mode)))));
  if (missing.length === 0) return;
  const { app, url } = await serve(workshop.dir);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    let count = 0;
    const done = ({ id }: Story) => progress(title, ++count, missing.length, id);
    const queue = [...missing];
    await Promise.all(Array.from({ length: workers }, () => work(browser, url, queue, into, done)));
  } finally {
    await browser.close();
    await app.close();
  }
}
