import { expect, test } from './journey.ts';
import { expectUsable, zoomed } from './zoom.ts';

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
      const layers = page.locator('[role=dialog], #mobile-menu:not([hidden])').filter({ visible: true });
      await expect(layers).toHaveCount(open.length);
      await expectUsable(page);
    });
  }
});
