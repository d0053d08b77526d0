import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { DraftEvent, DraftInput } from '../api/operation.ts';
import { draftMachine } from './draft.machine.ts';

const place = { person: 'ada', form: 'extension', subject: 'question-log' } as const;

function start({ found = false } = {}) {
  const clock = new SimulatedClock();
  const written: object[] = [];
  const writeDraft = fromCallback<DraftEvent, DraftInput>(({ input }) => void written.push(input.values));
  const machine = draftMachine.provide({ actors: { writeDraft } });
  const actor = createActor(machine, { clock, input: { place, found } });
  const erased: object[] = [];
  actor.on('erase', (event) => erased.push(event.place));
  actor.start();
  const type = (reason: string) => actor.send({ type: 'change', values: { reason } });
  return { actor, clock, written, erased, type, value: () => actor.getSnapshot().value };
}

describe('A draft', () => {
  it.each([
    [true, 'saved'],
    [false, 'empty'],
  ])('found on the device: %s, starts as %s', (found, value) => {
    expect(start({ found }).value()).toBe(value);
  });

  it('is kept a quarter of a second after the last change, and says so once it is', () => {
    const { actor, clock, written, type, value } = start();
    for (const reason of ['I', 'I am', 'I am away.']) {
      type(reason);
      clock.increment(249);
      expect(value()).toBe('typing');
    }
    expect(written).toEqual([]);
    clock.increment(1);
    expect(value()).toBe('writing');
    expect(written).toEqual([{ reason: 'I am away.' }]);
    actor.send({ type: 'draft.written' });
    expect(value()).toBe('saved');
  });

  it('is kept at once where the page is left', () => {
    const { actor, written, type } = start();
    type('I am');
    actor.send({ type: 'keep' });
    expect(written).toEqual([{ reason: 'I am' }]);
  });

  it('is not called saved where something was typed while it was written', () => {
    const { actor, clock, written, type, value } = start();
    type('I am');
    clock.increment(250);
    type('I am away.');
    actor.send({ type: 'draft.written' });
    expect(value()).toBe('typing');
    clock.increment(250);
    expect(written).toEqual([{ reason: 'I am' }, { reason: 'I am away.' }]);
  });

  it('is tried again after five seconds where the browser kept nothing', () => {
    const { actor, clock, written, type, value } = start();
    type('I am away.');
    clock.increment(250);
    actor.send({ type: 'draft.refused' });
    expect(value()).toBe('refused');
    clock.increment(5_000);
    expect(value()).toBe('writing');
    expect(written).toHaveLength(2);
  });

  it('is erased once it was sent, whatever it was doing', () => {
    const { actor, clock, written, erased, type, value } = start({ found: true });
    type('I am away.');
    actor.send({ type: 'sent' });
    expect(value()).toBe('empty');
    expect(erased).toEqual([place]);
    clock.increment(10_000);
    expect(written).toEqual([]);
  });
});
