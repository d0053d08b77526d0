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

describe('§account.56 the list of sessions', () => {
  const list = async (token: string) => (await server.send('GET', '/auth/sessions', { token })).json();
  const end = (token: string, path: string) => server.send('DELETE', `/auth/sessions${path}`, { token });
  const status = async (token: string) => (await user(token)).json().status ?? 200;
  const threeOf = async (email: string) => {
    const { token } = await server.register(email);
    return [token, await server.signIn(email), await server.signIn(email)] as const;
  };

  it('has those under way, this one first, then by their last use, and those of nobody else', async () => {
    const [first, second, third] = await threeOf('fay@example.com');
    await server.register('gil@example.com');
    now = seconds(120);
    await user(third);
    const all = await list(second);
    expect(all.map(({ id }: { id: string }) => id)).toEqual([second, third, first].map(idOf));
    expect(all).toMatchObject([
      { isThis: true, browser: 'Unknown browser', lastUsedAt: seconds(120).toISOString() },
      { isThis: false, startedAt: testNow.toISOString(), lastUsedAt: seconds(120).toISOString() },
      { isThis: false, lastUsedAt: testNow.toISOString() },
    ]);
    now = seconds(7 * 86_400 - 1);
    expect(await list(second)).toHaveLength(3);
    now = testNow;
    await server.send('POST', '/auth/logout', { token: first });
    expect(await list(second)).toHaveLength(2);
  });

  it('ends one, with effect on its next request, and answers what is left', async () => {
    const [first, second, third] = await threeOf('hal@example.com');
    const answer = await end(first, `/${idOf(second)}`);
    expect(answer.json().map(({ id }: { id: string }) => id)).toEqual([first, third].map(idOf));
    expect([await status(first), await status(second), await status(third)]).toEqual([200, 410, 200]);
    expect((await end(first, `/${idOf(second)}`)).statusCode).toBe(200);
  });

  it('ends all others, on every way in', async () => {
    const [first, second, third] = await threeOf('ida@example.com');
    const answer = await end(first, '');
    expect(answer.json()).toMatchObject([{ id: idOf(first), isThis: true }]);
    expect([await status(first), await status(second), await status(third)]).toEqual([200, 410, 410]);
  });

  it("does not touch or tell of another person's", async () => {
    const { token } = await server.register('jan@example.com');
    const { token: other } = await server.register('kim@example.com');
    for (const id of [idOf(other), crypto.randomUUID()]) expect((await end(token, `/${id}`)).statusCode).toBe(404);
    await end(token, '');
    expect(await status(other)).toBe(200);
  });

  it('§account.54: the device of an ended session is a new one at its next sign-in', async () => {
    const email = 'lea@example.com';
    const { token } = await server.register(email);
    const signIn = async (device: string) => {
      const body = { email, password: 'Learning1' };
      const answer = await server.send('POST', '/auth/login', { body, headers: { 'device-id': device } });
      return answer.json().token;
    };
    const mails = () =>
      server.mails.filter(({ to, subject }) => to === email && subject.startsWith('New sign-in')).length;
    const [phone, laptop] = ['a'.repeat(32), 'b'.repeat(32)];
    const first = await signIn(phone);
    await server.send('POST', '/auth/logout', { token: await signIn(laptop) });
    await signIn(laptop);
    expect(mails()).toBe(2);
    await end(token, `/${idOf(first)}`);
    await signIn(laptop);
    expect(mails()).toBe(2);
    await signIn(phone);
    expect(mails()).toBe(3);
    await end(await signIn(phone), '');
    await signIn(phone);
    expect(mails()).toBe(3);
    await signIn(laptop);
    expect(mails()).toBe(4);
  });
});

describe('§account.58 SESSION_IDLE_MINUTES', () => {
  it('ends a session that was not used for so long, and no other', async () => {
    let time = testNow;
    const idle = await createTestServer({ now: () => time, config: { sessionIdleMinutes: 30 } });
    const { token } = await idle.register('ada@example.com');
    const other = await idle.signIn('ada@example.com');
    const ask = async (of: string) => (await idle.send('GET', '/auth/user', { token: of })).json().status ?? 200;
    for (const minutes of [29, 58, 88]) {
      time = seconds(minutes * 60);
      expect(await ask(token)).toBe(200);
    }
    expect(await ask(other)).toBe(410);
    expect((await idle.send('GET', '/auth/sessions', { token })).json()).toHaveLength(1);
    time = seconds((88 + 31) * 60 + 1);
    expect(await ask(token)).toBe(410);
    await idle.close();
  });
});
