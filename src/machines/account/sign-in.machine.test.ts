import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleStudent, exampleToken } from '../../api/generated/examples.ts';
import { settled, step } from '../testing.ts';
import { type SignInMode, signInMachine } from './sign-in.machine.ts';

const refused = (message: string | null, status = 401) =>
  new ApiError({ kind: 'refused', status, message, retryAfter: null });

const ticket = { ...exampleToken, expiresAt: 4_070_908_800_000 };
const values = { email: 'student@example.com', password: 'Learning1', rememberMe: true };

type Calls = {
  login?: () => Promise<typeof ticket | { secondStep: string }>;
  getCurrentUser?: (token: string) => Promise<typeof exampleStudent>;
  requestPasswordReset?: (email: string) => Promise<{ message: string }>;
};

function start(calls: Calls = {}, input: Partial<{ mode: SignInMode; email: string; rememberMe: boolean }> = {}) {
  const logins: unknown[] = [];
  const flow = createActor(
    signInMachine.provide({
      actors: {
        login: fromPromise(({ input: credentials }) => {
          logins.push(credentials);
          return calls.login?.() ?? Promise.resolve(ticket);
        }),
        getCurrentUser: fromPromise(
          ({ input: { token } }) => calls.getCurrentUser?.(token) ?? Promise.resolve(exampleStudent),
        ),
        requestPasswordReset: fromPromise(
          ({ input: { email } }) => calls.requestPasswordReset?.(email) ?? Promise.resolve({ message: '' }),
        ),
      },
    }),
    { input: { mode: 'login', email: '', rememberMe: false, ...input } },
  );
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted, logins };
}

describe('§account.15 Login', () => {
  it('asks who has signed in, then hands over the session', async () => {
    const asked: string[] = [];
    const { flow, emitted } = start({
      getCurrentUser: async (token) => {
        asked.push(token);
        return exampleStudent;
      },
    });
    flow.send({ type: 'submit', values });
    expect(flow.getSnapshot().value).toEqual({ login: 'submitting' });
    await settled();
    expect(asked).toEqual([exampleToken.token]);
    expect(flow.getSnapshot().value).toBe('signedIn');
    expect(emitted).toContainEqual({ type: 'signedIn', session: { ...ticket, user: exampleStudent } });
    expect(flow.getSnapshot().context).toMatchObject({ password: '', ticket: { token: '' } });
  });

  it("keeps what was typed and the server's words when the login is refused", async () => {
    const { flow, emitted } = start({ login: () => Promise.reject(refused('Invalid email or password.')) });
    flow.send({ type: 'submit', values });
    await settled();
    const { value, context } = flow.getSnapshot();
    expect(value).toEqual({ login: 'rejected' });
    expect(context).toMatchObject({ ...values, failure: { message: 'Invalid email or password.' } });
    expect(emitted).toEqual([]);
  });

  it('signs in on a second try', async () => {
    let tries = 0;
    const { flow } = start({ login: () => (tries++ ? Promise.resolve(ticket) : Promise.reject(refused(null))) });
    flow.send({ type: 'submit', values });
    await settled();
    flow.send({ type: 'submit', values });
    expect(flow.getSnapshot()).toMatchObject({ value: { login: 'submitting' }, context: { failure: null } });
    await settled();
    expect(flow.getSnapshot().value).toBe('signedIn');
  });

  it('starts no session when nobody can say whose it is', async () => {
    const { flow, emitted } = start({ getCurrentUser: () => Promise.reject(new Error('cut off')) });
    flow.send({ type: 'submit', values });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { login: 'rejected' },
      context: { ticket: { token: '' }, failure: { kind: 'broken' } },
    });
    expect(emitted).toEqual([]);
  });

  it('takes a token that has ended for a broken answer', async () => {
    const { flow } = start({ login: () => Promise.reject(new Error('Given Auth Token is already expired')) });
    flow.send({ type: 'submit', values });
    await settled();
    expect(flow.getSnapshot().context.failure).toMatchObject({ kind: 'broken', message: null });
  });

  it('makes one request of a double click, without "Remember me" (§account.14)', async () => {
    const { flow, logins } = start();
    flow.send({ type: 'submit', values });
    flow.send({ type: 'submit', values });
    await settled();
    expect(logins).toEqual([{ email: 'student@example.com', password: 'Learning1' }]);
  });
});

describe('§account.17: Remember me', () => {
  it('keeps the address once signed in', async () => {
    const { flow, emitted } = start();
    flow.send({ type: 'submit', values });
    expect(emitted).toEqual([]);
    await settled();
    expect(emitted).toContainEqual({ type: 'remember', email: 'student@example.com' });
  });

  it('forgets it as soon as it is unticked', () => {
    const { flow, emitted } = start({}, { email: 'student@example.com', rememberMe: true });
    flow.send({ type: 'rememberMe.set', rememberMe: false });
    expect(emitted).toEqual([{ type: 'remember', email: null }]);
    expect(flow.getSnapshot().context.rememberMe).toBe(false);
  });

  it('keeps nothing yet when it is ticked', () => {
    const { flow, emitted } = start();
    flow.send({ type: 'rememberMe.set', rememberMe: true });
    expect(flow.getSnapshot().context.rememberMe).toBe(true);
    expect(emitted).toEqual([]);
  });
});

describe('§account.19 Sign-in mode', () => {
  it('turns to the forgotten password and back, and keeps the typed address', () => {
    const { flow, emitted } = start();
    flow.send({ type: 'email.type', email: 'ada@example.com' });
    flow.send({ type: 'forgot' });
    expect(flow.getSnapshot().value).toEqual({ forgot: 'editing' });
    flow.send({ type: 'back' });
    expect(flow.getSnapshot().value).toEqual({ login: 'editing' });
    expect(flow.getSnapshot().context.email).toBe('ada@example.com');
    expect(emitted).toEqual([
      { type: 'turn', mode: 'forgot' },
      { type: 'turn', mode: 'login' },
    ]);
  });

  it('opens in the mode of the URL', () => {
    expect(start({}, { mode: 'forgot' }).flow.getSnapshot().value).toEqual({ forgot: 'editing' });
  });

  it('gives up a login under way', async () => {
    const { flow, emitted } = start();
    flow.send({ type: 'submit', values });
    flow.send({ type: 'forgot' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ forgot: 'editing' });
    expect(emitted).toEqual([{ type: 'turn', mode: 'forgot' }]);
  });

  it('§account.20 Reset success: says that a link was sent', async () => {
    const asked: string[] = [];
    const { flow, emitted } = start(
      {
        requestPasswordReset: async (email) => {
          asked.push(email);
          return { message: '' };
        },
      },
      { mode: 'forgot' },
    );
    flow.send({ type: 'link.request', email: 'ada@example.com' });
    flow.send({ type: 'link.request', email: 'ada@example.com' });
    expect(flow.getSnapshot().value).toEqual({ forgot: 'submitting' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ forgot: 'sent' });
    expect(flow.getSnapshot().context.email).toBe('ada@example.com');
    expect(asked).toHaveLength(1);
    expect(emitted).toEqual([{ type: 'notify', message: 'resetLinkSent' }]);
  });

  it.each([
    ["with the server's words", refused('Too many tries.', 429), 'Too many tries.'],
    ['with the default text', new Error('no answer'), undefined],
  ])('§account.21 Reset failure: notifies %s and keeps the address', async (_name, error, detail) => {
    const { flow, emitted } = start({ requestPasswordReset: () => Promise.reject(error) }, { mode: 'forgot' });
    flow.send({ type: 'link.request', email: 'ada@example.com' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { forgot: 'rejected' },
      context: { email: 'ada@example.com', failure: { message: detail ?? null } },
    });
    expect(emitted).toEqual([{ type: 'notify', message: 'resetFailed', detail }]);
    flow.send({ type: 'link.request', email: 'ada@example.org' });
    expect(flow.getSnapshot()).toMatchObject({
      value: { forgot: 'submitting' },
      context: { email: 'ada@example.org', failure: null },
    });
  });

  it.each(['submitting', 'sent', 'rejected'])('turns back from a reset link that is %s', (forgot) => {
    const context = { mode: 'forgot', email: 'ada@example.com', failure: null };
    expect(step(signInMachine, { forgot }, { type: 'back' }, context)).toMatchObject({
      value: { login: 'editing' },
      emitted: [{ type: 'turn', mode: 'login' }],
    });
  });
});

describe('§account.75 The second step', () => {
  it('follows the right password, which is kept no longer, and starts no session by itself', async () => {
    const { flow, emitted } = start({ login: async () => ({ secondStep: 'the-step' }) });
    flow.send({ type: 'submit', values });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'secondStep',
      context: { secondStep: 'the-step', password: '', ticket: { token: '' } },
    });
    expect(emitted).toEqual([]);
    flow.send({ type: 'ticket', ticket });
    expect(flow.getSnapshot().value).toEqual({ login: 'identifying' });
    await settled();
    expect(emitted).toContainEqual({ type: 'signedIn', session: { ...ticket, user: exampleStudent } });
  });

  it('can be given up', () => {
    const context = { ...values, mode: 'login', password: '', secondStep: 'the-step', failure: null };
    expect(step(signInMachine, 'secondStep', { type: 'back' }, context)).toMatchObject({
      value: { login: 'editing' },
      context: { secondStep: '', email: values.email },
      emitted: [],
    });
  });
});

describe('§account.72 A passkey', () => {
  it.each(['editing', 'submitting', 'rejected'])('signs in while the form is %s', async (login) => {
    const context = { ...values, mode: 'login', failure: { kind: 'refused' }, ticket: { token: '', expiresAt: 0 } };
    expect(step(signInMachine, { login }, { type: 'ticket', ticket }, context)).toMatchObject({
      value: { login: 'identifying' },
      context: { ticket, failure: null },
    });
  });
});
