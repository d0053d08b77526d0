/** The bytes that a browser loads before a route can be used, counted in Chromium with an empty cache. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { paths } from '../../src/paths.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { call } from './call.ts';

type Size = { raw: number; gzip: number; brotli: number };
export type RouteBytes = { route: string; js: Size; css: Size; mark: number; over: boolean; problem?: string };
type Person = keyof typeof people;
type Route = { name: string; url: string; as: Person | 'visitor' };

/** Kilobytes (1,000 bytes) after gzip of any route: a guard against a library that comes along unnoticed. */
const mark = 190;
const stylesMark = 22;
const longestLoad = 15_000;

const people = {
  student: { email: 'student@example.com', password: 'Learning1' },
  instructor: { email: 'instructor@example.com', password: 'Teaching1' },
};
const course = 'data-analytics';

function routes(lessonId: string, resourceId: string, submission: string): Route[] {
  const visitor = (url: string, name = url): Route => ({ name, url, as: 'visitor' });
  const student = (url: string, name = url): Route => ({ name, url, as: 'student' });
  const instructor = (url: string, name = url): Route => ({ name, url, as: 'instructor' });
  return [
    visitor(paths.landing),
    visitor(paths.login),
    visitor(`${paths.registration}?token=x`, paths.registration),
    visitor(paths.forgotPassword),
    visitor(`${paths.resetPassword}?token=x`, paths.resetPassword),
    visitor(paths.courses),
    visitor(paths.course(course), '/courses/{id} (storefront)'),
    visitor(paths.portfolio('00000000-0000-4000-8000-000000000000'), '/portfolio/{id}'),
    visitor(paths.outline(course), '/courses/{id}/outline'),
    student(paths.course(course), '/courses/{id} (classroom)'),
    student(paths.lesson(course, lessonId), '/courses/{id}/lessons/{id}'),
    student(paths.dashboard),
    student(paths.studentDashboard),
    student(paths.profile),
    student(`${paths.paymentSuccess}?session_id=cs_00000000`, paths.paymentSuccess),
    student(paths.paymentCancelled),
    student(paths.payments),
    student(paths.assignments),
    student(paths.resources),
    student(paths.resource(resourceId), '/resources/{id}'),
    student(paths.tutorials),
    student(paths.externalResources),
    student(paths.schedules),
    student(paths.certifications),
    student(paths.messages),
    student(paths.analytics),
    student(paths.review),
    student(paths.path),
    student(paths.community),
    instructor(paths.teach.overview),
    instructor(paths.teach.requests),
    instructor(paths.teach.grading()),
    instructor(submission, '/teach/grading/{id}/{id}'),
    instructor(paths.teach.classes('data-analytics')),
    instructor(paths.teach.attendance('data-analytics', 'morning-sql')),
    instructor(paths.teach.reviews('data-analytics')),
    instructor(paths.teach.course('data-analytics')),
    instructor(paths.teach.struggles('data-analytics')),
    instructor(paths.teach.team('data-analytics')),
    instructor(paths.teach.announcements(course), '/teach/courses/{id}/announcements'),
    student(paths.settings),
  ];
}

export async function measureBytes(url: string, dist: string): Promise<RouteBytes[]> {
  const { token, cookies: student } = await browserSession(url, 'student');
  const teacher = await browserSession(url, 'instructor');
  const sessions = { visitor: [], student, instructor: teacher.cookies };
  type Waiting = { items: { courseId: string; submissionId: string }[] };
  const queue = await call<Waiting>(`${url}/v1/teach/grading?limit=1`, { token: teacher.token });
  const submission = paths.teach.submission(queue.items[0] ?? { courseId: course, submissionId: 'none' });
  const { nextLessonId } = await call<{ nextLessonId?: string }>(`${url}/v1/courses/${course}`, { token });
  const resources = await call<{ id: string; type: string }[]>(`${url}/v1/resources`, { token });
  const readable = resources.find(({ type }) => type === 'guide' || type === 'article');
  const sizeOf = sizes(dist);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const results: RouteBytes[] = [];
  try {
    for (const route of routes(nextLessonId ?? 'none', readable?.id ?? 'none', submission)) {
      const { loaded, problem } = await open(browser, url, route, sessions[route.as]);
      const js = total(loaded.filter((path) => path.endsWith('.js')).map(sizeOf));
      const css = total(loaded.filter((path) => path.endsWith('.css')).map(sizeOf));
      const over = js.gzip > mark * 1000 || css.gzip > stylesMark * 1000;
      results.push({ route: route.name, js, css, mark, over, ...(problem ? { problem } : {}) });
    }
  } finally {
    await browser.close();
  }
  return results;
}

type Cookies = { name: string; value: string; url: string }[];

/** A session as a browser holds it. */
export async function browserSession(url: string, person: Person) {
  const { token } = await call<{ token: string }>(`${url}/v1/auth/login`, { body: people[person] });
  const user = await call<object>(`${url}/v1/auth/user`, { token });
  const cookies = { _auth: token, _auth_type: 'Bearer', _auth_state: encodeURIComponent(JSON.stringify(user)) };
  return { token, cookies: Object.entries(cookies).map(([name, value]) => ({ name, value, url })) };
}

/** The scripts and styles that were loaded when the route's heading showed and had been hydrated. */
async function open(browser: Browser, origin: string, route: Route, session: Cookies) {
  const context = await browser.newContext();
  try {
    await context.addCookies(session);
    const page = await context.newPage();
    const wanted = new URL(route.url, origin).pathname;
    await page.addInitScript(watchHeading, wanted);
    await page.goto(origin + route.url);
    const usableAt = await usable(page);
    const loaded = await page.evaluate(loadedBefore, usableAt ?? Number.POSITIVE_INFINITY);
    const reached = new URL(page.url()).pathname;
    const problem = reached === wanted ? (usableAt === null ? 'no heading' : undefined) : `goes to ${reached}`;
    return { loaded, problem };
  } finally {
    await context.close();
  }
}

/**
 * Notes when the heading is shown and hydrated, or the page has navigated away. A pre-rendered heading is shown before
 * any script has run; React's property on it says that it is hydrated. Runs in the page, from its start.
 */
function watchHeading(wanted: string) {
  const look = setInterval(() => {
    const heading = document.querySelector('h1');
    const isHydrated =
      heading?.checkVisibility() === true && Object.keys(heading).some((key) => key.startsWith('__react'));
    if (!isHydrated && location.pathname === wanted) return;
    clearInterval(look);
    Reflect.set(window, 'usableAt', performance.now());
  }, 1);
}

/** The time noted, in milliseconds of the page's clock; null where there is none. */
async function usable(page: Page): Promise<number | null> {
  try {
    const moment = await page.waitForFunction(() => Reflect.get(window, 'usableAt'), null, { timeout: longestLoad });
    return await moment.jsonValue();
  } catch {
    return null;
  }
}

/** The built scripts and styles that had arrived at the moment, in milliseconds of the page's clock. Runs in the page. */
function loadedBefore(moment: number): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= moment)
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)].filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
}

function sizes(dist: string) {
  const known = new Map<string, Size>();
  return (path: string): Size => {
    const bytes = readFileSync(join(dist, path));
    const size = known.get(path) ?? {
      raw: bytes.length,
      gzip: gzipSync(bytes, { level: 9 }).length,
      brotli: brotliCompressSync(bytes).length,
    };
    known.set(path, size);
    return size;
  };
}

const total = (all: Size[]): Size =>
  all.reduce(
    (sum, size) => ({ raw: sum.raw + size.raw, gzip: sum.gzip + size.gzip, brotli: sum.brotli + size.brotli }),
    { raw: 0, gzip: 0, brotli: 0 },
  );
