import type { Locator, Page } from '@playwright/test';
import { assignmentDialog } from '../pages/assignments/details.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { offersDialog } from '../pages/dashboard/overview.page.ts';
import { on } from '../pages/on.ts';
import { calendarFeedDialog } from '../pages/schedule/list.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { expect, long, test } from './test.ts';
import { expectUsable, zoomed } from './zoom.ts';

type Find = (page: Page) => Locator;

const details: Find = (page) => assignmentsPage(page).detailsButton('Question log');
const dialogs: { path: string; open: Find[] }[] = [
  { path: '/assignments', open: [details] },
  { path: '/assignments', open: [details, on(assignmentDialog, 'extensionButton')] },
  { path: '/assignments', open: [details, on(assignmentDialog, 'submitButton')] },
  { path: '/courses/data-ethics', open: [on(coursePage, 'enrolButton')] },
  { path: '/dashboard', open: [on(offersDialog, 'openButton')] },
  { path: '/schedules', open: [on(calendarFeedDialog, 'openButton')] },
  { path: '/courses/data-analytics', open: [on(navigationBar, 'openMenuButton')] },
];

test('at 400 % zoom no dialog scrolls sideways or covers what has the focus', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, 'data-analytics');
  await page.setViewportSize(zoomed);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, open } of dialogs) {
    await test.step(`${path}: ${open.length} deep`, async () => {
      await page.goto(path);
      for (const button of open) await button(page).press('Enter');
      const layers = page.locator('[role=dialog], header details[open]').filter({ visible: true });
      await expect(layers).toHaveCount(open.length);
      await expectUsable(page);
    });
  }
});
