import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleSolution } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { unreachable } from '../testing.ts';
import { hintsMachine } from './hints.machine.ts';
import type { Status } from './run.ts';

type Solution = OperationOutput<'showSolution'>;

function start(
  hints: string[],
  status: Status = 'open',
  answer: () => Promise<Solution> = async () => exampleSolution,
) {
  const sent: OperationInput<'showSolution'>[] = [];
  const showSolution = fromPromise<Solution, OperationInput<'showSolution'>>(({ input }) => {
    sent.push(input);
    return answer();
  });
  const flow = createActor(hintsMachine.provide({ actors: { showSolution } }), {
    input: { courseId: 'sql-for-beginners', lessonId: 'm1-l6', hints, status },
  }).start();
  return { flow, sent, value: () => flow.getSnapshot().value };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('§practice.9 Hints', () => {
  it('are shown one at a time, and the solution after the last', () => {
    const { flow, value } = start(['one', 'two']);
    expect(flow.getSnapshot().context.shown).toBe(0);
    flow.send({ type: 'ask' });
    expect(value()).toBe('hinting');
    flow.send({ type: 'next' });
    expect(flow.getSnapshot().context.shown).toBe(1);
    flow.send({ type: 'ask' });
    expect(value()).toBe('hinting');
    flow.send({ type: 'next' });
    flow.send({ type: 'next' });
    expect(flow.getSnapshot().context.shown).toBe(2);
    flow.send({ type: 'ask' });
    expect(value()).toBe('asking');
  });
});

describe('§practice.10 The solution', () => {
  it('is asked for once more, as it marks the exercise as seen', async () => {
    const { flow, sent, value } = start([]);
    flow.send({ type: 'ask' });
    flow.send({ type: 'cancel' });
    expect(value()).toBe('hinting');
    expect(sent).toEqual([]);
    flow.send({ type: 'ask' });
    flow.send({ type: 'confirm' });
    expect(value()).toBe('loading');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'shown',
      context: { solution: exampleSolution, status: 'seen' },
    });
    expect(sent).toEqual([{ courseId: 'sql-for-beginners', lessonId: 'm1-l6' }]);
  });

  it.each(['seen', 'solved'] as const)('is shown at once where the exercise is %s', (status) => {
    const { flow, value } = start([], status);
    flow.send({ type: 'ask' });
    expect(value()).toBe('loading');
  });

  it('is shown at once where the exercise is solved meanwhile', () => {
    const { flow, value } = start([]);
    flow.send({ type: 'solved', status: 'solved' });
    flow.send({ type: 'ask' });
    expect(value()).toBe('loading');
  });

  it('says that it did not arrive, and can be asked for again', async () => {
    const { flow, value } = start([], 'seen', () => Promise.reject(unreachable()));
    flow.send({ type: 'ask' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { kind: 'unreachable' } } });
    flow.send({ type: 'retry' });
    expect(value()).toBe('loading');
    expect(flow.getSnapshot().context.failure).toBeNull();
  });
});
