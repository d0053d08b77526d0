import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleMoreTimeGiven } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step } from '../testing.ts';
import { type MoreTimeTarget, moreTimeMachine } from './more-time.machine.ts';

const courseId = 'data-analytics';
const assignment = { id: 'question-log', title: 'Question log' };
const target: MoreTimeTarget = { assignment, student: null, students: [] };
const given = { studentIds: null, dueDate: '2026-12-02T17:00:00.000Z', reason: 'The data set was corrected.' };
const chosen = { ...given, studentIds: ['b', 'a'] };
const blank = { given: { studentIds: null, dueDate: '', reason: '' }, failure: null };
const call = { courseId, assignmentId: 'question-log', dueDate: given.dueDate, reason: given.reason };

function start() {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'giveMoreTime'>>>();
  const flow = createActor(moreTimeMachine.provide({ actors: { giveMoreTime: logic } }), { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', target });
  flow.send({ type: 'submit', given });
  return { flow, sent, emitted };
}

const delivered = { type: 'call.succeeded', output: exampleMoreTimeGiven };

describe('§teaching.67 more time for an assignment', () => {
  it('is given once, to everyone who has not submitted, and the gradebook is told', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', given: chosen });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { target, given } });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([call]);
    const { dueDate, studentIds } = given;
    const time = { assignmentId: assignment.id, studentIds, dueDate, answer: exampleMoreTimeGiven };
    expect(emitted).toEqual([{ type: 'given', time }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: blank });
  });

  it('keeps what was written after a refusal, and sends it anew, to the same ones in the same order', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { given, failure: { status: 409 } } });
    flow.send({ type: 'submit', given: chosen });
    expect(sent[1]?.input).toEqual({ ...call, studentIds: ['a', 'b'] });
    sent[1]?.report(delivered);
    expect(emitted).toMatchObject([{ time: { studentIds: ['b', 'a'] } }]);
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', given },
    output: exampleMoreTimeGiven,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it.each(['writing', 'rejected'])('closes from %s, and begins anew with what is opened', (value) => {
    const failure = { kind: 'refused', status: 500, message: 'No.', retryAfter: null };
    const context = { courseId, target, given, failure };
    expect(step(moreTimeMachine, value, { type: 'close' }, context)).toMatchObject({ value: 'closed', context: blank });
    const other = { ...target, assignment: { id: 'other', title: 'Other' } };
    expect(step(moreTimeMachine, 'closed', { type: 'open', target: other }, context)).toMatchObject({
      value: 'writing',
      context: { target: other },
    });
  });

  it('cannot be closed while it is on its way', () => {
    const { flow } = start();
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
  });
});
