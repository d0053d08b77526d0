import type { Page, Route } from '@playwright/test';
import { carrySession, expect, heading, submitSignIn, test } from './journey.ts';
import { password, startProduct } from './server.ts';

const wrongs: Record<string, (route: Route) => Promise<void>> = {
  'no connection': (route) => route.abort('connectionrefused'),
  '500 with a problem': (route) => route.fulfill({ status: 500, json: { status: 500, error: 'Something broke.' } }),
  '502 with a web page': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  '200 with a web page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please sign in</h1>' }),
  'malformed JSON': (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
  'another shape': (route) => route.fulfill({ json: { nothing: 'expected' } }),
};

type Screen = {
  path: string;
  calls: string;
  title: string;
  text: string;
  recovered: (page: Page) => ReturnType<Page['locator']>;
};

const screens: Screen[] = [
  {
    path: '/courses',
    calls: '**/v1/marketing/courses*',
    title: 'Error Loading Courses',
    text: 'Failed to load courses. Please try again later.',
    recovered: (page) => page.getByRole('link', { name: 'View Course: Data Engineering' }),
  },
  {
    path: '/courses/data-engineering',
    calls: '**/v1/courses/data-engineering',
    title: 'Error',
    text: 'Failed to load course. Please try again later.',
    recovered: (page) => page.getByRole('button', { name: 'Enroll Now' }),
  },
  {
    path: '/dashboard',
    calls: '**/v1/marketing/courses*',
    title: 'Failed to load courses',
    text: 'There was an error loading the courses. Please try again.',
    recovered: (page) => page.getByRole('button', { name: /^Enroll in / }).first(),
  },
  {
    path: '/assignments',
    calls: '**/v1/assignments*',
    title: 'Error',
    text: 'Failed to load assignments. Please try again later.',
    recovered: (page) => page.getByRole('button', { name: /^View Details/ }).first(),
  },
];

for (const { path, calls, title, text, recovered } of screens) {
  test(`§8 ${path}: whatever goes wrong is named, and Retry goes on`, async ({ page, context, product, demo }) => {
    await carrySession(context, product, demo);
    const alert = page.getByRole('alert').filter({ hasText: text });
    const retry = alert.getByRole('button', { name: 'Retry' });
    let goOn: () => Promise<unknown> = () => page.goto(path);
    for (const [name, goWrong] of Object.entries(wrongs)) {
      await test.step(name, async () => {
        await page.unroute(calls);
        await page.route(calls, goWrong);
        const called = page.waitForRequest(calls);
        await goOn();
        await called;
        await expect(alert).toBeVisible();
        await expect(alert.getByText(title, { exact: true })).toBeVisible();
      });
      goOn = () => retry.click();
    }
    await page.unroute(calls);
    await goOn();
    await expect(recovered(page)).toBeVisible();
  });
}

test('§8 Sign-in: whatever goes wrong is named, and nothing typed is lost', async ({ page, account }) => {
  await page.goto('/login');
  const said: Record<string, string> = {
    'no connection': 'The server could not be reached. Check your connection and try again.',
    '500 with a problem': 'Something broke.',
  };
  for (const [name, goWrong] of Object.entries(wrongs)) {
    await test.step(name, async () => {
      await page.route('**/v1/auth/login', goWrong);
      await submitSignIn(page, account.user.email);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(said[name] ?? /\w{3,}/);
      await expect(alert).not.toContainText(/<h1>|JSON|undefined|null|SyntaxError/);
      await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.user.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
      await page.unroute('**/v1/auth/login');
    });
  }
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('§8 Reset: a failure is said in the form and as "Reset failed", and the address stays', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.route('**/v1/auth/reset-password', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.getByLabel('Email', { exact: true }).fill('noor@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to send reset link. Please try again.');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Reset failed')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('noor@example.com');
});

test('§8 Registration: an unanswered check is a "Validation Error" that can be tried again', async ({
  page,
  product,
}) => {
  await page.route('**/v1/auth/verify-token', (route) => route.abort('connectionreset'));
  await page.goto(await product.invite({ email: 'later@example.com', firstName: 'Lena', lastName: 'Ito' }));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Validation Error');
  await page.unroute('**/v1/auth/verify-token');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Lena Ito');
});

test('§8 Enrolment: the dialog keeps code and price when the checkout does not start', async ({ page, student }) => {
  await page.goto('/courses/data-ethics');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await dialog.getByLabel('Promotion code').fill('LEARN25');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('£97.49', { exact: true })).toBeVisible();
  for (const [name, goWrong] of Object.entries(wrongs)) {
    await test.step(name, async () => {
      await page.route('**/v1/payments/checkout', goWrong);
      await dialog.getByRole('button', { name: 'Pay Now' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Error');
      await expect(dialog.getByText('£97.49', { exact: true })).toBeVisible();
      await expect(dialog.getByLabel('Promotion code')).toHaveValue('LEARN25');
      await page.unroute('**/v1/payments/checkout');
    });
  }
  await dialog.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  expect(student.user.role).toBe('student');
});

test('§2 while a slow answer is on its way the skeletons stand there, and what is typed meanwhile counts', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/marketing/courses*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/courses');
  const list = page.getByRole('region', { name: 'Courses' });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('engineering');
  answer();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Data Engineering']);
});

test('a screen whose code does not arrive says so, and Retry goes on', async ({ page, complaints }) => {
  await page.goto('/courses');
  await page.route('**/assets/course-detail-*.js', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'View Course: Data Ethics' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
  await expect(alert).toBeVisible();
  expect(complaints.splice(0).join()).toContain('Failed to fetch dynamically imported module');
  await page.unroute('**/assets/course-detail-*.js');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Data Ethics')).toBeVisible();
});

test('the server dies in mid-journey: the page says so, and goes on once it is back', async ({ page, context }) => {
  test.slow();
  const product = await startProduct();
  try {
    const account = await product.register({ email: 'noor@example.com', firstName: 'Noor', lastName: 'Haddad' });
    await carrySession(context, product, account);
    await product.call('POST', '/courses/data-literacy/enroll', account.token);
    await page.goto(`${product.url}/courses/data-literacy`);
    await page.getByRole('link', { name: 'Continue Learning' }).click();
    const complete = page.getByRole('button', { name: 'Mark as complete' });
    await expect(complete).toBeVisible();
    await product.kill();
    await complete.click();
    await expect(page.getByRole('alert')).toContainText('Your progress was not saved');
    await page.getByRole('main').getByRole('link', { name: 'Data Literacy' }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load course. Please try again later.' });
    await expect(failed).toBeVisible();
    await product.start();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
    await page.getByRole('link', { name: 'Continue Learning' }).click();
    await complete.click();
    await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
    await product.kill();
    await product.start();
    await page.reload();
    await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
  } finally {
    await product.stop();
  }
});
