import {
  examplePaymentConfirmed,
  examplePaymentDisputed,
  examplePaymentFailed,
  examplePaymentPending,
  examplePaymentRefunded,
  examplePaymentReview,
} from '../../../../src/api/generated/examples.ts';
import { paymentReturnMachine } from '../../../../src/machines/payment/return.machine.ts';
import { on } from '../../../pages/on.ts';
import { paymentReturnPage } from '../../../pages/payment/return.page.ts';
import { heading, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const paymentReturn = model(paymentReturnMachine)({
  starts: {
    'from the checkout': {
      open: ({ attend }) => attend('/payment-success?session_id=cs_0123456789abcdef'),
      input: () => ({ sessionId: 'cs_0123456789abcdef' }),
    },
    'without a session id': { open: ({ attend }) => attend('/payment-success'), input: () => ({ sessionId: null }) },
  },
  events: { retry: [{}] },
  answers: {
    getPayment: {
      done: [
        examplePaymentConfirmed,
        examplePaymentPending,
        examplePaymentFailed,
        examplePaymentDisputed,
        examplePaymentRefunded,
        examplePaymentReview,
      ],
      error: [500],
    },
  },
  tells: ({ tries }) => tries,
  see: {
    arriving: passing,
    missing: {
      says: '§payment.12: no Transaction ID, no toast',
      shows: [heading('No payment to show')],
      hides: [text('Transaction ID')],
    },
    checking: {
      says: '§payment.13: the page asks the server',
      shows: [heading(/^(Checking your payment|Payment pending)$/)],
      // While the page asks again, it goes on saying that the payment is pending.
      like: 'pending',
    },
    deciding: passing,
    pending: { says: '§payment.13: pending', shows: [heading('Payment pending')] },
    confirmed: {
      says: '§payment.12, §payment.13: "Transaction ID" and the toast "Payment Successful"',
      shows: [heading('Payment Successful'), text('Transaction ID'), text('Thank you for your purchase!')],
    },
    failed: { says: '§payment.13: failed', shows: [heading('Payment failed')] },
    disputed: { says: '§payment.24: the bank decides', shows: [heading('Payment disputed')] },
    refunded: { says: '§payment.23: the money went back', shows: [heading('Payment returned')] },
    review: { says: '§payment.22: another amount was paid', shows: [heading('We are looking at your payment')] },
    unknown: {
      says: 'no answer: the person may look again',
      shows: [heading('We could not confirm your payment yet'), on(paymentReturnPage, 'checkAgainButton')],
    },
  },
  act: { retry: pressing(paymentReturnPage, 'checkAgainButton') },
});
