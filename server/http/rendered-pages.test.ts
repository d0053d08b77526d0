import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/server.ts';

/** Stands in for what the build makes of src/render.tsx: the address says what the page does. */
const renderer = `
  const data = (request) => ({ url: request.url, person: null, at: request.at, zone: request.zone ?? null, answers: [] });
  const call = async (request, method, path) => {
    const headers = { Authorization: 'Bearer ' + request.cookie('_auth') };
    const answer = await request.send(new Request('http://server/v1' + path, { method, headers }));
    return answer.status + ' ' + (await answer.text());
  };
  export async function renderPage(request) {
    const { pathname } = new URL(request.url, request.origin);
    if (pathname === '/elsewhere') return null;
    if (pathname === '/broken') throw new Error('broken');
    const html =
      pathname === '/reads' ? await call(request, 'GET', '/auth/user')
      : pathname === '/writes' ? await call(request, 'POST', '/auth/logout')
      : pathname === '/late' ? await new Promise((resolve) => request.late.addEventListener('abort', () => resolve('late')))
      : request.isRead('getCourse') + ' ' + request.isRead('login') + ' ' + request.origin;
    return { head: { title: 'A </title> & more' }, html, parts: ['Dashboard', 'Goal', 'New'], data: { ...data(request), answers: [['</script>', { output: '</script>' }]] } };
  }
`;
const shell =
  '<html><head><title>Platform</title>\n  <script type="module" src="/start.js"></script>\n  </head><body><div id="root"></div></body></html>';

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, '.renderer'));
  writeFileSync(join(folder, 'index.html'), shell);
  writeFileSync(join(folder, '.renderer/render.mjs'), renderer);
  writeFileSync(
    join(folder, '.renderer/files.json'),
    JSON.stringify({ Dashboard: ['/a.js', '/start.js'], Goal: ['/b.js', '/a.js'] }),
  );
  server = await createTestServer({ config: { distFolder: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string, cookie = '') => server.app.inject({ url, headers: { cookie } });
const london = 'zone=Europe%2FLondon';

describe('§product.74 Pages: rendered on the server', () => {
  it('fills the shell with the page, its title and its data', async () => {
    const { body, headers } = await open('/courses?level=Beginner');
    expect(body).toContain('<div id="root">true false http://localhost:3000</div>');
    expect([...body.matchAll(/modulepreload[^>]*href="(.*?)"/g)].map(([, file]) => file)).toEqual(['/a.js', '/b.js']);
    expect(body).toContain('<title>A &lt;/title&gt; &amp; more</title>');
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({ url: '/courses?level=Beginner', answers: [['</script>', {}]] });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept, Cookie, Accept-Encoding' });
  });

  it("reads with the person's own token, and is kept nowhere", async () => {
    const { token } = await server.register('rendered@example.com');
    const { body, headers } = await open('/reads', `_auth=${token}; ${london}`);
    expect(body).toContain('200 {"id"');
    expect(body).toContain('rendered@example.com');
    expect(headers['cache-control']).toBe('no-store');
    expect((await open('/reads', `_auth=${token}x; ${london}`)).body).toContain('401 ');
  });

  it('§product.77 is sent without the page itself to the app that is about to open it', async () => {
    const { token } = await server.register('ahead@example.com');
    const ahead = (url: string, cookie = '') =>
      server.app.inject({ url, headers: { cookie, accept: 'application/json' } });
    const visitors = await ahead('/courses?level=Beginner');
    expect(visitors.json()).toMatchObject({
      url: '/courses?level=Beginner',
      person: null,
      answers: [['</script>', { output: '</script>' }]],
      parts: ['Dashboard', 'Goal', 'New'],
      files: ['/a.js', '/start.js', '/b.js', '/a.js'],
      entry: '/start.js',
    });
    const headers = { 'cache-control': 'no-store', vary: 'Accept, Cookie, Accept-Encoding' };
    expect(visitors.headers).toMatchObject({ ...headers, 'content-type': 'application/json' });
    expect((await ahead('/reads', `_auth=${token}; ${london}`)).headers).toMatchObject(headers);
    for (const url of ['/elsewhere', '/broken']) expect((await ahead(url)).statusCode).toBe(204);
  });

  it('never writes: the page is then left to the browser', async () => {
    const { token } = await server.register('unwritten@example.com');
    expect((await open('/writes', `_auth=${token}; ${london}`)).body).toBe(shell);
    expect((await server.send('GET', '/auth/user', { token })).statusCode).toBe(200);
  });

  it('is rendered with what there is after 200 ms', async () => {
    expect((await open('/late')).body).toContain('<div id="root">late</div>');
  });

  it.each([
    ['leads to another page', '/elsewhere', ''],
    ['fails', '/broken', ''],
    ['would show dates in an unknown zone', '/reads', '_auth=x'],
    ['would show dates in a zone that there is not', '/reads', '_auth=x; zone=Nowhere%2FAtAll'],
    ['has a zone that cannot be read', '/reads', '_auth=x; zone=%E0%A4%A'],
  ])('is left to the browser where it %s', async (_why, url, cookie) => {
    expect((await open(url, cookie)).body).toBe(shell);
  });
});
