/** Takes the picture of every story in every mode: one browser, two pages at work, nothing moving, one time. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { type Mode, modeNames, modes, widths } from '../../.storybook/modes.ts';
import { progress } from '../../tests/models/cli/terminal.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { folder, type Story, serve, type Workshop } from './workshop.ts';

/** A story longer than this is cut: what lies beyond repeats. */
const tallest = 6000;
const workers = 2;
/** By this name Storybook ends animations instead of waiting for them. */
const userAgent = 'StorybookTestRunner';
const still = '*, *::before, *::after { transition: none !important; animation: none !important; }';

export const picturesOf = ({ hash }: Workshop) => join(folder, 'pictures', hash);
export const fileOf = (story: string, mode: Mode) => `${story}@${mode}.png`;

/** What the story's `play` did is in the picture; one that fails is the tests' business. */
function settle({ id, again }: { id: string; again: boolean }): Promise<void> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  return new Promise((resolve) => {
    const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
    const end = (told: unknown) => {
      // The story before may end late.
      if (typeof told === 'object' && told && 'storyId' in told && told.storyId !== id) return;
      for (const name of ends) channel.off(name, end);
      resolve();
    };
    for (const name of ends) channel.on(name, end);
    if (again) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Fonts and pictures are there, those further down included. */
async function arrive(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** A connected story loads after it has begun: it is there once nothing has changed for a while. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, 300);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, 300);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    function end() {
      observer.disconnect();
      resolve();
    }
  });
}

function withoutAxe(): void {
  Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals: { a11y: { manual: true } } });
}

/** Where the last of what is shown ends: a small story needs no tall picture. */
function foot(): number {
  const bottoms = [...document.body.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
  const end = Math.ceil(Math.max(48, ...bottoms) + window.scrollY + 16);
  return Math.min(end, document.documentElement.scrollHeight);
}

/** By way of the other theme, so that all is painted anew: a part painted by itself is not the same at its edges. */
async function dress(theme: string): Promise<void> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const next of [theme === 'dark' ? 'light' : 'dark', theme]) {
    document.documentElement.dataset['theme'] = next;
    await painted();
  }
}

/** What moves inside a picture stands at its end, too. */
async function stillPictures(context: BrowserContext): Promise<void> {
  await context.route(/\.svg(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</svg>', `<style>${still}</style></svg>`);
    await route.fulfill({ response, body });
  });
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.evaluate(() => Reflect.get(window, '__STORYBOOK_PREVIEW__').ready());
  await page.evaluate(withoutAxe);
  await page.addStyleTag({ content: still });
  return page;
}

async function take(page: Page, story: Story, into: string): Promise<void> {
  for (const [index, [viewport, width]] of Object.entries(widths).entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(settle, { id: story.id, again: index > 0 });
    if (story.title.startsWith('Flows')) await page.evaluate(quiet);
    await page.evaluate(arrive);
    // Themes are colours alone: the story stays as it is.
    for (const mode of modeNames) {
      const { theme, viewport: own } = modes[mode];
      if (own !== viewport) continue;
      await page.evaluate(dress, theme);
      const clip = { x: 0, y: 0, width, height: Math.min(await page.evaluate(foot), tallest) };
      await page.screenshot({ path: join(into, fileOf(story.id, mode)), clip, fullPage: true });
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
  await stillPictures(context);
  const page = await open(context, url);
  for (let story = queue.shift(); story; story = queue.shift()) {
    await take(page, story, into);
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
