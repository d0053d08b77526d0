import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Failure, toFailure } from './failure.ts';
import { cookieTokens, provideTokens } from './tokens.ts';
import { stallTimeout, upload } from './upload.ts';

/** Node has no XMLHttpRequest: this one is driven by the test. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  withCredentials = false;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  answered: Record<string, string> = {};
  address = '';
  sent: unknown;
  aborted = false;
  constructor() {
    Request.last = this;
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return this.answered[name] ?? null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => {
  provideTokens(cookieTokens);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const file = new Blob(['notes']);
async function start(signal = new AbortController().signal, sent = file) {
  const before = Request.last;
  const shares: number[] = [];
  const answer = upload(
    { path: '/assignments/a/files?name=b', file: sent, signal, onProgress: (share) => shares.push(share) },
    z.object({ id: z.string() }),
  );
  const failure = answer.then(
    () => null,
    (error: unknown): Failure => toFailure(error),
  );
  while (Request.last === before) await null; // the session's token comes first
  return { answer, failure, shares, request: Request.last };
}

describe('An upload', () => {
  it('sends the file with credentials and the bearer token, and tells its progress', async () => {
    vi.stubGlobal('document', { cookie: '_auth=a.b.c' });
    const { answer, shares, request } = await start();
    expect(request).toMatchObject({
      address: 'POST /v1/assignments/a/files?name=b',
      withCredentials: true,
      headers: { 'Content-Type': 'application/octet-stream', Authorization: 'Bearer a.b.c' },
      sent: file,
    });
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.upload.onprogress?.({ loaded: 4, total: 4 });
    request.answer(201, { id: 'f' });
    expect(await answer).toEqual({ id: 'f' });
    expect(shares).toEqual([0.25, 1]);
  });

  it('§sync.1: is one call for the same file until it is settled, and another for another file', async () => {
    const keyOf = ({ request }: Awaited<ReturnType<typeof start>>) => request.headers['Idempotency-Key'];
    const [lost, again] = [await start(), await start()];
    lost.request.onerror?.();
    await lost.failure;
    again.request.answer(201, { id: 'f' });
    await again.answer;
    const next = await start();
    expect(keyOf(again)).toBe(keyOf(lost));
    expect(keyOf(next)).not.toBe(keyOf(lost));
    next.request.onerror?.();
    await next.failure;
    const other = await start(undefined, new Blob(['notes']));
    expect(keyOf(other)).not.toBe(keyOf(next));
  });

  it("carries the server's sentence", async () => {
    const { failure, request } = await start();
    request.answered = { 'Retry-After': '7' };
    request.answer(422, { error: 'The file must be a PDF.' });
    expect(await failure).toEqual({
      kind: 'refused',
      status: 422,
      message: 'The file must be a PDF.',
      retryAfter: 7,
    });
  });

  it('§account.6: tells the session of a 401 whose body says 410', async () => {
    vi.stubGlobal('document', { cookie: '_auth=a.b.c' });
    const told: string[] = [];
    provideTokens({
      ...cookieTokens,
      afterRefusalOf: async (token) => {
        told.push(token);
        return null;
      },
    });
    const { failure, request } = await start();
    request.answer(401, { status: 410, error: 'Ended.' });
    expect(await failure).toMatchObject({ status: 401 });
    expect(told).toEqual(['a.b.c']);
  });

  it('goes out again, the same file under the same key, once the person has signed in again', async () => {
    vi.stubGlobal('document', { cookie: '_auth=a.b.c' });
    provideTokens({ ...cookieTokens, afterRefusalOf: async () => 'd.e.f' });
    const { answer, request } = await start();
    request.answer(401, { status: 410, error: 'Ended.' });
    while (Request.last === request) await null;
    expect(Request.last.sent).toBe(file);
    expect(Request.last.headers).toEqual({ ...request.headers, Authorization: 'Bearer d.e.f' });
    Request.last.answer(201, { id: 'f' });
    expect(await answer).toEqual({ id: 'f' });
  });

  it.each([
    [201, '<!doctype html>'],
    [201, {}],
    [502, '<h1>Bad Gateway</h1>'],
    [204, ''],
  ])('counts an answer %i %j as broken', async (status, body) => {
    const { failure, request } = await start();
    request.answer(status, body);
    expect(await failure).toMatchObject({ kind: 'broken', status });
  });

  it('counts no answer as unreachable', async () => {
    const { failure, request } = await start();
    request.onerror?.();
    expect(await failure).toMatchObject({ kind: 'unreachable' });
  });

  it('ends after thirty seconds without progress, however long it took before', async () => {
    vi.useFakeTimers();
    const { failure, request } = await start();
    vi.advanceTimersByTime(stallTimeout - 1);
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    vi.advanceTimersByTime(stallTimeout - 1);
    expect(request.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await failure).toMatchObject({ kind: 'timeout' });
    expect(request.aborted).toBe(true);
  });

  it('stops when it is cancelled', async () => {
    const cancelled = new AbortController();
    const { failure, request } = await start(cancelled.signal);
    cancelled.abort();
    expect(await failure).not.toBeNull();
    expect(request.aborted).toBe(true);
  });
});
