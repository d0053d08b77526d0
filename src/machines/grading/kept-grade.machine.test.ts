import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleGradeKept, exampleOpenRegradeRequests } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step, unreachable } from '../testing.ts';
import { keptGradeMachine } from './kept-grade.machine.ts';

const [request = expect.fail('The contract has an open request.')] = exampleOpenRegradeRequests.items;
const reason = 'It is not there.';
const other = 'It is in the second question only.';
const about = { courseId: request.courseId, requestId: request.id };

function start() {
  const { sent, logic } = pendingCalls<OperationInput<'keepGrade'>>();
  const flow = createActor(keptGradeMachine.provide({ actors: { keepGrade: logic } }));
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', request });
  flow.send({ type: 'submit', reason });
  return { flow, sent, emitted };
}

const delayed = { type: 'call.delayed', error: unreachable() };
const delivered = { type: 'call.succeeded', output: exampleGradeKept };

describe('§grading.47 answering a request', () => {
  it('sends the answer once, closes and tells the list', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', reason: other });
    expect(flow.getSnapshot().value).toEqual({ sending: 'underWay' });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ ...about, reason }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { reason: '', failure: null } });
    expect(emitted).toEqual([{ type: 'answered', answer: exampleGradeKept }]);
  });

  it('sends what was written anew after a refusal', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { reason, failure: { status: 422, message: 'No.' } },
    });
    flow.send({ type: 'submit', reason: other });
    expect(sent[1]?.input).toEqual({ ...about, reason: other });
    expect(emitted).toEqual([]);
  });

  it.each([false, true])('§grading.47 has the list load again after a conflict; after a delay: %s', (late) => {
    const { flow, sent, emitted } = start();
    if (late) sent[0]?.report(delayed);
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { failure: { status: 409 } } });
    expect(emitted).toEqual([{ type: 'outdated' }]);
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', reason },
    output: exampleGradeKept,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it.each(['writing', 'rejected'])('closes from %s, and begins anew with the request that is opened', (value) => {
    const failure = { kind: 'refused', status: 500, message: 'No.', retryAfter: null };
    const context = { request, reason, failure };
    const closed = { value: 'closed', context: { reason: '', failure: null } };
    expect(step(keptGradeMachine, value, { type: 'close' }, context)).toMatchObject(closed);
    const another = { ...request, id: 'other' };
    expect(step(keptGradeMachine, 'closed', { type: 'open', request: another }, context)).toMatchObject({
      value: 'writing',
      context: { request: another },
    });
  });
});
