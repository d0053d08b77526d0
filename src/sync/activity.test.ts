import { beforeEach, describe, expect, it, vi } from 'vitest';

// Node has neither a device to keep anything on nor a page whose origin the client could call.
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async () => undefined,
  set: async () => {},
  del: async () => {},
  delMany: async () => {},
  keys: async () => [],
  entries: async () => [],
}));
let person: string | undefined;
vi.mock('js-cookie', () => ({ default: { get: () => person && JSON.stringify({ id: person }) } }));
vi.stubEnv('VITE_API_BASE_URL', 'http://api.example');

const lesson = { courseId: 'data-literacy', lessonId: 'm1-l1' };
const opened = { ...lesson, kind: 'opened', at: '2026-11-20T09:00:00Z' } as const;
const active = { ...lesson, kind: 'active', at: '2026-11-20T09:04:00Z', seconds: 240 } as const;

/** Local storage lists its keys as its own, and none of its functions. */
let device: Record<string, string>;
/** What each call had, and how the server answers the next ones: with a status, or not at all. */
let sent: { events: { id: string; kind: string }[]; timeZone: string }[];
let status: number | null;

beforeEach(() => {
  [person, sent, status] = ['ada', [], 204];
  const has = (name: string, value: unknown) => ({ [name]: { value, enumerable: false } });
  device = Object.defineProperties({} as Record<string, string>, {
    ...has('getItem', (key: string) => device[key] ?? null),
    ...has('setItem', (key: string, value: string) => {
      device[key] = value;
    }),
    ...has('removeItem', (key: string) => {
      delete device[key];
    }),
  });
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(JSON.parse(await request.text()));
    if (status === null) throw new TypeError('No connection.');
    const problem = { 'Content-Type': 'application/problem+json' };
    return status === 204
      ? new Response(null, { status })
      : new Response(JSON.stringify({ status, error: 'Refused.' }), { status, headers: problem });
  });
});

/** A page that has just been loaded: a tab beside others, or the same one again. */
async function load() {
  vi.resetModules();
  const { keepActivity, sendActivity } = await import('./activity.ts');
  const { deleteDraftsOf } = await import('./ending-drafts.ts');
  return { keepActivity, sendActivity, deleteDraftsOf };
}

const kept = () => Object.keys(device);
const kindsSent = () => sent.map(({ events }) => events.map(({ kind }) => kind));

describe('§analytics.22 What is recorded of lessons', () => {
  it('is on the device at once, until the server has it', async () => {
    const page = await load();
    page.keepActivity('ada', active);
    page.keepActivity('ada', opened);
    expect(kept()).toHaveLength(2);
    await page.sendActivity('ada');
    expect(kindsSent()).toEqual([['opened', 'active']]); // the oldest first
    expect(sent[0]?.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(kept()).toEqual([]);
  });

  it('is there after a reload, and keeps its id, so that it counts once', async () => {
    status = null;
    const before = await load();
    before.keepActivity('ada', active);
    await before.sendActivity('ada');
    expect(kept()).toHaveLength(1);
    status = 204;
    const after = await load();
    await after.sendActivity('ada');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(kept()).toEqual([]);
  });

  it('of two tabs goes out once, whichever of them sends it', async () => {
    const [one, other] = [await load(), await load()];
    one.keepActivity('ada', opened);
    other.keepActivity('ada', active);
    await other.sendActivity('ada');
    await one.sendActivity('ada');
    expect(kindsSent()).toEqual([['opened', 'active']]);
    expect(kept()).toEqual([]);
  });

  it('is sent in several calls where it is more than one takes', async () => {
    const page = await load();
    for (let count = 0; count < 130; count += 1) page.keepActivity('ada', opened);
    await page.sendActivity('ada');
    expect(sent.map(({ events }) => events.length)).toEqual([100, 30]);
    expect(new Set(sent.flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(130);
  });

  it('is erased at sign-out, and nothing is kept or sent after it', async () => {
    status = null;
    const page = await load();
    page.keepActivity('ada', opened);
    await page.sendActivity('ada');
    person = undefined;
    await page.deleteDraftsOf('ada');
    expect(kept()).toEqual([]);
    page.keepActivity('ada', active); // as the page of the lesson is left
    expect(kept()).toEqual([]);
    const calls = sent.length;
    status = 204;
    await page.sendActivity('ada');
    expect(sent).toHaveLength(calls);
  });

  it('is sent by nobody else, and waits where the session ended', async () => {
    status = 401;
    const page = await load();
    page.keepActivity('ada', opened);
    await page.sendActivity('ada');
    expect(kept()).toHaveLength(1);
    [person, status] = ['ben', 204];
    const next = await load();
    await next.sendActivity('ben');
    await next.sendActivity('ada');
    expect(sent).toHaveLength(1);
    expect(kept()).toHaveLength(1);
  });

  it('is dropped where the server refuses it', async () => {
    status = 422;
    const page = await load();
    page.keepActivity('ada', active);
    await page.sendActivity('ada');
    expect(kept()).toEqual([]);
  });

  it('of an unknown shape is not sent', async () => {
    device['activity ["ada","x"]'] = '{"id":"x","kind":"seen"}';
    device['activity ["ada","y"]'] = 'not JSON';
    device['activity ["ada","z"]'] = JSON.stringify({ id: crypto.randomUUID(), ...opened });
    const page = await load();
    page.keepActivity('ada', opened);
    await page.sendActivity('ada');
    expect(kindsSent()).toEqual([['opened']]);
  });
});
