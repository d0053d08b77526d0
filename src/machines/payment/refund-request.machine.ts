import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { PaidPayment } from './list.machine.ts';

type Context = {
  payment: PaidPayment | null;
  /** Empty where none is given. */
  reason: string;
  failure: Failure | null;
};
type Event =
  | { type: 'open'; payment: PaidPayment }
  | { type: 'submit'; reason: string }
  | { type: 'write' } // something was typed, so what is being sent is out of date
  | { type: 'close' }
  | CallEvent<'requestRefund'>;
type Emitted = { type: 'asked'; payment: PaidPayment } | { type: 'outdated' };

/** Asking for the money of a payment back (§payment.30). */
export const refundRequestMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { requestRefund: pendingCall('requestRefund') },
  guards: { isConflict },
  actions: {
    take: assign({ reason: (_, reason: string) => reason }),
    keepFailure: keepFailure(),
    sendNow: sendTo('requestRefund', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'refundRequest',
  description: '§payment.30, §payment.31',
  context: { payment: null, reason: '', failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ reason: '', failure: null }),
      on: { open: { target: 'writing', actions: assign({ payment: ({ event }) => event.payment }) } },
    },
    writing: {
      tags: ['input'],
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'requestRefund',
        src: 'requestRefund',
        input: ({ context: { payment, reason } }) => ({
          sessionId: payment?.sessionId ?? '',
          reason: reason === '' ? undefined : reason,
        }),
      },
      on: {
        'call.succeeded': {
          target: 'closed',
          actions: emit(({ event }): Emitted => ({ type: 'asked', payment: event.output })),
        },
        'call.refused': [
          {
            guard: 'isConflict',
            target: 'outdated',
            // The 30 days are over, or the payment has changed: the list is loaded again to show it.
            actions: ['keepFailure', emit({ type: 'outdated' })],
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({ write: '#refundRequest.writing', submit: retried, close: '#refundRequest.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused; the reason is kept.',
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
    outdated: {
      description: 'The money can no longer be asked back, and the server has said why.',
      on: { close: 'closed' },
    },
  },
});
