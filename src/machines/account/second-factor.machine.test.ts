import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { settled, step } from '../testing.ts';
import { type Removal, secondFactorMachine } from './second-factor.machine.ts';

const off = { on: false, required: false, recoveryCodesLeft: 0 };
const on = { on: true, required: false, recoveryCodesLeft: 10 };
const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };
const recoveryCodes = ['7k2m-9qwx-4tzd', 'c3vh-8npa-2rgf'];
const proof = { currentPassword: 'Learning1' };
const values: Removal = { proof, code: '123456' };
const refusal = () => Promise.reject(new ApiError({ kind: 'refused', status: 422, message: 'No.', retryAfter: null }));

type Calls = { get?: () => Promise<typeof off>; refuses?: boolean };

async function start({ get, refuses = false }: Calls = {}) {
  const sent: unknown[] = [];
  const answer = <Output>(input: unknown, output: Output) => {
    sent.push(input);
    return refuses ? refusal() : Promise.resolve(output);
  };
  const machine = secondFactorMachine.provide({
    actors: {
      getSecondFactor: fromPromise(() => get?.() ?? Promise.resolve(off)),
      beginSecondFactor: fromPromise(({ input }) => answer(input, secret)),
      confirmSecondFactor: fromPromise(({ input }) => answer(input, { recoveryCodes })),
      removeSecondFactor: fromPromise(({ input }) => answer(input, undefined)),
    },
  });
  const flow = createActor(machine);
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  await settled();
  return { flow, emitted, sent };
}

describe('§account.73 Two-step sign-in', () => {
  it('is loaded, and again where that failed', async () => {
    let tries = 0;
    const required = { ...off, required: true };
    const { flow } = await start({ get: () => (tries++ ? Promise.resolve(required) : refusal()) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { message: 'No.' } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'off', context: { now: required, failure: null } });
  });

  it('is turned on with the password and a first code, and shows the recovery codes once', async () => {
    let tries = 0;
    const { flow, sent } = await start({ get: async () => (tries++ ? on : off) });
    flow.send({ type: 'start' });
    expect(flow.getSnapshot().hasTag('input')).toBe(true);
    flow.send({ type: 'prove', proof });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { confirming: 'editing' },
      context: { secret, proof: {} },
    });
    flow.send({ type: 'confirm', code: '123456' });
    await settled();
    expect(sent).toEqual([proof, { code: '123456' }]);
    expect(flow.getSnapshot()).toMatchObject({
      value: 'codes',
      context: { recoveryCodes, code: '', secret: { secret: '', uri: '' } },
    });
    flow.send({ type: 'done' });
    expect(flow.getSnapshot().context.recoveryCodes).toEqual([]);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'on', context: { now: on } });
  });

  it('§account.76: is turned off with the password and a code', async () => {
    const { flow, emitted, sent } = await start({ get: async () => on });
    expect(flow.getSnapshot()).toMatchObject({ value: 'on', context: { now: on } });
    flow.send({ type: 'remove' });
    flow.send({ type: 'submit', values });
    await settled();
    expect(sent).toEqual([{ currentPassword: 'Learning1', code: '123456' }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'off', context: { proof: {}, code: '' } });
    expect(emitted).toEqual([{ type: 'notify', message: 'secondFactorOff' }]);
  });

  it('stays as it is where the server refuses, and keeps no password and no code', async () => {
    const refused = { failure: { message: 'No.' }, proof: {}, code: '' };
    const first = await start({ refuses: true });
    first.flow.send({ type: 'start' });
    first.flow.send({ type: 'prove', proof });
    await settled();
    expect(first.flow.getSnapshot()).toMatchObject({ value: { starting: 'rejected' }, context: refused });
    const second = await start({ refuses: true, get: async () => on });
    second.flow.send({ type: 'remove' });
    second.flow.send({ type: 'submit', values });
    await settled();
    expect(second.flow.getSnapshot()).toMatchObject({ value: { removing: 'rejected' }, context: refused });
    expect(second.emitted).toEqual([]);
  });

  const context = { now: on, ...values, secret, recoveryCodes: [], failure: { kind: 'refused' } };
  const cleared = { proof: {}, code: '', secret: { secret: '', uri: '' }, failure: null };

  it('keeps the secret where a code is refused, as the app has it already', () => {
    const event = { type: 'xstate.error.actor.confirmSecondFactor', error: null };
    // XState sends this event itself, so it is not among the machine's own event types.
    expect(step(secondFactorMachine, { confirming: 'submitting' }, event as never, context)).toMatchObject({
      value: { confirming: 'rejected' },
      context: { secret, code: '' },
    });
  });

  it.each(['editing', 'rejected'])('can be tried again or left from %s', (leaf) => {
    const password = { type: 'prove', proof: { currentPassword: 'Learning2' } } as const;
    expect(step(secondFactorMachine, { starting: leaf }, password, context)).toMatchObject({
      value: { starting: 'submitting' },
      context: { proof: { currentPassword: 'Learning2' }, failure: null },
    });
    expect(step(secondFactorMachine, { confirming: leaf }, { type: 'confirm', code: '654321' }, context)).toMatchObject(
      {
        value: { confirming: 'submitting' },
        context: { code: '654321', failure: null },
      },
    );
    const other = { proof: { currentPassword: 'Learning2' }, code: '654321' };
    expect(step(secondFactorMachine, { removing: leaf }, { type: 'submit', values: other }, context)).toMatchObject({
      value: { removing: 'submitting' },
      context: { ...other, failure: null },
    });
    for (const [state, value] of [
      ['starting', 'off'],
      ['confirming', 'off'],
      ['removing', 'on'],
    ] as const) {
      expect(step(secondFactorMachine, { [state]: leaf }, { type: 'cancel' }, context)).toMatchObject({
        value,
        context: cleared,
      });
    }
  });
});
