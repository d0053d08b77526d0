import type { Page } from '@playwright/test';
import { brand } from '../../src/brand.ts';
import { signInPage } from '../pages/account/sign-in.page.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { dashboardPage } from '../pages/dashboard/overview.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { paymentDialog } from '../pages/payment/enrolment.page.ts';
import { checkoutPage } from '../pages/payment/sandbox.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { isSampled, sampleOf } from '../samples.ts';
import { password } from './server.ts';
import {
  arrive,
  carrySession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  heading,
  listen,
  long,
  tabTo,
  test,
  visits,
} from './test.ts';
import { expectUsable, zoomed } from './zoom.ts';

for (const who of ['visitor', 'student'] as const) {
  // All pages share a browser context, so that only the first one has to load the app's files.
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

    const own = visits.filter((one) => one.who === who);
    // A sample is enough, as the stories show every state to axe.
    const close = sampleOf('routes', own, ({ path }) => path);
    for (const place of own) {
      const isClose = close.includes(place);
      const closeChecks = isClose ? '; nothing for axe; at 400 % zoom nothing sticks out or covers the focus' : '';
      test(`§product.7, §product.32 ${place.path} for a ${who}: heading, title${closeChecks}`, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await arrive(page, place);
        await expect(page).toHaveTitle(place.title ? `${place.title} · ${brand}` : brand);
        if (isClose) {
          // Dark only in a sample of these, as the stories show every state in dark, too.
          await expectAccessible(page, isSampled('routes', `dark ${place.path}`) ? ['light', 'dark'] : ['light']);
          await page.setViewportSize(zoomed);
          await expectUsable(page);
        }
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
  await coursePage(page).open('data-ethics');
  await navigationBar(page).openMenuButton.click();
  await expect(navigationBar(page).menu).toHaveAttribute('open', '');
  await expect(navigationBar(page).studentLink(student.user.first_name)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(navigationBar(page).menu).not.toHaveAttribute('open');
  await expect(navigationBar(page).openMenuButton).toBeFocused();
  await coursePage(page).enrol();
  await expect(page.getByRole('dialog').getByText('£4.99')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await paymentDialog(page).pay();
  await expect(checkoutPage(page).title).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('§product.32 with the keyboard alone: sign in, find a course, open and close the dialog, complete a lesson', {
  tag: long,
}, async ({ page, account }) => {
  await signInPage(page).open();
  await tabTo(signInPage(page).email);
  await page.keyboard.type(account.user.email);
  await tabTo(signInPage(page).password);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dashboardPage(page).title('Noor')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(dashboardPage(page).allCoursesLink);
  await page.keyboard.press('Enter');
  await expect(cataloguePage(page).title).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(cataloguePage(page).search);
  await page.keyboard.type('ethics');
  const link = cataloguePage(page).courseLink('Data Ethics');
  await tabTo(link);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Data Ethics')).toBeVisible();

  const enrol = coursePage(page).enrolButton;
  await tabTo(enrol);
  await page.keyboard.press('Enter');
  const dialog = paymentDialog(page).dialog;
  await expect(dialog.getByText('£4.99')).toBeVisible();
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  // The dialog takes the focus a moment after it shows.
  await expect.poll(hasFocus).toBe(true);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enrol).toBeFocused();

  await coursePage(page).open('data-literacy');
  await tabTo(enrol);
  await page.keyboard.press('Enter');
  const next = coursePage(page).continueLink;
  await expect(next).toBeVisible();
  await tabTo(next);
  await page.keyboard.press('Enter');
  await tabTo(lessonPage(page).completeButton);
  await page.keyboard.press('Space');
  await expect(lessonPage(page).completed).toBeVisible();
});

test('§shell.16 the skip link leads to the content, and each navigation moves the focus there', async ({ page }) => {
  await cataloguePage(page).open();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24);
  await page.keyboard.press('Tab');
  await expect(navigationBar(page).skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await cataloguePage(page).courseLink('Data Ethics').click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(heading(page, 'Data Ethics')).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
});

test('§shell.11 Theme: the choice outlives the visit and is there before the first paint', { tag: long }, async ({
  page,
  openContext,
}) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await navigationBar(page).themeChoice('Dark').check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  for (const path of ['/', '/courses', '/login']) {
    // The app's own code is held back: only the page itself can have set it.
    await page.route('**/assets/*.js', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.unroute('**/assets/*.js');
  }
  await cataloguePage(page).open();
  await navigationBar(page).themeChoice('System').check({ force: true });
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
  await expect(cataloguePage(page).title).toBeVisible();
  await page.getByRole('link', { name: /, home$/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
});
