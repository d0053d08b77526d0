import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../api/failure.ts';

// Node has no device to keep anything on.
const device = new Map<string, unknown>();
let isBroken = false;
vi.mock('idb-keyval', () => {
  const within = async (act: () => unknown) => {
    if (isBroken) throw new Error('The browser keeps nothing.');
    return act();
  };
  return {
    createStore: () => null,
    get: (key: unknown) => within(() => device.get(JSON.stringify(key))),
    set: (key: unknown, value: unknown) => within(() => device.set(JSON.stringify(key), value)),
    del: (key: unknown) => within(() => device.delete(JSON.stringify(key))),
  };
});

const about = { person: 'noor', form: 'quiz', subject: 'data-ethics/m1-l4' } as const;
const input = { answers: [{ questionId: 'q1', optionId: 'a' }] };
const refused = (status: number): Failure => ({ kind: 'refused', status, message: null, retryAfter: null });
const lost: Failure = { kind: 'unreachable', status: 0, message: null, retryAfter: null };

/** A page that has just been loaded. */
async function load() {
  vi.resetModules();
  const { sendOnce } = await import('./persisted-keys.ts');
  const { ApiError } = await import('../api/failure.ts');
  /** Sends it, and answers the key that went with it. */
  return async (end: Failure | 'fine', changes: { input?: object; person?: string; subject?: string } = {}) => {
    let key: string | undefined;
    const { input: sent = input, ...subject } = changes;
    const call = async (_input: object, { headers }: { headers: Record<string, string> }) => {
      key = headers['Idempotency-Key'];
      if (end !== 'fine') throw new ApiError(end);
      return end;
    };
    const { signal } = new AbortController();
    await sendOnce(call, { input: sent, about: { ...about, ...subject }, signal }).catch(() => {});
    return key;
  };
}

beforeEach(() => {
  device.clear();
  isBroken = false;
  vi.stubGlobal('isSecureContext', true);
});

describe('§sync.5 The calls: the key of what a form has sent', () => {
  it.each([lost, refused(500), refused(429), refused(401)])('is the same in the next try after %#', async (failure) => {
    const send = await load();
    const key = await send(failure);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await send('fine')).toBe(key);
  });

  it('is the same after a reload, for the same content of the same person about the same subject', async () => {
    const key = await (await load())(lost);
    expect(await (await load())(lost)).toBe(key);
    expect(await (await load())(lost, { person: 'sam' })).not.toBe(key);
    expect(await (await load())(lost, { subject: 'data-ethics/m1-l5' })).not.toBe(key);
    expect(await (await load())(lost, { input: { answers: [] } })).not.toBe(key);
    expect(await (await load())(lost)).not.toBe(key); // the other content has taken its place
  });

  it.each(['fine', refused(422), refused(409)] as const)(
    'is settled by an answer, on the device, too (%#)',
    async (end) => {
      const send = await load();
      const key = await send(end);
      expect([...device.values()]).toEqual([]);
      expect(await send(lost)).not.toBe(key);
    },
  );

  it('stands beside the draft, without what was sent', async () => {
    const key = await (await load())(lost);
    expect([...device]).toEqual([
      [
        '["noor","quiz","data-ethics/m1-l4","idempotency-key"]',
        { digest: expect.stringMatching(/^[0-9a-f]{64}$/), key },
      ],
    ]);
  });

  it.each([
    ['the browser keeps nothing', () => (isBroken = true)],
    ['the page came without TLS', () => vi.stubGlobal('isSecureContext', false)],
  ])('lives as long as the page where %s', async (_name, begin) => {
    begin();
    const send = await load();
    const key = await send(lost);
    expect(await send(lost)).toBe(key);
    expect(device.size).toBe(0);
    expect(await (await load())(lost)).not.toBe(key);
  });
});
