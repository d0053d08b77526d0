/** Each page of the route tables is reached by links alone, from where each person begins. */
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { paths, patterns } from '../../../src/paths.ts';
import { taughtClassesPage } from '../../pages/schedule/taught-classes.page.ts';
import { demoInstructor } from '../server.ts';
import { carrySession, expect, test, written } from '../test.ts';

const addressesOf = (table: Record<string, unknown>) => Object.values(table).filter((path) => typeof path === 'string');

const ofStudents = [...addressesOf(paths), ...addressesOf(patterns)];
const ofInstructors = [...addressesOf(paths.teach), paths.teach.grading(), ...addressesOf(patterns.teach)];

/** Pages that no link leads to, each with how people come there instead. */
const ledToOtherwise: Record<string, string> = {
  [paths.registration]: "an invitation mail's link; /register leads there",
  [paths.resetPassword]: "a reset mail's link",
  [paths.studentDashboard]: 'an older address of the dashboard',
  [patterns.portfolio]: 'an address that a student shares of a project that has one',
  [paths.paymentSuccess]: 'the payment provider sends the person back there',
  [paths.paymentCancelled]: 'the payment provider sends the person back there',
};
const forVisitors: string[] = [paths.landing, paths.login, paths.register, paths.forgotPassword];

// One after the other, against one server.
test.describe.configure({ mode: 'default' });

/** Each route is looked at this often: what it leads to may depend on which course it is. */
const looks = 2;

async function linksOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Loading...')).toHaveCount(0);
  if (matchPath(patterns.teach.classes, path)) {
    await taughtClassesPage(page).pastButton.click();
    await expect(taughtClassesPage(page).attendanceLink.or(taughtClassesPage(page).none)).toBeVisible();
  }
  // In the server, calls have an address that no browser knows.
  await expect(page.locator('a[href^="http://server"]'), path).toHaveCount(0);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}

/** The routes that links lead to, from the page on. */
async function crawl(page: Page, start: string, routes: readonly string[]): Promise<Set<string>> {
  // Routes without parameters come first: /certificates/check also fits a route that has one.
  const routeOf = (path: string) =>
    [...routes]
      .sort((one, other) => one.split(':').length - other.split(':').length)
      .find((route) => matchPath(route, path.split('?')[0] ?? ''));
  const reached = new Set<string>();
  const seen = new Map<string, number>();
  const waiting = [start];
  const met = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const route = routeOf(path);
    if (!route) continue;
    reached.add(route);
    const times = seen.get(route) ?? 0;
    if (times >= looks || (times > 0 && !route.includes(':'))) continue;
    seen.set(route, times + 1);
    for (const link of await linksOf(page, path)) {
      if (met.has(link)) continue;
      met.add(link);
      waiting.push(link);
    }
  }
  return reached;
}

test('§shell.18 a student reaches each page by links from the dashboard', async ({ page, product, student }) => {
  await product.complete(student, written('data-literacy'));
  await product.buy(student, 'data-analytics');
  const question = { message: 'Do I need SQL before I start this course?' };
  await product.call('POST', '/courses/data-analytics/messages', student.token, question);
  const reached = await crawl(page, paths.dashboard, ofStudents);
  const wanted = ofStudents.filter((route) => !(route in ledToOtherwise || forVisitors.includes(route)));
  expect(wanted.filter((route) => !reached.has(route))).toEqual([]);
});

test('§shell.18 an instructor reaches each page of theirs by links from /teach', async ({ page, context, product }) => {
  await carrySession(context, product, await product.signIn(demoInstructor.email, demoInstructor.password));
  const shared = [paths.profile, paths.settings, paths.messages, patterns.thread];
  const wanted = [...ofInstructors, ...shared, patterns.course];
  const reached = await crawl(page, paths.teach.overview, wanted);
  expect(wanted.filter((route) => !reached.has(route))).toEqual([]);
});

test('§shell.18 a visitor reaches each public page by links from the landing page', async ({ page }) => {
  const reached = await crawl(page, paths.landing, ofStudents);
  const wanted = [...forVisitors, paths.courses, patterns.course, patterns.lesson];
  expect(wanted.filter((route) => !reached.has(route))).toEqual([]);
});
