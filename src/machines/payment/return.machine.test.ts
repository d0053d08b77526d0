import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  examplePaymentConfirmed,
  examplePaymentDisputed,
  examplePaymentFailed,
  examplePaymentPending,
  examplePaymentRefunded,
  examplePaymentReview,
} from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { settled, step } from '../testing.ts';
import { paymentReturnMachine } from './return.machine.ts';

type Payment = OperationOutput<'getPayment'>;

function start(answers: (Payment | Error)[], sessionId: string | null = 'cs_12345678') {
  const clock = new SimulatedClock();
  const machine = paymentReturnMachine.provide({
    actors: {
      getPayment: fromPromise<Payment, OperationInput<'getPayment'>>(async () => {
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
        return answer;
      }),
    },
  });
  const flow = createActor(machine, { input: { sessionId }, clock });
  const emitted: object[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), clock, emitted };
}

describe('§payment.12, §payment.13 Payment success page', () => {
  it('shows no transaction without a session_id', () => {
    expect(start([], null).flow.getSnapshot().value).toBe('missing');
  });

  it('§payment.13: the notice comes once the server has confirmed the payment', async () => {
    const { flow, clock, emitted } = start([examplePaymentPending, examplePaymentConfirmed]);
    await settled();
    expect(flow.getSnapshot().value).toBe('pending');
    expect(emitted).toEqual([]);
    clock.increment(2000);
    await settled();
    expect(flow.getSnapshot().value).toBe('confirmed');
    expect(emitted).toEqual([{ type: 'notify', message: 'paymentSuccessful' }]);
  });

  it('shows a failed payment as failed', async () => {
    const { flow } = start([examplePaymentFailed]);
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
  });

  it.each([
    ['§payment.22: another amount was paid', examplePaymentReview, 'review'],
    ['§payment.23: the money went back', examplePaymentRefunded, 'refunded'],
    ['§payment.24: the bank decides', examplePaymentDisputed, 'disputed'],
  ])('%s, which it says without a notice', async (_what, payment, value) => {
    const { flow, emitted } = start([payment]);
    await settled();
    expect(flow.getSnapshot().value).toBe(value);
    expect(emitted).toEqual([]);
  });

  it('offers to look again where no answer comes', async () => {
    const { flow } = start([new Error('unreachable'), examplePaymentConfirmed]);
    await settled();
    expect(flow.getSnapshot().value).toBe('unknown');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('confirmed');
  });

  it('does not look for ever', async () => {
    const { flow, clock } = start([examplePaymentPending]);
    for (let look = 1; look <= 30; look += 1) {
      await settled();
      expect(flow.getSnapshot()).toMatchObject({ value: 'pending', context: { tries: look } });
      clock.increment(2000);
    }
    expect(flow.getSnapshot().value).toBe('unknown');
  });

  it('looks for another minute when asked again', () => {
    const tired = { sessionId: 'cs_12345678', payment: examplePaymentPending, tries: 30 };
    expect(step(paymentReturnMachine, 'unknown', { type: 'retry' }, tired)).toMatchObject({
      value: 'checking',
      context: { tries: 0 },
    });
  });
});
