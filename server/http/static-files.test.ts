import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compress } from '../../scripts/compress.ts';
import { linkPage } from '../../scripts/link-page.ts';
import { testConfig } from '../testing/server.ts';
import type { RenderPage } from './rendered-pages.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { notBuilt, registerStatic } from './static-files.ts';

const theme = "document.documentElement.dataset.theme = 'dark'";
const script = `export const long = '${'abc'.repeat(400)}';`;
const page = (name: string) => `<!doctype html><script>${theme}</script><script src="/assets/a.js"></script>${name}`;

let rendered: Awaited<ReturnType<RenderPage>> = null;

async function serve(distFolder: string, publicUrl = 'http://localhost:3000'): Promise<FastifyInstance> {
  const app = Fastify();
  const config = { ...testConfig(), distFolder, publicUrl };
  await registerSecurityHeaders(app, config);
  app.setNotFoundHandler(await registerStatic(app, config, async () => rendered));
  return app;
}

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page('shell'.padEnd(1000)));
  writeFileSync(join(folder, 'assets/a-1234.js'), script);
  mkdirSync(join(folder, 'runtimes'));
  writeFileSync(join(folder, 'runtimes/sql.worker-1234.js'), script);
  writeFileSync(join(folder, 'runtimes/sqlite3-1234.wasm'), Buffer.alloc(1000));
  writeFileSync(join(folder, 'cover.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await compress(folder);
  app = await serve(folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('§settings.8 the pages of mailed links', () => {
  it('take the token out of the address with their first script, which the content policy allows', async () => {
    const own = mkdtempSync(join(tmpdir(), 'dist-'));
    cpSync(folder, own, { recursive: true });
    writeFileSync(join(own, 'link.html'), linkPage('<html><head></head>'));
    const served = await serve(own);
    for (const path of ['/registration', '/registration/', '/register?token=a', '/reset-password?a=1']) {
      const { body, headers } = await served.inject(path);
      const [, script = ''] = /<head>\s*<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
      expect(script).toContain('history.replaceState');
      expect(headers['content-security-policy']).toContain(`'sha256-${hashOf(script)}'`);
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
    for (const path of ['/', '/login', '/courses', '/courses/data-analytics']) {
      expect((await served.inject(path)).body).not.toContain('replaceState');
    }
    await served.close();
    rmSync(own, { recursive: true });
  });
});

describe('the built app', () => {
  it('§product.74: sends pages as they were rendered, and keeps those of a person nowhere', async () => {
    const data = { url: '/courses', person: null, at: 0, zone: null, answers: [], parts: [], files: [] };
    rendered = { inShell: (shell) => `rendered into ${shell}`, ahead: (entry) => ({ ...data, entry }) };
    const visitor = await get('/');
    expect(visitor.body).toMatch(/^rendered into <!doctype html>.*shell/);
    expect(visitor.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept, Cookie, Accept-Encoding' });
    for (const [encoding, decode] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const { headers, rawPayload } = await get('/courses', { 'accept-encoding': encoding, cookie: 'a=1; _auth=x' });
      expect(headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': 'no-store' });
      expect(decode(rawPayload).toString()).toContain('rendered into');
    }
    expect((await get('/', { cookie: '_auth=; _auth_type=Bearer' })).headers['cache-control']).toBe('no-cache');
    rendered = null;
    expect((await get('/')).body).toMatch(/^<!doctype html>.*shell/);
  });

  it('answers a page for every path, under assets 404', async () => {
    for (const url of ['/dashboard', '/courses/data-analytics', '/index.html.br', '/.env', '/outbox']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.body).toContain('shell');
    }
    expect((await get('/assets/gone.js')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
    expect((await get('/../package.json')).body).not.toContain('dependencies');
  });

  it('keeps hashed assets for a year, other files for an hour with an ETag', async () => {
    const asset = await get('/assets/a-1234.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const cover = await get('/cover.svg');
    expect(cover.headers['cache-control']).toBe('public, max-age=3600');
    const again = await get('/cover.svg', { 'if-none-match': String(cover.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('sends what was compressed at build, as the browser takes it', async () => {
    const brotli = await get('/assets/a-1234.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/),
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const html = await get('/dashboard', { 'accept-encoding': 'gzip, br;q=0' });
    expect(html.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(html.rawPayload).toString()).toContain('shell');
    const same = await get('/dashboard', { 'accept-encoding': 'gzip', 'if-none-match': String(html.headers['etag']) });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  });

  it('§product.33: lets only its own scripts run: the inline one by its hash', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(theme)}';`);
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://checkout.stripe.com;");
    expect(policy).not.toContain('unsafe');
  });

  it('§practice.80: sends workers that run students’ code with a policy of their own, the page with one that allows no WebAssembly', async () => {
    const worker = await get('/runtimes/sql.worker-1234.js', { 'accept-encoding': 'br' });
    expect(worker.headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';script-src 'wasm-unsafe-eval';require-trusted-types-for 'script';trusted-types 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    const wasm = await get('/runtimes/sqlite3-1234.wasm', { 'accept-encoding': 'br' });
    expect(wasm.headers).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'br' });
    expect((await get('/runtimes/gone.js')).statusCode).toBe(404);
    const page = String((await get('/dashboard')).headers['content-security-policy']);
    expect(page).not.toContain('wasm');
    expect(page).toContain("require-trusted-types-for 'script';trusted-types runtimes;");
  });

  it('§product.33: asks for https only where it is served on https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await serve(folder, 'https://learn.example.com');
    expect((await secure.inject('/')).headers['strict-transport-security']).toMatch(/max-age=31536000/);
    await secure.close();
  });

  it('has a route of its own for each file that was there at the start, so that no request reads a folder', async () => {
    expect(app.hasRoute({ method: 'GET', url: '/assets/a-1234.js' })).toBe(true);
    expect(app.hasRoute({ method: 'GET', url: '/assets/a-1234.js.br' })).toBe(false);
    writeFileSync(join(folder, 'assets/later-1234.js'), script);
    expect((await get('/assets/later-1234.js')).statusCode).toBe(404);
  });

  it('says how to build it where it is missing', async () => {
    const bare = await serve(join(folder, 'missing'));
    const answer = await bare.inject('/');
    expect([answer.statusCode, answer.body]).toEqual([404, notBuilt]);
    await bare.close();
  });
});
