import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { capturedLog } from '../testing/captured-log.ts';
import { withoutSecrets } from './redaction.ts';

function logged(act: (log: ReturnType<typeof capturedLog>['log']) => void): string {
  const { log, text } = capturedLog('info');
  act(log);
  return text();
}

describe('§product.34 the log', () => {
  it('§settings.7: hides a token in a message or an error, whoever wrote it', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';
    const text = logged((log) => {
      log.info(`No route for GET:/reset-password%3Ftoken%3D${token}`);
      log.error({ err: new Error(`Bearer ${token} is not valid`), outer: { inner: { authorization: token } } });
    });
    expect(text).toContain('[hidden]');
    expect(text).not.toMatch(/eyJzdWIi|c2lnbmF0dXJl/);
    for (const line of text.trim().split('\n')) JSON.parse(line);
  });

  it('hides passwords, tokens, cookies and the authorization header', () => {
    const headers = { authorization: 'Bearer s3cret', cookie: '_auth=s3cret', 'set-cookie': '_auth=s3cret' };
    const body = { password: 's3cret', currentPassword: 's3cret', newPassword: 's3cret', token: 's3cret' };
    const text = logged((log) => log.info({ headers, body, ...headers, ...body, outer: { ...headers, ...body } }));
    expect(text).toContain('[hidden]');
    expect(text).not.toContain('s3cret');
  });

  it("hides a failed query's parameters", () => {
    const cause = new Error('duplicate key');
    const err = new DrizzleQueryError('insert into users values ($1)', ['s3cret@example.com'], cause);
    const text = logged((log) => log.error({ err }, 'request failed'));
    expect(text).toContain('insert into users');
    expect(text).toContain('duplicate key');
    expect(text).not.toContain('s3cret');
  });

  it('hides tokens and payment sessions in addresses, and logs no headers of a request', () => {
    const req = { method: 'GET', url: '/registration?token=s3cret&a=1', ip: '::1', headers: { cookie: 's3cret' } };
    const text = logged((log) => log.info({ req }));
    expect(text).not.toContain('s3cret');
    expect(withoutSecrets('/x?a=1&session_id=cs_1&b=2')).toBe('/x?a=1&session_id=[hidden]&b=2');
    expect(withoutSecrets('/x?TOKEN=1#y')).toBe('/x?TOKEN=[hidden]#y');
  });
});
