import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compress } from '../../scripts/compress.ts';
import { lessonPage } from '../../scripts/lesson-page.ts';
import { linkPage } from '../../scripts/link-page.ts';
import { testConfig } from '../testing/server.ts';
import { compressed, type Page } from './compressed-page.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { notBuilt, registerStatic } from './static-files.ts';

const theme = "document.documentElement.dataset.theme = 'dark'";
const script = `export const long = '${'abc'.repeat(400)}';`;
const page = (name: string) => `<!doctype html><script>${theme}</script><script src="/assets/a.js"></script>${name}`;

let catalogue = async () => null as Page | null;

async function serve(distFolder: string, publicUrl = 'http://localhost:3000'): Promise<FastifyInstance> {
  const app = Fastify();
  const config = { ...testConfig(), distFolder, publicUrl };
  await registerSecurityHeaders(app, config);
  app.setNotFoundHandler(await registerStatic(app, config, () => catalogue()));
  return app;
}

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page('landing'.padEnd(1000)));
  writeFileSync(join(folder, 'app.html'), page('shell'.padEnd(1000)));
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

describe('§lesson.27 a lesson', () => {
  it('comes as a page that asks for its files at once, and as any other where the build has none', async () => {
    const own = mkdtempSync(join(tmpdir(), 'dist-'));
    cpSync(folder, own, { recursive: true });
    writeFileSync(join(own, 'lesson.html'), lessonPage('<html><head></head>'));
    const served = await serve(own);
    const bodyOf = async (server: FastifyInstance, url: string) => (await server.inject(url)).body;
    for (const url of ['/courses/sql/lessons/m1-l1', '/courses/sql/lessons/m1-l1/', '/courses/sql/lessons/m1-l1?a=1']) {
      const { body, headers } = await served.inject(url);
      const [, script = ''] = /<head>\s*<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
      expect(script).toContain('fetch(request');
      expect(headers['content-security-policy']).toContain(`'sha256-${hashOf(script)}'`);
      expect(await bodyOf(app, url)).toContain('shell');
    }
    for (const url of ['/courses/sql', '/courses/sql/lessons', '/courses/sql/lessons/m1-l1/more']) {
      expect(await bodyOf(served, url)).toContain('shell');
    }
    await served.close();
    rmSync(own, { recursive: true });
  });
});

describe('the built app', () => {
  it('§shell.15: shows visitors the landing page and the signed-in the shell at /', async () => {
    const visitor = await get('/');
    expect(visitor.body).toContain('landing');
    expect(visitor.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' });
    expect((await get('/', { cookie: 'a=1; _auth=x' })).body).toContain('shell');
    expect((await get('/', { cookie: '_auth=; _auth_type=Bearer' })).body).toContain('landing');
  });

  it('shows visitors the catalogue as it was rendered, the signed-in the shell, and both where it cannot be rendered', async () => {
    expect((await get('/courses')).body).toContain('shell');
    catalogue = () => compressed('rendered'.padEnd(1000));
    expect((await get('/courses?level=Beginner')).body).toContain('rendered');
    const gzipped = await get('/courses', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toContain('rendered');
    expect((await get('/courses', { cookie: '_auth=x' })).body).toContain('shell');
  });

  it('answers the shell for every other path, under assets 404', async () => {
    for (const url of ['/dashboard', '/courses/data-analytics', '/app.html', '/index.html.br', '/.env', '/outbox']) {
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
