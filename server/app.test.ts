import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { capturedLog } from './testing/captured-log.ts';
import { enrolIn, exerciseOf } from './testing/exercises.ts';
import { createTestServer, type TestServer } from './testing/server.ts';

const logged = capturedLog('debug');
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ log: logged.log });
});
afterAll(() => server.close());

describe('§product.37 health', () => {
  it('is live, and ready while the database answers', async () => {
    expect((await server.app.inject('/health/live')).json()).toEqual({ status: 'live' });
    expect((await server.app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
    const original = server.context.db.execute;
    server.context.db.execute = () => {
      throw new Error('no connection');
    };
    const unready = await server.app.inject('/health/ready');
    server.context.db.execute = original;
    expect([unready.statusCode, unready.json().error]).toEqual([503, 'The database does not answer.']);
  });
});

describe('§product.50 answers', () => {
  it('with a long lesson are compressed for who takes it', async () => {
    const { courseId, path } = exerciseOf('sql');
    const { token, id } = await server.register('grace@example.com');
    await enrolIn(server.context.db, id, courseId);
    const get = (url: string, encoding?: string) =>
      server.app.inject({
        url: `/v1${url}`,
        headers: { authorization: `Bearer ${token}`, ...(encoding && { 'accept-encoding': encoding }) },
      });
    const [plain, small, other] = [await get(path), await get(path, 'gzip'), await get(path, 'identity')];
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.headers['vary']).toContain('accept-encoding');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(gunzipSync(small.rawPayload).toString())).toEqual(plain.json());
    expect([plain, other].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined]);
    expect((await get('/marketing/courses', 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  it('are never asked for in a compressed body, which could hold a thousand times as much', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify({ email: 'ada@example.com', password: 'Learning1' })),
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('§product.25, §product.28 errors', () => {
  it('of ours are a 500 problem that tells nothing of the inside, and are logged', async () => {
    const { token } = await server.register('ada@example.com');
    const original = server.context.db.transaction;
    server.context.db.transaction = () => {
      throw new Error('inner secret detail');
    };
    const body = { first_name: 'Ada', last_name: 'Okafor' };
    const answer = await server.send('PUT', '/auth/profile', { token, body });
    server.context.db.transaction = original;
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const requestId = answer.headers['request-id'];
    const sentence = `Something went wrong on our side. Please try again later. If this goes on, tell us the number ${requestId}.`;
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: sentence,
      error: sentence,
      requestId,
    });
    expect(logged.text()).toContain('inner secret detail');
  });

  it.each(['debug', 'warn'])('§product.91: have the number of the request, and so has the log at %s', async (level) => {
    const { log, text } = capturedLog(level);
    const app = await createApp({ ...server.context, log });
    const { execute } = server.context.db;
    server.context.db.execute = () => {
      throw new Error('no connection');
    };
    const headers = { 'request-id': 'AAAA-AAAA', 'x-request-id': 'AAAA-AAAA' };
    const [one, other] = [await app.inject({ url: '/v1/health', headers }), await app.inject('/v1/health')];
    server.context.db.execute = execute;
    await app.close();
    const [, read] = /tell us the number (\S+)\.$/.exec(one.json().error) ?? [];
    expect(read).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(read).not.toBe('AAAA-AAAA');
    expect([one.headers['request-id'], one.json().requestId]).toEqual([read, read]);
    expect(other.headers['request-id']).not.toBe(read);
    const lines = text()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const failed = lines.filter(({ requestId, err }) => requestId === read && err);
    expect(failed.map(({ err, req }) => [err.message, req.url])).toEqual([['no connection', '/v1/health']]);
  });

  it('§product.25: name each field that is wrong', async () => {
    const answer = await server.send('POST', '/auth/login', { body: { email: 'ada', password: '', extra: 1 } });
    expect(answer.json().errors).toEqual([
      { path: '/body/extra', message: 'extra is not expected here.' },
      { path: '/body/email', message: 'Please enter a valid email address.' },
      { path: '/body/password', message: 'Password must be at least 6 characters long' },
    ]);
  });
});

describe('§product.31 Routes: an address that cannot be read', () => {
  it('leads home, and is a 400 problem below /v1', async () => {
    const page = await server.app.inject('/%E0%A4%A');
    expect([page.statusCode, page.headers['location']]).toEqual([302, '/']);
    const call = await server.app.inject('/v1/%E0%A4%A');
    expect([call.statusCode, call.json().error]).toEqual([400, 'The request could not be read.']);
  });
});

describe('answers of the API', () => {
  it('§product.33: are never cached and carry the security headers', async () => {
    const answer = await server.send('GET', '/marketing/courses');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
});

describe('the log of a running server', () => {
  it('§product.34: holds no password, token or address of a person', async () => {
    const { token } = await server.register('bea@example.com');
    await server.send('POST', '/auth/login', { body: { email: 'bea@example.com', password: 'Learning1' } });
    await server.send('POST', '/auth/reset-password', { body: { email: 'bea@example.com' } });
    await server.app.inject({ url: `/reset-password?token=${token}`, headers: { cookie: `_auth=${token}` } });
    expect(logged.text()).toContain('/reset-password?token=[hidden]');
    for (const secret of [token, token.split('.')[2] ?? '', 'Learning1', 'bea@example.com']) {
      expect(logged.text()).not.toContain(secret);
    }
  });
});
