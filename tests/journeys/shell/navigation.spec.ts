/** The menu with every page, and the line that says where one is. */
import type { Page } from '@playwright/test';
import { breadcrumbs, navigationBar } from '../../pages/shell/navigation.page.ts';
import { demoInstructor } from '../server.ts';
import {
  carrySession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  heading,
  tabTo,
  test,
  written,
} from '../test.ts';
import { expectUsable } from '../zoom.ts';

const ofStudents = {
  Learn: {
    Courses: '/courses',
    'Your Path': '/path',
    Review: '/review',
    'Learning Resources': '/resources',
    'Class Schedule': '/schedules',
  },
  Talk: { Messages: '/messages', Community: '/community' },
  Progress: { Analytics: '/analytics', Certifications: '/certifications' },
  Account: { Payments: '/payments', Settings: '/settings' },
};
const ofInstructors = {
  Teach: { Grading: '/teach/grading', Requests: '/teach/requests', 'Regrade Requests': '/teach/regrade-requests' },
  ...ofStudents,
};
/** In a narrow window the group has the bar's links to the profile, too: one says the role. */
const besideAccount = 2;

type Groups = Record<string, Record<string, string>>;

/** Opens each page of the menu, beginning at the menu of the last one. */
async function walk(page: Page, groups: Groups, others = 0) {
  const { openMenuButton, group, groupLinks, menu } = navigationBar(page);
  const links = Object.entries(groups).flatMap(([name, all]) => Object.entries(all).map((link) => [name, ...link]));
  await openMenuButton.click();
  await expect(groupLinks).toHaveCount(links.length + others);
  await page.keyboard.press('Escape');
  for (const [name = '', label = '', path = ''] of links) {
    await openMenuButton.click();
    const link = group(name).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(heading(page, /./)).toBeVisible();
    await expect(menu).not.toHaveAttribute('open');
    await openMenuButton.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
  }
}

test('§shell.24 a student reaches every page from the menu', async ({ page, context, product, demo }) => {
  test.setTimeout(120_000);
  await carrySession(context, product, demo);
  await page.goto('/dashboard');
  await walk(page, ofStudents);
});

test('§shell.24 an instructor has the pages of teaching in it, at 320 px with the items of the bar', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);
  await carrySession(context, product, await product.signIn(demoInstructor.email, demoInstructor.password));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/teach');
  await navigationBar(page).openMenuButton.click();
  for (const item of ['teachingLink', 'dashboardLink', 'profileLink', 'assignmentsLink', 'logoutButton'] as const) {
    await expect(navigationBar(page)[item]).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await walk(page, ofInstructors, besideAccount);
});

test('§shell.24 with the keyboard alone: opened, left, closed, and a page chosen', async ({ page, student }) => {
  expect(student.user.role).toBe('student');
  await page.goto('/dashboard');
  const { toggleMenuButton, menu, menuLink } = navigationBar(page);
  await tabTo(toggleMenuButton);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menuLink('Courses')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(toggleMenuButton).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(menuLink('Settings'));
  await page.keyboard.press('Tab');
  // The page beneath has the focus now, and is not covered.
  await expect(menu).not.toHaveAttribute('open');
  await page.keyboard.press('Shift+Tab');
  await expect(toggleMenuButton).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(menuLink('Messages'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(menu).not.toHaveAttribute('open');
});

test('§shell.24 a press outside closes the menu, and nothing moves when it opens', async ({ page, student }) => {
  expect(student.user.role).toBe('student');
  await page.goto('/messages');
  const { openMenuButton, menu, menuLink } = navigationBar(page);
  const placeOf = () => heading(page, 'Messages').evaluate((element) => element.getBoundingClientRect().top);
  const place = await placeOf();
  await openMenuButton.click();
  await expect(menuLink('Analytics')).toBeVisible();
  await expectAccessible(page);
  expect(await placeOf()).toBe(place);
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
  await expect(menu).not.toHaveAttribute('open');
  // The link to the page itself closes it, too.
  await openMenuButton.click();
  await menuLink('Messages').click();
  await expect(menu).not.toHaveAttribute('open');
});

for (const width of [320, 1280]) {
  test(`§shell.24 without a script the menu opens, and its links work, ${width} px`, async ({
    openContext,
    product,
    demo,
  }) => {
    const context = await openContext({ javaScriptEnabled: false, viewport: { width, height: 640 } });
    await carrySession(context, product, demo);
    const page = await context.newPage();
    await page.goto('/courses');
    await navigationBar(page).openMenuButton.click();
    await navigationBar(page).menuLink('Analytics').click();
    await expect(page).toHaveURL('/analytics');
    await expect(heading(page, /./)).toBeVisible();
    await expect(navigationBar(page).menu).not.toHaveAttribute('open');
    await navigationBar(page).openMenuButton.click();
    await expect(navigationBar(page).menuLink('Analytics')).toHaveAttribute('aria-current', 'page');
  });
}

test('§shell.24, §product.76 a menu that is opened before the scripts have come stays open, and closes on Escape', async ({
  page,
  student,
}) => {
  expect(student.user.role).toBe('student');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/courses', { waitUntil: 'commit' });
  await navigationBar(page).openMenuButton.click();
  letGo();
  await expect(navigationBar(page).themeChoice('System')).toBeAttached(); // comes after the first screen
  await expect(navigationBar(page).menuLink('Messages')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigationBar(page).menu).not.toHaveAttribute('open');
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
]) {
  test(`§shell.25 the place of a lesson stays in sight and covers nothing, ${viewport.width} px`, async ({
    page,
    context,
    product,
    demo,
  }) => {
    await carrySession(context, product, demo);
    await page.setViewportSize(viewport);
    await page.goto('/courses/data-analytics/lessons/m1-l1');
    const { title, modules } = written('data-analytics');
    const lesson = modules[0]?.lessons[0]?.title ?? '';
    const { trail, crumbs, current, link } = breadcrumbs(page);
    await expect(crumbs).toHaveText(['Courses', title, modules[0]?.title ?? '', lesson]);
    await expect(current).toHaveText(lesson);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(trail).toBeInViewport({ ratio: 0.9 }); // the scrollbar is in front of its end
    const { top, height } = await trail.evaluate((element) => element.getBoundingClientRect());
    expect(top).toBe(0);
    expect(height).toBeLessThan(50); // one line
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectUsable(page);
    await expectAccessible(page);
    await link(modules[0]?.title ?? '').click();
    await expect(page).toHaveURL('/courses/data-analytics/outline');
    await expect(crumbs).toHaveText(['Courses', title, 'Outline']);
    await link(title).click();
    await expect(page).toHaveURL('/courses/data-analytics');
    await expect(current).toHaveText(title);
    await link('Courses').click();
    await expect(page).toHaveURL('/courses');
  });
}

test('§shell.25 an instructor sees the course on each of its pages', async ({ page, context, product }) => {
  const teacher = await product.signIn(demoInstructor.email, demoInstructor.password);
  await carrySession(context, product, teacher);
  const course = '/teach/courses/data-analytics';
  const pages = {
    '': ['Students'],
    '/announcements': ['Announcements'],
    '/classes': ['Classes'],
    '/grades': ['Grades'],
    '/assignments/question-log': ['Grades', 'Statistics'],
    '/reviews': ['Reviews'],
    '/struggles': ['Problem areas'],
    '/team': ['Team'],
    '/classes/morning-sql/attendance': ['Classes', 'Attendance'],
  };
  const { crumbs, current, link } = breadcrumbs(page);
  for (const [path, below] of Object.entries(pages)) {
    await page.goto(course + path);
    await expect(crumbs).toHaveText(['Teaching', 'Data Analytics', ...below]);
    await expect(current).toHaveText(below.at(-1) ?? '');
  }
  type Queue = { items: { courseId: string; submissionId: string }[] };
  const { items } = await product.call<Queue>('GET', '/teach/grading?limit=1', teacher.token);
  await page.goto(`/teach/grading/${items[0]?.courseId}/${items[0]?.submissionId}`);
  await expect(crumbs).toHaveCount(4);
  await expect(link('Grading')).toHaveAttribute('href', '/teach/grading');
  await crumbs.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(`/teach/courses/${items[0]?.courseId}`);
});
