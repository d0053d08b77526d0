import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleVideo } from '../api/generated/examples.ts';
import { draftsDeleted } from '../api/signals.ts';

// Node has no device to keep anything on, and no page whose origin the client could call.
const device = new Map<string, unknown>();
let isBroken = false;
vi.mock('idb-keyval', () => {
  const within = async (act: () => unknown) => {
    if (isBroken) throw new Error('The browser keeps nothing.');
    return act();
  };
  const get = (key: unknown) => device.get(JSON.stringify(key));
  const set = (key: unknown, value: unknown) => device.set(JSON.stringify(key), value);
  return {
    createStore: () => null,
    get: (key: unknown) => within(() => get(key)),
    set: (key: unknown, value: unknown) => within(() => set(key, value)),
    del: (key: unknown) => within(() => device.delete(JSON.stringify(key))),
    update: (key: unknown, change: (old: unknown) => unknown) => within(() => set(key, change(get(key)))),
  };
});

let person: string | undefined;
vi.mock('js-cookie', () => ({ default: { get: () => person && JSON.stringify({ id: person }) } }));

vi.stubEnv('VITE_API_BASE_URL', 'http://api.example');
const { positionKeeper, resumed } = await import('./positions.ts');

const videoKey = { person: 'ada', courseId: 'data-literacy', lessonId: 'm1-l2' };
const before = '2026-11-20T14:00:00Z';
const after = '2026-11-20T14:05:00Z';

/** What was sent, and how the calls end that are under way. */
let sent: number[];
let ends: ((keptAt: string | null) => void)[];

beforeEach(() => {
  device.clear();
  [isBroken, person, sent, ends] = [false, 'ada', [], []];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(JSON.parse(await request.text()).seconds);
    const keptAt = await new Promise<string | null>((resolve) => ends.push(resolve));
    if (!keptAt) throw new TypeError('No connection.');
    const body = JSON.stringify({ seconds: sent.at(-1), keptAt });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
});

/** Lets everything happen that waits for nothing. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Ends the call under way: with the moment that the server has kept it, or without an answer. */
async function end(keptAt: string | null) {
  await settle();
  ends.shift()?.(keptAt);
  await settle();
}

const onDevice = () => [...device.values()];
const videoAt = (seconds: number, keptAt: string | undefined) => ({
  ...exampleVideo,
  seconds: 60,
  position: { seconds, isSeen: false, ...(keptAt && { keptAt }) },
});
const resumedAt = async (seconds: number, keptAt: string | undefined, who = videoKey) =>
  (await resumed(who, videoAt(seconds, keptAt))).position?.seconds;

describe('§lesson.24 A position in a video', () => {
  it('is on the device until the server has it', async () => {
    const keeper = positionKeeper(videoKey, before);
    keeper.keep(12.345);
    await settle();
    expect(onDevice()).toEqual([{ seconds: 12.3, base: before }]);
    await end(after);
    expect(sent).toEqual([12.3]);
    expect(onDevice()).toEqual([]);
  });

  it('is sent one at a time: of those that came meanwhile only the newest follows', async () => {
    const keeper = positionKeeper(videoKey, undefined);
    for (const seconds of [1, 2, 3]) keeper.keep(seconds);
    await settle();
    expect(sent).toEqual([1]);
    await end(after);
    expect(sent).toEqual([1, 3]);
    expect(onDevice()).toEqual([{ seconds: 3, base: after }]);
    await end(after);
    expect(sent).toEqual([1, 3]);
    expect(onDevice()).toEqual([]);
  });

  it('that could not be sent stays, and goes once it is tried again', async () => {
    const keeper = positionKeeper(videoKey, before);
    keeper.keep(40);
    await end(null);
    expect(onDevice()).toEqual([{ seconds: 40, base: before }]);
    keeper.retry();
    await end(after);
    expect(sent).toEqual([40, 40]);
    keeper.retry();
    await settle();
    expect(sent).toEqual([40, 40]);
  });

  it('of the device counts on the next visit, unless the server has a newer one, or another video', async () => {
    positionKeeper(videoKey, before).keep(40);
    await end(null);
    expect(await resumedAt(10, before)).toBe(40);
    expect(await resumedAt(10, after)).toBe(10);
    expect(await resumedAt(10, undefined)).toBe(10);
    expect(await resumedAt(10, before, { ...videoKey, lessonId: 'm1-l3' })).toBe(10);
    expect(await resumedAt(10, before, { ...videoKey, person: 'sam' })).toBe(10);
  });

  it('of the device does not count beyond the end, as of a video that has become shorter', async () => {
    positionKeeper(videoKey, before).keep(61);
    await end(null);
    expect(await resumedAt(10, before)).toBe(10);
  });

  it('is as the server says where the device has none, or none that can be read', async () => {
    device.set(JSON.stringify(['ada', 'video', 'data-literacy/m1-l2', 'position']), { seconds: 'forty' });
    expect(await resumedAt(10, before)).toBe(10);
    isBroken = true;
    expect(await resumedAt(10, before)).toBe(10);
    positionKeeper(videoKey, before).keep(7);
    await end(after);
    expect(sent).toEqual([7]);
  });

  it('is not sent for somebody else, who has signed in in another tab', async () => {
    person = 'sam';
    positionKeeper(videoKey, before).keep(40);
    await settle();
    expect(sent).toEqual([]);
  });

  it('leaves nothing behind once the person has signed out: neither by leaving, nor by an answer on its way', async () => {
    const keeper = positionKeeper(videoKey, before);
    keeper.keep(40);
    await settle();
    keeper.keep(41);
    draftsDeleted.emit();
    device.clear();
    await end(after);
    keeper.keep(42);
    keeper.retry();
    await settle();
    expect(onDevice()).toEqual([]);
    expect(sent).toEqual([40]);
  });

  it('is kept again by whoever signs in next', async () => {
    draftsDeleted.emit();
    positionKeeper(videoKey, before).keep(40);
    await end(after);
    expect(sent).toEqual([40]);
  });
});
