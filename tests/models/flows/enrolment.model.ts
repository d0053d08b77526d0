import { exampleCheckout } from '../../../src/api/examples.ts';
import { enrolmentMachine } from '../../../src/machines/enrolment.machine.ts';
import { model } from '../engine/model.ts';
import { fullQuote, reducedQuote } from './samples.ts';

const course = { id: 'data-analytics', title: 'Data Analytics' };

export const enrolment = model(enrolmentMachine, {
  starts: { visit: {} },
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
    createCheckout: { done: [exampleCheckout], error: [409, 500] },
  },
  tells: ({ code }) => code,
  see: {
    closed: { says: '§4: dialog closed' },
    enrolling: { says: '§4: the course is being enrolled in' },
    'open.quoting': { says: '§2 "Complete Payment": the price is asked for' },
    'open.quotingWithoutCode': { says: 'the price without the refused code is asked for' },
    'open.failed': { says: 'no price came, and it can be tried again' },
    'open.ready': { says: '§2: the amount, "Cancel" and "Pay Now"' },
    'open.codeRefused': { says: 'decisions 9: the code is refused, the price is the full one' },
    'open.checkingOut': { says: 'decisions 4.2: the checkout starts' },
    'open.refused': { says: 'the checkout did not start; nothing was charged' },
    'open.leaving': { says: 'decisions 4.2: on the way to the checkout' },
  },
});
