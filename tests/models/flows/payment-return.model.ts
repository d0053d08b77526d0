import { examplePaymentConfirmed, examplePaymentFailed, examplePaymentPending } from '../../../src/api/examples.ts';
import { paymentReturnMachine } from '../../../src/machines/payment-return.machine.ts';
import { model, passing } from '../engine/model.ts';

export const paymentReturn = model(paymentReturnMachine, {
  starts: {
    'from the checkout': { input: () => ({ sessionId: 'cs_0123456789abcdef' }) },
    'without a session id': { input: () => ({ sessionId: null }) },
  },
  events: { retry: [{}] },
  answers: {
    getPayment: { done: [examplePaymentConfirmed, examplePaymentPending, examplePaymentFailed], error: [500] },
  },
  tells: ({ tries }) => tries,
  see: {
    arriving: passing,
    missing: { says: '§2: no Transaction ID, no toast' },
    checking: { says: 'decisions 4.2: the page asks the server' },
    judging: passing,
    pending: { says: 'decisions 4.2: pending' },
    confirmed: { says: '§2: "Transaction ID" and the toast "Payment Successful"' },
    failed: { says: 'decisions 4.2: failed' },
    unknown: { says: 'no answer: the person may look again' },
  },
});
