import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleCommunityAnswer, exampleEditedAnswer } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, settled, unreachable } from '../testing.ts';
import { ownAnswerMachine } from './own-answer.machine.ts';

const answer = { ...exampleCommunityAnswer, revision: 3 };
const text = 'The mean does.';
const about = { courseId: 'data-analytics', postId: 'question' };
const address = { ...about, answerId: answer.id };
const stale = { type: 'stale' };

function start(removal: () => Promise<undefined> = async () => undefined) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'editAnswer'>>>();
  const removals: unknown[] = [];
  const deleteAnswer = fromPromise<undefined, OperationInput<'deleteAnswer'>>(({ input }) => {
    removals.push(input);
    return removal();
  });
  const flow = createActor(ownAnswerMachine.provide({ actors: { editAnswer: logic, deleteAnswer } }), { input: about });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), sent, removals, emitted, value: () => flow.getSnapshot().value };
}

function startSent() {
  const started = start();
  started.flow.send({ type: 'open', answer });
  started.flow.send({ type: 'submit', text });
  return started;
}

describe('§questions.25 changing an own answer', () => {
  it('is sent once, with the revision that was seen, and shown', () => {
    const { flow, sent, emitted, value } = startSent();
    flow.send({ type: 'submit', text });
    expect(value()).toEqual({ sending: 'underWay' });
    sent[0]?.report({ type: 'call.succeeded', output: exampleEditedAnswer });
    expect(sent.map(({ input }) => input)).toEqual([{ ...address, text, revision: 3 }]);
    expect(value()).toBe('closed');
    expect(emitted).toEqual([{ type: 'answered', answer: exampleEditedAnswer }]);
  });

  itAwaitsItsAnswer(startSent, {
    submit: { type: 'submit', text },
    output: exampleEditedAnswer,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it('keeps what was written where it is refused, and begins anew with the next answer', () => {
    const { flow, sent, emitted, value } = start();
    flow.send({ type: 'open', answer });
    flow.send({ type: 'close' });
    expect([value(), emitted]).toEqual(['closed', []]);
    flow.send({ type: 'open', answer });
    flow.send({ type: 'submit', text });
    sent[0]?.report({ type: 'call.refused', error: refusal(404) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { text, failure: { message: 'No.' } } });
    flow.send({ type: 'submit', text: 'It does.' });
    expect(sent[1]?.input).toEqual({ ...address, text: 'It does.', revision: 3 });
    sent[1]?.report({ type: 'call.refused', error: refusal(404) });
    flow.send({ type: 'close' });
    expect(emitted).toEqual([stale]);
    flow.send({ type: 'open', answer: exampleEditedAnswer });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'writing',
      context: { answer: exampleEditedAnswer, failure: null },
    });
  });

  it('§questions.26 says that it was changed elsewhere, and then replaces that on request', () => {
    const { flow, sent, emitted, value } = startSent();
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(value()).toBe('outdated');
    flow.send({ type: 'submit', text: 'It does.' });
    expect(sent[1]?.input).toEqual({ ...address, text: 'It does.', revision: undefined });
    sent[1]?.report({ type: 'call.succeeded', output: exampleEditedAnswer });
    expect(emitted).toEqual([{ type: 'answered', answer: exampleEditedAnswer }]);
    flow.send({ type: 'open', answer });
    flow.send({ type: 'submit', text });
    expect(sent[2]?.input).toEqual({ ...address, text, revision: 3 });
  });

  it('§questions.26 shows what was changed elsewhere to who leaves it at that', () => {
    const { flow, sent, emitted, value } = startSent();
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    flow.send({ type: 'close' });
    expect([value(), emitted]).toEqual(['closed', [stale]]);
  });
});

describe('§questions.27 deleting an own answer', () => {
  it('happens once it was confirmed', async () => {
    const { flow, removals, emitted, value } = start();
    flow.send({ type: 'remove', answer });
    flow.send({ type: 'close' });
    expect([value(), removals, emitted]).toEqual(['closed', [], []]);
    flow.send({ type: 'remove', answer });
    flow.send({ type: 'confirm' });
    flow.send({ type: 'confirm' });
    expect(value()).toBe('deleting');
    await settled();
    expect(removals).toEqual([address]);
    expect([value(), emitted]).toEqual(['closed', [stale]]);
  });

  it('can be tried again or left where it fails', async () => {
    const { flow, removals, emitted, value } = start(() => Promise.reject(unreachable()));
    flow.send({ type: 'remove', answer });
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notDeleted', context: { failure: { kind: 'unreachable' } } });
    flow.send({ type: 'confirm' });
    await settled();
    expect(removals).toHaveLength(2);
    flow.send({ type: 'close' });
    expect([value(), emitted]).toEqual(['closed', [stale]]);
    flow.send({ type: 'remove', answer });
    expect(flow.getSnapshot()).toMatchObject({ value: 'confirming', context: { failure: null } });
  });
});
