import type { Page } from '@playwright/test';
import { signInPage } from '../pages/account/sign-in.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { dashboardPage, offersDialog } from '../pages/dashboard/overview.page.ts';
import { paymentDialog } from '../pages/payment/enrolment.page.ts';
import { paymentsPage } from '../pages/payment/list.page.ts';
import { refundRequestDialog } from '../pages/payment/refund-request.page.ts';
import { paymentReturnPage } from '../pages/payment/return.page.ts';
import { checkoutPage } from '../pages/payment/sandbox.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import type { Account, Product } from './server.ts';
import { expect, fullNameOf, heading, long, newPerson, test } from './test.ts';

const path = '/courses/data-ethics';
const price = '£4.99';

/** From the course page to the sandbox. */
async function goToCheckout(page: Page) {
  await page.goto(path);
  await coursePage(page).enrol();
  await paymentDialog(page).pay();
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
  await checkoutPage(page).cancelButton.click();
  await expect(page).toHaveURL(/\/payment-cancelled/);
  await expect(paymentReturnPage(page).cancelled).toBeVisible();
  await expect(
    page.getByText("No charges were made to your account. You can try again whenever you're ready."),
  ).toBeVisible();
  expect(await enrolledIn(product, student)).toEqual([]);
  await page.reload();
  await paymentReturnPage(page).backButton.click();
  await expect(page).toHaveURL(path);
  await expect(coursePage(page).enrolButton).toBeEnabled();
  await goToCheckout(page);
  await checkoutPage(page).payButton(price).click();
  await expect(paymentReturnPage(page).successful).toBeVisible();
  expect(await enrolledIn(product, student)).toEqual(['data-ethics']);
});

test('§payment.14 Payment cancelled: "Return Home" leads a student to the dashboard', { tag: long }, async ({
  page,
  student,
}) => {
  await paymentReturnPage(page).openCancelled();
  await paymentReturnPage(page).homeLink.click();
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
  await Promise.all([page, other].map((tab) => checkoutPage(tab).payButton(price).click()));
  for (const tab of [page, other]) {
    await expect(paymentReturnPage(tab).successful).toBeVisible();
    await expect(tab.getByText('You are enrolled in Data Ethics')).toBeVisible();
  }
  expect(await enrolledIn(product, student)).toEqual(['data-ethics']);
  await expect.poll(() => confirmations(product, student)).toBe(1);

  await other.goto(path);
  await expect(coursePage(other).enrolled).toBeVisible();
  await expect(coursePage(other).enrolButton).toHaveCount(0);
});

test('§payment.27: a second tab without the code leaves the first one its price, and is shown it', async ({
  page,
  context,
  product,
  student,
}) => {
  const other = await context.newPage();
  await paymentDialog(other).open('data-ethics', price);
  await paymentDialog(page).open('data-ethics', price);
  await paymentDialog(page).applyCode('LEARN25');
  await expect(paymentDialog(page).price('£3.74')).toBeVisible();
  await paymentDialog(page).pay();
  await expect(checkoutPage(page).payButton('£3.74')).toBeVisible();

  await paymentDialog(other).pay();
  await expect(paymentDialog(other).dialog.getByRole('alert')).toContainText('The price is now £3.74.');
  await expect(paymentDialog(other).price('£3.74')).toBeVisible();
  await paymentDialog(other).pay();
  await expect(checkoutPage(other).payButton('£3.74')).toBeVisible();
  expect(other.url()).toBe(page.url());

  await checkoutPage(page).pay('£3.74');
  await expect(paymentReturnPage(page).successful).toBeVisible();
  expect(await enrolledIn(product, student)).toEqual(['data-ethics']);
});

test('§payment.16: the dialog that was open before another tab paid finds the enrolment and charges nothing', {
  tag: long,
}, async ({ page, product, student }) => {
  await page.goto(path);
  await coursePage(page).enrol();
  const dialog = paymentDialog(page).dialog;
  await expect(dialog.getByText(price)).toBeVisible();
  await product.buy(student, 'data-ethics');
  await paymentDialog(page).pay();
  await expect(coursePage(page).enrolled).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test('§payment.17: the success page may be opened again and again, also by the back button', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  await goToCheckout(page);
  const checkout = page.url();
  await checkoutPage(page).payButton(price).click();
  await expect(paymentReturnPage(page).successful).toBeVisible();
  const success = page.url();
  for (let times = 0; times < 3; times += 1) {
    await page.goto(success);
    await expect(paymentReturnPage(page).successful).toBeVisible();
    await expect(noticeArea(page).notice('Payment Successful')).toBeVisible();
  }
  await page.goto(checkout);
  await expect(checkoutPage(page).paid).toBeVisible();
  await checkoutPage(page).paymentLink.click();
  await expect(page).toHaveURL(success);
  expect(await enrolledIn(product, student)).toEqual(['data-ethics']);
  await expect.poll(() => confirmations(product, student)).toBe(1);
});

test("§payment.18: another student's payment is not shown", { tag: long }, async ({ page, product, student }) => {
  const payer = await product.register(newPerson());
  const { sessionId } = await product.call<{ sessionId: string }>('POST', '/payments/checkout', payer.token, {
    courseId: 'data-ethics',
  });
  await page.goto(`/payment-success?session_id=${sessionId}`);
  await expect(paymentReturnPage(page).unknown).toBeVisible();
  await expect(page.getByText('Data Ethics')).toHaveCount(0);
  expect(await enrolledIn(product, student)).toEqual([]);
});

test('§payment.13: a pending payment is looked at again until it is confirmed', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  const { sessionId, url } = await product.call<{ sessionId: string; url: string }>(
    'POST',
    '/payments/checkout',
    student.token,
    { courseId: 'data-ethics' },
  );
  await page.goto(`/payment-success?session_id=${sessionId}`);
  await expect(paymentReturnPage(page).pending).toBeVisible();
  await expect(page.getByText(`Transaction ID: ${sessionId}`)).toBeVisible();
  expect(url).toContain(sessionId);
  await product.buy(student, 'data-ethics');
  await expect(paymentReturnPage(page).successful).toBeVisible();
});

test('§payment.1: a free course enrols at once, from its page and from the dashboard', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  await coursePage(page).open('data-literacy');
  await coursePage(page).enrol();
  await expect(noticeArea(page).notice('Enrollment Successful!')).toBeVisible();
  await expect(noticeArea(page).notice('You have been enrolled in the course.')).toBeVisible();
  await expect(coursePage(page).enrolled).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await enrolledIn(product, student)).toEqual(['data-literacy']);
});

test('§payment.4: "Enroll" on the dashboard opens the payment dialog for a course to be paid', { tag: long }, async ({
  page,
  student,
}) => {
  await dashboardPage(page).open();
  await dashboardPage(page).enrolButton.click();
  await expect(paymentDialog(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dashboardPage(page).enrolButton).toBeFocused();
  expect(student.user.role).toBe('student');
});

test('§payment.9 LEARN25: the code goes along from "View All Offers" into the dialog', { tag: long }, async ({
  page,
  student,
}) => {
  await dashboardPage(page).open();
  await expect(page.getByText('25% off any course this week, code LEARN25')).toBeVisible();
  await offersDialog(page).openButton.click();
  await offersDialog(page).useButton.click();
  await page.goto(path);
  await coursePage(page).enrol();
  const dialog = paymentDialog(page).dialog;
  await expect(paymentDialog(page).code).toHaveValue('LEARN25');
  await expect(dialog.getByText('£3.74', { exact: true })).toBeVisible();
  expect(student.user.role).toBe('student');
});

test('§payment.6 Enrolling by address: no link enrols, whoever wrote it', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  for (const course of ['data-literacy', 'data-ethics']) {
    await page.goto(`/courses/${course}?enroll=1`);
    await expect(coursePage(page).enrolButton).toBeEnabled();
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
  await coursePage(page).open('data-literacy');
  await coursePage(page).enrol();
  await expect(page).toHaveURL('/login');
  await signInPage(page).submit(account.user.email);
  await expect(page).toHaveURL('/courses/data-literacy');
  await expect(noticeArea(page).notice('Enrollment Successful!')).toBeVisible();
  await expect(coursePage(page).enrolled).toBeVisible();
  expect(await enrolledIn(product, account)).toEqual(['data-literacy']);
  const again: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/enroll')) again.push(request.url());
  });
  await page.reload();
  await expect(coursePage(page).enrolled).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(again).toEqual([]);
});

test('§payment.6 Enrolling by address: after signing in, a paid course opens its dialog without a refused call', {
  tag: long,
}, async ({ page, product, account }) => {
  const statuses: string[] = [];
  page.on('response', (response) => {
    if (/\/(enroll|quote)$/.test(response.url()))
      statuses.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(path);
  await coursePage(page).enrol();
  await signInPage(page).submit(account.user.email);
  const dialog = paymentDialog(page).dialog;
  await expect(dialog.getByText(price)).toBeVisible();
  expect(statuses).toEqual(['200 /v1/payments/quote']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(coursePage(page).enrolButton).toBeEnabled();
  await expect(dialog).toHaveCount(0);
  expect(await enrolledIn(product, account)).toEqual([]);
});

test('§payment.23, §payment.24: a dispute suspends the access and a refund ends it, and the student sees why', {
  tag: long,
}, async ({ page, student }) => {
  expect(student.user.role).toBe('student');
  await goToCheckout(page);
  const checkout = page.url();
  await checkoutPage(page).payButton(price).click();
  await expect(paymentReturnPage(page).successful).toBeVisible();
  const payment = page.url();

  await page.goto(checkout);
  await checkoutPage(page).disputeButton.click();
  await page.goto(payment);
  await expect(paymentReturnPage(page).disputed).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Your access is suspended')).toBeVisible();

  await page.goto(checkout);
  await checkoutPage(page).disputeWonButton.click();
  await page.goto(path);
  await expect(coursePage(page).enrolled).toBeVisible();
  await expect(page.getByText('Your access is suspended')).toBeHidden();

  await page.goto(checkout);
  await checkoutPage(page).refundButton.click();
  await page.goto(payment);
  await expect(paymentReturnPage(page).refunded).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Your access has ended')).toBeVisible();
  // The course can be bought again.
  await goToCheckout(page);
  expect(page.url()).not.toBe(checkout);
});

test('§payment.28, §payment.29: what was paid is listed, and each receipt is printed alone', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, 'data-analytics');
  await goToCheckout(page);
  await checkoutPage(page).pay(price);
  await paymentReturnPage(page).receiptLink.click();
  await expect(page).toHaveURL('/payments');
  const ethics = paymentsPage(page).receipt('Data Ethics');
  const analytics = paymentsPage(page).receipt('Data Analytics');
  await expect(paymentsPage(page).list.getByRole('listitem')).toHaveText([/Data Ethics/, /Data Analytics/]);
  await expect(ethics).toContainText(price);
  await expect(ethics).toContainText(fullNameOf(student));

  await page.evaluate(() => {
    window.print = () => {}; // the browser's dialog would cover the page
  });
  await paymentsPage(page).printButton('Data Ethics').click();
  await page.emulateMedia({ media: 'print' });
  await expect(ethics).toBeVisible();
  await expect(analytics).toBeHidden();
  await expect(paymentsPage(page).printButton('Data Ethics')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(analytics).toBeVisible();

  await page.reload();
  await expect(ethics).toBeVisible();
  await page.goBack();
  await expect(paymentReturnPage(page).successful).toBeVisible();
});

test('§payment.30, §payment.31: the money is asked back once, from two tabs, and the payment says so from then on', async ({
  page,
  context,
  product,
  student,
}) => {
  await goToCheckout(page);
  const checkout = page.url();
  await checkoutPage(page).pay(price);
  await expect(page.getByText(/ask for your money back within 30 days, on your Payments page\.$/)).toBeVisible();
  await paymentReturnPage(page).receiptLink.click();
  const other = await context.newPage();
  await paymentsPage(other).open();
  const ethics = paymentsPage(page).receipt('Data Ethics');
  await expect(ethics).toContainText('You can ask for your money back until');
  for (const [tab, reason] of [
    [page, 'I need another course first.'],
    [other, 'It is too hard.'],
  ] as const) {
    await paymentsPage(tab).askButtonOf('Data Ethics').press('Enter');
    await expect(refundRequestDialog(tab).reason).toBeFocused();
    await refundRequestDialog(tab).reason.fill(reason);
    await refundRequestDialog(tab).sendButton.press('Enter');
    await expect(refundRequestDialog(tab).dialog).toHaveCount(0);
    await expect(paymentsPage(tab).receipt('Data Ethics')).toContainText('Refund requested on ');
    await expect(paymentsPage(tab).askButtonOf('Data Ethics')).toHaveCount(0);
    // The button is gone: the focus stays on the page all the same.
    await expect.poll(() => tab.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
  const told = () =>
    product
      .outbox()
      // Other students of this server ask for their money, too.
      .filter(({ to, text }) => to === student.user.email || text.includes(student.user.email))
      .filter(({ subject }) => /money back|refund requested/i.test(subject))
      .map(({ to, subject }) => `${to}: ${subject}`)
      .toSorted(); // the two are sent side by side
  await expect
    .poll(told)
    .toEqual([
      'instructors@example.com: Refund requested: Data Ethics',
      `${student.user.email}: You asked for your money back: Data Ethics`,
    ]);

  await page.reload();
  await expect(ethics).toContainText('Refund requested on ');
  expect(await enrolledIn(product, student)).toEqual(['data-ethics']);

  await page.goto(checkout);
  await checkoutPage(page).refundButton.click();
  await paymentsPage(page).open();
  await expect(ethics).toContainText('Returned to you');
  await expect(ethics).not.toContainText('Refund requested');
});

test('§payment.33: the storefront says where the guarantee is claimed', { tag: long }, async ({ page }) => {
  await coursePage(page).open('data-ethics');
  await expect(page.getByText('30-day money-back guarantee', { exact: true })).toBeVisible();
  await expect(page.getByText('Claim it on your Payments page.')).toBeVisible();
});

test('§payment.33: before the enrolment, the classroom and the payment dialog say where the guarantee is claimed, too', {
  tag: long,
}, async ({ page, student }) => {
  expect(student.user.role).toBe('student');
  await paymentDialog(page).open('data-ethics', price);
  await expect(page.getByText('Claim it on your Payments page.')).toBeVisible();
  await expect(paymentDialog(page).dialog).toContainText('you can ask for your money back on your Payments page');
});
