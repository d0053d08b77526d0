import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { toFailure } from '../api/failure.ts';
import type { DraftEvent, PageDraft } from '../machines/sync/draft.ts';

// Node has no page whose origin the client could call.
vi.stubEnv('VITE_API_BASE_URL', 'http://api.example');
const { deleteDraft } = await import('./ending-drafts.ts');
const { askServer, saveDraft } = await import('./server-drafts.ts');

let cookie: string | undefined;
vi.mock('js-cookie', () => ({ default: { get: () => cookie } }));

const draftKey = { person: 'ada', form: 'quiz', subject: 'data-literacy/m1-l4' } as const;
const address = '/v1/drafts/quiz/data-literacy.m1-l4';
const values = { answers: { q1: 'a' } };
const draft: PageDraft = { draftKey, values, serverRevision: 3, deviceId: 'laptop', writeId: 'write 1' };
const savedAt = '2026-11-20T14:32:00Z';
const standing = {
  form: 'quiz',
  subject: 'data-literacy.m1-l4',
  version: 1,
  values: { answers: { q1: 'b' } },
  writer: 'phone',
  revision: 5,
  savedAt,
};

/** The answers to come, and what was asked. */
let answers: [status: number, body: object, headers?: Record<string, string>][];
let asked: { method: string; path: string; body: unknown }[];

beforeEach(() => {
  cookie = '{"id":"ada"}';
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    asked.push({ method: request.method, path: pathname + search, body: text && JSON.parse(text) });
    const [status, body, headers] = answers.shift() ?? [500, {}];
    const type = { 'Content-Type': status < 300 ? 'application/json' : 'application/problem+json' };
    return status === 204
      ? new Response(null, { status })
      : new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const conflict = (revision: number, found?: object): [number, object] => [
  409,
  { status: 409, error: 'Changed elsewhere.', revision, ...(found && { draft: found }) },
];

/** What the draft is reported of being saved. */
function saved(given = draft): Promise<DraftEvent> {
  return new Promise((resolve) => {
    const parent = setup({ actors: { saveDraft } }).createMachine({
      invoke: { src: 'saveDraft', input: given },
      on: { '*': { actions: ({ event }) => resolve(event as DraftEvent) } },
    });
    createActor(parent).start();
  });
}

describe('Saving a draft', () => {
  it('names the revision that it goes on from, and reports the next', async () => {
    answers = [[200, { revision: 4, savedAt }]];
    expect(await saved()).toEqual({ type: 'draft.saved', serverRevision: 4 });
    expect(asked).toEqual([{ method: 'PUT', path: address, body: { version: 1, values, base: 3, writer: 'laptop' } }]);
  });

  it('leaves files on the device', async () => {
    answers = [[200, { revision: 1, savedAt }]];
    const submission = { draftKey: { ...draftKey, form: 'submission', subject: 'question-log' } } as const;
    await saved({ ...draft, ...submission, values: { text: 'Five.', files: [new File(['x'], 'x.md')] } });
    expect(asked).toMatchObject([{ path: '/v1/drafts/submission/question-log', body: { values: { text: 'Five.' } } }]);
  });

  it.each([
    ['its own version whose answer got lost', { ...standing, writer: 'laptop' }],
    ['a draft that has ended', undefined],
  ])('goes on from %s', async (_what, found) => {
    answers = [conflict(5, found), [200, { revision: 6, savedAt }]];
    expect(await saved()).toEqual({ type: 'draft.saved', serverRevision: 6 });
    expect(asked.map(({ body }) => body)).toMatchObject([{ base: 3 }, { base: 5 }]);
  });

  it("writes over no other device's words", async () => {
    answers = [conflict(5, standing)];
    const other = { values: standing.values, savedAt, versions: { serverRevision: 5 } };
    expect(await saved()).toEqual({ type: 'draft.conflict', other });
    expect(asked).toHaveLength(1);
  });

  it.each([
    [500, 'draft.delayed'],
    [502, 'draft.delayed'],
    [429, 'draft.delayed'],
    [401, 'draft.delayed'],
    [400, 'draft.rejected'],
    [404, 'draft.rejected'],
    [413, 'draft.rejected'],
    [422, 'draft.rejected'],
  ])('ends after %i as %s', async (status, type) => {
    answers = [[status, { status, error: 'No.' }, { 'Retry-After': '30' }]];
    expect(await saved()).toMatchObject({ type, failure: { status, retryAfter: 30 } });
  });

  it('gives up on a draft that others change each time, and waits', async () => {
    answers = Array.from({ length: 4 }, (_, index) => conflict(index + 5));
    expect(await saved()).toMatchObject({ failure: { status: 409 } });
    expect(asked).toHaveLength(4);
  });

  it('sends nothing under the session of another person, who has signed in in another tab', async () => {
    cookie = '{"id":"sam"}';
    expect(await saved()).toMatchObject({ type: 'draft.delayed', failure: { kind: 'unreachable' } });
    await expect(askServer(draftKey)).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});

describe('Asking for a draft', () => {
  it('answers what stands, and whose it is', async () => {
    answers = [[200, { revision: 5, draft: standing }]];
    const other = { values: standing.values, savedAt, versions: { serverRevision: 5 } };
    expect(await askServer(draftKey)).toEqual({ revision: 5, writer: 'phone', other });
  });

  it.each([
    ['ended', 5],
    ['never was', 0],
  ])('answers that it %s', async (_what, revision) => {
    answers = [[200, { revision }]];
    expect(await askServer(draftKey)).toEqual({ revision, writer: undefined, other: null });
  });

  it('fails where the server does not answer', async () => {
    answers = [[500, { status: 500, error: 'Oh.' }]];
    const failure = await askServer(draftKey).catch(toFailure);
    expect(failure).toMatchObject({ status: 500 });
  });
});

describe('Deleting a draft', () => {
  it("deletes a newer revision of this device whose answer got lost, and nobody else's", async () => {
    answers = [conflict(5, { ...standing, writer: 'laptop' }), [204, {}]];
    await deleteDraft(draftKey, 3, 'laptop');
    expect(asked.map(({ path }) => path)).toEqual([`${address}?base=3`, `${address}?base=5`]);
    asked = [];
    answers = [conflict(5, standing)];
    await deleteDraft(draftKey, 3, 'laptop');
    expect(asked).toHaveLength(1);
  });
});
