import { describe, expect, it } from 'vitest';
import { withoutSecrets, withoutSecretsInText } from './redaction.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg';
const feed = 'kZ4v-9mQx_7TgW2sLr8YpB1nHdC6fJ0aUeXq3oVtMiE';
const id = '0d9c7f5e-1a2b-4c3d-8e9f-0a1b2c3d4e5f';
const encoded = encodeURIComponent;

describe('§settings.7 an address in the log', () => {
  it.each([
    [`/registration?token=${jwt}`, jwt],
    [`/registration?a=1&TOKEN=${jwt}`, jwt],
    [`/registration?%74oken=${jwt}`, jwt],
    [`/registration?%2574oken=${jwt}`, jwt],
    [`/registration%3Ftoken=${jwt}`, jwt],
    [`/registration%23token%3D${jwt}`, jwt],
    [`/registration%2523token%253D${jwt}`, jwt],
    [`/registration#token=${jwt}`, jwt],
    [`/registration#${jwt}`, jwt],
    [`/login?from=${encoded(`/reset-password?token=${jwt}`)}`, jwt],
    [`/login?from=${encoded(encoded(`/reset-password?token=${jwt}`))}`, jwt],
    [`/v1/auth/${jwt}`, jwt],
    [`/?x=1;token=${jwt}`, jwt],
    [`/?${jwt}`, jwt],
    ['/reset-password?token=short', 'short'],
    [`/v1/schedules/feed/${feed}.ics`, feed],
    [`/v1/schedules/feed/${encoded(feed).replace('-', '%2D')}.ics`, 'TgW2sLr8YpB1'],
    [`/v1/certificates/${id}/pdf`, id],
    [`/certificates/${id}`, id],
    [`/v1/photos/${id}`, id],
    ['/sandbox/checkout/cs_0123456789abcdef0123456789abcdef/pay?total=1', '0123456789abcdef'],
    ['/payment-success?session_id=cs_1', 'cs_1'],
    ['/v1/payments/cs_1', 'cs_1'],
    ['/login?email=ada@example.com', 'ada'],
    ['/login?e=ada%40example.com', 'ada'],
    ['/?%E0%A4%A', '%E0'],
  ])('%s', (url, secret) => {
    expect(withoutSecrets(url)).toContain('[hidden]');
    expect(withoutSecrets(url)).not.toContain(secret);
  });

  it.each([
    '/v1/courses/data-analytics/lessons/m1-l4/answers',
    '/v1/marketing/courses?level=Beginner&sort=price',
    '/courses/fundamentals-of-data-visualisation/outline',
    '/assets/list-BX3k9a2c.js',
    '/x?a=1&b',
    '/x#y',
    '/',
    '',
  ])('%s is shown as it is', (url) => {
    expect(withoutSecrets(url)).toBe(url);
  });
});

describe('§settings.7 a text in the log', () => {
  it.each([
    [`No route for /x?token=${jwt}`, jwt],
    [`jwt ${jwt} malformed`, jwt],
    ['Authorization: Bearer abcdefgh12345678', 'abcdefgh12345678'],
    ['connect postgres://ada:s3cret@db/learn failed', 's3cret'],
    ['Invalid API Key: sk_live_abcdefghijklmnop', 'abcdefghijklmnop'],
    ['reset-password%3Ftoken%3Dabcdef', 'abcdef'],
    [`GET /v1/schedules/feed/${feed}.ics`, feed],
  ])('%s', (text, secret) => {
    expect(withoutSecretsInText(text)).not.toContain(secret);
  });

  it('is otherwise left as it is, and stays JSON', () => {
    const line = JSON.stringify({ level: 30, msg: `listening "here" token=${jwt}`, at: 'http://127.0.0.1:3000' });
    expect(JSON.parse(withoutSecretsInText(line))).toEqual({
      level: 30,
      msg: 'listening "here" token=[hidden]',
      at: 'http://127.0.0.1:3000',
    });
  });
});
