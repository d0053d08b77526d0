/** Enrolling in a course and paying for it. */
import { expect, type Page } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { coursePage } from '../../pages/course/detail.page.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { on } from '../../pages/on.ts';
import { paymentDialog } from '../../pages/payment/enrolment.page.ts';
import { paymentsPage } from '../../pages/payment/list.page.ts';
import { refundRequestDialog } from '../../pages/payment/refund-request.page.ts';
import { paymentReturnPage } from '../../pages/payment/return.page.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { sessionDialogs } from '../../pages/sync/session-ending.page.ts';
import { messages } from '../call-faults.ts';
import { click, get, goto, post, type Row, sees, type Visit } from '../row.ts';

const courseId = 'data-ethics';
const price = '£4.99';
const reducedPrice = '£3.74';
const noPrice = messages('The price could not be loaded. Please try again.');
const reason = 'I need another course first.';
const aCode = 'a promotion code is typed anew in a moment';
const noApplyButton = 'no button is there while the price is on its way';

const openWithCode =
  (code: string) =>
  async ({ page }: Visit) => {
    await paymentDialog(page).open(courseId, price);
    await paymentDialog(page).code.fill(code);
  };

const showsPrice = (text: string, code: string) => async (page: Page) => {
  await expect(paymentDialog(page).price(text)).toBeVisible();
  await expect(paymentDialog(page).code).toHaveValue(code);
};

/** The course that each student paid for, by their address: once, however often a form is opened. */
const paidFor = new Map<string, Promise<void>>();
async function openRefundRequest({ page, product, person }: Visit) {
  const paying = paidFor.get(person.user.email) ?? product.buy(person, courseId);
  paidFor.set(person.user.email, paying);
  await paying;
  await paymentsPage(page).open();
  await paymentsPage(page).askButton.click();
}

export const paymentRows: readonly Row[] = [
  {
    name: "Payment dialog: a course's price",
    invokedBy: ['payment/enrolment.quotePayment'],
    who: 'demo',
    call: post(/^\/payments\/quote$/),
    open: goto(`/courses/${courseId}`),
    start: ({ page }) => coursePage(page).enrol(),
    title: 'Error',
    message: noPrice,
    recovered: sees((page) => paymentDialog(page).price(price)),
    // The dialog has just opened: the one that asks for the password may already be over it, or not yet.
    sessionEnded: (page) => expect(sessionDialogs(page).ended.or(navigationBar(page).loginLink).first()).toBeVisible(),
  },
  {
    name: 'Payment dialog: a promotion code',
    invokedBy: ['payment/enrolment.quotePayment'],
    who: 'demo',
    call: post(/^\/payments\/quote$/),
    open: openWithCode('LEARN25'),
    start: click(on(paymentDialog, 'applyButton')),
    title: 'Error',
    message: noPrice,
    recovered: ({ page }) => showsPrice(reducedPrice, 'LEARN25')(page),
    sessionEnded: 'in place',
    forms: [
      {
        // The field is there once there is a price; the code comes back with it.
        states: { 'payment/enrolment open.quoting': 'sent', 'payment/enrolment open.failed': 'refused' },
        button: on(paymentDialog, 'applyButton'),
        notKept: aCode,
        noButtonWhileSent: noApplyButton,
      },
    ],
  },
  {
    name: 'Payment dialog: the price without a refused code',
    invokedBy: ['payment/enrolment.quoteWithoutCode'],
    who: 'demo',
    call: { ...post(/^\/payments\/quote$/), after: 1 },
    open: openWithCode('LEARN99'),
    start: click(on(paymentDialog, 'applyButton')),
    title: 'Error',
    message: noPrice,
    recovered: ({ page }) => showsPrice(price, 'LEARN99')(page),
    sessionEnded: 'in place',
    forms: [
      {
        states: { 'payment/enrolment open.quotingWithoutCode': 'sent' },
        button: on(paymentDialog, 'applyButton'),
        notKept: aCode,
        noButtonWhileSent: noApplyButton,
      },
    ],
  },
  {
    name: 'Pay now',
    invokedBy: ['payment/enrolment.createCheckout'],
    who: 'student',
    call: post(/^\/payments\/checkout$/),
    open: async ({ page }) => {
      const payment = paymentDialog(page);
      await payment.open(courseId, price);
      await payment.applyCode('LEARN25');
      await expect(payment.price(reducedPrice)).toBeVisible();
    },
    start: click(on(paymentDialog, 'payButton')),
    title: 'Error',
    message: messages('The checkout could not be started. Nothing was charged. Please try again.'),
    retry: on(paymentDialog, 'payButton'),
    keeps: showsPrice(reducedPrice, 'LEARN25'),
    recovered: ({ page }) => expect(page).toHaveURL(/\/sandbox\/checkout\//),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'payment/enrolment open.ready': 'typed',
          'payment/enrolment open.checkingOut': 'sent',
          'payment/enrolment open.refused': 'refused',
        },
        button: on(paymentDialog, 'payButton'),
        keeps: (page) => expect(paymentDialog(page).code).toHaveValue(/^LEARN\d\d$/),
        notKept: aCode,
        stored: { row: 'orders' },
      },
      {
        states: { 'payment/enrolment open.codeRefused': 'typed' },
        open: async (visit) => {
          await openWithCode('LEARN99')(visit);
          await paymentDialog(visit.page).applyButton.click();
          await expect(paymentDialog(visit.page).codeRefused).toBeVisible();
        },
        button: on(paymentDialog, 'payButton'),
        // After a refusal the person pays without the code, so it need not be kept.
        keeps: async () => {},
        dropped: 'LEARN99',
        notKept: aCode,
        stored: { row: 'orders' },
      },
    ],
  },
  {
    name: 'Payment dialog: the price that has changed',
    invokedBy: ['payment/enrolment.quoteAgain'],
    who: 'student',
    call: post(/^\/payments\/quote$/),
    open: async ({ page, product, person }) => {
      await product.cancelCheckout(person, courseId);
      await paymentDialog(page).open(courseId, price);
      await product.call('POST', '/payments/checkout', person.token, { courseId, promotionCode: 'LEARN25' });
    },
    start: click(on(paymentDialog, 'payButton')),
    title: 'Error',
    message: noPrice,
    recovered: sees((page) => paymentDialog(page).price(reducedPrice)),
    sessionEnded: 'in place',
    forms: [
      {
        states: { 'payment/enrolment open.quotingAgain': 'sent' },
        button: on(paymentDialog, 'payButton'),
        notKept: aCode,
        noButtonWhileSent: noApplyButton,
      },
    ],
  },
  {
    name: 'Enroll on the dashboard',
    invokedBy: ['payment/enrolment.enrollInCourse'],
    who: 'student',
    call: post(/\/enroll$/),
    open: goto('/dashboard'),
    start: click(on(dashboardPage, 'enrolButton')),
    message: 'There was an error enrolling in the course. Please try again.',
    messageAt: (page, message) => noticeArea(page).notice(message),
    retry: on(dashboardPage, 'enrolButton'),
    keeps: (page) => expect(noticeArea(page).notice('Enrollment Failed')).toBeVisible(),
    recovered: sees(on(paymentDialog, 'dialog')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Payment success',
    invokedBy: ['payment/return.getPayment'],
    who: 'student',
    call: get(/^\/payments\/cs_/),
    start: async ({ page, product, person }) => {
      const order = { courseId };
      const { sessionId } = await product.call<{ sessionId: string }>(
        'POST',
        '/payments/checkout',
        person.token,
        order,
      );
      await paymentReturnPage(page).openSuccess(sessionId);
    },
    message: 'The server did not answer in time. If you have paid, your course appears on the dashboard soon.',
    messageAt: (page, message) => page.getByRole('status').filter({ hasText: message }),
    retry: on(paymentReturnPage, 'checkAgainButton'),
    recovered: sees(on(paymentReturnPage, 'pending')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Payments',
    invokedBy: ['payment/list.listPayments'],
    who: 'student',
    call: get(/^\/payments$/),
    start: ({ page }) => paymentsPage(page).open(),
    title: 'Error',
    message: 'Failed to load your payments. Please try again later.',
    recovered: sees(on(paymentsPage, 'none')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Money back',
    invokedBy: ['payment/refund-request.requestRefund'],
    who: 'student',
    call: post(/\/refund-request$/),
    open: async (visit) => {
      await openRefundRequest(visit);
      await refundRequestDialog(visit.page).reason.fill(reason);
    },
    start: click(on(refundRequestDialog, 'sendButton')),
    title: 'Your refund was not requested',
    message: messages('There was an error sending your request. Please try again.'),
    retry: on(refundRequestDialog, 'sendOrRetryButton'),
    keeps: (page) => expect(refundRequestDialog(page).reason).toHaveValue(reason),
    retriesItself: true,
    recovered: sees((page) => paymentsPage(page).list.getByText(/^Refund requested on /)),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'payment/refund-request writing': 'typed',
          'payment/refund-request sending.underWay': 'sent',
          'payment/refund-request sending.delayed': 'delayed',
          'payment/refund-request rejected': 'refused',
        },
        button: on(refundRequestDialog, 'sendButton'),
        reopen: openRefundRequest,
        draft: {
          typed: reason,
          path: async (person, { product }) => {
            type History = OperationOutput<'listPayments'>;
            const { items } = await product.call<History>('GET', '/payments', person.token);
            return `refundRequest/${items[0]?.sessionId}`;
          },
          edit: (page) => refundRequestDialog(page).reason.fill('It is too hard.'),
        },
        stored: { moneyBack: true },
      },
    ],
  },
];

/** States with the tag `input` in which nothing is left to lose, and why. */
export const paymentSettled: Record<string, string> = {
  'payment/enrolment open.leaving': 'the checkout has been made, and the browser is on its way to it',
};
