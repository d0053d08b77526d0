import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { standInApi } from '../../tests/stand-in-api.ts';
import { type Failure, toFailure } from './failure.ts';

// Node has no page whose origin the client could call.
const origin = 'http://api.example';
vi.stubEnv('VITE_API_BASE_URL', origin);
const { requestEnded } = await import('./signals.ts');
const { cookieTokens, provideTokens } = await import('./tokens.ts');
const { withoutSession, client, done, file, parsed, withTimeout } = await import('./client.ts');

const server = standInApi();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  provideTokens(cookieTokens);
});

const courses = z.array(z.object({ id: z.string() }));
const list = (signal = new AbortController().signal) => parsed(client.GET('/marketing/courses', { signal }), courses);
const signOut = () => done(client.POST('/auth/logout'));

const answer = (handler: (request: Request) => Response | Promise<Response>) =>
  server.use(http.all(`${origin}/v1/*`, ({ request }) => handler(request)));
const haveCookie = (cookie: string) => vi.stubGlobal('document', { cookie });

async function failureOf(call: Promise<unknown>): Promise<Failure> {
  return call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => toFailure(error),
  );
}

const broken = (status: number): Failure => ({ kind: 'broken', status, message: null, retryAfter: null });

describe('§product.15, §product.16 General', () => {
  it('calls the versioned base path with credentials, and with the bearer token of the _auth cookie', async () => {
    haveCookie('_auth=a.b.c; _auth_type=Bearer');
    const sent: Request[] = [];
    const fetch = globalThis.fetch;
    vi.stubGlobal('fetch', (request: Request) => {
      sent.push(request);
      return fetch(request);
    });
    answer(() => HttpResponse.json([{ id: 'data-analytics' }]));
    expect(await list()).toEqual([{ id: 'data-analytics' }]);
    expect(sent[0]?.url).toBe(`${origin}/v1/marketing/courses`);
    expect(sent[0]?.credentials).toBe('include');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a.b.c');
  });

  it('sends no Authorization header without the cookie', async () => {
    haveCookie('theme=dark');
    let authorization: string | null = 'not called';
    answer((request) => {
      authorization = request.headers.get('Authorization');
      return HttpResponse.json([]);
    });
    await list();
    expect(authorization).toBeNull();
  });

  it("keeps a call's own bearer token, as an invitation's is, over the session's", async () => {
    haveCookie('_auth=a.b.c');
    let authorization: string | null = null;
    answer((request) => {
      authorization = request.headers.get('Authorization');
      return new HttpResponse(null, { status: 204 });
    });
    await done(client.POST('/auth/verify-token', { headers: { Authorization: 'Bearer invitation' } }));
    expect(authorization).toBe('Bearer invitation');
  });
});

describe('§account.6 A refused session', () => {
  const refusals = (status: number, body: unknown) => {
    haveCookie('_auth=a.b.c');
    const told: string[] = [];
    provideTokens({
      ...cookieTokens,
      afterRefusalOf: async (token) => {
        told.push(token);
        return null;
      },
    });
    answer(() => Response.json(body, { status }));
    return told;
  };

  it('tells the listener of a 401 whose body says 410, with the token that was sent', async () => {
    const told = refusals(401, { status: 410, error: 'The session has ended.' });
    const failure = await failureOf(list());
    expect(told).toEqual(['a.b.c']);
    expect(failure).toEqual({ kind: 'refused', status: 401, message: 'The session has ended.', retryAfter: null });
  });

  it('then reads what anyone may read as a visitor, and never repeats a change', async () => {
    haveCookie('_auth=a.b.c');
    const bearers: (string | null)[] = [];
    answer((request) => {
      const bearer = request.headers.get('Authorization');
      bearers.push(bearer);
      return bearer ? Response.json({ status: 410, error: 'Ended.' }, { status: 401 }) : Response.json([]);
    });
    expect(await list()).toEqual([]);
    expect(bearers).toEqual(['Bearer a.b.c', null]);
    await failureOf(signOut());
    expect(bearers).toEqual(['Bearer a.b.c', null, 'Bearer a.b.c']);
  });

  it('tells the listener whatever else the body holds', async () => {
    const told = refusals(401, { status: 410, error: null });
    await failureOf(list());
    expect(told).toEqual(['a.b.c']);
  });

  it.each([
    ['a plain 401, such as a wrong password', 401, { status: 401, error: 'Invalid email or password.' }],
    ['a 410', 410, { status: 410, error: 'The link was used.' }],
  ])('does not tell it of %s', async (_name, status, body) => {
    const told = refusals(status, body);
    expect((await failureOf(list())).kind).toBe('refused');
    expect(told).toEqual([]);
  });

  it('does not tell the listener of a 401 that is not JSON', async () => {
    const told = refusals(401, null);
    answer(() => new Response('<h1>Unauthorized</h1>', { status: 401 }));
    expect(await failureOf(list())).toEqual(broken(401));
    expect(told).toEqual([]);
  });
});

const ended = () => Response.json({ status: 410, error: 'Ended.' }, { status: 401 });
const bearerOf = (request: Request) => request.headers.get('Authorization');

describe('§sync.21 A page that stands until its person signs in again', () => {
  /** The server takes the new token alone; `signIn` and `leave` are the person's. */
  function stand() {
    haveCookie('_auth=a.b.c');
    const sent: { bearer: string | null; key: string | null; body: string }[] = [];
    answer(async (request) => {
      const bearer = bearerOf(request);
      sent.push({ bearer, key: request.headers.get('Idempotency-Key'), body: await request.text() });
      if (bearer !== 'Bearer d.e.f') return ended();
      return request.method === 'GET' ? Response.json([{ id: 'mine' }]) : new HttpResponse(null, { status: 204 });
    });
    const told: string[] = [];
    const { promise, resolve } = Promise.withResolvers<string | null>();
    provideTokens({
      ...cookieTokens,
      afterRefusalOf: (token) => {
        told.push(token);
        return promise;
      },
    });
    const waiting = async () => {
      await vi.waitFor(() => expect(told).not.toEqual([]), 10_000);
      await new Promise((rest) => setTimeout(rest, 20));
    };
    return { sent, waiting, next: promise, signIn: () => resolve('d.e.f'), leave: () => resolve(null) };
  }
  const reset = (headers = {}) =>
    done(client.POST('/auth/reset-password', { headers, body: { email: 'noor@example.com' } }));

  it('has what was refused sent again by itself: the same content under the same key, with the new token', async () => {
    const { sent, waiting, signIn } = stand();
    const call = reset();
    await waiting();
    expect(sent).toHaveLength(1);
    signIn();
    await expect(call).resolves.toBeUndefined();
    expect(sent).toEqual([
      { bearer: 'Bearer a.b.c', key: expect.stringMatching(/^\w{32}$/), body: '{"email":"noor@example.com"}' },
      { ...sent[0], bearer: 'Bearer d.e.f' },
    ]);
  });

  it('has a file sent again, and what has no body', async () => {
    const { sent, waiting, signIn } = stand();
    const headers = { 'Content-Type': 'image/png', 'Idempotency-Key': 'k' };
    const photo = client.POST('/auth/upload-photo', { body: '', bodySerializer: () => new Blob(['photo']), headers });
    const calls = Promise.all([done(photo), signOut(), list()]);
    await waiting();
    signIn();
    expect(await calls).toEqual([undefined, undefined, [{ id: 'mine' }]]);
    const again = sent.filter(({ bearer }) => bearer === 'Bearer d.e.f').map(({ body }) => body);
    expect(again.toSorted()).toEqual(['', '', 'photo']);
  });

  it('waits for the password as long as that takes, and gives what is sent again a time-out of its own', async () => {
    const { waiting, signIn } = stand();
    const clock = vi.spyOn(AbortSignal, 'timeout');
    const call = parsed(client.GET('/marketing/courses', { fetch: withTimeout(60) }), courses);
    await waiting();
    await new Promise((rest) => setTimeout(rest, 80));
    signIn();
    expect(await call).toEqual([{ id: 'mine' }]);
    expect(clock.mock.calls).toEqual([[60], [60]]);
  });

  it('sends nothing again for a form that was left meanwhile', async () => {
    const { sent, waiting, signIn } = stand();
    const left = new AbortController();
    const call = failureOf(list(left.signal));
    await waiting();
    left.abort();
    signIn();
    await call;
    expect(sent).toHaveLength(1);
  });

  it('holds back what is sent meanwhile, as its cookie has gone, but not the sign-in itself', async () => {
    const { sent, signIn, next } = stand();
    haveCookie('theme=dark');
    const asked: (string | undefined)[] = [];
    provideTokens({
      ...cookieTokens,
      toSend: (cookie) => {
        asked.push(cookie);
        return next;
      },
    });
    const call = list();
    await new Promise((rest) => setTimeout(rest, 20));
    expect(asked).toEqual([undefined]);
    expect(sent).toEqual([]);
    await failureOf(reset(withoutSession));
    expect(sent).toMatchObject([{ bearer: null }]);
    signIn();
    expect(await call).toEqual([{ id: 'mine' }]);
  });

  it('leaves a change refused where the person leaves, and waits again where the next session ends, too', async () => {
    const { sent, waiting, leave } = stand();
    const call = failureOf(signOut());
    await waiting();
    leave();
    expect(await call).toMatchObject({ status: 401, message: 'Ended.' });
    expect(sent).toHaveLength(1);
    const tokens = ['x.y.z', 'd.e.f'];
    provideTokens({ ...cookieTokens, afterRefusalOf: async () => tokens.shift() ?? null });
    await expect(signOut()).resolves.toBeUndefined();
    expect(sent.slice(1).map(({ bearer }) => bearer)).toEqual(['Bearer a.b.c', 'Bearer x.y.z', 'Bearer d.e.f']);
  });
});

describe('§product.27 A call without a proper answer is one failure value', () => {
  it("carries the server's sentence and the seconds of Retry-After", async () => {
    answer(() => Response.json({ error: 'Too many tries.' }, { status: 429, headers: { 'Retry-After': '30' } }));
    expect(await failureOf(list())).toEqual({
      kind: 'refused',
      status: 429,
      message: 'Too many tries.',
      retryAfter: 30,
    });
  });

  it('§product.26: takes a success with an `error` field for a failure with that text', async () => {
    answer(() => Response.json({ error: 'This invitation was withdrawn.' }));
    expect(await failureOf(list())).toEqual({
      kind: 'refused',
      status: 200,
      message: 'This invitation was withdrawn.',
      retryAfter: null,
    });
  });

  it.each(['Wed, 21 Oct 2026 07:28:00 GMT', '-5', 'soon'])('ignores a Retry-After of %j', async (value) => {
    answer(() => Response.json({ error: 'Later.' }, { status: 503, headers: { 'Retry-After': value } }));
    expect((await failureOf(list())).retryAfter).toBeNull();
  });

  it.each<[string, number, () => Response]>([
    ["a proxy's HTML error", 502, () => html('<h1>Bad Gateway</h1>', 502)],
    ['an error without a body', 500, () => new Response(null, { status: 500 })],
    ['an error of another shape', 500, () => Response.json(['no'], { status: 500 })],
    ['an empty success', 200, () => new Response(null, { status: 200 })],
    ['an empty success that says so', 200, () => new Response('', { headers: { 'Content-Length': '0' } })],
    ['a success of another shape', 200, () => Response.json([{ title: 'No id' }])],
    ['null', 200, () => Response.json(null)],
    ['a web page', 200, () => html('<!doctype html><p>Sign in to this network', 200)],
    ['JSON that was cut off', 0, () => new Response('[{"id": "data-an', { headers: json })],
    ['text that says it is JSON', 0, () => new Response('OK', { headers: json })],
  ])('counts %s as broken', async (_name, status, response) => {
    answer(response);
    expect(await failureOf(list())).toEqual(broken(status));
  });

  const materials = () => {
    const params = { path: { courseId: 'data-analytics' } };
    return file(client.GET('/courses/{courseId}/materials', { params, parseAs: 'blob' }), 'application/zip');
  };
  const zip = (body: string) => new HttpResponse(body, { headers: { 'Content-Type': 'application/zip' } });

  it('hands over a file of the media type that was asked for', async () => {
    answer(() => zip('PK'));
    expect((await materials()).size).toBe(2);
  });

  it.each([
    ['a web page', () => html('<!doctype html><p>Sign in to this network', 200)],
    ['a text', () => HttpResponse.text('Everything is fine.')],
    ['malformed JSON', () => new HttpResponse('[{', { headers: { 'Content-Type': 'application/json' } })],
    ['an empty file', () => zip('')],
  ])('does not take %s for a file to download', async (_name, response) => {
    answer(response);
    expect(await failureOf(materials())).toEqual(broken(200));
  });

  it('does not take an empty 200 for a success without a body', async () => {
    answer(() => new HttpResponse(null, { status: 200 }));
    expect(await failureOf(signOut())).toEqual(broken(200));
  });

  it('does not take a web page for a success without a body', async () => {
    answer(() => html('<!doctype html>', 200));
    expect(await failureOf(signOut())).toEqual(broken(200));
  });

  it('counts no answer as unreachable', async () => {
    answer(() => HttpResponse.error());
    expect((await failureOf(list())).kind).toBe('unreachable');
    expect((await failureOf(signOut())).kind).toBe('unreachable');
  });

  it('takes 204 for a success without a body', async () => {
    answer(() => new HttpResponse(null, { status: 204 }));
    await expect(signOut()).resolves.toBeUndefined();
  });
});

describe('The connection hears how requests end', () => {
  const signalsOf = async (response: () => Response | Promise<Response>, call: () => Promise<unknown> = list) => {
    const signals: string[] = [];
    const ignore = requestEnded.listen((signal) => signals.push(signal));
    answer(response);
    await call().catch(() => {});
    ignore();
    return signals;
  };

  it.each<[string, string, () => Response]>([
    ['an answer', 'request.answered', () => Response.json([])],
    ['a refusal', 'request.answered', () => Response.json({ error: 'No.' }, { status: 422 })],
    ["the server's own failure", 'request.answered', () => Response.json({ error: 'Broken.' }, { status: 500 })],
    ["the server's own 503", 'request.answered', () => Response.json({ error: 'Not set up.' }, { status: 503 })],
    ["a gateway's 502", 'request.failed', () => html('<h1>Bad Gateway</h1>', 502)],
    ["a gateway's 504", 'request.failed', () => new Response(null, { status: 504 })],
    ['no answer', 'request.lost', () => HttpResponse.error()],
  ])('%s: %s', async (_name, signal, response) => {
    expect(await signalsOf(response)).toEqual([signal]);
  });

  it('an answer that was on its way when the network went: nothing', async () => {
    const browser = { onLine: true };
    vi.stubGlobal('navigator', browser);
    const leave = () => {
      browser.onLine = false;
      return Response.json([]);
    };
    expect(await signalsOf(leave)).toEqual([]);
    expect(await signalsOf(leave)).toEqual(['request.answered']);
  });

  it('a time-out: request.lost', async () => {
    const noAnswer = () => new Promise<never>(() => {});
    expect(await signalsOf(noAnswer, () => list(AbortSignal.timeout(20)))).toEqual(['request.lost']);
  });

  it("not of a call that its caller gave up, nor of a network's sign-in page", async () => {
    const cancelled = AbortSignal.abort(new DOMException('Cancelled.', 'AbortError'));
    expect(
      await signalsOf(
        () => Response.json([]),
        () => list(cancelled),
      ),
    ).toEqual([]);
    expect(await signalsOf(() => html('<p>Sign in to this network', 200))).toEqual([]);
  });
});

describe('§product.30 The time-out', () => {
  const noAnswer = () => new Promise<never>(() => {});

  it('is ten seconds, and the call can be cancelled, too', async () => {
    const clock = vi.spyOn(AbortSignal, 'timeout');
    answer(() => Response.json([]));
    await list();
    expect(clock.mock.calls).toEqual([[10_000]]);
    answer(noAnswer);
    const cancelled = new AbortController();
    const failure = failureOf(list(cancelled.signal));
    cancelled.abort(new DOMException('Cancelled.', 'AbortError'));
    expect((await failure).kind).toBe('timeout');
  });

  it('ends a call that nobody answers', async () => {
    answer(noAnswer);
    const call = client.GET('/marketing/courses', { fetch: withTimeout(20) });
    expect((await failureOf(parsed(call, courses))).kind).toBe('timeout');
  });

  it.each(['TimeoutError', 'AbortError'])('ends a call whose body never ends, which browsers call %s', async (name) => {
    const body = new ReadableStream({ pull: () => Promise.reject(new DOMException('The body was aborted.', name)) });
    vi.stubGlobal('fetch', async () => new Response(body, { headers: json }));
    expect((await failureOf(list())).kind).toBe('timeout');
  });
});

const json = { 'Content-Type': 'application/json' };

function html(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
