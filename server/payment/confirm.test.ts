import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { closePayment, confirmPayment } from './confirm.ts';
import { openOrder, type Purchase } from './orders.ts';
import { createSandboxProvider } from './sandbox/provider.ts';
import { settlePayment } from './settle.ts';

const courseId = 'data-engineering';
const later = { now: new Date(testNow.getTime() + 1000) };
let server: TestServer;
let purchase: Purchase;

beforeAll(async () => {
  server = await createTestServer();
  const [ada] = await server.db.select().from(users).where(eq(users.email, 'student@example.com'));
  purchase = {
    userId: ada?.id ?? '',
    email: 'student@example.com',
    courseId,
    courseTitle: 'Data Engineering',
    currency: 'GBP',
    price: { amount: 34999, discount: 0, total: 34999, promotionCode: null },
    now: testNow,
  };
});
beforeEach(async () => {
  await server.db.delete(orders);
  await server.db.delete(enrolments).where(eq(enrolments.courseId, courseId));
});
afterAll(() => server.close());

/** Exactly what an order of this course costs. */
const paid = { total: 34999, currency: 'gbp', payment: 'pi_1' };

const open = async (payments: PaymentProvider = createSandboxProvider(), change: Partial<Purchase> = {}) =>
  (await openOrder(server.db, payments, { ...purchase, ...change }))?.sessionId ?? '';
const enrolled = () => server.db.select().from(enrolments).where(eq(enrolments.courseId, courseId));
const statuses = async () =>
  (await server.db.select().from(orders).orderBy(orders.createdAt)).map(({ status }) => status);

describe('§payment.17: one confirmation, one enrolment', () => {
  test('ten confirmations at once make one confirmed order, one enrolment and one mail', async () => {
    const sessionId = await open();
    server.mails.length = 0;
    const all = await Promise.all(Array.from({ length: 10 }, () => settlePayment(server.context, { sessionId })));
    await server.context.mail.deliver();
    expect(all.map(({ result }) => result).sort()).toEqual([...Array(9).fill('alreadyConfirmed'), 'confirmed']);
    expect(await statuses()).toEqual(['confirmed']);
    expect(await enrolled()).toHaveLength(1);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your course: Data Engineering']);
    expect(server.mails[0]?.text).toContain('£349.99');
    expect(server.mails[0]?.text).toContain(sessionId);
    const given = await server.db
      .select()
      .from(studentAssignments)
      .where(eq(studentAssignments.userId, purchase.userId));
    expect(given.map(({ assignmentId }) => assignmentId)).toEqual(expect.arrayContaining(['order-checks', 'runbook']));
  });

  test('confirmations and cancellations at once leave order and enrolment in step', async () => {
    const sessionId = await open();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? confirmPayment(server.db, { sessionId }, later)
          : closePayment(server.db, { sessionId }, 'cancelled'),
      ),
    );
    expect(await enrolled()).toHaveLength((await statuses())[0] === 'confirmed' ? 1 : 0);
  });

  test('a late cancellation, expiry or failure changes nothing', async () => {
    const sessionId = await open();
    await confirmPayment(server.db, { sessionId }, later);
    expect(await closePayment(server.db, { sessionId }, 'cancelled')).toBeNull();
    expect(await closePayment(server.db, { sessionId }, 'failed')).toBeNull();
    expect(await statuses()).toEqual(['confirmed']);
  });

  test('a cancelled sandbox payment cannot be confirmed', async () => {
    const sessionId = await open();
    await closePayment(server.db, { sessionId }, 'cancelled');
    expect((await confirmPayment(server.db, { sessionId }, later)).result).toBe('closed');
    expect(await enrolled()).toHaveLength(0);
  });

  test('money that was taken after the order was given up is honoured, and replaces a newer open order', async () => {
    const first = await open();
    await closePayment(server.db, { sessionId: first }, 'cancelled');
    const second = await open();
    const { result } = await confirmPayment(server.db, { sessionId: first }, { ...later, paid });
    expect(result).toBe('confirmed');
    expect(await enrolled()).toHaveLength(1);
    const rows = new Map((await server.db.select().from(orders)).map((row) => [row.sessionId, row.status]));
    expect(rows.get(first)).toBe('confirmed');
    expect(rows.get(second)).toBe('cancelled');
  });

  test('a second payment for a paid course enrols nobody again and is reported', async () => {
    const first = await open();
    await closePayment(server.db, { sessionId: first }, 'cancelled');
    await confirmPayment(server.db, { sessionId: await open() }, later);
    const { result } = await confirmPayment(server.db, { sessionId: first }, { ...later, paid });
    expect(result).toBe('paidTwice');
    expect(await enrolled()).toHaveLength(1);
    expect((await statuses()).sort()).toEqual(['cancelled', 'confirmed']);
  });

  test('an amount that changed since the page was opened is not taken', async () => {
    const sessionId = await open();
    await open(undefined, { price: { amount: 34999, discount: 8750, total: 26249, promotionCode: 'LEARN25' } });
    expect((await confirmPayment(server.db, { sessionId }, { ...later, agreed: 34999 })).result).toBe('totalChanged');
    expect((await confirmPayment(server.db, { sessionId }, { ...later, agreed: 26249 })).result).toBe('confirmed');
  });

  test('an unknown payment changes nothing; the receipt is there with the enrolment, or neither is', async () => {
    expect((await confirmPayment(server.db, { sessionId: 'cs_unknown' }, later)).result).toBe('unknown');
    const sessionId = await open();
    const mail = { ...server.context.mail, enqueue: () => Promise.reject(new Error('The table is locked.')) };
    await expect(settlePayment({ ...server.context, mail }, { sessionId })).rejects.toThrow('The table is locked.');
    expect(await enrolled()).toHaveLength(0);
    expect((await settlePayment(server.context, { sessionId })).result).toBe('confirmed');
    expect(await enrolled()).toHaveLength(1);
  });
});

describe('§payment.16: one open order', () => {
  /** A provider that makes a new checkout each time, slowly, and counts. */
  function slowProvider(expiresAt: Date | null = null) {
    let opened = 0;
    const closed: string[] = [];
    const provider: PaymentProvider = {
      name: 'stripe',
      readEvent: null,
      close: async (reference) => void closed.push(reference),
      open: async ({ total }) => {
        opened += 1;
        const reference = `co_${opened}_${total}`;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
        return { url: `https://pay.example/${reference}`, reference, expiresAt };
      },
    };
    return { provider, closed, opened: () => opened };
  }

  test('twenty parallel calls make one order, all with the same page in the end', async () => {
    const { provider } = slowProvider();
    const all = await Promise.all(Array.from({ length: 20 }, () => openOrder(server.db, provider, purchase)));
    expect(new Set(all.map((checkout) => checkout?.sessionId)).size).toBe(1);
    expect(new Set(all.map((checkout) => checkout?.url)).size).toBe(1);
    expect(await statuses()).toEqual(['pending']);
  });

  test('the same amounts take the open checkout up, others replace it and end the old one', async () => {
    const { provider, closed, opened } = slowProvider();
    const first = await openOrder(server.db, provider, purchase);
    expect(await openOrder(server.db, provider, purchase)).toEqual(first);
    expect(opened()).toBe(1);
    const price = { amount: 34999, discount: 8750, total: 26249, promotionCode: 'LEARN25' };
    const second = await openOrder(server.db, provider, { ...purchase, price });
    expect(second?.sessionId).toBe(first?.sessionId);
    expect(second?.url).toBe('https://pay.example/co_2_26249');
    expect(closed).toEqual(['co_1_34999']);
  });

  test('a checkout about to expire is replaced', async () => {
    const { provider, opened } = slowProvider(new Date(testNow.getTime() + 60_000));
    await openOrder(server.db, provider, purchase);
    await openOrder(server.db, provider, purchase);
    expect(opened()).toBe(2);
  });

  test('a paid course has no open order', async () => {
    await confirmPayment(server.db, { sessionId: await open() }, later);
    expect(await openOrder(server.db, createSandboxProvider(), purchase)).toBeNull();
  });

  test('a provider that fails leaves the order to be taken up again', async () => {
    const failing: PaymentProvider = {
      ...createSandboxProvider(),
      open: async () => Promise.reject(new Error('down')),
    };
    await expect(openOrder(server.db, failing, purchase)).rejects.toThrow('down');
    expect(await open()).toMatch(/^cs_/);
    expect(await statuses()).toEqual(['pending']);
  });
});
