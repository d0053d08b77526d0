import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleInvitation, exampleStudent } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { registrationMachine } from './registration.machine.ts';

const refused = (status: number, message: string | null) =>
  new ApiError({ kind: 'refused', status, message, retryAfter: null });
const unreachable = new ApiError({ kind: 'unreachable', status: 0, message: null, retryAfter: null });

type Calls = {
  verifyToken?: () => Promise<typeof exampleInvitation>;
  completeRegistration?: () => Promise<typeof exampleStudent>;
};

function start({ verifyToken, completeRegistration }: Calls = {}, token: string | null = 'invitation') {
  const calls: unknown[] = [];
  const flow = createActor(
    registrationMachine.provide({
      actors: {
        verifyToken: fromPromise(({ input }) => {
          calls.push(input);
          return verifyToken?.() ?? Promise.resolve(exampleInvitation);
        }),
        completeRegistration: fromPromise(({ input }) => {
          calls.push(input);
          return completeRegistration?.() ?? Promise.resolve(exampleStudent);
        }),
      },
    }),
    { input: { token } },
  );
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted, calls };
}

describe('§account.24 Registration token', () => {
  it.each([null, ''])('§account.23 Registration page: no token gives no access (%j)', (token) => {
    const { flow, calls } = start({}, token);
    expect(flow.getSnapshot().value).toBe('missing');
    expect(calls).toEqual([]);
  });

  it('is validated by itself, and says whom it is for', async () => {
    const { flow, emitted, calls } = start();
    expect(flow.getSnapshot().value).toBe('validating');
    await settled();
    expect(flow.getSnapshot().value).toBe('editing');
    expect(flow.getSnapshot().context.invitation).toEqual(exampleInvitation);
    expect(calls).toEqual([{ token: 'invitation' }]);
    expect(emitted).toEqual([{ type: 'notify', message: 'invitationValidated' }]);
  });

  it('§account.25: is invalid when the answer has no e-mail address', async () => {
    const { flow, emitted } = start({ verifyToken: async () => ({ ...exampleInvitation, email: '' }) });
    await settled();
    expect(flow.getSnapshot().value).toBe('invalid');
    expect(emitted).toEqual([{ type: 'notify', message: 'invitationInvalid' }]);
  });

  it.each([401, 410])('§account.27: is invalid when the server refuses it with %i', async (status) => {
    const { flow, emitted } = start({ verifyToken: () => Promise.reject(refused(status, 'It has expired.')) });
    await settled();
    expect(flow.getSnapshot().value).toBe('invalid');
    expect(flow.getSnapshot().context.failure?.message).toBe('It has expired.');
    expect(emitted).toEqual([{ type: 'notify', message: 'invitationInvalid' }]);
  });

  it.each([
    ['unreachable', unreachable, undefined],
    ['in trouble', refused(500, 'Something went wrong on our side.'), 'Something went wrong on our side.'],
  ])(
    '§account.28 Token validation failure: is not called invalid while the server is %s',
    async (_name, error, detail) => {
      let tries = 0;
      const { flow, emitted } = start({
        verifyToken: () => (tries++ ? Promise.resolve(exampleInvitation) : Promise.reject(error)),
      });
      await settled();
      expect(flow.getSnapshot()).toMatchObject({
        value: 'unchecked',
        context: { failure: { message: detail ?? null } },
      });
      expect(emitted).toEqual([{ type: 'notify', message: 'invitationCheckFailed', detail }]);
      flow.send({ type: 'retry' });
      await settled();
      expect(flow.getSnapshot().value).toBe('editing');
    },
  );
});

describe('§account.31, §account.32 Registration page', () => {
  async function submit(calls: Calls) {
    const started = start(calls);
    await settled();
    for (let press = 0; press < 2; press += 1) {
      started.flow.send({ type: 'submit', password: 'Learning1' });
      expect(started.flow.getSnapshot().value).toBe('submitting');
    }
    await settled();
    return started;
  }

  it('creates the account once and goes to the login screen', async () => {
    const { flow, emitted, calls } = await submit({});
    expect(calls).toEqual([{ token: 'invitation' }, { token: 'invitation', password: 'Learning1' }]);
    expect(emitted.slice(1)).toEqual([
      { type: 'notify', message: 'registrationSuccessful' },
      { type: 'go', to: 'login' },
    ]);
    expect(flow.getSnapshot().value).toBe('registered');
    expect(flow.getSnapshot().context).toMatchObject({ token: '', password: '' });
  });

  it('§account.33 Registration failure: keeps the password for another try', async () => {
    const { flow } = await submit({ completeRegistration: () => Promise.reject(refused(409, 'Please sign in.')) });
    expect(flow.getSnapshot().value).toBe('rejected');
    expect(flow.getSnapshot().context).toMatchObject({
      password: 'Learning1',
      failure: { message: 'Please sign in.' },
    });
    flow.send({ type: 'submit', password: 'Learning2' });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'submitting',
      context: { password: 'Learning2', failure: null },
    });
  });

  it.each([401, 410])('is invalid when the invitation was used or ended meanwhile (%i)', async (status) => {
    const { flow } = await submit({ completeRegistration: () => Promise.reject(refused(status, 'It has expired.')) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'invalid',
      context: { password: '', failure: { message: 'It has expired.' } },
    });
  });
});
