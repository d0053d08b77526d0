import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

const origin = 'http://api.example';
vi.stubEnv('VITE_API_BASE_URL', origin);
const { client, parsed } = await import('../client.ts');
await import('./asked-ahead.ts');

const ask = () => parsed(client.GET('/marketing/courses'), z.array(z.object({ id: z.string() })));
const answered = (id: string) => Response.json([{ id }]);

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('document', { cookie: '_auth=own' });
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    sent.push(`${method} ${url}`);
    return answered('asked later');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.askedAhead = undefined;
});

function askAhead(answer: Promise<Response>, method = 'GET', token = 'own') {
  answer.catch(() => {});
  const headers = { Authorization: `Bearer ${token}` };
  globalThis.askedAhead = { request: new Request(`${origin}/v1/marketing/courses`, { method, headers }), answer };
}

describe('§lesson.27 A call that the page has sent before its app had loaded', () => {
  it('is not sent again, but once its answer has been taken', async () => {
    askAhead(Promise.resolve(answered('asked ahead')));
    expect(await ask()).toEqual([{ id: 'asked ahead' }]);
    expect(sent).toEqual([]);
    expect(await ask()).toEqual([{ id: 'asked later' }]);
  });

  it.each([
    ['of somebody else', 'GET', 'another'],
    ['of another method', 'DELETE', 'own'],
  ])('is not taken for the one %s', async (_, method, token) => {
    askAhead(Promise.resolve(answered('asked ahead')), method, token);
    expect(await ask()).toEqual([{ id: 'asked later' }]);
  });

  it.each([
    ['nothing', () => Promise.reject(new TypeError('offline'))],
    ['an error', () => Promise.resolve(Response.json({ error: 'Unavailable' }, { status: 503 }))],
    ['a web page', () => Promise.resolve(new Response('<p>', { headers: { 'Content-Type': 'text/html' } }))],
  ])('is sent again where %s was the answer', async (_, failed) => {
    askAhead(failed());
    expect(await ask()).toEqual([{ id: 'asked later' }]);
    expect(sent).toEqual([`GET ${origin}/v1/marketing/courses`]);
  });
});
