import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedLog } from '../testing/captured-log.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { reportsPath } from './policy-reports.ts';

const logged = capturedLog('warn');
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ log: logged.log });
});
afterAll(() => server.close());

let networks = 0;
/** From another network each time, unless one is given. */
function report(payload: unknown, type = 'application/csp-report', remoteAddress = `192.0.2.${++networks}`) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return server.app.inject({
    method: 'POST',
    url: reportsPath,
    payload: text,
    headers: { 'content-type': type },
    remoteAddress,
  });
}

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';
const older = {
  'csp-report': {
    'document-uri': `https://learn.example.com/reset-password?token=${token}`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?stolen=learning1learning1learning1',
    'source-file': 'https://learn.example.com/assets/a.js',
    'line-number': 7,
    'script-sample': 'alert(password)',
    referrer: 'https://learn.example.com/secret',
  },
};

describe('§settings.10 reports of the content policy', () => {
  it('are where the policy sends them', async () => {
    const { headers } = await server.app.inject('/');
    expect(headers['content-security-policy']).toContain(`report-uri ${reportsPath}`);
    // Chromium would follow it instead, and drop what it has to report over http.
    expect(headers['content-security-policy']).not.toContain('report-to');
  });

  it('are logged in both forms, without tokens and samples', async () => {
    expect((await report(older)).statusCode).toBe(204);
    expect(logged.text()).toContain('script-src-elem');
    expect(logged.text()).toContain('https://evil.example/x.js?stolen=[hidden]');
    expect(logged.text()).toContain('https://learn.example.com/reset-password?token=[hidden]');
    const body = {
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      documentURL: `https://learn.example.com/registration#token=${token}`,
      sample: 'alert(password)',
    };
    const sent = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ];
    expect((await report(sent, 'application/reports+json')).statusCode).toBe(204);
    expect(logged.text()).toContain('trusted-types-sink');
    for (const secret of [token, 'c2lnbmF0dXJl', 'alert(', '/secret']) expect(logged.text()).not.toContain(secret);
  });

  it('write no line of their own into the log', async () => {
    await report({ 'csp-report': { 'effective-directive': 'x\n{"level":60}', 'blocked-uri': '\u001b[2J' } });
    for (const line of logged.text().trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 40 });
  });

  it('are refused where they are too large or of another kind', async () => {
    expect((await report('x'.repeat(17 * 1024))).statusCode).toBe(413);
    expect((await report('{')).statusCode).toBe(400);
    expect((await report({ a: 1 })).statusCode).toBe(400);
    expect((await report(older, 'text/plain')).statusCode).toBe(415);
  });

  it('are limited: a network may send ten a minute, and one request logs five', async () => {
    logged.clear();
    const one = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } };
    expect((await report(Array(20).fill(one), 'application/reports+json')).statusCode).toBe(204);
    expect(logged.text().trim().split('\n')).toHaveLength(5);
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push((await report(older, undefined, '198.51.100.1')).statusCode);
    expect(answers).toEqual([...Array(10).fill(204), 429, 429]);
    expect((await report(older)).statusCode).toBe(204);
  });
});

describe('§settings.12 security.txt', () => {
  it('names the contact and ends before a year is over', async () => {
    const contact = 'mailto:security@example.com';
    const own = await createTestServer({
      config: { securityContact: contact, publicUrl: 'https://learn.example.com' },
    });
    const answer = await own.app.inject('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      `Contact: ${contact}`,
      'Expires: 2027-05-19T09:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://learn.example.com/.well-known/security.txt',
      '',
    ]);
    await own.close();
  });

  it('is not there without a contact', async () => {
    expect((await server.app.inject('/.well-known/security.txt')).statusCode).toBe(404);
  });
});
