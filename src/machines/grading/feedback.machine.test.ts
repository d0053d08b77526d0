import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  exampleReturnedFeedback,
  exampleSubmissionReturned,
  exampleSubmissionToGrade,
} from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { pendingCalls, refusal, settled, unreachable } from '../testing.ts';
import { gradingFeedbackMachine } from './feedback.machine.ts';
import type { Submission } from './types.ts';
import { noValues, valuesOf } from './values.ts';

const { feedback } = exampleSubmissionReturned;
const values = feedback ? valuesOf(feedback) : noValues;
const write = { type: 'edit', change: { kind: 'text', text: 'Mine.' } } as const;
const incomplete = { type: 'edit', change: { kind: 'overrule', overruled: { total: '', reason: '' } } } as const;
const conflict = { type: 'call.refused', error: refusal(409) };

function start({ submission = exampleSubmissionToGrade, begun = values, again = [] as (Submission | null)[] } = {}) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'returnFeedback'>>>();
  const asked: unknown[] = [];
  const machine = gradingFeedbackMachine.provide({
    actors: {
      returnFeedback: logic,
      getSubmissionToGrade: fromPromise(async ({ input }) => {
        asked.push(input);
        const answer = again.shift();
        if (!answer) throw unreachable();
        return answer;
      }),
    },
  });
  const flow = createActor(machine, { input: { submission, values: begun } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  return { flow, sent, asked, emitted };
}

describe('§grading.18 returning feedback', () => {
  it('sends nothing while something is missing', () => {
    const { flow, sent } = start({ begun: noValues });
    flow.send({ type: 'return' });
    expect(sent).toEqual([]);
    expect(flow.getSnapshot().value).toBe('writing');
  });

  it('sends it once, and says what can be taken back', () => {
    const { flow, sent, emitted } = start();
    flow.send(write);
    flow.send({ type: 'return' });
    flow.send({ type: 'return' });
    expect(sent).toMatchObject([{ input: { revision: 0, text: 'Mine.' } }]);
    sent[0]?.report({ type: 'call.succeeded', output: exampleReturnedFeedback });
    expect(flow.getSnapshot().value).toBe('returned');
    const { courseId, submissionId, student } = exampleSubmissionToGrade;
    expect(emitted).toEqual([
      {
        type: 'returned',
        returned: {
          courseId,
          submissionId,
          student,
          feedbackId: exampleReturnedFeedback.feedback.id,
          undoUntil: exampleReturnedFeedback.undoUntil,
        },
      },
    ]);
  });

  it('keeps everything where the server refuses it', () => {
    const { flow, sent } = start();
    flow.send({ type: 'return' });
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { values, failure: { status: 422 } } });
    flow.send({ type: 'return' });
    expect(sent).toHaveLength(2);
    sent[1]?.report({ type: 'call.refused', error: refusal(422) });
    flow.send(write);
    expect(flow.getSnapshot()).toMatchObject({ value: 'writing', context: { values: { text: 'Mine.' } } });
  });

  it('goes on by itself after a delay, at once when asked, and is taken back by a change', () => {
    const { flow, sent } = start();
    flow.send({ type: 'return' });
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    expect(flow.getSnapshot()).toMatchObject({
      value: { returning: 'delayed' },
      context: { failure: { kind: 'unreachable' } },
    });
    flow.send({ type: 'return' });
    expect(flow.getSnapshot().value).toEqual({ returning: 'underWay' });
    expect(sent).toMatchObject([{ sentNow: 1 }]);
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    flow.send(write);
    expect(sent).toMatchObject([{ isCancelled: true }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'writing', context: { values: { text: 'Mine.' } } });
  });

  it('changes nothing while it is on its way', () => {
    const { flow } = start();
    flow.send({ type: 'return' });
    flow.send(write);
    expect(flow.getSnapshot().context.values).toEqual(values);
  });
});

describe('§grading.20 somebody else was there before', () => {
  const theirs: Submission = { ...exampleSubmissionReturned, revision: 7 };

  it("keeps what was put down, shows theirs, and returns one's own on top of it", async () => {
    const { flow, sent, asked } = start({ again: [theirs] });
    flow.send(write);
    flow.send({ type: 'return' });
    sent[0]?.report(conflict);
    expect(flow.getSnapshot().value).toEqual({ conflict: 'loading' });
    await settled();
    const { courseId, submissionId } = exampleSubmissionToGrade;
    expect(asked).toEqual([{ courseId, submissionId }]);
    expect(flow.getSnapshot()).toMatchObject({
      value: { conflict: 'shown' },
      context: { values: { text: 'Mine.' }, submission: { revision: 7 }, failure: { status: 409 } },
    });
    flow.send(incomplete);
    flow.send({ type: 'return' });
    expect(sent).toHaveLength(1);
    flow.send({ type: 'edit', change: { kind: 'overrule', overruled: null } });
    flow.send({ type: 'return' });
    expect(sent).toMatchObject([{}, { input: { revision: 7, text: 'Mine.' } }]);
  });

  it('asks again where theirs did not arrive', async () => {
    const { flow, sent } = start({ again: [null, theirs] });
    flow.send({ type: 'return' });
    sent[0]?.report(conflict);
    await settled();
    expect(flow.getSnapshot().value).toEqual({ conflict: 'failed' });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ conflict: 'shown' });
  });

  it('can be read and not graded once the student has handed in again', async () => {
    const { flow, sent } = start({ again: [{ ...theirs, isLatest: false }] });
    flow.send({ type: 'return' });
    sent[0]?.report(conflict);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'outdated', context: { values, submission: { revision: 7 } } });
    flow.send({ type: 'return' });
    expect(sent).toHaveLength(1);
    expect(start({ submission: { ...theirs, isLatest: false } }).flow.getSnapshot().value).toBe('outdated');
  });
});
