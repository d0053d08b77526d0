/**
 * What practising takes in Chromium: until SQL and Python are ready, until a query is answered, and how long a typed
 * character waits. On a slow phone: a processor four times slower, 1.6 Mbit/s, 150 ms away.
 */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type BrowserContext, type Browser as Chromium, chromium, type Page } from 'playwright';
import { demoStudent } from '../../server/demonstration/accounts.ts';
import { openDatabase } from '../../server/platform/database/client.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { enrolIn, exerciseOf } from '../../server/testing/exercises.ts';
import { lessonPage } from '../../tests/pages/lesson/detail.page.ts';
import { exercisePage } from '../../tests/pages/practice/exercise.page.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { browserSession } from './bytes.ts';
import { median } from './rate.ts';
import { launch } from './server.ts';
import { asSlowPhone, slowdown } from './slow-phone.ts';

/**
 * Milliseconds at most. `sqlReady` is on the slow phone, from opening an exercise whose files were loaded during the
 * lesson before or kept from an earlier exercise. The others are on this machine; `pythonReady` is after the last byte.
 */
export const practiceMarks = { sqlReady: 1_000, query: 100, pythonReady: 2_000, typing: 50 } as const;

const samples = 5;

export type Practice = {
  /** On a slow phone that has never opened an exercise: until the task can be read, and until SQL is ready. */
  first: { readable: number; sqlReady: number };
  /** From the press of "Next lesson", on a slow phone where an exercise follows for the first time. */
  sqlNext: number;
  /** On the same phone at the next exercises, from the start of the page. */
  sqlReady: number[];
  /** From the press of Run until the result is drawn, on a phone and on this machine. */
  query: { phone: number[]; here: number[] };
  /** On this machine, and with a processor four times slower. */
  pythonReady: number[];
  pythonOnPhone: number;
  /** From a key until its character is drawn: the slowest, on a phone and on this machine. */
  typing: { phone: number[]; here: number[] };
};

async function opened(
  browser: Chromium,
  url: string,
  isSlow: boolean,
): Promise<{ context: BrowserContext; page: Page }> {
  const { cookies } = await browserSession(url, 'student');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await noteArrivals(page);
  if (isSlow) await asSlowPhone(context, page);
  return { context, page };
}

type Exercise = ReturnType<typeof exerciseOf>;

/** Noted in the page by its own clock, as asking the page again and again would slow it down. */
type Arrivals = { readable?: number; ready?: number };

/** Has each page note when its heading and its button "Run" have come. */
const noteArrivals = (page: Page) =>
  page.addInitScript(() => {
    const arrivals: Arrivals = {};
    Reflect.set(window, 'arrivals', arrivals);
    const look = () => {
      // While the lesson is loading, only screen readers get a heading.
      if (document.querySelector('main h1:not(.visually-hidden)')) arrivals.readable ??= performance.now();
      const buttons = [...document.querySelectorAll('main button')];
      if (buttons.some(({ textContent }) => textContent.startsWith('Run'))) arrivals.ready ??= performance.now();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });

async function arrivalsOf(page: Page): Promise<Required<Arrivals>> {
  const arrived = await page.waitForFunction(
    (): Required<Arrivals> | null => {
      const arrivals = Reflect.get(window, 'arrivals');
      return 'ready' in arrivals ? arrivals : null;
    },
    null,
    { polling: 250 },
  );
  const arrivals = await arrived.jsonValue();
  if (!arrivals) throw new Error('The exercise was not shown.');
  return arrivals;
}

const open = async (page: Page, url: string, { path }: Exercise) => {
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  return arrivalsOf(page);
};

/** Reads the lesson before the exercise for a while, and goes on. */
async function goOn(page: Page, url: string, { pathBefore }: Exercise): Promise<number> {
  await page.goto(`${url}${pathBefore}`);
  await page.waitForFunction(async () => (await caches.keys()).some((name) => name.startsWith('runtimes-sql')));
  await page.waitForTimeout(10_000);
  const pressed = await lessonPage(page).nextLink.evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
    return performance.now();
  });
  return (await arrivalsOf(page)).ready - pressed;
}

/** Milliseconds from a press of "Run" until the frame with its result, by the page's own clock. */
const run = (page: Page) =>
  exercisePage(page).runButton.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        if (button instanceof HTMLElement) button.click();
        const look = () => {
          if (button.getAttribute('aria-busy') === 'true') requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        // The button is busy by the next frame, unless the code has already run.
        requestAnimationFrame(look);
      }),
  );

/** Milliseconds that the slowest of sixty typed characters took until it was drawn. */
async function type(page: Page): Promise<number> {
  await page.evaluate(() => {
    const waits: number[] = [];
    // TypeScript's type lacks the threshold, which is 104 ms by default.
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    Reflect.set(window, 'waits', waits);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) waits.push(duration);
    }).observe(options);
  });
  await exercisePage(page).showCode();
  await exercisePage(page).field.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nSELECT name FROM bikes WHERE day_rate > 10 ORDER BY name LIM', { delay: 60 });
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'waits')));
}

/** Milliseconds from the last byte of Python's files until it is ready. */
async function openPython(browser: Chromium, url: string, exercise: Exercise, isSlow: boolean): Promise<number> {
  const { context, page } = await opened(browser, url, false);
  try {
    await page.goto(`${url}${exercise.path}`);
    await exercisePage(page).loadButton.waitFor();
    if (isSlow) {
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    let arrived = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes('/runtimes/')) arrived = Date.now();
    });
    await exercisePage(page).loadButton.click();
    await exercisePage(page).runButton.waitFor();
    return Date.now() - arrived;
  } finally {
    await context.close();
  }
}

export async function measurePractice(folder: string, settings: Record<string, string>): Promise<Practice> {
  const [sql, python] = [exerciseOf('sql'), exerciseOf('python')];
  const own = { ...settings, DATA_FOLDER: join(folder, 'practice') };
  await (await launch('server/main.ts', '/health/ready', own)).stop();
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder: own.DATA_FOLDER });
  const [student] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoStudent.email));
  for (const { courseId } of [sql, python]) await enrolIn(db, student?.id ?? '', courseId);
  await close();
  const server = await launch('server/main.ts', '/health/ready', own);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const phone = await opened(browser, server.url, true);
    const { readable, ready } = await open(phone.page, server.url, sql);
    const first = { readable, sqlReady: ready };
    const sqlReady: number[] = [];
    while (sqlReady.length < samples) sqlReady.push((await open(phone.page, server.url, sql)).ready);
    const onPhone: number[] = [];
    while (onPhone.length < samples) onPhone.push(await run(phone.page));
    const typedOnPhone = [await type(phone.page)];
    await phone.context.close();
    const other = await opened(browser, server.url, true);
    const sqlNext = await goOn(other.page, server.url, sql);
    await other.context.close();
    const here = await opened(browser, server.url, false);
    await open(here.page, server.url, sql);
    const onDesk: number[] = [];
    while (onDesk.length < samples) onDesk.push(await run(here.page));
    const typedHere = [await type(here.page)];
    await here.context.close();
    const pythonReady: number[] = [];
    while (pythonReady.length < 3) pythonReady.push(await openPython(browser, server.url, python, false));
    const pythonOnPhone = await openPython(browser, server.url, python, true);
    const query = { phone: onPhone, here: onDesk };
    const typing = { phone: typedOnPhone, here: typedHere };
    return { first, sqlNext, sqlReady, query, pythonReady, pythonOnPhone, typing };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const slowest = (times: number[]) => Math.max(...times);

export const isPracticeOver = ({ sqlNext, sqlReady, query, pythonReady, typing }: Practice): boolean =>
  slowest([sqlNext, ...sqlReady]) > practiceMarks.sqlReady ||
  slowest(query.here) > practiceMarks.query ||
  slowest(pythonReady) > practiceMarks.pythonReady ||
  slowest(typing.here) > practiceMarks.typing;

export function practiceTable({
  first,
  sqlNext,
  sqlReady,
  query,
  pythonReady,
  pythonOnPhone,
  typing,
}: Practice): string {
  const row = (name: string, times: number[], mark?: number) => {
    const over = mark !== undefined && slowest(times) > mark ? ': over' : '';
    const cells = [median(times), slowest(times)].map((time) => time.toFixed(0)).join(' | ');
    return `| ${name}${over} | ${cells} | ${mark ?? ''} |`;
  };
  return [
    '| Practice, in ms | median | slowest | at most |',
    '| --- | ---: | ---: | ---: |',
    row('the task can be read, on a slow phone for the first time', [first.readable]),
    row('SQL ready after opening, there', [first.sqlReady]),
    row('SQL ready after "Next lesson", there', [sqlNext], practiceMarks.sqlReady),
    row('SQL ready after opening, at the next exercises', sqlReady, practiceMarks.sqlReady),
    row('a query answered, on this machine', query.here, practiceMarks.query),
    row('a query answered, on the phone', query.phone),
    row('a typed character drawn, the slowest of sixty, on this machine', typing.here, practiceMarks.typing),
    row('a typed character drawn, the slowest of sixty, on the phone', typing.phone),
    row('Python ready after its bytes, on this machine', pythonReady, practiceMarks.pythonReady),
    row('Python ready after its bytes, with a processor four times slower', [pythonOnPhone]),
    '',
  ].join('\n');
}
