/** A picture in a reading is moved by keyboard alone, and says what it shows. */

import { lessonPage } from '../../pages/lesson/detail.page.ts';
import { explorablePage } from '../../pages/lesson/explorable.page.ts';
import { carrySession, expect, long, scriptOf, test } from '../test.ts';

const [courseId, lessonId] = ['data-analytics', 'm3-l1'];
const sentence = 'Move the rent of the fifth flat, and watch the mean follow it while the median hardly moves.';

test('§practice.120 a slider in a reading moves with the keys, and its sentence is said once it stands still', async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  await page.setViewportSize({ width: 320, height: 700 });
  await lessonPage(page).open(courseId, lessonId);
  const { picture, slider, status } = explorablePage(page, 'Mean and median of five rents');
  const rent = slider('Rent of the fifth flat');
  await expect(picture).toHaveAccessibleDescription(/the mean is £1,000 and the median £750/);
  await expect(status).toBeEmpty();
  await rent.focus();
  await page.keyboard.press('ArrowRight');
  await expect(rent).toHaveAttribute('aria-valuetext', '£2,050');
  await page.keyboard.press('Home');
  await expect(rent).toHaveAttribute('aria-valuetext', '£700');
  await expect(picture).toHaveAccessibleDescription(/the mean is £740 and the median £750/);
  await expect(status).toHaveText(/^With a fifth rent of £700/);
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWider)).toBe(false);
});

test('§practice.124 where a picture’s code does not arrive, its sentence stays', { tag: long }, async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  await context.route(scriptOf('src/ui/parts/explorable.tsx'), (route) => route.abort());
  await lessonPage(page).open(courseId, lessonId);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A rule of thumb' })).toBeVisible();
  await expect(explorablePage(page, 'Mean and median of five rents').figure).toHaveCount(0);
  await expect(page.getByText('explorable mean-and-median')).toHaveCount(0);
});
