import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleExtensionGranted, exampleOpenExtensionRequests } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step, unreachable } from '../testing.ts';
import { extensionAnswerMachine } from './extension-answer.machine.ts';

const [request = expect.fail('The contract has an open request.')] = exampleOpenExtensionRequests.items;
const granted = { decision: 'granted', dueDate: '2026-12-02T17:00:00Z' } as const;
const declined = { decision: 'declined', reason: 'We discuss it.' } as const;
const about = { courseId: request.courseId, requestId: request.id };

function start() {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'decideExtension'>>>();
  const flow = createActor(extensionAnswerMachine.provide({ actors: { decideExtension: logic } }));
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', request });
  flow.send({ type: 'submit', answer: granted });
  return { flow, sent, emitted };
}

const delayed = { type: 'call.delayed', error: unreachable() };
const delivered = { type: 'call.succeeded', output: exampleExtensionGranted };

describe('§assignments.19 answering a request', () => {
  it('sends the answer once, closes and tells the list', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', answer: declined });
    expect(flow.getSnapshot().value).toEqual({ sending: 'underWay' });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ ...about, ...granted, reason: undefined }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { answer: null, failure: null } });
    expect(emitted).toEqual([{ type: 'answered', answer: exampleExtensionGranted }]);
  });

  it('sends what was written anew after a refusal', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { answer: granted, failure: { status: 422, message: 'No.' } },
    });
    flow.send({ type: 'submit', answer: declined });
    expect(sent[1]?.input).toEqual({ ...about, ...declined, dueDate: undefined });
    expect(emitted).toEqual([]);
  });

  it.each([false, true])('§assignments.25 has the list load again after a conflict; after a delay: %s', (late) => {
    const { flow, sent, emitted } = start();
    if (late) sent[0]?.report(delayed);
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { failure: { status: 409 } } });
    expect(emitted).toEqual([{ type: 'outdated' }]);
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', answer: granted },
    output: exampleExtensionGranted,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it.each(['writing', 'rejected'])('closes from %s, and begins anew with the request that is opened', (value) => {
    const failure = { kind: 'refused', status: 500, message: 'No.', retryAfter: null };
    const context = { request, answer: granted, failure };
    const closed = { value: 'closed', context: { answer: null, failure: null } };
    expect(step(extensionAnswerMachine, value, { type: 'close' }, context)).toMatchObject(closed);
    const other = { ...request, id: 'other' };
    expect(step(extensionAnswerMachine, 'closed', { type: 'open', request: other }, context)).toMatchObject({
      value: 'writing',
      context: { request: other },
    });
  });
});
