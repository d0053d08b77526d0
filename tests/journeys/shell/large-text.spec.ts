/** A small phone whose owner has doubled the browser's own text size. */
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts';
import { demoInstructor } from '../server.ts';
import { carrySession, expect, expectNoSidewaysScroll, heading, test, visits } from '../test.ts';

test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'] },
});

const taught = ['', '/grading', '/requests', '/courses/data-analytics', '/courses/data-analytics/team'];

test('§product.72 no page scrolls to the side at 320 px with text at twice its size', async ({
  openContext,
  product,
  demo,
}) => {
  test.setTimeout(180_000);
  const teacher = await product.signIn(demoInstructor.email, demoInstructor.password);
  const whose = { visitor: null, student: demo, instructor: teacher };
  const all = [
    ...visits.filter(({ isAnother }) => !isAnother),
    ...taught.map((path) => ({ path: `/teach${path}`, who: 'instructor', heading: /./ }) as const),
  ];
  for (const [who, account] of Object.entries(whose)) {
    const context = await openContext();
    if (account) await carrySession(context, product, account);
    const page = await context.newPage();
    for (const place of all.filter((one) => one.who === who)) {
      await page.goto(place.path);
      await expect(heading(page, place.heading)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.soft(() => expectNoSidewaysScroll(page)).toPass({ timeout: 1_000 });
    }
    await context.close();
  }
});
