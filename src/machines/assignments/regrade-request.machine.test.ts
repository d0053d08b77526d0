import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleAssignmentCompleted, exampleRegradeRequested } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step, unreachable } from '../testing.ts';
import { regradeRequestMachine } from './regrade-request.machine.ts';

const graded = { assignment: exampleAssignmentCompleted, feedbackId: 'first', grade: 72 };
const about = { assignmentId: exampleAssignmentCompleted.id, feedbackId: 'first' };

function start() {
  const { sent, logic } = pendingCalls<OperationInput<'requestRegrade'>>();
  const flow = createActor(regradeRequestMachine.provide({ actors: { requestRegrade: logic } }));
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', graded });
  flow.send({ type: 'submit', reason: 'I did say why.' });
  return { flow, sent, emitted };
}

const delayed = { type: 'call.delayed', error: unreachable() };

describe('§assignments.35 requesting a regrade', () => {
  it('sends it once, closes and tells the submission', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', reason: 'Another' });
    expect(flow.getSnapshot().value).toEqual({ sending: 'underWay' });
    sent[0]?.report({ type: 'call.succeeded', output: exampleRegradeRequested });
    expect(sent.map(({ input }) => input)).toEqual([{ ...about, reason: 'I did say why.' }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { reason: '', failure: null } });
    expect(emitted).toEqual([{ type: 'requested', submission: exampleRegradeRequested }]);
  });

  it('is sent anew after a refusal', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { reason: 'I did say why.', failure: { message: 'No.' } },
    });
    flow.send({ type: 'submit', reason: 'It is in line 2.' });
    expect(sent[1]?.input).toEqual({ ...about, reason: 'It is in line 2.' });
    expect(emitted).toEqual([]);
  });

  it.each([false, true])(
    '§assignments.38 cannot be sent again after a conflict (HTTP 409); after a delay: %s',
    (late) => {
      const { flow, sent, emitted } = start();
      if (late) sent[0]?.report(delayed);
      sent[0]?.report({ type: 'call.refused', error: refusal(409) });
      expect(flow.getSnapshot()).toMatchObject({ value: 'outdated', context: { failure: { status: 409 } } });
      expect(emitted).toEqual([{ type: 'outdated' }]);
      expect(flow.getSnapshot().can({ type: 'submit', reason: '' })).toBe(false);
      flow.send({ type: 'close' });
      expect(flow.getSnapshot().value).toBe('closed');
    },
  );

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', reason: 'I did say why.' },
    output: exampleRegradeRequested,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it.each(['writing', 'rejected'])('closes from %s, and begins anew with the feedback that is opened', (value) => {
    const failure = { kind: 'refused', status: 422, message: 'No.', retryAfter: null };
    const context = { graded, reason: 'I did say why.', failure };
    expect(step(regradeRequestMachine, value, { type: 'close' }, context)).toMatchObject({
      value: 'closed',
      context: { reason: '', failure: null },
    });
    const other = { ...graded, feedbackId: 'second' };
    expect(step(regradeRequestMachine, 'closed', { type: 'open', graded: other }, context)).toMatchObject({
      value: 'writing',
      context: { graded: other },
    });
  });
});
