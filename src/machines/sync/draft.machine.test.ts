import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { draftMachine } from './draft.machine.ts';
import type { DraftEvent, Input, OtherDraft, PageDraft } from './draft.ts';

const draftKey = { person: 'ada', form: 'extension', subject: 'question-log' } as const;
const typed = { reason: 'I am away.' };
/** The draft of another device; `inOtherTab` is that of another tab of this device. */
const elsewhere: OtherDraft = {
  values: { reason: 'I am ill.' },
  savedAt: '2026-11-20T14:32:00Z',
  versions: { serverRevision: 4 },
};
const inOtherTab: OtherDraft = {
  ...elsewhere,
  versions: { serverRevision: 4, deviceId: 'a tab', writeId: 'its write' },
};
const lost: Failure = { kind: 'unreachable', status: 0, message: null, retryAfter: null };
const refusal = (status: number, retryAfter: number | null = null): Failure => {
  return { kind: 'refused', status, message: 'No.', retryAfter };
};

function start(input: Partial<Input> = {}) {
  const clock = new SimulatedClock();
  const calls: [name: string, draft: PageDraft][] = [];
  let stopped = 0;
  const keeping = (name: string) =>
    fromCallback<DraftEvent, PageDraft>(({ input: draft }) => {
      calls.push([name, draft]);
      return () => {
        stopped += 1;
      };
    });
  const machine = draftMachine.provide({ actors: { writeDraft: keeping('write'), saveDraft: keeping('save') } });
  const actor = createActor(machine, {
    clock,
    input: {
      draftKey,
      values: {},
      serverRevision: 0,
      deviceId: 'laptop',
      writeId: '',
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
    /** Types something, and reports that the device has stored it under this write's id. */
    keep: (writeId = 'write 1') => {
      type();
      clock.increment(250);
      send({ type: 'draft.written', writeId });
    },
  };
}

/** A draft that is being sent to the server for the first time. */
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
    ['unsaved', 'sending', ['save']],
    ['conflict', 'conflict', []],
  ] as const)('with %s as %s', (found, value, names) => {
    const draft = start({ found, values: typed, other: elsewhere });
    expect(draft.value()).toBe(value);
    expect(draft.names()).toEqual(names);
  });
});

describe('§sync.11, §sync.13 A draft that is typed', () => {
  it('is kept on the device a quarter of a second after the last change, and then says so', () => {
    const { send, clock, calls, type, value, context } = start({ serverRevision: 3, writeId: 'write 0' });
    for (const reason of ['I', 'I am', 'I am away.']) {
      type(reason);
      clock.increment(249);
      expect(value()).toBe('typing');
    }
    expect(calls).toEqual([]);
    clock.increment(1);
    expect(value()).toBe('writing');
    expect(calls).toEqual([
      ['write', { draftKey, values: typed, serverRevision: 3, deviceId: 'laptop', writeId: 'write 0' }],
    ]);
    send({ type: 'draft.written', writeId: 'write 1' });
    expect(value()).toBe('kept');
    expect(context().writeId).toBe('write 1');
  });

  it('is sent after two more seconds without a change, and is called saved once the server has it', () => {
    const { send, clock, names, last, keep, value, context } = start();
    keep();
    clock.increment(1_999);
    expect(value()).toBe('kept');
    clock.increment(1);
    expect(value()).toBe('sending');
    expect(names()).toEqual(['write', 'save']);
    expect(last()).toEqual({ draftKey, values: typed, serverRevision: 0, deviceId: 'laptop', writeId: 'write 1' });
    send({ type: 'draft.saved', serverRevision: 1 });
    expect(value()).toBe('saved');
    expect(context().serverRevision).toBe(1);
    clock.increment(120_000);
    expect(names()).toEqual(['write', 'save']);
  });

  it.each([
    ['written', 250, { type: 'draft.written', writeId: 'write 1' }],
    ['sent', 2_250, { type: 'draft.saved', serverRevision: 1 }],
  ] as const)('is not called saved where something was typed while it was %s', (_what, after, end) => {
    const draft = start();
    draft.type();
    draft.clock.increment(250);
    if (after > 250) {
      draft.send({ type: 'draft.written', writeId: 'write 1' });
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
    const { send, emitted, names, last, type, value } = start({ serverRevision: 2 });
    type();
    send({ type: 'leave' });
    expect(value()).toBe('sending');
    expect(emitted).toEqual([{ type: 'keep', draft: last() }]);
    expect([names(), last()?.values, last()?.serverRevision]).toEqual([['save'], typed, 2]);
  });

  it.each(['writing', 'kept'])('is sent at once where the page is left while it is %s', (state) => {
    const draft = start();
    draft.type();
    draft.clock.increment(250);
    if (state === 'kept') draft.send({ type: 'draft.written', writeId: 'write 1' });
    expect(draft.value()).toBe(state);
    draft.send({ type: 'leave' });
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
    send({ type: 'draft.saved', serverRevision: 1 });
    expect(value()).toBe('saved');
  });

  it('begins anew with its waits after a success', () => {
    const { send, clock, type, value } = sending();
    send({ type: 'draft.delayed', failure: lost });
    clock.increment(1_500);
    send({ type: 'draft.saved', serverRevision: 1 });
    type('I am ill.');
    clock.increment(250);
    send({ type: 'draft.written', writeId: 'write 2' });
    expect(value()).toBe('kept');
    clock.increment(2_000);
    send({ type: 'draft.delayed', failure: lost });
    clock.increment(1_500);
    expect(value()).toBe('sending');
  });

  it('goes out as soon as requests get through again', () => {
    const { send, value } = sending();
    send({ type: 'draft.delayed', failure: lost });
    send({ type: 'connected' });
    expect(value()).toBe('sending');
  });

  it('is never sent earlier than the server has asked for, whatever is typed or reported', () => {
    const { send, clock, names, last, type, value } = sending();
    send({ type: 'draft.delayed', failure: refusal(429, 30) });
    send({ type: 'connected' });
    expect(value()).toBe('waiting');
    type('I am ill.');
    clock.increment(250);
    send({ type: 'draft.written', writeId: 'write 2' });
    expect(value()).toBe('waiting');
    clock.increment(30_000);
    expect(names()).toEqual(['write', 'save', 'write']);
    clock.increment(1_500);
    expect(value()).toBe('sending');
    expect(last()).toMatchObject({ values: { reason: 'I am ill.' }, writeId: 'write 2' });
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
    send({ type: 'draft.saved', serverRevision: 1 });
    expect(value()).toBe('saved');
    expect(context().serverRevision).toBe(1);
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
  /** A draft that was typed here, and then got a conflict with the other version. */
  const inConflict = (other: OtherDraft) => {
    const draft = start({ serverRevision: 3, writeId: 'write 0' });
    draft.keep();
    draft.send({ type: 'draft.conflict', other });
    draft.emitted.splice(0);
    return draft;
  };

  it('is in conflict whatever it was doing, writes nothing, and keeps what is typed', () => {
    const draft = start();
    draft.keep();
    draft.send({ type: 'draft.conflict', other: elsewhere });
    expect(draft.value()).toBe('conflict');
    expect(draft.emitted).toEqual([{ type: 'keep', draft: expect.objectContaining({ values: typed }) }]);
    draft.type('I am away until May.');
    expect(draft.emitted.at(-1)).toMatchObject({ draft: { values: { reason: 'I am away until May.' } } });
    draft.clock.increment(120_000);
    expect(draft.value()).toBe('conflict');
    expect(draft.names()).toEqual(['write']);
  });

  it('shows the newest of the other versions, and is stored only when it changes itself', () => {
    const draft = inConflict(elsewhere);
    draft.send({ type: 'draft.conflict', other: inOtherTab });
    expect(draft.context().other).toBe(inOtherTab);
    expect(draft.emitted).toEqual([]);
  });

  it("gives way to another device's version, which the device then has, too", () => {
    const { send, last, value, context } = inConflict(elsewhere);
    send({ type: 'useOther' });
    expect(value()).toBe('writing');
    expect(last()).toEqual({
      draftKey,
      values: elsewhere.values,
      serverRevision: 4,
      deviceId: 'laptop',
      writeId: 'write 1',
    });
    expect(context().other).toBeNull();
  });

  it("gives way to another tab's version, which the device has", () => {
    const { send, clock, last, names, value } = inConflict(inOtherTab);
    send({ type: 'useOther' });
    expect(value()).toBe('kept');
    clock.increment(2_000);
    expect(names().at(-1)).toBe('save');
    expect(last()).toEqual({
      draftKey,
      values: elsewhere.values,
      serverRevision: 4,
      deviceId: 'a tab',
      writeId: 'its write',
    });
  });

  it("keeps this page's values of fields that the other version lacks", () => {
    const { send, type, last } = inConflict(elsewhere);
    send({ type: 'change', values: { reason: 'I am away.', files: ['a file'] } });
    send({ type: 'useOther' });
    expect(last()?.values).toEqual({ reason: 'I am ill.', files: ['a file'] });
    expect(type).toBeDefined();
  });

  it.each([
    ["another device's", elsewhere, { deviceId: 'laptop', writeId: 'write 1' }],
    ["another tab's", inOtherTab, { deviceId: 'a tab', writeId: 'its write' }],
  ])('is written over %s where the student says so', (_whose, other, versions) => {
    const { send, last, names, value } = inConflict(other);
    send({ type: 'keepMine' });
    expect(value()).toBe('writing');
    expect(names()).toEqual(['write', 'write']);
    expect(last()).toEqual({ draftKey, values: typed, serverRevision: 4, ...versions });
  });

  it('overwrites nothing until something is typed here', () => {
    const { send, clock, names, last, type, value } = start({ found: 'conflict', other: inOtherTab });
    send({ type: 'keepMine' });
    expect(value()).toBe('empty');
    expect(names()).toEqual([]);
    type();
    clock.increment(250);
    expect(last()).toMatchObject({ serverRevision: 4, writeId: 'its write' });
  });

  it('does not delete the other version when this one is discarded', () => {
    const { send, emitted, value } = inConflict(inOtherTab);
    send({ type: 'discard' });
    expect(value()).toBe('conflict');
    expect(emitted).toEqual([]);
    send({ type: 'keepMine' });
    expect(value()).toBe('empty');
  });
});

describe('§sync.16 A draft ends', () => {
  it('when its form is sent: the device forgets it without a call, and the next draft is a new one', () => {
    const { send, clock, names, emitted, type, value, last } = start({
      found: 'saved',
      values: typed,
      serverRevision: 3,
      writeId: 'write 0',
    });
    type('I am away until May.');
    send({ type: 'sent' });
    expect(value()).toBe('empty');
    expect(emitted).toEqual([{ type: 'erase', draftKey, serverRevision: null }]);
    clock.increment(120_000);
    expect(names()).toEqual([]);
    type();
    clock.increment(250);
    expect(last()).toMatchObject({ serverRevision: 0, writeId: '' });
  });

  it('when it is discarded, on the server, too', () => {
    const { send, emitted, value, context } = start({ found: 'saved', values: typed, serverRevision: 3 });
    send({ type: 'discard' });
    expect(value()).toBe('empty');
    expect(emitted).toEqual([{ type: 'erase', draftKey, serverRevision: 3 }]);
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

  it('but not when another tab discards it: it is stored again as it is here', () => {
    const { send, value, last } = start({ found: 'saved', values: typed });
    send({ type: 'draft.discarded' });
    expect(value()).toBe('writing');
    expect(last()?.values).toEqual(typed);
  });

  it('and forgets why the server refused it', () => {
    const { send, context } = sending();
    send({ type: 'draft.rejected', failure: refusal(422) });
    send({ type: 'sent' });
    expect(context()).toMatchObject({ failure: null, tries: 0 });
  });
});
