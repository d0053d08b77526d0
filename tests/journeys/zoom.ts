/** 400 % zoom of a 1,280 by 1,024 window: 320 by 256 CSS pixels (WCAG 1.4.10, 2.4.11). */
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './test.ts';

export const zoomed = { width: 320, height: 256 };

/** Gives each control the focus, as Tab would, and names those that are then completely covered. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const scope = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea, [tabindex="0"]',
    );
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
      if (control.tabIndex < 0 || !control.checkVisibility() || control.matches(':disabled')) continue;
      if (await isSeen(control)) continue;
      unseen.push(`${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`);
    }
    return unseen;
  });

/** Nothing sticks out sideways or is covered when it has the focus. */
export async function expectUsable(page: Page) {
  await expectNoSidewaysScroll(page);
  expect(await covered(page), `covered at ${page.url()}`).toEqual([]);
}
