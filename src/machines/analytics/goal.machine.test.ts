import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusal, settled } from '../testing.ts';
import { analyticsGoalMachine, firstGoal, type Goal } from './goal.machine.ts';

function start(goal: Goal | null, ends: (Error | undefined)[] = []) {
  const asked: (Goal | 'remove')[] = [];
  const answer = (what: Goal | 'remove') => {
    asked.push(what);
    const end = ends.shift();
    if (end) throw end;
    return undefined;
  };
  const flow = createActor(
    analyticsGoalMachine.provide({
      actors: {
        setGoal: fromPromise<undefined, Goal>(async ({ input }) => answer(input)),
        removeGoal: fromPromise<undefined, unknown>(async () => answer('remove')),
      },
    }),
    { input: { goal } },
  );
  const changes: unknown[] = [];
  flow.on('changed', (event) => changes.push(event));
  flow.start();
  return { flow, asked, changes, settled, look: () => flow.getSnapshot() };
}
const goal = { days: 3, minutes: 30 };
const higher = { days: 5, minutes: 45 };
const other = { days: 1, minutes: 240 };

describe('§analytics.28 The goal', () => {
  it('is set, and the week is told', async () => {
    const { flow, asked, changes, settled, look } = start(null);
    flow.send({ type: 'edit' });
    expect(look()).toMatchObject({ value: 'editing', context: { wanted: firstGoal } });
    flow.send({ type: 'submit', goal: higher });
    expect(look()).toMatchObject({ value: 'saving', context: { goal: null, wanted: higher } });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { goal: higher, failure: null } });
    expect(asked).toEqual([higher]);
    expect(changes).toHaveLength(1);
  });

  it('holds while another could not be saved, and what was typed is kept', async () => {
    const { flow, asked, changes, settled, look } = start(goal, [refusal(500), refusal(500)]);
    flow.send({ type: 'edit' });
    expect(look().context.wanted).toEqual(goal);
    flow.send({ type: 'submit', goal: higher });
    await settled();
    expect(look()).toMatchObject({ value: 'rejected', context: { goal, wanted: higher, failure: { status: 500 } } });
    flow.send({ type: 'submit', goal: other });
    await settled();
    expect(look().value).toBe('rejected');
    expect(changes).toHaveLength(0);
    flow.send({ type: 'cancel' });
    expect(look().value).toBe('shown');
    flow.send({ type: 'edit' });
    expect(look().context.wanted).toEqual(goal);
    flow.send({ type: 'cancel' });
    expect(look()).toMatchObject({ value: 'shown', context: { goal } });
    expect(asked).toEqual([higher, other]);
  });

  it('is saved at the second try after a failure', async () => {
    const { flow, settled, look } = start(goal, [refusal(500)]);
    flow.send({ type: 'edit' });
    flow.send({ type: 'submit', goal: higher });
    await settled();
    flow.send({ type: 'submit', goal: higher });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { goal: higher, failure: null } });
  });

  it('is taken away', async () => {
    const { flow, asked, changes, settled, look } = start(goal, [refusal(500), refusal(500), undefined]);
    flow.send({ type: 'remove' });
    expect(look().value).toBe('removing');
    await settled();
    expect(look()).toMatchObject({ value: 'notRemoved', context: { goal, failure: { status: 500 } } });
    flow.send({ type: 'edit' });
    expect(look().value).toBe('editing');
    flow.send({ type: 'cancel' });
    flow.send({ type: 'remove' });
    await settled();
    flow.send({ type: 'remove' });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { goal: null, failure: null } });
    expect(asked).toEqual(['remove', 'remove', 'remove']);
    expect(changes).toHaveLength(1);
  });
});
