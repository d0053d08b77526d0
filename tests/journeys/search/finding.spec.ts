/** What a person finds by a few letters, on the real server. */
import { searchDialog } from '../../pages/search/dialog.page.ts';
import { demoInstructor } from '../server.ts';
import { carrySession, expect, expectAccessible, expectNoSidewaysScroll, heading, test, written } from '../test.ts';

const course = 'data-analytics';
const lesson = written(course).modules[0]?.lessons[1]?.title ?? '';
const assignment = 'Question log';

test('§search.5, §search.8 a student finds a lesson by keyboard alone, and "Back" leads to the page as it was', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, course);
  await page.goto('/courses');
  await expect(heading(page, 'Explore Our Courses')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(lesson.slice(0, 12).toUpperCase());
  await expect(searchDialog(page).option(lesson)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(searchDialog(page).active).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  while ((await searchDialog(page).active.textContent())?.includes(lesson) === false) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/data-analytics\/lessons\/m1-l2$/);
  await expect(heading(page, lesson)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(searchDialog(page).dialog).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Explore Our Courses')).toBeVisible();
  await expect(searchDialog(page).dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('§search.5 Enter opens the first result once it comes', async ({ page, product, student }) => {
  await product.buy(student, course);
  await page.goto('/settings');
  await expect(heading(page, /./).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(lesson);
  await page.keyboard.press('Enter');
  await expect(heading(page, lesson)).toBeVisible();
});

test("§search.5 an instructor finds an assignment's submissions and a student's conversation", async ({
  page,
  context,
  product,
  account,
}) => {
  const message = 'Turtles and tortoises: which of the two data sets is meant?';
  await product.call('POST', `/courses/${course}/messages`, account.token, { message });
  await carrySession(context, product, await product.signIn(demoInstructor.email, demoInstructor.password));
  await page.goto('/teach');
  await expect(heading(page, /./).first()).toBeVisible();
  await searchDialog(page).openButton.click();
  await searchDialog(page).field.fill('turtles');
  await expect(searchDialog(page).group('Conversations')).toBeVisible();
  await searchDialog(page).option(message).click();
  await expect(page).toHaveURL(/\/messages\/[\w-]+$/);
  await expect(page.getByText(message).first()).toBeVisible();
  await searchDialog(page).open();
  await searchDialog(page).field.fill(assignment);
  await searchDialog(page).group('Assignments').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/teach\/grading\?course=data-analytics&assignment=/);
  await expect(searchDialog(page).dialog).toHaveCount(0);
});

test('§search.6 offline it says that it failed, keeps what was typed, and goes on once it is online', async ({
  page,
  context,
  demo,
  product,
}) => {
  await carrySession(context, product, demo);
  await page.goto('/settings');
  await expect(heading(page, /./).first()).toBeVisible();
  // Its code comes once the page is idle, and it must be there before the network goes.
  await searchDialog(page).open();
  await expect(searchDialog(page).hint).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await searchDialog(page).open();
  await page.keyboard.type('data');
  await expect(searchDialog(page).failed).toBeVisible();
  await expect(searchDialog(page).field).toHaveValue('data');
  await expect(searchDialog(page).retryButton).toBeEnabled();
  await context.setOffline(false);
  await expect(searchDialog(page).options.first()).toBeVisible();
});

test('§search.9 on a phone the dialog is as wide as the window, and its results scroll', async ({
  openContext,
  demo,
  product,
}) => {
  const context = await openContext({ viewport: { width: 320, height: 480 }, isMobile: true, hasTouch: true });
  await carrySession(context, product, demo);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(heading(page, /./).first()).toBeVisible();
  await searchDialog(page).openButton.tap();
  await page.keyboard.type('da');
  await expect(searchDialog(page).options.first()).toBeVisible();
  expect((await searchDialog(page).dialog.boundingBox())?.width).toBe(320);
  await page.keyboard.press('ArrowUp');
  await expect(searchDialog(page).active).toBeInViewport({ ratio: 1 });
  await expect(searchDialog(page).field).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
