/** The bytes that a browser loads before a route can be used, counted in Chromium with an empty cache. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { paths } from '../../src/paths.ts';
import { timeZone } from '../../tests/time-zone.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { call } from './call.ts';

type Size = { raw: number; gzip: number; brotli: number };
export type RouteBytes = { route: string; js: Size; css: Size; mark: number; over: boolean; problem?: string };
type Person = keyof typeof people;
type Route = { name: string; url: string; as: Person | 'visitor' };

/** Kilobytes (1,000 bytes) after gzip of any route: a guard against a library that comes along unnoticed. */
const mark = 192;
const stylesMark = 24;
const longestLoad = 15_000;

const people = {
  student: { email: 'student@example.com', password: 'Learning1' },
  instructor: { email: 'instructor@example.com', password: 'Teaching1' },
};
const course = 'data-analytics';

function routes(lessonId: string, resourceId: string, submission: string, studentOf: string): Route[] {
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
    instructor(paths.teach.regradeRequests),
    instructor(paths.teach.grading()),
    instructor(submission, '/teach/grading/{id}/{id}'),
    instructor(paths.teach.classes('data-analytics')),
    instructor(paths.teach.attendance('data-analytics', 'morning-sql')),
    instructor(paths.teach.reviews('data-analytics')),
    instructor(paths.teach.course('data-analytics')),
    instructor(studentOf, '/teach/courses/{id}/students/{id}'),
    instructor(paths.teach.grades('data-analytics')),
    instructor(paths.teach.statistics('data-analytics', 'question-log')),
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
  const roster = await call<{ items: { id: string }[] }>(`${url}/v1/teach/courses/${course}/students?limit=1`, {
    token: teacher.token,
  });
  const studentOf = paths.teach.student(course, roster.items[0]?.id ?? 'none');
  const { nextLessonId } = await call<{ nextLessonId?: string }>(`${url}/v1/courses/${course}`, { token });
  const resources = await call<{ id: string; type: string }[]>(`${url}/v1/resources`, { token });
  const readable = resources.find(({ type }) => type === 'guide' || type === 'article');
  const sizeOf = sizes(dist);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const results: RouteBytes[] = [];
  try {
    for (const route of routes(nextLessonId ?? 'none', readable?.id ?? 'none', submission, studentOf)) {
      const { loaded, problem } = await open(browser, url, dist, route, sessions[route.as]);
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
  const cookies = {
    _auth: token,
    _auth_type: 'Bearer',
    _auth_state: encodeURIComponent(JSON.stringify(user)),
    zone: timeZone,
  };
  return { token, cookies: Object.entries(cookies).map(([name, value]) => ({ name, value, url })) };
}

/**
 * The scripts and styles that the route's first screen needs: what its document asks for, with what they import. What comes
 * when the page is idle, or when somebody asks for it, is not counted.
 */
async function open(browser: Browser, origin: string, dist: string, route: Route, session: Cookies) {
  const context = await browser.newContext();
  try {
    await context.addCookies(session);
    const page = await context.newPage();
    await page.addInitScript(neverIdle);
    const document = await page.goto(origin + route.url, { waitUntil: 'networkidle', timeout: longestLoad });
    const text = (await document?.text()) ?? '';
    const reached = new URL(page.url()).pathname;
    const problem = reached === new URL(route.url, origin).pathname ? undefined : `goes to ${reached}`;
    // A mailed link's page is not rendered on the server, as its address holds a secret.
    const files = text.includes('<h1') ? filesIn(text) : await page.evaluate(loadedFiles);
    return { loaded: withImports(files, dist), problem };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function neverIdle() {
  window.requestIdleCallback = () => 0;
}

const filesIn = (document: string) =>
  [...document.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);

/** The built scripts and styles that have arrived. Runs in the page. */
function loadedFiles(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1));
  return paths.filter((path) => /^assets\/.*\.(js|css)$/.test(path));
}

/** The built files and what they import themselves, once each. */
function withImports(paths: readonly string[], dist: string): string[] {
  const all = new Set(paths);
  for (const path of all) {
    if (!path.endsWith('.js')) continue;
    const imports = readFileSync(join(dist, path), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
    for (const [, name = ''] of imports) all.add(join(dirname(path), name));
  }
  return [...all];
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
