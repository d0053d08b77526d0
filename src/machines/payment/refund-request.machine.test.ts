import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleMoneyBackAsked, examplePaymentHistory } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step, unreachable } from '../testing.ts';
import { refundRequestMachine } from './refund-request.machine.ts';

const [payment = expect.fail('The contract has a payment.')] = examplePaymentHistory.items;
const { sessionId } = payment;

function start(reason = 'Too hard.') {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'requestRefund'>>>();
  const flow = createActor(refundRequestMachine.provide({ actors: { requestRefund: logic } }));
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', payment });
  flow.send({ type: 'submit', reason });
  return { flow, sent, emitted };
}

const delayed = { type: 'call.delayed', error: unreachable() };

describe('§payment.30 asking for the money back', () => {
  it.each([
    ['Too hard.', 'Too hard.'],
    ['', undefined],
  ])('sends it once with the reason "%s", closes and tells the list', (written, reason) => {
    const { flow, sent, emitted } = start(written);
    flow.send({ type: 'submit', reason: 'Another' });
    expect(flow.getSnapshot().value).toEqual({ sending: 'underWay' });
    sent[0]?.report({ type: 'call.succeeded', output: exampleMoneyBackAsked });
    expect(sent.map(({ input }) => input)).toEqual([{ sessionId, reason }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { reason: '', failure: null } });
    expect(emitted).toEqual([{ type: 'asked', payment: exampleMoneyBackAsked }]);
  });

  it('is sent anew after a refusal', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { reason: 'Too hard.', failure: { message: 'No.' } },
    });
    flow.send({ type: 'submit', reason: 'Too easy.' });
    expect(sent[1]?.input).toEqual({ sessionId, reason: 'Too easy.' });
    expect(emitted).toEqual([]);
  });

  it.each([false, true])('cannot be sent again after a conflict (HTTP 409); after a delay: %s', (late) => {
    const { flow, sent, emitted } = start();
    if (late) sent[0]?.report(delayed);
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'outdated', context: { failure: { status: 409 } } });
    expect(emitted).toEqual([{ type: 'outdated' }]);
    expect(flow.getSnapshot().can({ type: 'submit', reason: '' })).toBe(false);
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  itAwaitsItsAnswer(() => start(), {
    submit: { type: 'submit', reason: 'Too hard.' },
    output: exampleMoneyBackAsked,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it.each(['writing', 'rejected'])('closes from %s, and begins anew with the payment that is opened', (value) => {
    const failure = { kind: 'refused', status: 422, message: 'No.', retryAfter: null };
    const context = { payment, reason: 'Too hard.', failure };
    expect(step(refundRequestMachine, value, { type: 'close' }, context)).toMatchObject({
      value: 'closed',
      context: { reason: '', failure: null },
    });
    const other = { ...payment, sessionId: 'cs_other0000' };
    expect(step(refundRequestMachine, 'closed', { type: 'open', payment: other }, context)).toMatchObject({
      value: 'writing',
      context: { payment: other },
    });
  });
});
