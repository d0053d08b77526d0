/**
 * How soon a page can be seen and used on a slow phone that has never been here: in turns with the untouched React template of
 * Vite, so that other load on the machine affects both alike.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { paths } from '../../src/paths.ts';
import { timeZone } from '../../tests/time-zone.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { browserSession } from './bytes.ts';
import { call } from './call.ts';
import { median } from './rate.ts';
import { launch } from './server.ts';
import { asSlowPhone } from './slow-phone.ts';

const rounds = 5;

/** In milliseconds, but for the shift of the layout, which has no unit. */
type Moments = { first: number; largest: number; usable: number; shift: number };
type Who = 'visitor' | 'student' | 'instructor';
export type MeasuredPage = { name: string; as: Who; own: Moments; ratio: Omit<Moments, 'shift'> };

/** The most that a page may take, as a multiple of what the template takes. */
const marks = {
  public: { first: 1.0, largest: 1.1, usable: 2.0 },
  signedIn: { first: 1.2, largest: 1.5, usable: 2.0 },
};
const course = 'data-analytics';

export async function measurePages(settings: Record<string, string>): Promise<MeasuredPage[]> {
  const template = await launch('scripts/bench/template.ts', '/', settings);
  const product = await launch('server/main.ts', '/health/ready', settings);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const student = await browserSession(product.url, 'student');
    const instructor = await browserSession(product.url, 'instructor');
    const cookies = { visitor: [], student: student.cookies, instructor: instructor.cookies };
    const measured: MeasuredPage[] = [];
    for (const { path, name = path, as } of await pages(product.url, student.token, instructor.token)) {
      const [own, theirs]: [Moments[], Moments[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        own.push(await load(browser, product.url + path, cookies[as]));
        theirs.push(await load(browser, template.url, []));
      }
      const of = (key: keyof Moments) => median(own.map((moments) => moments[key]));
      const ratio = (key: keyof Moments) =>
        median(own.map((moments, round) => moments[key] / (theirs[round]?.[key] ?? 0)));
      measured.push({
        name,
        as,
        own: { first: of('first'), largest: of('largest'), usable: of('usable'), shift: of('shift') },
        ratio: { first: ratio('first'), largest: ratio('largest'), usable: ratio('usable') },
      });
    }
    return measured;
  } finally {
    await browser.close();
    await product.stop();
    await template.stop();
  }
}

type Opened = { path: string; name?: string; as: Who };

async function pages(url: string, student: string, instructor: string): Promise<Opened[]> {
  const { nextLessonId } = await call<{ nextLessonId?: string }>(`${url}/v1/courses/${course}`, { token: student });
  type Waiting = { items: { courseId: string; submissionId: string }[] };
  const queue = await call<Waiting>(`${url}/v1/teach/grading?limit=1`, { token: instructor });
  const [submission] = queue.items;
  if (!nextLessonId || !submission)
    throw new Error('The demonstration has no lesson to go on with, or nothing to grade.');
  return [
    { path: paths.landing, as: 'visitor' },
    { path: paths.courses, as: 'visitor' },
    { path: paths.course(course), name: 'storefront', as: 'visitor' },
    { path: paths.login, as: 'visitor' },
    { path: paths.dashboard, as: 'student' },
    { path: paths.course(course), name: 'classroom', as: 'student' },
    { path: paths.lesson(course, nextLessonId), name: 'lesson', as: 'student' },
    { path: paths.assignments, as: 'student' },
    { path: paths.analytics, as: 'student' },
    { path: paths.teach.grading(), as: 'instructor' },
    { path: paths.teach.submission(submission), name: 'submission to grade', as: 'instructor' },
  ];
}

type Cookies = Awaited<ReturnType<typeof browserSession>>['cookies'];

async function load(browser: Browser, url: string, session: Cookies): Promise<Moments> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: timeZone });
  try {
    await context.addCookies(session);
    const page = await context.newPage();
    await asSlowPhone(context, page);
    await page.addInitScript(noteMoments);
    await page.goto(url);
    return await momentsOf(page);
  } finally {
    await context.close();
  }
}

/** Notes the paints, the shifts, and when React has taken over the heading, which it does once the page can be used. */
function noteMoments() {
  const moments: Partial<Moments> & { shift: number } = { shift: 0 };
  Reflect.set(window, 'moments', moments);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') moments.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    moments.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    const shift: unknown = Reflect.get(entry, 'value');
    moments.shift += typeof shift === 'number' ? shift : 0;
  });
  const look = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__react'))) return;
    clearInterval(look);
    moments.usable = performance.now();
  }, 10);
}

/** Once nothing is loaded any more, after which no larger element and no shift comes. */
async function momentsOf(page: Page): Promise<Moments> {
  await page.waitForFunction(() => 'usable' in Reflect.get(window, 'moments'), null, { polling: 250 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Reflect.get(window, 'moments'));
}

const isOver = ({ as, own, ratio }: MeasuredPage) => {
  const { first, largest, usable } = as === 'visitor' ? marks.public : marks.signedIn;
  // Less than one thousandth is rounding: no eye sees it.
  return ratio.first > first || ratio.largest > largest || ratio.usable > usable || own.shift > 0.001;
};

export const arePagesOver = (measured: readonly MeasuredPage[]) => measured.some(isOver);

export function pagesTable(measured: readonly MeasuredPage[]): string {
  const cell = (own: number, ratio: number) => `${own.toFixed(0)} ms (${ratio.toFixed(2)} ×)`;
  const lines = measured.map((page) => {
    const { name, as, own, ratio } = page;
    const moments = (['first', 'largest', 'usable'] as const).map((key) => cell(own[key], ratio[key]));
    return `| ${name} | ${as} | ${moments.join(' | ')} | ${own.shift.toFixed(3)} | ${isOver(page) ? 'over' : ''} |`;
  });
  return [
    '| Page | who | first paint (of the template) | largest paint | usable | shift | mark |',
    '| --- | --- | ---: | ---: | ---: | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}
