import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { dataExports } from '../platform/database/schema/privacy.ts';
import { fullPerson, instructorOf } from '../testing/full-person.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { rowCounts } from '../testing/tables.ts';
import { gracePeriod } from './deletion.ts';
import { createExportQueue } from './export-queue.ts';
import { deleteWhatIsDue } from './jobs.ts';
import { nameOf, personTables } from './person-tables.ts';

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let now = testNow;
let people = 0;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => server.close());

const someone = () => {
  people += 1;
  return fullPerson(server, `gone-${people}@example.com`, now);
};
const ask = ({ token }: { token: string }, password = 'Learning1') =>
  server.send('POST', '/privacy/deletion', { token, body: { currentPassword: password } });
const signIn = ({ email }: { email: string }) =>
  server.send('POST', '/auth/login', { body: { email, password: 'Learning1' } });
const mailsTo = ({ email }: { email: string }) =>
  server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const afterTheWeek = async () => {
  now = new Date(testNow.getTime() + gracePeriod);
  await deleteWhatIsDue(server.context);
};

/** The tables in which the text stands, in any column, also as bytes. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of Object.keys(await rowCounts(server.db))) {
    const table = sql.identifier(name);
    const [row] = await server.db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`${table}`)
      .where(
        sql`${table}::text like ${`%${text}%`} or ${table}::text like ${`%${Buffer.from(text).toString('hex')}%`}`,
      );
    if (row?.count) found.push(name);
  }
  return found;
}

describe('§privacy.6 POST /privacy/deletion', () => {
  it('asks for the password, ends all sessions, and says when the account is deleted', async () => {
    const person = await someone();
    const other = await server.signIn(person.email);
    const wrong = await ask(person, 'Learning2');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual([
      { path: '/body/currentPassword', message: 'The current password is not right.' },
    ]);
    expect((await server.send('GET', '/auth/user', person)).json()).not.toHaveProperty('deletionAt');
    expect(
      (await server.send('POST', '/privacy/deletion', { body: { currentPassword: 'Learning1' } })).statusCode,
    ).toBe(401);

    const answer = await ask(person);
    const deletionAt = new Date(testNow.getTime() + 7 * day).toISOString();
    expect(answer.json()).toEqual({ deletionAt });
    for (const token of [person.token, other]) {
      expect((await server.send('GET', '/auth/user', { token })).statusCode).toBe(401);
    }
    expect(mailsTo(person)).toContain('Your account will be deleted');
    const [row] = await server.db.select().from(auditLog).where(eq(auditLog.event, 'deletion.requested'));
    expect(row).toMatchObject({ account: person.id, actor: person.id, address: '127.0.0.1' });
  });

  it('limits how often a password is tried', async () => {
    const person = await someone();
    const codes: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) codes.push((await ask(person, 'Wrong123')).statusCode);
    expect(codes.at(-2)).toBe(422);
    expect(codes.at(-1)).toBe(429);
  });

  it('asked again, moves nothing', async () => {
    const person = await someone();
    const first = (await ask(person)).json();
    now = new Date(testNow.getTime() + day);
    const token = (await signIn(person)).json().token;
    expect((await ask({ token })).json()).toEqual(first);
  });
});

describe('§privacy.7 DELETE /privacy/deletion', () => {
  it('keeps the account of who signs in before the week is over', async () => {
    const person = await someone();
    const { deletionAt } = (await ask(person)).json();
    now = new Date(testNow.getTime() + gracePeriod - 1);
    await deleteWhatIsDue(server.context);
    const token = (await signIn(person)).json().token;
    expect((await server.send('GET', '/auth/user', { token })).json()).toMatchObject({ deletionAt });
    const kept = await server.send('DELETE', '/privacy/deletion', { token });
    expect(kept.statusCode).toBe(200);
    expect(kept.json()).not.toHaveProperty('deletionAt');
    const mails = mailsTo(person).length;
    expect((await server.send('DELETE', '/privacy/deletion', { token })).json()).toEqual(kept.json());
    expect(mailsTo(person)).toHaveLength(mails);
    expect(mailsTo(person).at(-1)).toBe('Your account stays');
    await afterTheWeek();
    expect((await signIn(person)).statusCode).toBe(200);
    expect((await server.send('DELETE', '/privacy/deletion')).statusCode).toBe(401);
  });
});

describe('§privacy.8 after the week', () => {
  it("an instructor's name and address are gone from rows about their students, which stay", async () => {
    const [student, instructor] = [await someone(), await someone()];
    const theirs = await instructorOf(server, student, instructor, now);
    await ask(instructor);
    await afterTheWeek();
    for (const value of [theirs.address, theirs.lastName, theirs.readAt, ...instructor.texts])
      expect(await tablesWith(value), value).toEqual([]);
    expect(await tablesWith(instructor.id)).toEqual(['audit_log']);
    const kept = await server.db.select().from(auditLog).where(eq(auditLog.actor, instructor.id));
    expect(kept.filter(({ account }) => account === student.id)).toHaveLength(4);
    for (const word of student.texts) expect(await tablesWith(word)).not.toEqual([]);
  });

  it('nothing of the person is left, in any table, and everything of everybody else is', async () => {
    const [person, other] = [await someone(), await someone()];
    await server.db.insert(dataExports).values({ userId: person.id, requestedAt: now });
    await createExportQueue(server.context).work();
    const photoId = person.photo.split('/').at(-1) ?? null;
    const ofPerson = { id: person.id, email: person.email, photoId };
    for (const entry of personTables) {
      expect(await server.db.$count(entry.table, entry.of(ofPerson, server.db)), nameOf(entry)).toBeGreaterThan(0);
    }
    await ask(person, 'Wrong123'); // counted under the account's id
    await ask(person);
    await afterTheWeek();
    for (const { table, of, afterDeletion } of personTables) {
      if (afterDeletion !== 'deleted') continue;
      const lastMail = getTableName(table) === 'mails' ? 1 : 0;
      expect(await server.db.$count(table, of(ofPerson, server.db)), getTableName(table)).toBe(lastMail);
    }
    expect(await tablesWith(person.id)).toEqual(['audit_log']);
    expect(await tablesWith(person.email)).toEqual(['mails']); // the last one
    for (const word of person.texts) expect(await tablesWith(word)).toEqual([]);
    expect((await server.app.inject(person.photo)).statusCode).toBe(404);
    expect((await server.send('GET', `/certificates/${person.certificateId}`)).statusCode).toBe(404);
    expect((await signIn(person)).statusCode).toBe(401);

    expect((await server.app.inject(other.photo)).statusCode).toBe(200);
    expect((await server.send('GET', `/certificates/${other.certificateId}`)).statusCode).toBe(200);
    expect((await signIn(other)).statusCode).toBe(200);
    for (const word of other.texts) expect(await tablesWith(word)).not.toEqual([]);
  });

  it('says so in a last mail, and the address is free again', async () => {
    const person = await someone();
    await ask(person);
    await afterTheWeek();
    expect(mailsTo(person).at(-1)).toBe('Your account has been deleted');
    const again = await server.register(person.email);
    expect(again.id).not.toBe(person.id);
  });

  it('deletes each account once, however many processes there are, and goes on where one fails', async () => {
    const [person, other] = [await someone(), await someone()];
    await ask(person);
    await ask(other);
    now = new Date(testNow.getTime() + gracePeriod);
    await Promise.all([deleteWhatIsDue(server.context), deleteWhatIsDue(server.context)]);
    for (const { email } of [person, other]) {
      expect(mailsTo({ email }).filter((subject) => subject === 'Your account has been deleted')).toHaveLength(1);
    }
  });
});

describe('§privacy.9 what the law keeps', () => {
  async function deleted() {
    const person = await someone();
    const openSession = crypto.randomUUID();
    const open = { provider: 'sandbox', userId: person.id, currency: 'GBP', amount: 50, discount: 0, total: 50 };
    await server.db.insert(orders).values({
      ...open,
      sessionId: openSession,
      courseId: 'statistics-essentials',
      checkoutUrl: 'https://pay.example.com/x',
      checkoutExpiresAt: new Date(testNow.getTime() + 8 * day),
    });
    await ask(person);
    await afterTheWeek();
    return { ...person, openSession };
  }
  const ordersOf = ({ paidSession, openSession }: { paidSession: string; openSession: string }) =>
    server.db
      .select()
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(inArray(orders.sessionId, [paidSession, openSession]))
      .orderBy(orders.amount);

  it('paid orders, and those that can still be paid, stay under one pseudonym that names nobody', async () => {
    const person = await deleted();
    const kept = await ordersOf(person);
    expect(kept.map(({ orders: { sessionId } }) => sessionId)).toEqual([person.openSession, person.paidSession]);
    expect(new Set(kept.map(({ users: { id } }) => id)).size).toBe(1);
    expect(kept[0]?.users).toMatchObject({ firstName: 'Deleted', lastName: 'Account', isPseudonym: true });
    expect(kept[0]?.users.email).toMatch(/@deleted\.invalid$/);
    expect(kept[0]?.orders.checkoutUrl).toBeNull();
    expect(kept[1]?.orders.moneyBackReason).toBeNull();
    const signedIn = await server.send('POST', '/auth/login', {
      body: { email: kept[0]?.users.email, password: 'Learning1' },
    });
    expect(signedIn.statusCode).toBe(401);
  });

  it('for seven years, and then neither order nor pseudonym is left', async () => {
    const person = await deleted();
    const pseudonym = (await ordersOf(person))[0]?.users.id ?? '';
    // The database's own clock has set it, which is not the test's.
    await server.db.update(orders).set({ createdAt: testNow }).where(eq(orders.userId, pseudonym));
    now = new Date('2033-11-20T08:59:59Z');
    await deleteWhatIsDue(server.context);
    expect(await ordersOf(person)).toHaveLength(2);
    now = new Date('2033-12-20T09:00:00Z');
    await deleteWhatIsDue(server.context);
    expect(await ordersOf(person)).toEqual([]);
    expect(await server.db.$count(users, eq(users.id, pseudonym))).toBe(0);
  });

  it('the audit log keeps what happened, without addresses and details', async () => {
    const person = await deleted();
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.account, person.id)).orderBy(auditLog.id);
    expect(rows.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['signIn.succeeded', 'deletion.requested', 'account.deleted']),
    );
    expect(rows.every(({ address, details }) => address === null && Object.keys(details).length === 0)).toBe(true);
  });
});
