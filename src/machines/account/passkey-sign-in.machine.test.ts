import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { passkeySignInMachine } from './passkey-sign-in.machine.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);
const ticket = { token: 'a.token', expiresAt: 1_800_000_000_000 };
type Ticket = typeof ticket;
const never = () => new Promise<never>(() => {});
const refusal = () =>
  Promise.reject(new ApiError({ kind: 'refused', status: 401, message: 'Not accepted.', retryAfter: null }));

type Calls = { offer?: () => Promise<Ticket>; signIn?: () => Promise<Ticket | null> };

function start(autofill: boolean, { offer = never, signIn = never }: Calls = {}) {
  const made = { offered: 0, aborted: 0 };
  const machine = passkeySignInMachine.provide({
    actors: {
      offerPasskey: fromPromise(({ signal }) => {
        made.offered += 1;
        signal.addEventListener('abort', () => {
          made.aborted += 1;
        });
        return offer();
      }),
      signInWithPasskey: fromPromise(() => signIn()),
    },
  });
  const flow = createActor(machine, { input: { autofill } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted, made };
}

describe('§account.72 Signing in with a passkey', () => {
  it('offers passkeys in the form where the browser can, and hands the ticket over', async () => {
    const { flow, emitted } = start(true, { offer: async () => ticket });
    expect(flow.getSnapshot().value).toBe('offering');
    await settled();
    expect(flow.getSnapshot().value).toBe('passed');
    expect(emitted).toEqual([{ type: 'passed', ticket }]);
  });

  it('has the button alone where the browser cannot, or the offer failed', async () => {
    expect(start(false).flow.getSnapshot().value).toBe('idle');
    const { flow, emitted } = start(true, { offer: refusal });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'idle', context: { failure: null } });
    expect(emitted).toEqual([]);
  });

  it('asks for the next challenge before the first is too old', async () => {
    const { flow, made } = start(true);
    await vi.advanceTimersByTimeAsync(279_000);
    expect(made).toEqual({ offered: 1, aborted: 0 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(made).toEqual({ offered: 2, aborted: 1 });
    expect(flow.getSnapshot().value).toBe('offering');
  });

  it.each([true, false])('asks at once by the button, autofill or not (%s)', async (autofill) => {
    const { flow, emitted, made } = start(autofill, { signIn: async () => ticket });
    flow.send({ type: 'press' });
    expect(flow.getSnapshot().value).toBe('asking');
    expect(flow.getSnapshot().can({ type: 'press' })).toBe(false);
    expect(made.aborted).toBe(made.offered);
    await settled();
    expect(flow.getSnapshot().value).toBe('passed');
    expect(emitted).toEqual([{ type: 'passed', ticket }]);
  });

  it('goes back where the person cancels', async () => {
    const { flow, emitted } = start(false, { signIn: async () => null });
    flow.send({ type: 'press' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'idle', context: { failure: null } });
    expect(emitted).toEqual([]);
  });

  it('says what is wrong, and asks again', async () => {
    const { flow, emitted } = start(false, { signIn: refusal });
    flow.send({ type: 'press' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { failure: { message: 'Not accepted.' } } });
    flow.send({ type: 'press' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'asking', context: { failure: null } });
    expect(emitted).toEqual([]);
  });
});
