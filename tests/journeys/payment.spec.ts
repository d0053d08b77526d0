import type { Page } from '@playwright/test';
import { expect, heading, newPerson, notice, submitSignIn, test } from './journey.ts';
import type { Account, Product } from './server.ts';

const path = '/courses/data-ethics';
const price = '£129.99';

/** From the course page to the sandbox. */
async function goToCheckout(page: Page) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('dialog', { name: 'Complete Payment' }).getByRole('button', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_/);
}

const enrolledIn = async (product: Product, { token }: Account) =>
  (await product.call<{ id: string }[]>('GET', '/courses/enrolled', token)).map(({ id }) => id);

const confirmations = (product: Product, { user }: Account) =>
  product.outbox().filter(({ to, text }) => to === user.email && text.includes(price)).length;

test('§payment.14 Payment cancelled: no charge, no enrolment, back to the course, and the next try works', async ({
  page,
  product,
  student,
}) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page).toHaveURL(/\/payment-cancelled/);
  await expect(heading(page, 'Payment Cancelled')).toBeVisible();
  await expect(
    page.getByText("No charges were made to your account. You can try again whenever you're ready."),
  ).toBeVisible();
  expect(await enrolledIn(product, student)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).not.toHaveURL(/\/payment-cancelled/);
  await goToCheckout(page);
  await page.getByRole('button', { name: `Pay ${price} (test)` }).click();
  await expect(heading(page, 'Payment Successful')).toBeVisible();
  expect(await enrolledIn(product, student)).toEqual(['data-ethics']);
});

test('§payment.14 Payment cancelled: "Return Home" leads a student to the dashboard', async ({ page, student }) => {
  await page.goto('/payment-cancelled');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page, `Hello, ${student.user.first_name}`)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('§payment.16, §payment.17: paying in two tabs is one order, one enrolment and one confirmation', async ({
  page,
  context,
  product,
  student,
}) => {
  const other = await context.newPage();
  await goToCheckout(page);
  await goToCheckout(other);
  expect(other.url()).toBe(page.url());
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: `Pay ${price} (test)` }).click()));
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Payment Successful')).toBeVisible();
    await expect(tab.getByText('You are enrolled in Data Ethics')).toBeVisible();
  }
  expect(await enrolledIn(product, student)).toEqual(['data-ethics']);
  await expect.poll(() => confirmations(product, student)).toBe(1);

  await other.goto(path);
  await expect(other.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Enroll Now' })).toHaveCount(0);
});

test('§payment.16: the dialog that was open before another tab paid finds the enrolment and charges nothing', async ({
  page,
  product,
  student,
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(dialog.getByText(price)).toBeVisible();
  await product.buy(student, 'data-ethics');
  await dialog.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test('§payment.17: the success page may be opened again and again, also by the back button', async ({
  page,
  product,
  student,
}) => {
  await goToCheckout(page);
  const checkout = page.url();
  await page.getByRole('button', { name: `Pay ${price} (test)` }).click();
  await expect(heading(page, 'Payment Successful')).toBeVisible();
  const success = page.url();
  for (let times = 0; times < 3; times += 1) {
    await page.goto(success);
    await expect(heading(page, 'Payment Successful')).toBeVisible();
    await expect(notice(page, 'Payment Successful')).toBeVisible();
  }
  await page.goto(checkout);
  await expect(heading(page, 'This payment is made')).toBeVisible();
  await page.getByRole('link', { name: 'See your payment' }).click();
  await expect(page).toHaveURL(success);
  expect(await enrolledIn(product, student)).toEqual(['data-ethics']);
  await expect.poll(() => confirmations(product, student)).toBe(1);
});

test("§payment.18: another student's payment is not shown", async ({ page, product, student }) => {
  const payer = await product.register(newPerson());
  const { sessionId } = await product.call<{ sessionId: string }>('POST', '/payments/checkout', payer.token, {
    courseId: 'data-ethics',
  });
  await page.goto(`/payment-success?session_id=${sessionId}`);
  await expect(heading(page, 'We could not confirm your payment yet')).toBeVisible();
  await expect(page.getByText('Data Ethics')).toHaveCount(0);
  expect(await enrolledIn(product, student)).toEqual([]);
});

test('§payment.13: a pending payment is looked at again until it is confirmed', async ({ page, product, student }) => {
  const { sessionId, url } = await product.call<{ sessionId: string; url: string }>(
    'POST',
    '/payments/checkout',
    student.token,
    { courseId: 'data-ethics' },
  );
  await page.goto(`/payment-success?session_id=${sessionId}`);
  await expect(heading(page, 'Payment pending')).toBeVisible();
  await expect(page.getByText(`Transaction ID: ${sessionId}`)).toBeVisible();
  expect(url).toContain(sessionId);
  await product.buy(student, 'data-ethics');
  await expect(heading(page, 'Payment Successful')).toBeVisible();
});

test('§payment.1: a free course enrols at once, from its page and from the dashboard', async ({
  page,
  product,
  student,
}) => {
  await page.goto('/courses/data-literacy');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(notice(page, 'Enrollment Successful!')).toBeVisible();
  await expect(notice(page, 'You have been enrolled in the course.')).toBeVisible();
  await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await enrolledIn(product, student)).toEqual(['data-literacy']);
});

test('§payment.4: "Enroll" on the dashboard opens the payment dialog for a course to be paid', async ({
  page,
  student,
}) => {
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Enroll in / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Enroll in / }).first()).toBeFocused();
  expect(student.user.role).toBe('student');
});

test('§payment.9 LEARN25: the code goes along from "View All Offers" into the dialog', async ({ page, student }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('25% off any course this week, code LEARN25')).toBeVisible();
  await page.getByRole('button', { name: 'View All Offers' }).click();
  await page.getByRole('dialog', { name: 'Offers' }).getByRole('button', { name: 'Use this code: LEARN25' }).click();
  await page.goto(path);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(dialog.getByLabel('Promotion code')).toHaveValue('LEARN25');
  await expect(dialog.getByText('£97.49', { exact: true })).toBeVisible();
  expect(student.user.role).toBe('student');
});

test('§payment.6 Enrolling by address: no link enrols, whoever wrote it', async ({ page, product, student }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  for (const course of ['data-literacy', 'data-ethics']) {
    await page.goto(`/courses/${course}?enroll=1`);
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await enrolledIn(product, student)).toEqual([]);
});

test('§payment.6 Enrolling by address: what a visitor pressed goes on once they have signed in, and once only', async ({
  page,
  product,
  account,
}) => {
  await page.goto('/courses/data-literacy');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, account.user.email);
  await expect(page).toHaveURL('/courses/data-literacy');
  await expect(notice(page, 'Enrollment Successful!')).toBeVisible();
  await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
  expect(await enrolledIn(product, account)).toEqual(['data-literacy']);
  const again = page.waitForRequest((request) => request.url().endsWith('/enroll'), { timeout: 2000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
  await expect(again).rejects.toThrow('Timeout');
});

test('§payment.6 Enrolling by address: after signing in, a paid course opens its dialog without a refused call', async ({
  page,
  product,
  account,
}) => {
  const statuses: string[] = [];
  page.on('response', (response) => {
    if (/\/(enroll|quote)$/.test(response.url()))
      statuses.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await submitSignIn(page, account.user.email);
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(dialog.getByText(price)).toBeVisible();
  expect(statuses).toEqual(['200 /v1/payments/quote']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeEnabled();
  await expect(dialog).toHaveCount(0);
  expect(await enrolledIn(product, account)).toEqual([]);
});
