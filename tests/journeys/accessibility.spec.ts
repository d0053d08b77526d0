import type { Page } from '@playwright/test';
import { brand } from '../../src/brand.ts';
import {
  arrive,
  carrySession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  heading,
  listen,
  places,
  tabTo,
  test,
} from './journey.ts';
import { password } from './server.ts';
import { expectUsable, zoomed } from './zoom.ts';

for (const who of ['visitor', 'student'] as const) {
  // One browser context, whose cache is filled by the first page.
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    const complaints: string[] = [];
    let page: Page;
    test.beforeAll(async ({ browser, product, demo }) => {
      const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
      await listen(context, complaints);
      if (who === 'student') await carrySession(context, product, demo);
      page = await context.newPage();
    });
    test.afterAll(() => page.context().close());

    for (const place of places.filter((one) => one.who === who)) {
      test(`§product.7, §product.32 ${place.path} for a ${who}: heading, title, nothing for axe; at 400 % zoom nothing sticks out or covers the focus`, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await arrive(page, place);
        await expect(page).toHaveTitle(place.title ? `${place.title} · ${brand}` : brand);
        await expectAccessible(page);
        await page.setViewportSize(zoomed);
        await expectUsable(page);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test('§product.32 the payment dialog, the menu and the checkout are accessible at 320 px', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/courses/data-ethics');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: `Student: ${student.user.first_name}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('dialog').getByText('£129.99')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(heading(page, 'Pay for your course')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('§product.32 with the keyboard alone: sign in, find a course, open and close the dialog, complete a lesson', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await tabTo(page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(account.user.email);
  await tabTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Hello, Noor')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'View All courses' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Explore Our Courses')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('searchbox', { name: 'Search courses' }));
  await page.keyboard.type('ethics');
  const link = page.getByRole('link', { name: 'View Course: Data Ethics' });
  await tabTo(link);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Data Ethics')).toBeVisible();

  const enrol = page.getByRole('button', { name: 'Enroll Now' });
  await tabTo(enrol);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(dialog.getByText('£129.99')).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enrol).toBeFocused();

  await page.goto('/courses/data-literacy');
  await tabTo(enrol);
  await page.keyboard.press('Enter');
  const next = page.getByRole('link', { name: 'Continue Learning' });
  await expect(next).toBeVisible();
  await tabTo(next);
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Mark as complete' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
});

test('§shell.16 the skip link leads to the content, and each navigation moves the focus there', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'View Course: Data Ethics' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(heading(page, 'Data Ethics')).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
});

test('§shell.11 Theme: the choice outlives the visit and is there before the first paint', async ({
  page,
  openContext,
}) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  for (const path of ['/', '/courses', '/login']) {
    // The app's own code is held back: only the page itself can have set it.
    await page.route('**/assets/*.js', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.unroute('**/assets/*.js');
  }
  await page.goto('/courses');
  await page.getByRole('radio', { name: 'System' }).check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'light');

  const night = await (await openContext({ colorScheme: 'dark' })).newPage();
  await night.goto('/courses');
  await expect(night.locator('html')).toHaveAttribute('data-theme', 'dark');
  await night.emulateMedia({ colorScheme: 'light' });
  await expect(night.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('§shell.15 Landing: readable and its links working with JavaScript switched off', async ({ openContext }) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await expect(heading(page, 'Student Analytics Platform')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Choose Student Analytics Platform?' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Ready to Start Your Learning Journey?' })).toBeVisible();
  await expect(page.getByText('Join thousands of students who are already transforming their careers')).toBeVisible();
  const links = {
    'Get Started': '/login',
    'Sign In Now': '/login',
    'Explore Courses': '/courses',
    'Browse Courses': '/courses',
  };
  for (const [name, path] of Object.entries(links)) {
    await page.goto('/');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the landing page is taken over by the app without a word in the console', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse Courses' }).click();
  await expect(heading(page, 'Explore Our Courses')).toBeVisible();
  await page.getByRole('link', { name: /, home$/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
});
