import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { exampleDueCards } from '../api/generated/examples.ts';

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

const [first, second] = exampleDueCards.questions;
const answer = {
  ...{ courseId: first?.courseId ?? '', lessonId: first?.lessonId ?? '', questionId: first?.questionId ?? '' },
  optionId: 'b',
  rating: 'good' as const,
  at: '2026-11-20T09:00:00Z',
};

/** Local storage lists its keys as its own, and none of its functions. */
let device: Record<string, string>;
let isFull: boolean;
/** What each call had, and how the server answers the next ones: with a status, or not at all. */
let sent: { answers: { id: string; rating: string; questionId: string }[]; timeZone: string }[];
let status: number | null;
/** Of all pages that were loaded. */
let listeners: { type: string; listener: () => void }[];

beforeEach(() => {
  [person, sent, status, isFull, listeners] = ['ada', [], 204, false, []];
  const has = (name: string, value: unknown) => ({ [name]: { value, enumerable: false } });
  device = Object.defineProperties({} as Record<string, string>, {
    ...has('getItem', (key: string) => device[key] ?? null),
    ...has('setItem', (key: string, value: string) => {
      if (isFull) throw new Error('No room.');
      device[key] = value;
    }),
    ...has('removeItem', (key: string) => {
      delete device[key];
    }),
  });
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.push({ type, listener }));
  vi.stubGlobal('fetch', async (request: Request) => {
    if (status === null) throw new TypeError('No connection.');
    if (request.method === 'GET') return Response.json(exampleDueCards);
    sent.push(JSON.parse(await request.text()));
    const problem = { 'Content-Type': 'application/problem+json' };
    return status === 204
      ? new Response(null, { status })
      : new Response(JSON.stringify({ status, error: 'Refused.' }), { status, headers: problem });
  });
});

/** A page that has just been loaded: a tab beside others, or the same one again. */
async function load() {
  vi.resetModules();
  const earlier = listeners.length;
  const review = await import('./review.ts');
  const { deleteDraftsOf } = await import('./ending-drafts.ts');
  const { hasDrafts } = await import('./device-store.ts');
  const due = () =>
    new Promise<unknown>((resolve) => {
      const flow = createActor(review.getDueCards('ada'), { input: {} });
      flow.subscribe({ next: ({ output }) => output && resolve(output), error: resolve });
      flow.start();
    });
  /** As when it is reloaded, closed, or left for another page of the web. */
  const unload = () => {
    for (const { type, listener } of own) if (type === 'pagehide') listener();
  };
  const own = listeners.slice(earlier);
  return { ...review, deleteDraftsOf, hasDrafts, due, unload };
}

const ratingsSent = () => sent.map(({ answers }) => answers.map(({ rating }) => rating));

describe('§analytics.66 an answer', () => {
  it('waits on the device until it is rated, and goes out once', async () => {
    const { keepAnswer, rateAnswer, sendAnswers, hasDrafts } = await load();
    const kept = keepAnswer('ada', answer);
    await sendAnswers('ada');
    expect(sent).toEqual([]);
    expect(await hasDrafts('ada')).toBe(true);
    rateAnswer('ada', kept, 'easy');
    await sendAnswers('ada');
    await sendAnswers('ada');
    expect(ratingsSent()).toEqual([['easy']]);
    expect(sent[0]?.answers[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await hasDrafts('ada')).toBe(false);
  });

  it('goes out at once where it is wrong', async () => {
    const { keepAnswer, sendAnswers } = await load();
    keepAnswer('ada', { ...answer, rating: 'again' });
    await sendAnswers('ada');
    expect(ratingsSent()).toEqual([['again']]);
  });

  it('that nobody rated counts as good, when its page is left or loaded anew', async () => {
    const left = await load();
    left.keepAnswer('ada', answer);
    left.leaveUnrated();
    await left.sendAnswers('ada');
    const unloaded = await load();
    unloaded.keepAnswer('ada', answer);
    unloaded.unload();
    await (await load()).sendAnswers('ada');
    expect(ratingsSent()).toEqual([['good'], ['good']]);
  });

  it('that is being rated is left alone by another tab', async () => {
    const [tab, other] = [await load(), await load()];
    const kept = tab.keepAnswer('ada', { ...answer, at: new Date().toISOString() });
    await other.sendAnswers('ada');
    expect(sent).toEqual([]);
    tab.rateAnswer('ada', kept, 'hard');
    await other.sendAnswers('ada');
    await tab.sendAnswers('ada');
    expect(sent).toEqual([{ timeZone: expect.any(String), answers: [{ ...kept, rating: 'hard' }] }]);
  });

  it('whose tab ended without a word counts as good after ten minutes', async () => {
    (await load()).keepAnswer('ada', { ...answer, at: new Date(Date.now() - 9 * 60_000).toISOString() });
    const other = await load();
    await other.sendAnswers('ada');
    expect(sent).toEqual([]);
    (await load()).keepAnswer('ada', { ...answer, at: new Date(Date.now() - 11 * 60_000).toISOString() });
    await other.sendAnswers('ada');
    expect(ratingsSent()).toEqual([['good']]);
  });

  it('of a clock that is ahead waits no longer than any other', async () => {
    (await load()).keepAnswer('ada', { ...answer, at: new Date(Date.now() + 60 * 60_000).toISOString() });
    await (await load()).sendAnswers('ada');
    expect(ratingsSent()).toEqual([['good']]);
  });

  it('waits for its own tab however long that takes', async () => {
    const { keepAnswer, rateAnswer, sendAnswers } = await load();
    const kept = keepAnswer('ada', answer);
    await sendAnswers('ada');
    expect(sent).toEqual([]);
    rateAnswer('ada', kept, 'easy');
    await sendAnswers('ada');
    expect(ratingsSent()).toEqual([['easy']]);
  });

  it('is there after a reload without a server, the oldest first', async () => {
    status = null;
    const before = await load();
    before.keepAnswer('ada', { ...answer, rating: 'again', at: '2026-11-20T09:01:00Z', questionId: 'q9' });
    before.keepAnswer('ada', { ...answer, rating: 'again' });
    await before.sendAnswers('ada');
    status = 204;
    await (await load()).sendAnswers('ada');
    expect(sent.flatMap(({ answers }) => answers.map(({ questionId }) => questionId))).toEqual([
      answer.questionId,
      'q9',
    ]);
  });

  it('goes out by itself when the network is back', async () => {
    status = null;
    const { keepAnswer, sendAnswers } = await load();
    keepAnswer('ada', { ...answer, rating: 'again' });
    await sendAnswers('ada');
    expect(sent).toEqual([]);
    status = 204;
    for (const { type, listener } of listeners) if (type === 'online') listener();
    await vi.waitFor(() => expect(ratingsSent()).toEqual([['again']]), 10_000);
  });

  it('is sent, too, where the browser has no room to keep it', async () => {
    isFull = true;
    const { keepAnswer, sendAnswers } = await load();
    keepAnswer('ada', { ...answer, rating: 'again' });
    expect(Object.keys(device)).toEqual([]);
    await sendAnswers('ada');
    await sendAnswers('ada');
    expect(ratingsSent()).toEqual([['again']]);
  });

  it('is deleted at sign-out, with the questions, and none is kept or sent after it', async () => {
    const { keepAnswer, sendAnswers, deleteDraftsOf, due, keptDueCards } = await load();
    await due();
    keepAnswer('ada', answer);
    await deleteDraftsOf('ada');
    person = undefined;
    expect(Object.keys(device)).toEqual([]);
    expect(keptDueCards('ada')).toBeNull();
    keepAnswer('ada', { ...answer, rating: 'again' });
    await sendAnswers('ada');
    expect(sent).toEqual([]);
  });

  it('of another person or another version stays where it is', async () => {
    device['unload-copy ["ben","review","x"]'] = JSON.stringify({ ...answer, id: 'x' });
    device['unload-copy ["ada","review","y"]'] = JSON.stringify({ id: 'y' });
    device['unload-copy ["ada","review","z"]'] = JSON.stringify({ ...answer, id: 'other' });
    device['unload-copy ["ada","profile","details"]'] = '{}';
    const { sendAnswers } = await load();
    await sendAnswers('ada');
    expect(sent).toEqual([]);
    expect(Object.keys(device)).toHaveLength(4);
  });
});

describe('§analytics.65 the questions on the device', () => {
  it('are those that were loaded last, without those that were answered here', async () => {
    const { due, keepAnswer, keptDueCards } = await load();
    expect(keptDueCards('ada')).toBeNull();
    expect(await due()).toEqual(exampleDueCards);
    expect(keptDueCards('ada')).toEqual(exampleDueCards);
    keepAnswer('ada', answer);
    const left = exampleDueCards.questions.slice(1);
    const kept = { ...exampleDueCards, questions: left, doneToday: exampleDueCards.doneToday + 1 };
    expect(keptDueCards('ada')).toEqual(kept);
    // The server, which does not know of the answer yet, asks the question again.
    const loaded = { questions: [second, exampleDueCards.questions[2]], doneToday: exampleDueCards.doneToday + 1 };
    expect(await due()).toMatchObject(loaded);
    status = null;
    const later = await load();
    expect(later.keptDueCards('ada')?.questions).toEqual(left);
    expect(await later.due()).toBeInstanceOf(Error);
  });

  it('are none where another version of the app kept something else', async () => {
    device['activity ["ada","review"]'] = '{"questions":3}';
    expect((await load()).keptDueCards('ada')).toBeNull();
  });
});
