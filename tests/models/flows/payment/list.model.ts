import { exampleMoneyBackAsked, examplePaymentHistory } from '../../../../src/api/generated/examples.ts';
import { paymentsMachine } from '../../../../src/machines/payment/list.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { paymentsPage } from '../../../pages/payment/list.page.ts';
import { alert, waiting } from '../../browser/locators.ts';
import { pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { next: _next, ...last } = examplePaymentHistory;

export const payments = model(paymentsMachine)({
  starts: { visit: { open: ({ attend }) => attend('/payments') } },
  events: { retry: [{}], more: [{}], asked: [{ payment: exampleMoneyBackAsked }], reload: [{}] },
  answers: { listPayments: { done: [examplePaymentHistory, last, { items: [] }], error: [500] } },
  tells: ({ page }) => page?.next,
  see: {
    loading: { says: '§payment.29: the payments are on their way', shows: [waiting] },
    failed: {
      says: 'they could not be loaded, and can be tried again',
      shows: [alert('Failed to load your payments'), on(failure, 'retryButton')],
    },
    empty: { says: '§payment.29: nothing was paid so far', shows: [on(paymentsPage, 'none')] },
    'listed.ready': { says: '§payment.29: each is its receipt', shows: [on(paymentsPage, 'list')] },
    'listed.loadingMore': { says: 'the next page is on its way', shows: [on(paymentsPage, 'list')] },
    'listed.moreFailed': {
      says: 'what is there stays, and the rest can be tried again',
      shows: [on(paymentsPage, 'list'), alert('The rest could not be loaded')],
    },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    more: ({ page }) => pressIfThere(paymentsPage(page).moreButton.or(failure(page).retryButton)),
    // Both are sent directly: they come from the dialog, which has walks of its own.
    asked: ({ send }, event) => send(event),
    reload: ({ send }, event) => send(event),
  },
});
