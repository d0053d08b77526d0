import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import * as z from 'zod/mini';
import { standInApi } from '../../tests/stand-in-api.ts';

// Node has no page whose origin the client could call.
const origin = 'http://api.example';
vi.stubEnv('VITE_API_BASE_URL', origin);
const { client, done, parsed, parsedAs } = await import('./client.ts');
const { uploadPhoto } = await import('./account.ts');

const server = standInApi();

/** The keys that came, in order. */
let keys: (string | null)[] = [];
let answer: () => Response = () => HttpResponse.json({ message: 'Received.' });
beforeEach(() => {
  keys = [];
  server.use(
    http.all(`${origin}/v1/*`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return answer();
    }),
  );
});

/** Each test writes to a course of its own: what is not settled is remembered. */
let courseId = 0;
beforeEach(() => {
  courseId += 1;
});
const received = z.object({ message: z.string() });
const write = (message: string, course = courseId) =>
  parsed(
    client.POST('/courses/{courseId}/messages', {
      params: { path: { courseId: `course-${course}` } },
      body: { message },
    }),
    received,
  ).catch(() => null);

const answering = (make: () => Response) => {
  answer = make;
};
const fine = () => HttpResponse.json({ message: 'Received.' });
const problem = (status: number) => () => HttpResponse.json({ error: 'No.' }, { status });

describe('§sync.2 The calls: the key of a call', () => {
  it('goes with what changes something, and not with what only reads', async () => {
    answering(fine);
    await write('Hello?');
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await parsedAs(client.GET('/offers'), received);
    expect(keys[1]).toBeNull();
  });

  it.each<[string, () => Response]>([
    ['no answer at all', () => HttpResponse.error()],
    [
      'an answer that is cut off',
      () => new HttpResponse('{"mess', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['an answer of another shape', () => HttpResponse.json({})],
    ["a network's sign-in page", () => new HttpResponse('<h1>Hi</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['a failure of the server', problem(500)],
    ["a proxy's failure", () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a session that has ended', problem(401)],
    ['too many tries', problem(429)],
  ])('stays after %s', async (_name, failing) => {
    answering(failing);
    await write('Hello?');
    answering(fine);
    await write('Hello?');
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ['a success', fine],
    ['a refusal', problem(422)],
    ['a conflict', problem(409)],
  ])('ends with %s, so that the same again is a new call', async (_name, settling) => {
    answering(settling);
    await write('Hello?');
    await write('Hello?');
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('ends with a success that has no body', async () => {
    answering(() => new HttpResponse(null, { status: 204 }));
    for (const _time of [1, 2]) await done(client.POST('/auth/logout'));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('is a new one for other content, even when earlier content is sent again', async () => {
    answering(() => HttpResponse.error());
    for (const text of ['Hello?', 'Hello, is anybody there?', 'Hello?']) await write(text);
    expect(new Set(keys).size).toBe(3);
  });

  it('is another one for another address', async () => {
    answering(() => HttpResponse.error());
    await write('Hello?');
    await write('Hello?', courseId + 1000);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('is shared by two equal calls that are under way at once', async () => {
    answering(fine);
    await Promise.all([write('Hello?'), write('Hello?')]);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is the same for the same photo', async () => {
    answering(() => HttpResponse.error());
    const send = (photo: Blob) => toPromise(createActor(uploadPhoto, { input: { photo } }).start()).catch(() => null);
    const photo = new Blob(['x'], { type: 'image/png' });
    for (const sent of [photo, photo, new Blob(['x'], { type: 'image/png' })]) await send(sent);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
