import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAims, exampleLearningPath } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { learningAimMachine } from './aim.machine.ts';
import type { Path } from './arrangement.ts';

const [sql, analyst] = ['answer-questions-with-sql', 'work-as-a-data-analyst'];

function start(current: string | null, ...ends: (Error | undefined)[]) {
  const asked: string[] = [];
  const answer = (what: string) => {
    asked.push(what);
    const end = ends.shift();
    if (end) throw end;
  };
  const flow = createActor(
    learningAimMachine.provide({
      actors: {
        listAims: fromPromise<OperationOutput<'listAims'>, unknown>(async () => {
          answer('list');
          return exampleAims;
        }),
        chooseAim: fromPromise<Path, OperationInput<'chooseAim'>>(async ({ input }) => {
          answer(input.aimId);
          return exampleLearningPath;
        }),
        leaveAim: fromPromise<undefined, unknown>(async () => {
          answer('leave');
          return undefined;
        }),
      },
    }),
    { input: { current } },
  );
  const changes: (Path | null)[] = [];
  flow.on('changed', (event) => changes.push(event.path));
  flow.start();
  return { flow, asked, changes, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.80 The aim', () => {
  it('is chosen from the list, and the path is told', async () => {
    const { flow, asked, changes, settled, look } = start(null);
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'choosing', context: { aims: exampleAims.aims } });
    flow.send({ type: 'cancel' });
    expect(look().value).toBe('choosing');
    flow.send({ type: 'choose', aimId: sql });
    expect(look()).toMatchObject({ value: 'saving', context: { current: null, wanted: sql } });
    await settled();
    expect(look()).toMatchObject({ value: 'chosen', context: { current: sql } });
    expect(changes).toEqual([exampleLearningPath]);
    expect(asked).toEqual(['list', sql]);
  });

  it('can be tried again where the list does not load', async () => {
    const { flow, settled, look } = start(null, refusal(500));
    await settled();
    expect(look()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
    flow.send({ type: 'cancel' });
    expect(look().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(look()).toMatchObject({ value: 'choosing', context: { failure: null } });
  });

  it('stays as it was where another could not be saved', async () => {
    const { flow, asked, changes, settled, look } = start(analyst, undefined, refusal(500), refusal(500));
    expect(look().value).toBe('chosen');
    flow.send({ type: 'change' });
    await settled();
    flow.send({ type: 'choose', aimId: sql });
    await settled();
    expect(look()).toMatchObject({ value: 'notChosen', context: { current: analyst, failure: { status: 500 } } });
    flow.send({ type: 'choose', aimId: sql });
    await settled();
    expect(changes).toEqual([]);
    flow.send({ type: 'cancel' });
    expect(look()).toMatchObject({ value: 'chosen', context: { current: analyst } });
    expect(asked).toEqual(['list', sql, sql]);
  });

  it('stays unchosen when the first choice fails and is cancelled', async () => {
    const { flow, settled, look } = start(null, undefined, refusal(500), undefined);
    await settled();
    flow.send({ type: 'choose', aimId: sql });
    await settled();
    flow.send({ type: 'cancel' });
    expect(look().value).toBe('notChosen');
    flow.send({ type: 'choose', aimId: analyst });
    await settled();
    expect(look()).toMatchObject({ value: 'chosen', context: { current: analyst, failure: null } });
  });

  it('stays as it was when the list is closed, whether or not it has loaded', async () => {
    const { flow, settled, look } = start(analyst, refusal(500));
    flow.send({ type: 'change' });
    await settled();
    flow.send({ type: 'cancel' });
    expect(look().value).toBe('chosen');
    flow.send({ type: 'change' });
    await settled();
    flow.send({ type: 'cancel' });
    expect(look()).toMatchObject({ value: 'chosen', context: { current: analyst } });
  });
});

describe('§analytics.81 Leaving the path', () => {
  it('is asked once, and then done', async () => {
    const { flow, asked, changes, settled, look } = start(analyst);
    flow.send({ type: 'leave' });
    expect(look().value).toBe('confirming');
    flow.send({ type: 'cancel' });
    expect(look().value).toBe('chosen');
    flow.send({ type: 'leave' });
    flow.send({ type: 'confirm' });
    expect(look().value).toBe('leaving');
    await settled();
    expect(changes).toEqual([null]);
    await settled();
    expect(look()).toMatchObject({ value: 'choosing', context: { current: null } });
    expect(asked).toEqual(['leave', 'list']);
  });

  it('can be tried again, or given up', async () => {
    const { flow, asked, changes, settled, look } = start(analyst, refusal(500), refusal(500));
    flow.send({ type: 'leave' });
    flow.send({ type: 'confirm' });
    await settled();
    expect(look()).toMatchObject({ value: 'notLeft', context: { current: analyst, failure: { status: 500 } } });
    flow.send({ type: 'confirm' });
    await settled();
    expect(asked).toEqual(['leave', 'leave']);
    flow.send({ type: 'cancel' });
    expect(look()).toMatchObject({ value: 'chosen', context: { current: analyst } });
    expect(changes).toEqual([]);
  });
});
