import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../http/rate-limits.ts';
import { rateLimits } from '../../platform/database/schema/rate-limits.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.register('ada@example.com');
  await server.register('bea@example.com');
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(rateLimits));

const device = '0123456789abcdef0123456789abcdef';
const another = 'fedcba9876543210fedcba9876543210';

type From = { address?: string; device?: string; forwardedFor?: string };

async function signIn(email: string, password: string, { address = '192.0.2.1', device, forwardedFor }: From = {}) {
  const answer = await server.send('POST', '/auth/login', {
    body: { email, password },
    address,
    headers: { ...(device && { 'device-id': device }), ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
  });
  return answer.statusCode;
}

/** Wrong tries, one after another; how each was answered. */
async function attack(count: number, from: (index: number) => From, email = 'ada@example.com') {
  const answers: number[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await signIn(email, 'Wrong123', from(index)));
  return answers;
}

/** As if others had failed so often already. */
const failed = (limit: keyof typeof limits, points: number) =>
  server.db
    .update(rateLimits)
    .set({ points })
    .where(like(rateLimits.key, `${limit}:%`));

describe('§account.42 too many wrong sign-ins', () => {
  it('are refused with the seconds to wait', async () => {
    const answers = await attack(11, () => ({}));
    expect(answers).toEqual([...Array(10).fill(401), 429]);
    const blocked = await server.send('POST', '/auth/login', {
      body: { email: 'ada@example.com', password: 'Learning1' },
      address: '192.0.2.1',
    });
    expect(blocked.statusCode).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  it('§account.53: from one network do not lock the student out on another', async () => {
    await attack(30, () => ({ address: '203.0.113.9' }));
    expect(await signIn('ada@example.com', 'Learning1', { address: '192.0.2.1' })).toBe(200);
  });

  it('§account.53: do not lock the known device of the same network out', async () => {
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);
    await attack(12, () => ({}));
    expect(await signIn('ada@example.com', 'Learning1')).toBe(429);
    expect(await signIn('ada@example.com', 'Learning1', { device: another })).toBe(429);
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);
    expect(await signIn('bea@example.com', 'Learning1', { device })).toBe(200);
    expect(await attack(10, () => ({ device }), 'bea@example.com')).toEqual(Array(10).fill(401));
  });

  it('§account.53: count for a known device, too', async () => {
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);
    expect(await attack(11, (index) => ({ device, address: `198.51.100.${index}` }))).toEqual([
      ...Array(10).fill(401),
      429,
    ]);
    expect(await signIn('ada@example.com', 'Learning1')).toBe(200);
  });

  it('§account.53: count by the /64 of an IPv6 address', async () => {
    const answers = await attack(11, (index) => ({ address: `2001:db8:1:2::${index + 1}` }));
    expect(answers.at(-1)).toBe(429);
    expect(await signIn('ada@example.com', 'Learning1', { address: '2001:db8:1:3::1' })).toBe(200);
  });

  it('§account.53: count by the address of the connection, whatever it says of itself', async () => {
    const answers = await attack(11, (index) => ({ forwardedFor: `198.51.100.${index}` }));
    expect(answers.at(-1)).toBe(429);
  });

  it('§account.53: from many networks leave each network one try at the account, and the known device all', async () => {
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);
    await attack(limits.signInByAccount.points, (index) => ({ address: `198.51.100.${index % 250}` }));
    expect(await attack(2, () => ({ address: '203.0.113.9' }))).toEqual([401, 429]);
    expect(await attack(3, () => ({ address: '203.0.113.9' }), 'bea@example.com')).toEqual([401, 401, 401]);
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);
    expect(await signIn('ada@example.com', 'Learning1', { address: '203.0.113.77' })).toBe(200);
  });

  it('§account.53: from very many networks leave only known devices in, and who resets the password by mail', async () => {
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);
    await attack(1, () => ({}));
    await failed('signInByAccount', limits.signInByAccount.most);
    expect(await signIn('ada@example.com', 'Learning1', { address: '203.0.113.77' })).toBe(429);
    expect(await signIn('bea@example.com', 'Learning1', { address: '203.0.113.77' })).toBe(200);
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);

    await server.send('POST', '/auth/reset-password', { body: { email: 'ada@example.com' } });
    const mail = server.mails.findLast(({ subject }) => subject === 'Reset your password');
    const [, token = ''] = /token=(\S+)/.exec(mail?.text ?? '') ?? [];
    const body = { password: 'Learning1' };
    const reset = { token, body, headers: { 'device-id': another } };
    expect((await server.send('POST', '/auth/reset-password/confirm', reset)).statusCode).toBe(204);
    expect(await signIn('ada@example.com', 'Learning1', { device: another, address: '203.0.113.77' })).toBe(200);
  });

  it('§account.53: of all accounts together leave each network one try an account and ten in all', async () => {
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);
    await attack(1, () => ({ address: '198.51.100.1' }));
    await failed('signInTogether', limits.signInTogether.points);
    expect(await attack(2, () => ({ address: '203.0.113.9' }))).toEqual([401, 429]);
    const spread: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      spread.push(await signIn(`nobody-${index}@example.com`, 'Wrong123', { address: '203.0.113.10' }));
    }
    expect(spread).toEqual(Array(10).fill(401));
    expect(await signIn('nobody@example.com', 'Wrong123', { address: '203.0.113.10' })).toBe(429);
    expect(await signIn('bea@example.com', 'Learning1', { address: '203.0.113.11' })).toBe(200);
    expect(await signIn('ada@example.com', 'Learning1', { device })).toBe(200);
  });

  it('count by network across accounts, and successes not at all', async () => {
    expect(await signIn('ada@example.com', 'Learning1')).toBe(200);
    const counted = await server.db.select().from(rateLimits);
    expect(counted.map(({ points }) => points)).toEqual(counted.map(() => 0));
    await failed('signInByNetwork', limits.signInByNetwork.points);
    expect(await signIn('anyone@example.com', 'Learning1')).toBe(429);
    expect(await signIn('bea@example.com', 'Learning1', { address: '192.0.2.2' })).toBe(200);
  });

  it('are forgotten after a success', async () => {
    for (let round = 0; round < 2; round += 1) {
      await attack(9, () => ({}));
      expect(await signIn('ada@example.com', 'Learning1')).toBe(200);
    }
  });

  it('are counted by what can be neither read nor guessed back', async () => {
    await attack(1, () => ({ device }));
    const stored = JSON.stringify(await server.db.select().from(rateLimits));
    for (const plain of ['ada@', '192.0.2', device]) expect(stored).not.toContain(plain);
  });
});
