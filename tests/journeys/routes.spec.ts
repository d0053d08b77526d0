import { signInPage } from '../pages/account/sign-in.page.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { teachingPage } from '../pages/teaching/overview.page.ts';
import { carrySession, expect, long, newPerson, test } from './test.ts';

const forStudents = [
  '/dashboard',
  '/student-dashboard',
  '/profile',
  '/payment-success?session_id=cs_0123456789abcdef',
  '/payment-cancelled',
  '/assignments',
  '/resources',
  '/resources/tutorials',
  '/resources/external',
  '/schedules',
  '/certifications',
];

test('§product.3, §product.9 Routes: a visitor is sent from every protected page to /login, which takes its place in the history', async ({
  page,
}) => {
  await cataloguePage(page).open();
  for (const path of forStudents) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(signInPage(page).title).toBeVisible();
  }
  await cataloguePage(page).open();
  await expect(cataloguePage(page).title).toBeVisible();
  await cataloguePage(page).dashboardLink.click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/courses');
});

test('§product.8 Routes: the signed-in are kept away from the pages for visitors', { tag: long }, async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  for (const path of ['/', '/login', '/registration', '/registration?token=x', '/register', '/forgot-password']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
  await page.goto('/reset-password?token=x');
  await expect(page).toHaveURL('/dashboard');
});

test('§product.10 Routes: any other path leads home', { tag: long }, async ({ page, context, product, demo }) => {
  for (const path of ['/no-such-page', '/dashboard/x', '/courses/data-analytics/x', '/teach/x']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
  await carrySession(context, product, demo);
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/dashboard');
});

test('§teaching.3, §teaching.4, §teaching.6 Routes: an instructor begins at /teach, where nobody else comes', async ({
  page,
  context,
  product,
  demo,
  openContext,
}) => {
  const { user } = await product.register(newPerson(), 'instructor');
  await page.goto('/teach');
  await expect(page).toHaveURL('/login');
  await signInPage(page).submit(user.email);
  await expect(teachingPage(page).none).toBeVisible();
  for (const name of ['Courses', 'Grading', 'Requests', 'Questions', 'Community']) {
    await expect(teachingPage(page).wayTo(name)).toBeVisible();
  }

  await page.goto('/profile');
  await navigationBar(page).teachingLink.click();
  await expect(page).toHaveURL('/teach');
  await page.goto('/profile');
  await navigationBar(page).homeLink.click();
  await expect(page).toHaveURL('/teach');

  await context.clearCookies();
  await page.goto('/login');
  await signInPage(page).submit(user.email);
  await expect(page).toHaveURL('/teach');

  const student = await openContext();
  await carrySession(student, product, demo);
  const other = await student.newPage();
  await other.goto('/teach');
  await expect(other).toHaveURL('/dashboard');
  await expect(navigationBar(other).teachingLink).toHaveCount(0);
});
