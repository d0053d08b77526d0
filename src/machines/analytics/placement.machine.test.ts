import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleFinishedPlacement, exampleLearningPath, examplePlacement } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import type { Path } from './arrangement.ts';
import { type Placement, placementMachine } from './placement.machine.ts';

type Asked = OperationInput<'answerPlacement'> | 'start' | 'get' | 'end';
type At = Path['placement'];

function start(at: At, ...ends: (Placement | Error)[]) {
  const asked: Asked[] = [];
  const answer = (what: Asked): Placement => {
    asked.push(what);
    const end = ends.shift() ?? examplePlacement;
    if (end instanceof Error) throw end;
    return end;
  };
  const flow = createActor(
    placementMachine.provide({
      actors: {
        startPlacement: fromPromise<Placement, unknown>(async () => answer('start')),
        getPlacement: fromPromise<Placement, unknown>(async () => answer('get')),
        answerPlacement: fromPromise<Placement, OperationInput<'answerPlacement'>>(async ({ input }) => answer(input)),
        endPlacement: fromPromise<Path, unknown>(async () => {
          answer('end');
          return exampleLearningPath;
        }),
      },
    }),
    { input: { at } },
  );
  const told: unknown[] = [];
  flow.on('*', (event) => told.push(event));
  flow.start();
  return { flow, asked, told, settled, look: () => flow.getSnapshot() };
}
const questionId = examplePlacement.question?.id ?? '';
const ended = { type: 'ended', path: exampleLearningPath };
const nextQuestion: Placement = { ...examplePlacement, asked: 4 };

describe('§analytics.82 The placement', () => {
  it('is offered, and asks question after question until it is done', async () => {
    const { flow, asked, told, settled, look } = start(
      'none',
      examplePlacement,
      nextQuestion,
      exampleFinishedPlacement,
    );
    expect(look().value).toBe('offered');
    flow.send({ type: 'start' });
    expect(look().value).toBe('starting');
    await settled();
    expect(look()).toMatchObject({ value: 'asking', context: { placement: examplePlacement, choice: null } });
    flow.send({ type: 'submit' });
    expect(look().value).toBe('asking');
    flow.send({ type: 'choose', choice: 0 });
    flow.send({ type: 'choose', choice: 2 });
    expect(look().context.choice).toBe(2);
    flow.send({ type: 'submit' });
    expect(look().value).toBe('sending');
    await settled();
    expect(look()).toMatchObject({ value: 'asking', context: { placement: { asked: 4 }, choice: null } });
    // The index after the three choices means "I do not know".
    flow.send({ type: 'choose', choice: 3 });
    flow.send({ type: 'submit' });
    await settled();
    expect(look().value).toBe('over');
    expect(asked).toEqual(['start', { questionId, choice: 2 }, { questionId, choice: null }]);
    expect(told).toEqual([{ type: 'answered' }]);
  });

  it('can be skipped, also where it did not start', async () => {
    const { flow, asked, told, settled, look } = start('none', refusal(500), refusal(500));
    flow.send({ type: 'start' });
    await settled();
    expect(look()).toMatchObject({ value: 'notStarted', context: { failure: { status: 500 } } });
    flow.send({ type: 'start' });
    await settled();
    flow.send({ type: 'skip' });
    expect(look().value).toBe('skipped');
    flow.send({ type: 'start' });
    await settled();
    expect(look().value).toBe('asking');
    expect(asked).toEqual(['start', 'start', 'start']);
    expect(told).toEqual([]);
    const other = start('none');
    other.flow.send({ type: 'skip' });
    expect(other.look().value).toBe('skipped');
    expect(other.asked).toEqual([]);
  });

  it('goes on where it was after a reload', async () => {
    const { flow, asked, settled, look } = start('running', refusal(500));
    expect(look().value).toBe('resuming');
    await settled();
    expect(look()).toMatchObject({ value: 'notResumed', context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(look()).toMatchObject({ value: 'asking', context: { placement: examplePlacement, failure: null } });
    expect(asked).toEqual(['get', 'get']);
  });

  it('is over where nothing is left to ask', async () => {
    for (const at of ['none', 'running'] as const) {
      const { flow, told, settled, look } = start(at, exampleFinishedPlacement);
      flow.send({ type: 'start' });
      await settled();
      expect(look().value).toBe('over');
      expect(told).toEqual([{ type: 'answered' }]);
    }
  });

  it('asks nothing once it is over', async () => {
    const { asked, settled, look } = start('done');
    await settled();
    expect(look().value).toBe('over');
    expect(asked).toEqual([]);
  });

  it('can be stopped at any time: what was answered counts', async () => {
    const { flow, told, settled, look } = start('running');
    await settled();
    flow.send({ type: 'stop' });
    await settled();
    expect(look().value).toBe('over');
    expect(told).toEqual([ended]);
    const lost = start('running', refusal(500));
    await lost.settled();
    lost.flow.send({ type: 'stop' });
    await lost.settled();
    expect(lost.told).toEqual([ended]);
  });

  it('keeps the choice where the answer does not arrive', async () => {
    const { flow, asked, told, settled, look } = start(
      'running',
      examplePlacement,
      refusal(500),
      refusal(500),
      refusal(500),
    );
    await settled();
    flow.send({ type: 'choose', choice: 1 });
    flow.send({ type: 'submit' });
    await settled();
    expect(look()).toMatchObject({ value: 'notSent', context: { choice: 1, failure: { status: 500 } } });
    flow.send({ type: 'submit' });
    await settled();
    expect(look()).toMatchObject({ value: 'notSent', context: { choice: 1 } });
    flow.send({ type: 'choose', choice: 0 });
    expect(look()).toMatchObject({ value: 'asking', context: { choice: 0 } });
    flow.send({ type: 'submit' });
    await settled();
    expect(asked.slice(1)).toEqual([
      { questionId, choice: 1 },
      { questionId, choice: 1 },
      { questionId, choice: 0 },
    ]);
    flow.send({ type: 'stop' });
    await settled();
    expect(told).toEqual([ended]);
  });

  it('goes on with the question that waits where this one was answered elsewhere', async () => {
    const { flow, asked, settled, look } = start('running', examplePlacement, refusal(409), nextQuestion);
    await settled();
    flow.send({ type: 'choose', choice: 1 });
    flow.send({ type: 'submit' });
    await settled();
    expect(look()).toMatchObject({ value: 'asking', context: { placement: { asked: 4 }, choice: null } });
    expect(asked.at(-1)).toBe('get');
  });

  it('goes on, or is stopped again, where it could not be stopped', async () => {
    const { flow, asked, told, settled, look } = start('none', examplePlacement, refusal(500), refusal(500));
    flow.send({ type: 'start' });
    await settled();
    flow.send({ type: 'stop' });
    await settled();
    expect(look()).toMatchObject({ value: 'notStopped', context: { failure: { status: 500 } } });
    flow.send({ type: 'stop' });
    await settled();
    expect(told).toEqual([]);
    flow.send({ type: 'goOn' });
    await settled();
    expect(look().value).toBe('asking');
    expect(asked).toEqual(['start', 'end', 'end', 'get']);
  });
});
