import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { settled, step } from '../testing.ts';
import { secondStepMachine } from './second-step.machine.ts';

const ticket = { token: 'a.token', expiresAt: 1_800_000_000_000 };
const secondStep = 'the-step';

function start(completeSignIn: (sent: { secondStep: string; code: string }) => Promise<typeof ticket>) {
  const machine = secondStepMachine.provide({
    actors: { completeSignIn: fromPromise(({ input }) => completeSignIn(input)) },
  });
  const flow = createActor(machine, { input: { secondStep } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

const refusal = (status: number) =>
  Promise.reject(new ApiError({ kind: 'refused', status, message: 'No.', retryAfter: null }));

describe('§account.75 The second step', () => {
  it('hands the ticket over, once, and keeps no code', async () => {
    const sent: unknown[] = [];
    const { flow, emitted } = start(async (given) => {
      sent.push(given);
      return ticket;
    });
    expect(flow.getSnapshot().hasTag('input')).toBe(true);
    flow.send({ type: 'submit', code: '123456' });
    flow.send({ type: 'submit', code: '654321' });
    await settled();
    expect(sent).toEqual([{ secondStep, code: '123456' }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'passed', context: { code: '', failure: null } });
    expect(emitted).toEqual([{ type: 'passed', ticket }]);
  });

  it.each([
    [401, 'ended'],
    [422, 'rejected'],
    [429, 'rejected'],
    [500, 'rejected'],
  ])('after a %i is %s, and keeps no code', async (status, value) => {
    const { flow, emitted } = start(() => refusal(status));
    flow.send({ type: 'submit', code: '123456' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value, context: { code: '', failure: { status, message: 'No.' } } });
    expect(flow.getSnapshot().can({ type: 'submit', code: '1' })).toBe(value === 'rejected');
    expect(emitted).toEqual([]);
  });

  it('takes another code after a wrong one', () => {
    const before = { secondStep, code: '', failure: { kind: 'refused' } };
    expect(step(secondStepMachine, 'rejected', { type: 'submit', code: '654321' }, before)).toMatchObject({
      value: 'submitting',
      context: { code: '654321', failure: null },
    });
  });
});
