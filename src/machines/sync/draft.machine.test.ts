import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { DraftEvent, DraftInput, OtherDraft } from '../../api/operation.ts';
import { draftMachine } from './draft.machine.ts';
import type { Input } from './draft-parts.ts';

const place = { person: 'ada', form: 'extension', subject: 'question-log' } as const;
const typed = { reason: 'I am away.' };
/** On another device, and in another tab of this one. */
const elsewhere: OtherDraft = {
  values: { reason: 'I am ill.' },
  savedAt: '2026-11-20T14:32:00Z',
  known: { base: 4 },
};
const inOtherTab: OtherDraft = { ...elsewhere, known: { base: 4, writer: 'a tab', seen: 'its mark' } };
const lost: Failure = { kind: 'unreachable', status: 0, message: null, retryAfter: null };
const refusal = (status: number, retryAfter: number | null = null): Failure => {
  return { kind: 'refused', status, message: 'No.', retryAfter };
};

function start(input: Partial<Input> = {}) {
  const clock = new SimulatedClock();
  const calls: [name: string, draft: DraftInput][] = [];
  let stopped = 0;
  const keeping = (name: string) =>
    fromCallback<DraftEvent, DraftInput>(({ input: draft }) => {
      calls.push([name, draft]);
      return () => {
        stopped += 1;
      };
    });
  const machine = draftMachine.provide({ actors: { writeDraft: keeping('write'), saveDraft: keeping('save') } });
  const actor = createActor(machine, {
    clock,
    input: {
      place,
      values: {},
      base: 0,
      writer: 'laptop',
      seen: '',
      found: 'nothing',
      other: null,
      random: () => 0.5,
      ...input,
    },
  });
  const emitted: object[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const { send } = actor;
  const type = (reason = typed.reason) => send({ type: 'change', values: { reason } });
  return {
    send,
    clock,
    calls,
    emitted,
    type,
    names: () => calls.map(([name]) => name),
    last: () => calls.at(-1)?.[1],
    stops: () => stopped,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    /** Typed, and kept on the device under this mark. */
    keep: (seen = 'mark 1') => {
      type();
      clock.increment(250);
      send({ type: 'draft.written', seen });
    },
  };
}

/** On its way to the server for the first time. */
function sending() {
  const draft = start();
  draft.keep();
  draft.clock.increment(2_000);
  return draft;
}

describe('§sync.12 A draft begins', () => {
  it.each([
    ['nothing', 'empty', []],
    ['saved', 'saved', []],
    ['unsent', 'sending', ['save']],
    ['outdated', 'outdated', []],
  ] as const)('with %s as %s', (found, value, names) => {
    const draft = start({ found, values: typed, other: elsewhere });
    expect(draft.value()).toBe(value);
    expect(draft.names()).toEqual(names);
  });
});

describe('§sync.11, §sync.13 A draft that is typed', () => {
  it('is kept on the device a quarter of a second after the last change, and then says so', () => {
    const { send, clock, calls, type, value, context } = start({ base: 3, seen: 'mark 0' });
    for (const reason of ['I', 'I am', 'I am away.']) {
      type(reason);
      clock.increment(249);
      expect(value()).toBe('typing');
    }
    expect(calls).toEqual([]);
    clock.increment(1);
    expect(value()).toBe('writing');
    expect(calls).toEqual([['write', { place, values: typed, base: 3, writer: 'laptop', seen: 'mark 0' }]]);
    send({ type: 'draft.written', seen: 'mark 1' });
    expect(value()).toBe('kept');
    expect(context().seen).toBe('mark 1');
  });

  it('is sent after two calm seconds more, and is called saved once the server has it', () => {
    const { send, clock, names, last, keep, value, context } = start();
    keep();
    clock.increment(1_999);
    expect(value()).toBe('kept');
    clock.increment(1);
    expect(value()).toBe('sending');
    expect(names()).toEqual(['write', 'save']);
    expect(last()).toEqual({ place, values: typed, base: 0, writer: 'laptop', seen: 'mark 1' });
    send({ type: 'draft.saved', base: 1 });
    expect(value()).toBe('saved');
    expect(context().base).toBe(1);
    clock.increment(120_000);
    expect(names()).toEqual(['write', 'save']);
  });

  it.each([
    ['written', 250, { type: 'draft.written', seen: 'mark 1' }],
    ['sent', 2_250, { type: 'draft.saved', base: 1 }],
  ] as const)('is not called saved where something was typed while it was %s', (_what, after, end) => {
    const draft = start();
    draft.type();
    draft.clock.increment(250);
    if (after > 250) {
      draft.send({ type: 'draft.written', seen: 'mark 1' });
      draft.clock.increment(2_000);
    }
    draft.type('I am away until May.');
    draft.send(end);
    expect(draft.value()).toBe('typing');
    expect(draft.stops()).toBe(after > 250 ? 2 : 1);
    draft.clock.increment(250);
    expect(draft.last()?.values).toEqual({ reason: 'I am away until May.' });
  });

  it('is kept and sent at once where the page is left', () => {
    const { send, emitted, names, last, type, value } = start({ base: 2 });
    type();
    send({ type: 'keep' });
    expect(value()).toBe('sending');
    expect(emitted).toEqual([{ type: 'keep', draft: last() }]);
    expect([names(), last()?.values, last()?.base]).toEqual([['save'], typed, 2]);
  });

  it.each(['writing', 'kept'])('is sent at once where the page is left while it is %s', (state) => {
    const draft = start();
    draft.type();
    draft.clock.increment(250);
    if (state === 'kept') draft.send({ type: 'draft.written', seen: 'mark 1' });
    expect(draft.value()).toBe(state);
    draft.send({ type: 'keep' });
    expect(draft.value()).toBe('sending');
    expect(draft.emitted).toEqual([]);
  });
});

describe('§sync.17 A draft that the server does not take for now', () => {
  it('is sent again by itself, later each time', () => {
    const { send, clock, names, value } = sending();
    for (const [wait, count] of [
      [1_500, 2],
      [3_000, 3],
      [6_000, 4],
    ] as const) {
      send({ type: 'draft.delayed', failure: lost });
      expect(value()).toBe('waiting');
      clock.increment(wait - 1);
      expect(names()).toHaveLength(count);
      clock.increment(1);
      expect(names()).toHaveLength(count + 1);
      expect(value()).toBe('sending');
    }
    send({ type: 'draft.saved', base: 1 });
    expect(value()).toBe('saved');
  });

  it('begins anew with its waits after a success', () => {
    const { send, clock, type, value } = sending();
    send({ type: 'draft.delayed', failure: lost });
    clock.increment(1_500);
    send({ type: 'draft.saved', base: 1 });
    type('I am ill.');
    clock.increment(250);
    send({ type: 'draft.written', seen: 'mark 2' });
    expect(value()).toBe('kept');
    clock.increment(2_000);
    send({ type: 'draft.delayed', failure: lost });
    clock.increment(1_500);
    expect(value()).toBe('sending');
  });

  it('goes out as soon as requests get through again', () => {
    const { send, value } = sending();
    send({ type: 'draft.delayed', failure: lost });
    send({ type: 'wake' });
    expect(value()).toBe('sending');
  });

  it('is never sent earlier than the server has asked for, whatever is typed or heard', () => {
    const { send, clock, names, last, type, value } = sending();
    send({ type: 'draft.delayed', failure: refusal(429, 30) });
    send({ type: 'wake' });
    expect(value()).toBe('waiting');
    type('I am ill.');
    clock.increment(250);
    send({ type: 'draft.written', seen: 'mark 2' });
    expect(value()).toBe('waiting');
    clock.increment(30_000);
    expect(names()).toEqual(['write', 'save', 'write']);
    clock.increment(1_500);
    expect(value()).toBe('sending');
    expect(last()).toMatchObject({ values: { reason: 'I am ill.' }, seen: 'mark 2' });
  });

  it('is shown with the reason where the server never takes it, and sent again once it is changed', () => {
    const { send, clock, names, type, value, context } = sending();
    send({ type: 'draft.rejected', failure: refusal(422) });
    expect(value()).toBe('rejected');
    expect(context().failure?.message).toBe('No.');
    clock.increment(120_000);
    expect(names()).toEqual(['write', 'save']);
    type('I am ill.');
    expect(value()).toBe('typing');
  });
});

describe('A draft that the browser does not keep', () => {
  const refused = () => {
    const draft = start();
    draft.type();
    draft.clock.increment(250);
    draft.send({ type: 'draft.refused' });
    return draft;
  };

  it('goes to the server at once, and is saved there', () => {
    const { send, names, value, context } = refused();
    expect(value()).toEqual({ refused: 'sending' });
    expect(names()).toEqual(['write', 'save']);
    send({ type: 'draft.saved', base: 1 });
    expect(value()).toBe('saved');
    expect(context().base).toBe(1);
  });

  it.each([
    { type: 'draft.delayed', failure: lost },
    { type: 'draft.rejected', failure: refusal(422) },
  ] as const)('is tried again later, device and server, after $type', (event) => {
    const { send, clock, names, value } = refused();
    send(event);
    expect(value()).toEqual({ refused: 'waiting' });
    clock.increment(1_500);
    expect(value()).toBe('writing');
    expect(names()).toEqual(['write', 'save', 'write']);
    send({ type: 'draft.refused' });
    send(event);
    clock.increment(1_500);
    expect(value()).toEqual({ refused: 'waiting' });
    clock.increment(1_500);
    expect(value()).toBe('writing');
  });
});

describe('§sync.14 A draft that was changed elsewhere', () => {
  /** Typed here, and then told of the other's. */
  const outdated = (other: OtherDraft) => {
    const draft = start({ base: 3, seen: 'mark 0' });
    draft.keep();
    draft.send({ type: 'draft.outdated', other });
    draft.emitted.splice(0);
    return draft;
  };

  it('is told so whatever it was doing, writes nothing, and keeps what is typed', () => {
    const draft = start();
    draft.keep();
    draft.send({ type: 'draft.outdated', other: elsewhere });
    expect(draft.value()).toBe('outdated');
    expect(draft.emitted).toEqual([{ type: 'keep', draft: expect.objectContaining({ values: typed }) }]);
    draft.type('I am away until May.');
    expect(draft.emitted.at(-1)).toMatchObject({ draft: { values: { reason: 'I am away until May.' } } });
    draft.clock.increment(120_000);
    expect(draft.value()).toBe('outdated');
    expect(draft.names()).toEqual(['write']);
  });

  it('shows the newest of the others, and is kept only when it changes itself', () => {
    const draft = outdated(elsewhere);
    draft.send({ type: 'draft.outdated', other: inOtherTab });
    expect(draft.context().other).toBe(inOtherTab);
    expect(draft.emitted).toEqual([]);
  });

  it("gives way to another device's version, which the device then has, too", () => {
    const { send, last, value, context } = outdated(elsewhere);
    send({ type: 'use' });
    expect(value()).toBe('writing');
    expect(last()).toEqual({ place, values: elsewhere.values, base: 4, writer: 'laptop', seen: 'mark 1' });
    expect(context().other).toBeNull();
  });

  it("gives way to another tab's version, which the device has", () => {
    const { send, clock, last, names, value } = outdated(inOtherTab);
    send({ type: 'use' });
    expect(value()).toBe('kept');
    clock.increment(2_000);
    expect(names().at(-1)).toBe('save');
    expect(last()).toEqual({ place, values: elsewhere.values, base: 4, writer: 'a tab', seen: 'its mark' });
  });

  it("keeps of this page what the other's version does not have", () => {
    const { send, type, last } = outdated(elsewhere);
    send({ type: 'change', values: { reason: 'I am away.', files: ['a file'] } });
    send({ type: 'use' });
    expect(last()?.values).toEqual({ reason: 'I am ill.', files: ['a file'] });
    expect(type).toBeDefined();
  });

  it.each([
    ["another device's", elsewhere, { writer: 'laptop', seen: 'mark 1' }],
    ["another tab's", inOtherTab, { writer: 'a tab', seen: 'its mark' }],
  ])('is written over %s where the student says so', (_whose, other, known) => {
    const { send, last, names, value } = outdated(other);
    send({ type: 'mine' });
    expect(value()).toBe('writing');
    expect(names()).toEqual(['write', 'write']);
    expect(last()).toEqual({ place, values: typed, base: 4, ...known });
  });

  it('writes nothing over it where nothing was typed here, until something is', () => {
    const { send, clock, names, last, type, value } = start({ found: 'outdated', other: inOtherTab });
    send({ type: 'mine' });
    expect(value()).toBe('empty');
    expect(names()).toEqual([]);
    type();
    clock.increment(250);
    expect(last()).toMatchObject({ base: 4, seen: 'its mark' });
  });

  it("does not take the other's with it when nothing is left of this one", () => {
    const { send, emitted, value } = outdated(inOtherTab);
    send({ type: 'discard' });
    expect(value()).toBe('outdated');
    expect(emitted).toEqual([]);
    send({ type: 'mine' });
    expect(value()).toBe('empty');
  });
});

describe('§sync.16 A draft ends', () => {
  it('with its form: the server knows, the device forgets it, and the next one is a new one', () => {
    const { send, clock, names, emitted, type, value, last } = start({
      found: 'saved',
      values: typed,
      base: 3,
      seen: 'mark 0',
    });
    type('I am away until May.');
    send({ type: 'sent' });
    expect(value()).toBe('empty');
    expect(emitted).toEqual([{ type: 'erase', place, base: null }]);
    clock.increment(120_000);
    expect(names()).toEqual([]);
    type();
    clock.increment(250);
    expect(last()).toMatchObject({ base: 0, seen: '' });
  });

  it('where nothing is left of it, on the server, too', () => {
    const { send, emitted, value, context } = start({ found: 'saved', values: typed, base: 3 });
    send({ type: 'discard' });
    expect(value()).toBe('empty');
    expect(emitted).toEqual([{ type: 'erase', place, base: 3 }]);
    expect(context().values).toEqual({});
  });

  it('where another tab has sent it, unless something newer was typed here', () => {
    const saved = start({ found: 'saved', values: typed });
    saved.send({ type: 'draft.ended' });
    expect(saved.value()).toBe('empty');
    const newer = start();
    newer.keep();
    newer.send({ type: 'draft.ended' });
    expect(newer.value()).toBe('kept');
  });

  it('is kept once more where another tab has discarded it, as it stands here', () => {
    const { send, value, last } = start({ found: 'saved', values: typed });
    send({ type: 'draft.discarded' });
    expect(value()).toBe('writing');
    expect(last()?.values).toEqual(typed);
  });

  it('forgets what the server refused it for', () => {
    const { send, context } = sending();
    send({ type: 'draft.rejected', failure: refusal(422) });
    send({ type: 'sent' });
    expect(context()).toMatchObject({ failure: null, tries: 0 });
  });
});
