import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { settled, step } from '../testing.ts';
import { type NewPasskey, type Passkey, passkeysMachine } from './passkeys.machine.ts';

const laptop: Passkey = { id: '1', name: 'Laptop', addedAt: '2026-11-16T08:00:00Z' };
const phone: Passkey = { id: '2', name: 'Phone', addedAt: '2026-11-18T08:00:00Z' };
const values: NewPasskey = { name: 'Phone', proof: { currentPassword: 'Learning1' } };
const refusal = () => Promise.reject(new ApiError({ kind: 'refused', status: 422, message: 'No.', retryAfter: null }));

type Calls = {
  list?: () => Promise<Passkey[]>;
  add?: (sent: NewPasskey) => Promise<Passkey | null>;
  rename?: (sent: { id: string; name: string }) => Promise<Passkey>;
  remove?: (sent: { id: string; proof: NewPasskey['proof'] }) => Promise<undefined>;
};

async function start({ list, add = refusal, rename = refusal, remove = refusal }: Calls = {}) {
  const machine = passkeysMachine.provide({
    actors: {
      listPasskeys: fromPromise(() => list?.() ?? Promise.resolve([laptop])),
      addPasskey: fromPromise(({ input }) => add(input)),
      renamePasskey: fromPromise(({ input }) => rename(input)),
      removePasskey: fromPromise(({ input }) => remove(input)),
    },
  });
  const flow = createActor(machine);
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  await settled();
  return { flow, emitted };
}

describe('§account.70 Passkeys', () => {
  it('are listed, and loaded again where that failed', async () => {
    let tries = 0;
    const { flow } = await start({ list: () => (tries++ ? Promise.resolve([laptop]) : refusal()) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { message: 'No.' } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'listed', context: { passkeys: [laptop], failure: null } });
  });

  it('are added, and the password is kept no longer', async () => {
    const sent: unknown[] = [];
    const { flow, emitted } = await start({
      add: async (given) => {
        sent.push(given);
        return phone;
      },
    });
    flow.send({ type: 'add' });
    flow.send({ type: 'submit', values });
    expect(flow.getSnapshot().can({ type: 'submit', values })).toBe(false);
    await settled();
    expect(sent).toEqual([values]);
    expect(flow.getSnapshot()).toMatchObject({
      value: 'listed',
      context: { passkeys: [laptop, phone], typed: { name: '', proof: {} } },
    });
    expect(emitted).toEqual([{ type: 'notify', message: 'passkeyAdded' }]);
  });

  it('are not added where the person cancels, nor where it is refused', async () => {
    for (const [add, adding] of [
      [async () => null, 'editing'],
      [refusal, 'rejected'],
    ] as const) {
      const { flow, emitted } = await start({ add });
      flow.send({ type: 'add' });
      flow.send({ type: 'submit', values });
      await settled();
      expect(flow.getSnapshot()).toMatchObject({
        value: { adding },
        context: { passkeys: [laptop], typed: { name: '', proof: {} } },
      });
      expect(emitted).toEqual([]);
    }
  });

  it('get another name', async () => {
    const { flow, emitted } = await start({
      list: async () => [laptop, phone],
      rename: async ({ id, name }) => ({ ...phone, id, name }),
    });
    flow.send({ type: 'change', passkey: phone });
    flow.send({ type: 'rename', name: 'Tablet' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'listed',
      context: { passkeys: [laptop, { ...phone, name: 'Tablet' }], chosen: { id: '' } },
    });
    expect(emitted).toEqual([]);
  });

  it('are removed', async () => {
    const sent: unknown[] = [];
    const { flow, emitted } = await start({
      list: async () => [laptop, phone],
      remove: async (given) => {
        sent.push(given);
        return undefined;
      },
    });
    flow.send({ type: 'change', passkey: laptop });
    flow.send({ type: 'remove' });
    expect(flow.getSnapshot()).toMatchObject({ value: { removing: 'editing' } });
    flow.send({ type: 'prove', proof: values.proof });
    await settled();
    expect(sent).toEqual([{ id: '1', proof: values.proof }]);
    expect(flow.getSnapshot().context.proof).toEqual({});
    expect(flow.getSnapshot()).toMatchObject({ value: 'listed', context: { passkeys: [phone] } });
    expect(emitted).toEqual([{ type: 'notify', message: 'passkeyRemoved' }]);
  });

  it.each([
    ['changing', [{ type: 'rename', name: 'Tablet' }]],
    ['removing', [{ type: 'remove' }, { type: 'prove', proof: values.proof }]],
  ] as const)('stay where %s is refused', async (part, events) => {
    const { flow, emitted } = await start();
    flow.send({ type: 'change', passkey: laptop });
    for (const event of events) flow.send(event);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { [part]: 'rejected' },
      context: { passkeys: [laptop], proof: {}, failure: { message: 'No.' } },
    });
    expect(emitted).toEqual([]);
  });

  const context = {
    passkeys: [laptop],
    typed: values,
    proof: {},
    chosen: { id: '1', name: 'Laptop' },
    failure: { kind: 'refused' },
  };

  it.each(['editing', 'rejected'])('can be tried again or left from %s', (leaf) => {
    const left = { value: 'listed', context: { typed: { name: '' }, chosen: { id: '' }, failure: null } };
    expect(step(passkeysMachine, { adding: leaf }, { type: 'cancel' }, context)).toMatchObject(left);
    expect(step(passkeysMachine, { changing: leaf }, { type: 'cancel' }, context)).toMatchObject(left);
    expect(step(passkeysMachine, { adding: leaf }, { type: 'submit', values }, context)).toMatchObject({
      value: { adding: 'submitting' },
      context: { typed: values, failure: null },
    });
    expect(step(passkeysMachine, { changing: leaf }, { type: 'rename', name: 'Tablet' }, context)).toMatchObject({
      value: { changing: 'renaming' },
      context: { chosen: { id: '1', name: 'Tablet' }, failure: null },
    });
    expect(step(passkeysMachine, { changing: leaf }, { type: 'remove' }, context)).toMatchObject({
      value: { removing: 'editing' },
      context: { chosen: { id: '1' }, failure: null },
    });
    expect(step(passkeysMachine, { removing: leaf }, { type: 'cancel' }, context)).toMatchObject(left);
    expect(step(passkeysMachine, { removing: leaf }, { type: 'prove', proof: values.proof }, context)).toMatchObject({
      value: { removing: 'submitting' },
      context: { proof: values.proof, failure: null },
    });
  });
});
