import { assign, emit, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import type { Notify } from '../effects.ts';
import { operation } from '../operation.ts';

type Payment = OperationOutput<'getPayment'>;

type Context = { sessionId: string; payment: Payment | null; tries: number };

/** Milliseconds between two checks of a pending payment, and the number of checks that the page makes by itself. */
const interval = 2000;
const mostTries = 30;

/** Checks a payment after the checkout, or later (§payment.12, §payment.13, §payment.22 to §payment.24). */
export const paymentReturnMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { sessionId: string | null },
    events: {} as { type: 'retry' },
    emitted: {} as Notify,
  },
  actors: { getPayment: operation('getPayment') },
  delays: { interval },
  guards: {
    isMissing: ({ context }) => context.sessionId === '',
    isConfirmed: ({ context }) => context.payment?.status === 'confirmed',
    isDisputed: ({ context }) => context.payment?.status === 'disputed',
    isRefunded: ({ context }) => context.payment?.status === 'refunded',
    isInReview: ({ context }) => context.payment?.status === 'review',
    isPending: ({ context }) => context.payment?.status === 'pending',
    mayLookAgain: ({ context }) => context.tries < mostTries,
  },
}).createMachine({
  id: 'paymentReturn',
  description: '§payment.12, §payment.13, §payment.22, §payment.23, §payment.24',
  context: ({ input }) => ({ sessionId: input.sessionId ?? '', payment: null, tries: 0 }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'checking' }] },
    missing: {},
    checking: {
      invoke: {
        id: 'getPayment',
        src: 'getPayment',
        input: ({ context }) => ({ sessionId: context.sessionId }),
        onDone: {
          target: 'deciding',
          actions: assign({ payment: ({ event }) => event.output, tries: ({ context }) => context.tries + 1 }),
        },
        onError: 'unknown',
      },
    },
    deciding: {
      always: [
        {
          guard: 'isConfirmed',
          target: 'confirmed',
          actions: emit({ type: 'notify', message: 'paymentSuccessful' }),
        },
        { guard: 'isPending', target: 'pending' },
        { guard: 'isDisputed', target: 'disputed' },
        { guard: 'isRefunded', target: 'refunded' },
        { guard: 'isInReview', target: 'review' },
        { target: 'failed' },
      ],
    },
    pending: {
      description: 'The payment provider has not reported yet; the page checks again by itself.',
      after: { interval: [{ guard: 'mayLookAgain', target: 'checking' }, { target: 'unknown' }] },
    },
    confirmed: {},
    failed: {},
    disputed: {},
    refunded: {},
    review: { description: 'Another amount was paid than asked for; the operator looks at it.' },
    unknown: {
      description: 'The check failed, or the payment stayed pending for a minute: the person can check again.',
      on: { retry: { target: 'checking', actions: assign({ tries: 0 }) } },
    },
  },
});
