import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleCancelledClass, exampleTaughtClass } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step } from '../testing.ts';
import { classCancellationMachine } from './class-cancellation.machine.ts';

const courseId = 'data-analytics';
const ofClass = { courseId, classId: exampleTaughtClass.id, version: exampleTaughtClass.version };

function start(reason = 'I am ill.') {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'cancelClass'>>>();
  const flow = createActor(classCancellationMachine.provide({ actors: { cancelClass: logic } }), {
    input: { courseId },
  });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', session: exampleTaughtClass });
  flow.send({ type: 'submit', reason });
  return { flow, sent, emitted };
}

describe('§schedule.12 cancelling a class', () => {
  it.each([
    ['I am ill.', 'I am ill.'],
    ['', undefined],
  ])('sends it once with the reason "%s", closes and tells the list', (written, reason) => {
    const { flow, sent, emitted } = start(written);
    flow.send({ type: 'submit', reason: 'Another' });
    expect(flow.getSnapshot().value).toEqual({ cancelling: 'underWay' });
    sent[0]?.report({ type: 'call.succeeded', output: exampleCancelledClass });
    expect(sent.map(({ input }) => input)).toEqual([{ ...ofClass, reason }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { reason: '', failure: null } });
    expect(emitted).toEqual([{ type: 'saved' }]);
  });

  it('is sent anew after a refusal', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { reason: 'I am ill.', failure: { message: 'No.' } },
    });
    flow.send({ type: 'submit', reason: 'I am away.' });
    expect(sent[1]?.input).toEqual({ ...ofClass, reason: 'I am away.' });
    expect(emitted).toEqual([]);
  });

  it('§schedule.13: of a class that was changed elsewhere is not sent again', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'outdated', context: { failure: { status: 409 } } });
    expect(emitted).toEqual([{ type: 'outdated' }]);
    expect(flow.getSnapshot().can({ type: 'submit', reason: '' })).toBe(false);
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  itAwaitsItsAnswer(() => start(), {
    state: 'cancelling',
    submit: { type: 'submit', reason: 'I am ill.' },
    output: exampleCancelledClass,
    end: 'closed',
    takenBack: { write: 'confirming', close: 'closed' },
  });

  it.each(['confirming', 'rejected'])('closes from %s, and begins anew with the class that is opened', (value) => {
    const failure = { kind: 'refused', status: 422, message: 'No.', retryAfter: null };
    const context = { courseId, session: exampleTaughtClass, reason: 'I am ill.', failure };
    expect(step(classCancellationMachine, value, { type: 'close' }, context)).toMatchObject({
      value: 'closed',
      context: { reason: '', failure: null },
    });
    const session = { ...exampleTaughtClass, id: 'other' };
    expect(step(classCancellationMachine, 'closed', { type: 'open', session }, context)).toMatchObject({
      value: 'confirming',
      context: { session },
    });
  });
});
