import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusal, settled } from '../testing.ts';
import { timeRecordingMachine } from './time-recording.machine.ts';

function start(ends: (Error | undefined)[] = []) {
  const asked: (boolean | 'delete')[] = [];
  const answer = (what: boolean | 'delete') => {
    asked.push(what);
    const end = ends.shift();
    if (end) throw end;
    return undefined;
  };
  const flow = createActor(
    timeRecordingMachine.provide({
      actors: {
        setTimeRecording: fromPromise<undefined, { isOn: boolean }>(async ({ input }) => answer(input.isOn)),
        deleteRecordedTime: fromPromise<undefined, unknown>(async () => answer('delete')),
      },
    }),
    { input: { isOn: true } },
  );
  const changes: unknown[] = [];
  flow.on('changed', (event) => changes.push(event));
  flow.start();
  return { flow, asked, changes, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.29 The switch for active time', () => {
  it('is saved as it is made, off and on', async () => {
    const { flow, asked, changes, settled, look } = start();
    flow.send({ type: 'toggle' });
    expect(look()).toMatchObject({ value: 'saving', context: { isOn: true } });
    await settled();
    expect(look()).toMatchObject({ value: 'chosen', context: { isOn: false } });
    flow.send({ type: 'toggle' });
    await settled();
    expect(look().context.isOn).toBe(true);
    expect(asked).toEqual([false, true]);
    expect(changes).toHaveLength(2);
  });

  it('stays as it was where it could not be saved', async () => {
    const { flow, asked, changes, settled, look } = start([refusal(500), undefined]);
    flow.send({ type: 'toggle' });
    await settled();
    expect(look()).toMatchObject({ value: 'notSaved', context: { isOn: true, failure: { status: 500 } } });
    expect(changes).toHaveLength(0);
    flow.send({ type: 'toggle' });
    await settled();
    expect(asked).toEqual([false, false]);
    expect(look()).toMatchObject({ value: 'chosen', context: { isOn: false } });
  });
});

describe('§analytics.30 Deleting recorded time', () => {
  it('is asked once, and can be left', async () => {
    const { flow, asked, changes, settled, look } = start();
    flow.send({ type: 'delete' });
    expect(look().value).toBe('confirming');
    flow.send({ type: 'cancel' });
    expect(look().value).toBe('chosen');
    flow.send({ type: 'delete' });
    flow.send({ type: 'confirm' });
    expect(look().value).toBe('deleting');
    await settled();
    expect(look().value).toBe('deleted');
    expect(asked).toEqual(['delete']);
    expect(changes).toHaveLength(1);
    flow.send({ type: 'delete' });
    expect(look().value).toBe('confirming');
  });

  it('can be tried again where it failed, or left', async () => {
    const { flow, asked, changes, settled, look } = start([refusal(500), refusal(500), undefined]);
    flow.send({ type: 'delete' });
    flow.send({ type: 'confirm' });
    await settled();
    expect(look()).toMatchObject({ value: 'notDeleted', context: { failure: { status: 500 } } });
    flow.send({ type: 'cancel' });
    expect(look().value).toBe('chosen');
    flow.send({ type: 'delete' });
    flow.send({ type: 'confirm' });
    await settled();
    flow.send({ type: 'confirm' });
    await settled();
    expect(look().value).toBe('deleted');
    expect(asked).toHaveLength(3);
    expect(changes).toHaveLength(1);
  });

  it('leaves the switch to be used after it, and after a choice that failed', async () => {
    const { flow, settled, look } = start([undefined, refusal(500)]);
    flow.send({ type: 'delete' });
    flow.send({ type: 'confirm' });
    await settled();
    flow.send({ type: 'toggle' });
    expect(look().value).toBe('saving');
    await settled();
    flow.send({ type: 'delete' });
    expect(look().value).toBe('confirming');
  });
});
