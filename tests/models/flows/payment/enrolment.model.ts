import { exampleCheckout } from '../../../../src/api/generated/examples.ts';
import { enrolmentMachine } from '../../../../src/machines/payment/enrolment.machine.ts';
import { coursePage } from '../../../pages/course/detail.page.ts';
import { dashboardPage } from '../../../pages/dashboard/overview.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { paymentDialog } from '../../../pages/payment/enrolment.page.ts';
import { anyPage, dialog, inDialog, text } from '../../browser/locators.ts';
import type { PageHelpers } from '../../browser/page-helpers.ts';
import { pressing, pressTwice, retype } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { fullQuote, reducedQuote } from '../samples.ts';

const course = { id: 'data-analytics', title: 'Data Analytics' };

/** The checkout's page is answered 204, by which a browser stays on the page that it is about to leave. */
async function arrive({ page, attend }: PageHelpers, path: string, control: string | RegExp) {
  await page.route('**/sandbox/**', (route) => route.fulfill({ status: 204 }));
  await attend(path);
  await page.getByRole('button', { name: control, exact: true }).first().waitFor();
}

export const enrolment = model(enrolmentMachine)({
  starts: {
    'at the course': { open: (helpers) => arrive(helpers, '/courses/data-analytics', 'Enroll Now') },
    'on the dashboard': { open: (helpers) => arrive(helpers, '/dashboard', /^Enroll in /) },
  },
  events: {
    enrol: [{ course }],
    pay: [{ course }],
    'code.type': [{ text: 'LEARN25' }, { text: '' }],
    'code.apply': [{}],
    'pay.now': [{}],
    retry: [{}],
    return: [{}],
    close: [{}],
  },
  answers: {
    enrollInCourse: { done: [{ courseId: course.id, enrolledAt: '2026-11-21T12:00:00Z' }], error: [402, 500] },
    quotePayment: { done: [fullQuote, reducedQuote], error: [422, 500] },
    createCheckout: { done: [exampleCheckout], error: [409, 422, 500] },
  },
  tells: ({ code }) => code,
  see: {
    closed: { says: '§payment.7: dialog closed', shows: [anyPage], hides: [dialog('Complete Payment')] },
    enrolling: { says: '§payment.1: the course is being enrolled in', shows: [on(dashboardPage, 'enrollingButton')] },
    'open.quoting': {
      says: '§payment.7 "Complete Payment": the price is asked for',
      shows: [dialog('Complete Payment'), on(paymentDialog, 'cancelButton')],
      hides: [on(paymentDialog, 'payButton')],
    },
    'open.quotingWithoutCode': {
      says: 'the price without the refused code is asked for',
      shows: [dialog('Complete Payment'), on(paymentDialog, 'cancelButton')],
      hides: [on(paymentDialog, 'payButton')],
    },
    'open.quotingAgain': {
      says: '§payment.27: the price has changed, and is asked for again',
      shows: [dialog('Complete Payment'), on(paymentDialog, 'cancelButton')],
      hides: [on(paymentDialog, 'payButton')],
    },
    'open.failed': {
      says: 'no price came, and it can be tried again',
      shows: [dialog('Complete Payment'), on(failure, 'retryButton')],
    },
    'open.ready': {
      says: '§payment.7: the amount, "Cancel" and "Pay Now"',
      shows: [
        dialog('Complete Payment'),
        text('Course Payment'),
        on(paymentDialog, 'payButton'),
        on(paymentDialog, 'cancelButton'),
      ],
    },
    'open.codeRefused': {
      says: '§payment.9: the code is refused, the price is the full one',
      shows: [dialog('Complete Payment'), text('The server answered 422.'), on(paymentDialog, 'payButton')],
    },
    'open.checkingOut': { says: '§payment.8: the checkout starts', shows: [on(paymentDialog, 'openingButton')] },
    'open.refused': {
      says: 'the checkout did not start; nothing was charged',
      shows: [
        dialog('Complete Payment'),
        inDialog((within) => within.getByRole('alert')),
        on(paymentDialog, 'payButton'),
      ],
    },
    'open.leaving': { says: '§payment.8: on the way to the checkout', shows: [on(paymentDialog, 'openingButton')] },
  },
  possible: ({ type }, { start, leaf }) => {
    if (type === 'pay') return start === 'at the course';
    if (type === 'enrol') return start === 'on the dashboard';
    if (type === 'code.type') return /^open\.(ready|codeRefused|refused)$/.test(leaf);
    // The dialog cannot be closed while the checkout opens.
    return true;
  },
  act: {
    enrol: ({ page }) => pressTwice(dashboardPage(page).enrolButton),
    pay: pressing(coursePage, 'enrolButton'),
    'code.type': ({ page }, event) => retype(paymentDialog(page).code, event.text),
    'code.apply': ({ page }) => pressTwice(paymentDialog(page).applyButton),
    'pay.now': ({ page }) => pressTwice(paymentDialog(page).payButton),
    retry: pressing(failure, 'retryButton'),
    return: ({ page }) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    close: pressing(paymentDialog, 'cancelButton'),
  },
});
