/** Nothing moves while a page loads, on a quick line or a slow one. */
import type { Page } from '@playwright/test';
import { longestOpening } from '../../../src/ui/theme/opening.ts';
import { leastShift } from '../../layout-shift.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { demoInstructor } from '../server.ts';
import { carrySession, expect, heading, long, test, visits } from '../test.ts';

type Shift = { value: number; moved: string[] };

/** Collects what moved without a person's doing. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const all = (Reflect.get(entry, 'sources') ?? []) as { node: Node | null }[]; // not in TypeScript's library
        // Notices lie above the page, and are meant to move into it.
        const sources = all.filter(({ node }) => !(node instanceof Element && node.closest('[data-notices]')));
        if (sources.length === 0) continue;
        const named = ({ node }: { node: Node | null }) =>
          node instanceof HTMLElement ? `${node.tagName} ${node.textContent.slice(0, 40)}` : String(node?.nodeName);
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved: sources.map(named) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** A page waits for all of its parts: on a busy machine they take longer than it would wait otherwise. */
const waitForParts = (page: Page) =>
  page.addInitScript((longest) => {
    const { setTimeout: start } = window;
    const startOthers = (run: TimerHandler, ms?: number, ...values: unknown[]) =>
      ms === longest ? 0 : start(run, ms, ...values);
    Reflect.set(window, 'setTimeout', startOthers);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-opening] *, [data-opening] + * { animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  }, longestOpening);

const delay = (page: Page, address: string, ms: number) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const others = [
  { path: '/analytics', who: 'student', heading: /./ },
  { path: '/review', who: 'student', heading: /./ },
  { path: '/path', who: 'student', heading: /./ },
  { path: '/settings', who: 'student', heading: /./ },
  { path: '/teach', who: 'instructor', heading: /./ },
  { path: '/teach/requests', who: 'instructor', heading: /./ },
  { path: '/teach/grading', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/students/{demo}', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/classes', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/classes/morning-sql/attendance', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/grades', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/assignments/question-log', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/struggles', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/team', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/announcements', who: 'instructor', heading: /./ },
  { path: '/teach/courses/data-analytics/reviews', who: 'instructor', heading: /./ },
] as const;

const places = [...visits.filter(({ isAnother }) => !isAnother), ...others];

for (const place of places) {
  test(`§shell.22 ${place.path} (${place.who}): nothing moves while it loads`, { tag: long }, async ({
    openContext,
    product,
    demo,
  }) => {
    for (const viewport of windows) {
      const context = await openContext({ viewport });
      if (place.who === 'student') await carrySession(context, product, demo);
      if (place.who === 'instructor') {
        await carrySession(context, product, await product.signIn(demoInstructor.email, demoInstructor.password));
      }
      const page = await context.newPage();
      await watch(page);
      await waitForParts(page);
      // Slow enough that each call's answer is drawn by itself.
      await delay(page, '**/v1/**', 150);
      // The fonts come after the first words are drawn, as a font that is there in time moves nothing.
      await delay(page, '**/*.woff2', 2500);
      await page.goto(place.path.replace('{demo}', demo.user.id));
      await expect(heading(page, place.heading)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect
        .soft(
          shifts.filter(({ value }) => value >= leastShift),
          `${viewport.width} px`,
        )
        .toEqual([]);
      await context.close();
    }
  });
}

/** What is seen after a place whose content is not known yet. Runs in the page. */
const seenAfterPending = () =>
  [...document.querySelectorAll('main [data-pending]')].flatMap((pending) => {
    const after: Element[] = [];
    for (let at: Element | null = pending; at && at.localName !== 'main'; at = at.parentElement) {
      for (let next = at.nextElementSibling; next; next = next.nextElementSibling) after.push(next);
    }
    return after
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[data-still] *'))
      .map((element) => `${element.localName} ${element.textContent.slice(0, 40)}`);
  });

for (const who of ['visitor', 'student', 'instructor'] as const) {
  test(`§shell.22 nothing that the server rendered for the ${who} is shown before its place is known`, {
    tag: long,
  }, async ({ openContext, product, demo }) => {
    const context = await openContext({ viewport: { width: 390, height: 844 } });
    if (who === 'student') await carrySession(context, product, demo);
    if (who === 'instructor') {
      await carrySession(context, product, await product.signIn(demoInstructor.email, demoInstructor.password));
    }
    const page = await context.newPage();
    await waitForParts(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const { path } of places.filter((place) => place.who === who)) {
      await page.goto(path);
      expect.soft(await page.evaluate(seenAfterPending), path).toEqual([]);
    }
  });
}

test('§shell.22 without the app, what would have waited for it is shown all the same', async ({
  openContext,
  product,
}) => {
  const signedIn = await product.signIn(demoInstructor.email, demoInstructor.password);
  for (const javaScriptEnabled of [false, true]) {
    const context = await openContext({ javaScriptEnabled });
    await carrySession(context, product, signedIn);
    const page = await context.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/teach/courses/data-analytics/announcements');
    await expect(page.getByRole('heading', { name: 'Past announcements' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

for (const width of [320, 390, 1366]) {
  test(`§shell.22 the footer is as high before the choice of the theme has loaded, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/payment-cancelled');
    const theme = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
    await expect(theme).toBeVisible();
    const heightOf = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().height);
    const height = await heightOf();
    await theme.evaluate((element) => element.remove());
    expect(await heightOf()).toBe(height);
  });
}

test('§dashboard.18 the dashboard begins with the welcome for who has no course, and with the next lesson for others', async ({
  page,
  student,
  product,
  demo,
  openContext,
}) => {
  expect(student.user.role).toBe('student');
  const titlesOf = (shown: Page) => shown.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto('/dashboard');
  await expect(titlesOf(page).first()).toHaveText('Welcome to your learning dashboard');
  await expect(titlesOf(page).nth(1)).toHaveText('You have no courses yet');

  const context = await openContext({ viewport: { width: 390, height: 844 } });
  await carrySession(context, product, demo);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(dashboardPage(other).continueLinks.first()).toBeInViewport({ ratio: 1 });
  await expect(dashboardPage(other).due).toBeInViewport({ ratio: 1 });
  await expect(titlesOf(other).first()).not.toHaveText('Welcome to your learning dashboard');
});
