import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { settled, step } from '../testing.ts';
import { passwordChangeMachine } from './password-change.machine.ts';

const values = { currentPassword: 'Learning1', newPassword: 'Learning2' };
const ticket = { token: 'new.token', expiresAt: 1_800_000_000_000 };

function start(changePassword: (sent: typeof values) => Promise<typeof ticket>) {
  const machine = passwordChangeMachine.provide({
    actors: { changePassword: fromPromise(({ input }) => changePassword(input)) },
  });
  const flow = createActor(machine);
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

const refusal = (status: number, message: string | null) =>
  Promise.reject(new ApiError({ kind: 'refused', status, message, retryAfter: null }));

describe('§account.36 POST /auth/change-password', () => {
  it('hands the new token to the session and keeps no password', async () => {
    const sent: unknown[] = [];
    const { flow, emitted } = start(async (given) => {
      sent.push(given);
      return ticket;
    });
    expect(flow.getSnapshot().hasTag('input')).toBe(false);
    flow.send({ type: 'type' });
    expect(flow.getSnapshot().hasTag('input')).toBe(true);
    flow.send({ type: 'submit', values });
    expect(flow.getSnapshot().can({ type: 'submit', values })).toBe(false);
    await settled();
    expect(sent).toEqual([values]);
    expect(flow.getSnapshot().value).toBe('empty');
    expect(JSON.stringify(flow.getSnapshot().context)).not.toContain('Learning');
    expect(emitted).toEqual([
      { type: 'tokenChanged', ...ticket },
      { type: 'notify', message: 'passwordChanged' },
    ]);
  });

  it('tells a wrong current password from other failures', async () => {
    const { flow, emitted } = start(() => refusal(422, 'The current password is not right.'));
    flow.send({ type: 'type' });
    flow.send({ type: 'submit', values });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'wrongPassword',
      context: { failure: { message: 'The current password is not right.' }, values: { newPassword: '' } },
    });
    expect(emitted).toEqual([]);
  });

  it("keeps the server's words after another failure, and no password", async () => {
    const { flow } = start(() => refusal(429, 'Too many tries. Please wait.'));
    flow.send({ type: 'type' });
    flow.send({ type: 'submit', values });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { failure: { message: 'Too many tries. Please wait.' }, values: { newPassword: '' } },
    });
  });

  it.each(['wrongPassword', 'rejected'])('can be sent again from %s', (value) => {
    const before = { values: { currentPassword: '', newPassword: '' }, failure: { kind: 'broken' } };
    expect(step(passwordChangeMachine, value, { type: 'submit', values }, before)).toMatchObject({
      value: 'submitting',
      context: { values, failure: null },
    });
  });
});
