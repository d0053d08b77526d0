import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleKeptLatePolicy, exampleLatePolicyPreview, exampleNoLatePolicy } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { answering, pendingCalls, refusal, settled, step, unreachable } from '../testing.ts';
import type { KeptLatePolicy, LatePolicyPreview } from './late-policies.ts';
import { latePolicyMachine } from './late-policy.machine.ts';

const courseId = 'data-analytics';
const policy = { graceMinutes: 15, percentPerDay: 10, floor: 50, lastDay: 7 };
const kept: KeptLatePolicy = exampleKeptLatePolicy;
const preview: LatePolicyPreview = exampleLatePolicyPreview;
const blank = { kept: null, policy: null, preview: null, failure: null, unread: null };
const ofCourse = { assignmentId: null };
const about = {
  courseId,
  target: { assignmentId: 'question-log' },
  kept,
  policy,
  preview,
  failure: null,
  unread: null,
};
const submit = { type: 'submit', policy } as const;

function start() {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'saveLatePolicy'>>>();
  const getLatePolicy = answering<OperationInput<'getLatePolicy'>, KeptLatePolicy>(kept, exampleNoLatePolicy);
  const previews = answering<OperationInput<'previewLatePolicy'>, LatePolicyPreview>(preview, unreachable(), preview);
  const actors = { saveLatePolicy: logic, getLatePolicy: getLatePolicy.logic, previewLatePolicy: previews.logic };
  const flow = createActor(latePolicyMachine.provide({ actors }), { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', target: { assignmentId: 'question-log' } });
  return { flow, sent, emitted, asked: getLatePolicy.asked, previewed: previews.asked };
}

async function sending() {
  const started = start();
  await settled();
  started.flow.send(submit);
  await settled();
  started.flow.send(submit);
  return started;
}

describe('§teaching.103 the form of a late policy', () => {
  it('reads the policy, previews what is typed, and saves it once', async () => {
    const { flow, sent, emitted, asked, previewed } = await sending();
    expect(asked).toEqual([{ courseId, assignment: 'question-log' }]);
    const { lastDay: _, ...shown } = policy;
    expect(previewed).toEqual([{ courseId, assignment: 'question-log', ...shown }]);
    flow.send(submit);
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { preview, policy } });
    sent[0]?.report({ type: 'call.succeeded', output: kept });
    expect(sent.map(({ input }) => input)).toEqual([
      { courseId, assignmentId: 'question-log', revision: kept.revision, policy },
    ]);
    expect(emitted).toEqual([{ type: 'saved', kept }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: blank });
  });

  it('previews again what is changed, also after a preview that failed', async () => {
    const { flow } = start();
    await settled();
    flow.send(submit);
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
    await settled();
    expect(flow.getSnapshot().value).toBe('confirming');
    flow.send({ type: 'write' });
    expect(flow.getSnapshot().value).toBe('writing');
    flow.send(submit);
    expect(flow.getSnapshot().context.preview).toBeNull();
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { previewing: 'failed' },
      context: { failure: { kind: 'unreachable' } },
    });
    flow.send(submit);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'confirming', context: { preview, failure: null } });
  });

  it('previews the policy of the course where an assignment is to have none of its own', async () => {
    const { flow, previewed } = start();
    await settled();
    flow.send({ type: 'submit', policy: null });
    await settled();
    expect(previewed).toMatchObject([{ graceMinutes: 0, percentPerDay: 20, floor: 0 }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'confirming', context: { policy: null } });
  });

  it('has nothing to preview where late work is not taken, and saves it at once', () => {
    const context = { ...about, target: ofCourse, kept: exampleNoLatePolicy };
    for (const state of ['writing', 'outdated', 'rejected']) {
      expect(step(latePolicyMachine, state, { type: 'submit', policy: null }, context)).toMatchObject({
        value: { sending: 'underWay' },
        context: { policy: null, preview: null },
      });
    }
  });

  it('saves the policy of a course without one', () => {
    const { sent, logic } = pendingCalls<Whole<OperationInput<'saveLatePolicy'>>>();
    const machine = latePolicyMachine.provide({
      actors: { saveLatePolicy: logic, getLatePolicy: fromPromise(() => Promise.resolve(exampleNoLatePolicy)) },
    });
    const context = { ...about, target: ofCourse, kept: exampleNoLatePolicy, policy: null };
    const snapshot = machine.resolveState({ value: 'writing', context });
    const flow = createActor(machine, { input: { courseId }, snapshot }).start();
    flow.send({ type: 'submit', policy: null });
    expect(sent.map(({ input }) => input)).toEqual([
      { courseId, assignmentId: undefined, revision: 0, policy: undefined },
    ]);
  });

  it.each(['loading', 'failed', 'writing', 'confirming', 'rejected', 'outdated', { previewing: 'failed' }])(
    'closes from %s',
    (value) => {
      expect(step(latePolicyMachine, value, { type: 'close' }, about)).toMatchObject({
        value: 'closed',
        context: blank,
      });
    },
  );

  it.each(['writing', 'rejected', 'outdated', { previewing: 'failed' }])('is previewed from %s', (value) => {
    const typed = { ...policy, lastDay: 9 };
    expect(step(latePolicyMachine, value, { type: 'submit', policy: typed }, about)).toMatchObject({
      value: { previewing: 'underWay' },
      context: { policy: typed, preview: null },
    });
  });

  it('is read again after it could not be, and says why it could not', () => {
    const error = { type: 'xstate.error.actor.getLatePolicy', error: unreachable() };
    expect(step(latePolicyMachine, 'loading', error, about)).toMatchObject({
      value: 'failed',
      context: { unread: { kind: 'unreachable' } },
    });
    expect(step(latePolicyMachine, 'failed', { type: 'retry' }, about).value).toBe('loading');
  });

  it.each(['confirming', 'rejected', { previewing: 'failed' }])('is written again from %s', (value) => {
    expect(step(latePolicyMachine, value, { type: 'write' }, about).value).toBe('writing');
  });
});

describe('§teaching.104 a policy that another instructor has changed', () => {
  it('is read again, and what was typed can be saved for it', async () => {
    const { flow, sent, asked } = await sending();
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { failure: { status: 409 } } });
    await settled();
    expect(asked).toHaveLength(2);
    expect(flow.getSnapshot()).toMatchObject({ value: 'outdated', context: { kept: exampleNoLatePolicy, policy } });
  });

  it('keeps what was typed after another refusal', async () => {
    const { flow, sent } = await sending();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { policy, failure: { status: 422 } } });
  });
});

describe('§teaching.103 the call that saves it', () => {
  const context = about;
  itAwaitsItsAnswer(
    () => {
      const { sent, logic } = pendingCalls<Whole<OperationInput<'saveLatePolicy'>>>();
      const machine = latePolicyMachine.provide({ actors: { saveLatePolicy: logic } });
      const snapshot = machine.resolveState({ value: 'confirming', context });
      const flow = createActor(machine, { input: { courseId }, snapshot }).start();
      flow.send(submit);
      return { flow, sent };
    },
    { submit, output: kept, end: 'closed', takenBack: { write: 'writing', close: 'closed' } },
  );
});
