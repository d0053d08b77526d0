/** 400 % zoom of a 1,280 by 1,024 window: 320 by 256 CSS pixels (WCAG 1.4.10, 2.4.11). */
import type { Page } from '@playwright/test';
import { arrive, carrySession, expect, expectNoSidewaysScroll, places, test } from './journey.ts';

const zoomed = { width: 320, height: 256 };

/** Gives each control the focus, as Tab would, and names those of which then nothing can be seen. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const scope = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
    const controls = scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
    const isSeen = async (control: HTMLElement) => {
      control.focus();
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(control.getAnimations().map(({ finished }) => finished));
      const shown = control.closest('label') ?? control;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
      return points.some(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (shown.contains(hit) || hit.contains(shown));
      });
    };
    const unseen: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility() || control.matches(':disabled') || (await isSeen(control))) continue;
      unseen.push(`${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`);
    }
    return unseen;
  });

async function expectUsable(page: Page) {
  await expectNoSidewaysScroll(page);
  expect(await covered(page), `covered at ${page.url()}`).toEqual([]);
}

for (const who of ['visitor', 'student'] as const) {
  test(`at 400 % zoom no page of a ${who} scrolls sideways or covers what has the focus`, async ({
    page,
    context,
    product,
    demo,
  }) => {
    await page.setViewportSize(zoomed);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (who === 'student') await carrySession(context, product, demo);
    for (const place of places.filter((one) => one.who === who)) {
      await test.step(place.path, async () => {
        await arrive(page, place);
        await expectUsable(page);
      });
    }
  });
}

const dialogs = [
  { path: '/assignments', open: [/^View Details: Question log/] },
  { path: '/assignments', open: [/^View Details: Question log/, 'Request Extension'] },
  { path: '/assignments', open: [/^View Details: Question log/, 'Submit Assignment'] },
  { path: '/courses/data-ethics', open: ['Enroll Now'] },
  { path: '/dashboard', open: ['View All Offers'] },
  { path: '/schedules', open: ['Subscribe'] },
  { path: '/courses/data-analytics', open: ['Open menu'] },
];

test('at 400 % zoom no dialog scrolls sideways or covers what has the focus', async ({ page, product, student }) => {
  await product.buy(student, 'data-analytics');
  await page.setViewportSize(zoomed);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, open } of dialogs) {
    await test.step(`${path}: ${open.at(-1)}`, async () => {
      await page.goto(path);
      for (const name of open) await page.getByRole('button', { name, exact: true }).press('Enter');
      await expect(page.locator('[role=dialog], #mobile-menu:not([hidden])').last()).toBeVisible();
      await expectUsable(page);
    });
  }
});
