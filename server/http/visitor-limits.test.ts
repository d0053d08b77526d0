import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { callsAMinute, visitorLimits } from './visitor-limits.ts';

const real = { ...callsAMinute };
let server: TestServer;
beforeAll(async () => {
  Object.assign(callsAMinute, { invitations: 3, catalogue: 3 });
  server = await createTestServer();
});
afterAll(async () => {
  Object.assign(callsAMinute, real);
  await server.close();
});

/** The statuses of four calls, one more than the limit. */
async function four(call: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = [];
  while (found.length < 4) found.push((await call()).statusCode);
  return found;
}

describe('§product.47 calls without a session', () => {
  test('are limited for each network, which is told when to come back', async () => {
    const token = await server.invite('looked-at@example.com');
    const look = (address: string) => server.send('POST', '/auth/verify-token', { token, address });
    expect(await four(() => look('2001:db8:1:2::7'))).toEqual([200, 200, 200, 429]);
    const refused = await look('2001:db8:1:2:ffff::1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toBe('Too many calls from your network. Please try again in a minute.');
    expect((await look('2001:db8:1:3::7')).statusCode).toBe(200);
  });

  test('are not those that come with a session', async () => {
    const { token } = await server.register('counted@example.com');
    const address = '10.0.0.10';
    const open = (sent: { token?: string }) => server.send('GET', '/courses/data-literacy', { address, ...sent });
    expect(await four(() => open({ token }))).toEqual([200, 200, 200, 200]);
    expect(await four(() => open({}))).toEqual([200, 200, 200, 429]);
  });

  test('count each kind by itself, and the catalogue as a whole not at all', async () => {
    const count = visitorLimits();
    const ip = '10.0.0.9';
    const search = { ip, url: '/v1/marketing/courses?search=data' };
    for (let calls = 0; calls < callsAMinute.catalogue; calls += 1) await count('listCourses', search);
    await expect(count('getCourse', { ip, url: '/v1/courses/data-literacy' })).rejects.toMatchObject({ status: 429 });
    await count('listCourses', { ip, url: '/v1/marketing/courses' });
    await count('getPhoto', search);
    await count('getHealth', search);
  });

  test('have the limits that the specification names', () => {
    const [, paragraph = ''] = readFileSync('docs/specification/product.md', 'utf8').split('**product.47**');
    const [text = ''] = paragraph.split('One more');
    expect(text.match(/\d{3,}/g)?.map(Number)).toEqual([
      real.catalogue,
      real.photos,
      real.certificates,
      real.feeds,
      real.invitations,
    ]);
  });
});
