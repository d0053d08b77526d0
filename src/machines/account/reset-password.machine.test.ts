import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { settled } from '../testing.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

function start(token: string | null, confirm: () => Promise<undefined> = async () => undefined) {
  const calls: unknown[] = [];
  const confirmPasswordReset = fromPromise<undefined, { token: string; password: string }>(({ input }) => {
    calls.push(input);
    return confirm();
  });
  const flow = createActor(resetPasswordMachine.provide({ actors: { confirmPasswordReset } }), { input: { token } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted, calls };
}

describe('§account.39: reset password', () => {
  it.each([null, ''])('needs the token of a link (%j)', (token) => {
    expect(start(token).flow.getSnapshot().value).toBe('missing');
  });

  it('changes the password with the token, once, and goes to the login screen', async () => {
    const { flow, emitted, calls } = start('link-token');
    flow.send({ type: 'submit', password: 'Learning2' });
    flow.send({ type: 'submit', password: 'Learning2' });
    await settled();
    expect(calls).toEqual([{ token: 'link-token', password: 'Learning2' }]);
    expect(emitted).toEqual([
      { type: 'notify', message: 'passwordReset' },
      { type: 'go', to: 'login' },
    ]);
    expect(flow.getSnapshot().value).toBe('changed');
    expect(flow.getSnapshot().context).toMatchObject({ token: '', password: '' });
  });

  it('ends at a token that the server refuses', async () => {
    const failure = {
      kind: 'refused',
      status: 401,
      message: 'The provided token is invalid.',
      retryAfter: null,
    } as const;
    const { flow, emitted } = start('used', () => Promise.reject(new ApiError(failure)));
    flow.send({ type: 'submit', password: 'Learning2' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'refused', context: { password: '', failure } });
    expect(emitted).toEqual([]);
  });

  it('keeps the password for another try when no answer comes', async () => {
    let tries = 0;
    const { flow } = start('link-token', async () => {
      if (tries++ === 0) throw new Error('no answer');
    });
    flow.send({ type: 'submit', password: 'Learning2' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { password: 'Learning2', failure: { kind: 'broken' } },
    });
    flow.send({ type: 'submit', password: 'Learning2' });
    expect(flow.getSnapshot().context.failure).toBeNull();
    await settled();
    expect(flow.getSnapshot().value).toBe('changed');
  });
});
