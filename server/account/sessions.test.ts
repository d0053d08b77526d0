import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../platform/database/schema/account.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

let server: TestServer;
let now = testNow;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterAll(() => server.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const seconds = (count: number) => new Date(testNow.getTime() + count * 1000);
const user = (token: string) => server.send('GET', '/auth/user', { token });
const idOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti;
const rowOf = async (token: string) => {
  const [row] = await server.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, idOf(token)));
  return row;
};

describe('§account.50 a session', () => {
  it('is a row: browser and network by short names, and no address', async () => {
    await server.register('ada@example.com');
    const answer = await server.send('POST', '/auth/login', {
      body: { email: 'ada@example.com', password: 'Learning1' },
      headers: { 'user-agent': firefox },
      address: '192.0.2.7',
    });
    const row = await rowOf(answer.json().token);
    expect(row).toMatchObject({
      browser: 'Firefox on Linux',
      network: '192.0.2.0/24',
      createdAt: testNow,
      lastUsedAt: testNow,
      expiresAt: seconds(7 * 86_400),
      endedAt: null,
    });
    expect(JSON.stringify(row)).not.toContain('192.0.2.7');
  });

  it('is refused without its row, however well its token is signed', async () => {
    const { token } = await server.register('bea@example.com');
    await server.db.delete(sessions).where(eq(sessions.id, idOf(token)));
    expect((await user(token)).json().status).toBe(410);
  });

  it('is refused once its row has ended, and where the row is of another account', async () => {
    const { token } = await server.register('cem@example.com');
    const { id: other } = await server.register('dan@example.com');
    await server.db
      .update(sessions)
      .set({ userId: other })
      .where(eq(sessions.id, idOf(token)));
    expect((await user(token)).json().status).toBe(410);
  });

  it('notes when it was last used, at most once a minute', async () => {
    const { token } = await server.register('eve@example.com');
    for (const [after, noted] of [
      [59, 0],
      [60, 60],
      [119, 60],
      [200, 200],
    ] as const) {
      now = seconds(after);
      await Promise.all([user(token), user(token)]);
      expect((await rowOf(token))?.lastUsedAt).toEqual(seconds(noted));
    }
    now = testNow;
  });
});
