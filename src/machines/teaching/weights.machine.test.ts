import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleWeights, exampleWeightsAfter } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, settled, step } from '../testing.ts';
import { type NewWeights, type Weights, weightsMachine } from './weights.machine.ts';

const courseId = 'data-analytics';
const wanted: NewWeights = {
  weights: [{ assignmentId: 'question-log', weight: 20 }],
  countsMissing: true,
  seenByStudents: true,
};
const other: NewWeights = { ...wanted, countsMissing: false };
const none = { weights: [], countsMissing: false, seenByStudents: false };

/** Loading without an answer gives what somebody else has saved. */
function start(answers: Error[] = []) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'setWeights'>>>();
  const asked: unknown[] = [];
  const getWeights = fromPromise<Weights, OperationInput<'getWeights'>>(async ({ input }) => {
    asked.push(input);
    const refused = answers.shift();
    if (refused) throw refused;
    return exampleWeightsAfter;
  });
  const flow = createActor(weightsMachine.provide({ actors: { setWeights: logic, getWeights } }), {
    input: { courseId },
  });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', weights: exampleWeights });
  flow.send({ type: 'submit', wanted });
  return { flow, sent, asked, emitted };
}

describe('§teaching.91 the weights of a course', () => {
  it('are sent once, with the revision that was seen, and the gradebook is told', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', wanted: other });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { wanted } });
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
    sent[0]?.report({ type: 'call.succeeded', output: exampleWeightsAfter });
    expect(sent.map(({ input }) => input)).toEqual([{ courseId, revision: exampleWeights.revision, ...wanted }]);
    expect(emitted).toEqual([{ type: 'changed' }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { wanted: none, failure: null } });
  });

  it('are kept as they were typed after a refusal, and sent again', () => {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { wanted, failure: { status: 422 } } });
    flow.send({ type: 'submit', wanted: other });
    expect(sent[1]?.input).toMatchObject({ revision: exampleWeights.revision, ...other });
  });

  itAwaitsItsAnswer(() => start(), {
    submit: { type: 'submit', wanted },
    output: exampleWeightsAfter,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it.each(['writing', 'rejected', { conflict: 'loading' }, { conflict: 'failed' }, { conflict: 'shown' }])(
    'close from %j, and nothing is kept',
    (value) => {
      const failure = { kind: 'refused', status: 500, message: 'No.', retryAfter: null };
      const context = { courseId, weights: exampleWeights, wanted, failure };
      expect(step(weightsMachine, value, { type: 'close' }, context)).toMatchObject({
        value: 'closed',
        context: { wanted: none, failure: null },
      });
    },
  );
});

describe('§teaching.92 weights that somebody else has changed', () => {
  it('are loaded, and what was typed replaces them only if it is sent again', async () => {
    const { flow, sent, asked } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: { conflict: 'loading' }, context: { weights: exampleWeights } });
    await settled();
    expect(asked).toEqual([{ courseId }]);
    expect(flow.getSnapshot()).toMatchObject({
      value: { conflict: 'shown' },
      context: { weights: exampleWeightsAfter, wanted },
    });
    flow.send({ type: 'submit', wanted: other });
    expect(sent[1]?.input).toEqual({ courseId, revision: exampleWeightsAfter.revision, ...other });
  });

  it('can be loaded again', async () => {
    const { flow, sent, asked } = start([refusal(500)]);
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { conflict: 'failed' }, context: { failure: { status: 500 } } });
    flow.send({ type: 'submit', wanted });
    expect(sent).toHaveLength(1);
    await settled();
    expect(asked).toHaveLength(2);
    expect(flow.getSnapshot().value).toEqual({ conflict: 'shown' });
  });
});
