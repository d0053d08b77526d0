import { exampleMoneyBackAsked, examplePaymentHistory } from '../../../../src/api/generated/examples.ts';
import { refundRequestMachine } from '../../../../src/machines/payment/refund-request.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { paymentsPage } from '../../../pages/payment/list.page.ts';
import { refundRequestDialog } from '../../../pages/payment/refund-request.page.ts';
import { dialog, text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const [payment] = examplePaymentHistory.items;

export const refundRequest = model(refundRequestMachine)({
  starts: { 'a payment': { open: ({ attend }) => attend('/payments') } },
  events: {
    open: payment ? [{ payment }] : [],
    submit: [{ reason: 'I need another course first.' }],
    write: [{}],
    close: [{}],
    ...pendingCallSamples([exampleMoneyBackAsked], [409, 422]),
  },
  answers: { requestRefund: 'tells' },
  see: {
    closed: {
      says: 'the payments, without a dialog',
      shows: [on(paymentsPage, 'list')],
      hides: [dialog('Ask for your money back?')],
    },
    writing: { says: '§payment.30: what follows, and a reason', shows: [on(refundRequestDialog, 'sendButton')] },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(refundRequestDialog, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your refund was not requested'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'not sent; the reason is kept',
      shows: [text('Your refund was not requested'), on(refundRequestDialog, 'reason')],
      hides: [notSentYet],
    },
    outdated: {
      says: '§payment.30: it can no longer be asked back, and why',
      shows: [dialog('Ask for your money back?'), text('Your refund was not requested')],
    },
  },
  act: {
    // Once a refund was requested, this payment has no button any more. Another payment would have one.
    open: async ({ page, send }, event) => {
      const { list, askButton } = paymentsPage(page);
      await list.waitFor();
      return (await askButton.isVisible()) ? press(askButton) : send(event);
    },
    submit: async ({ page }, { reason }) => {
      await refundRequestDialog(page).reason.fill(reason);
      return pressTwice(refundRequestDialog(page).sendOrRetryButton);
    },
    write: ({ page }) => refundRequestDialog(page).reason.fill('It is too hard.'),
    ...pendingCallActs('requestRefund'),
    close: pressing(refundRequestDialog, 'leaveButton'),
  },
});
