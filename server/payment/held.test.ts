import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runPayments } from '../cli/payments.ts';
import { users } from '../platform/database/schema/account.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { courseId, createPayingStudent, type PayingStudent } from '../testing/stripe-payments.ts';

let paying: PayingStudent;
let server: PayingStudent['server'];
beforeAll(async () => {
  paying = await createPayingStudent();
  ({ server } = paying);
});
beforeEach(() => paying.startAnew());
afterAll(() => server.close());

const run = (...args: string[]) => runPayments(server.context, args);
const idOf = async (sessionId: string) => (await paying.orderOf(sessionId)).id;
const audited = async (orderId: string) =>
  (await server.db.select().from(auditLog).orderBy(auditLog.id))
    .filter(({ details }) => details['order'] === orderId)
    .map(({ event, actor }) => `${event} by ${actor}`);
/** A payment of another amount than asked for. */
const underpaid = async () => {
  const sessionId = await paying.checkout();
  await paying.paid(sessionId, 'pi_1', { amount_total: 100 });
  expect(await paying.status(sessionId)).toBe('review');
  return sessionId;
};
const paidTwice = async () => {
  const sessionId = await paying.buy();
  await paying.paid(sessionId, 'pi_twice');
  return sessionId;
};

describe('§payment.22 a payment of another amount', () => {
  test('tells the student once that it is looked at, and stands at the course', async () => {
    const sessionId = await underpaid();
    await paying.paid(sessionId, 'pi_1', { amount_total: 100 });
    expect(await paying.subjects()).toEqual(['We are looking at your payment: Data Engineering']);
    expect(server.mails[0]?.text).toContain('There is no need to pay again.');
    expect((await paying.student<object>('GET', `/courses/${courseId}`)).body).toMatchObject({
      enrolled: false,
      lostAccess: 'review',
    });
    expect(await audited(await idOf(sessionId))).toEqual(['payment.held by payment provider']);
  });

  test('is listed, and once refunded no longer', async () => {
    const sessionId = await underpaid();
    expect(await run()).toMatch(
      /^[0-9a-f-]{36} {2}noor@example\.com {2}data-engineering\n {2}another amount was paid: asked for £349\.99, got 100 in the smallest unit of GBP, payment pi_1$/,
    );
    await paying.refunded(sessionId);
    expect(await paying.status(sessionId)).toBe('refunded');
    expect(await run()).toBe('No payments to decide.');
    expect(await paying.checkout()).not.toBe(sessionId);
    await paying.subjects();
    expect(server.mails.at(-1)?.text).toContain('for Data Engineering was returned to you.\n\nYou are not enrolled');
  });

  test('is confirmed by the operator: enrolled once, with a receipt, and by its name in the audit log', async () => {
    const sessionId = await underpaid();
    const id = await idOf(sessionId);
    await paying.subjects();
    server.mails.length = 0;
    expect(await run('--confirm', id)).toBe(`Confirmed ${id}: the student is enrolled in Data Engineering.`);
    expect(await paying.status(sessionId)).toBe('confirmed');
    expect(await paying.reads()).toBe(true);
    await server.context.mail.deliver();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your course: Data Engineering']);
    expect(server.mails[0]?.text).not.toContain('£349.99');
    expect(await audited(id)).toEqual(['payment.held by payment provider', 'payment.confirmed by operator']);
    await paying.paid(sessionId, 'pi_1', { amount_total: 100 }); // reported once more
    expect(await run()).toBe('No payments to decide.');
    await expect(run('--confirm', id)).rejects.toThrow('This order has no payment to decide.');
    await paying.refunded(sessionId);
    expect(await paying.reads()).toBe(false);
  });

  test('is marked as refunded: the student is told, and can pay again', async () => {
    const sessionId = await underpaid();
    const id = await idOf(sessionId);
    expect(await run('--refunded', id)).toBe(`Marked ${id} as refunded.`);
    expect(await paying.status(sessionId)).toBe('refunded');
    expect(await paying.subjects()).toContain('Your payment was returned: Data Engineering');
    expect((await audited(id)).at(-1)).toBe('payment.refunded by operator');
    await paying.refunded(sessionId); // and the provider's own report
    expect(await paying.subjects()).toHaveLength(2);
    await paying.paid(sessionId, 'pi_1', { amount_total: 100 });
    expect(await run()).toBe('No payments to decide.');
    expect(await paying.checkout()).not.toBe(sessionId);
  });

  test('followed by one of the right amount enrols, and leaves the first to be refunded', async () => {
    const sessionId = await underpaid();
    await paying.paid(sessionId, 'pi_2');
    expect(await paying.reads()).toBe(true);
    expect(await run()).toContain('payment pi_1');
    await paying.refunded(sessionId, { payment: 'pi_1' });
    expect(await run()).toBe('No payments to decide.');
    expect(await paying.reads()).toBe(true);
  });

  test('is not confirmed while it is disputed, nor for an account that is gone', async () => {
    const id = await idOf(await underpaid());
    await paying.dispute('needs_response');
    await paying.subjects();
    expect(server.mails.at(-1)?.text).toContain('You are not enrolled');
    await expect(run('--confirm', id)).rejects.toThrow('is disputed');
    await paying.dispute('won');
    await server.db.update(users).set({ isPseudonym: true }).where(eq(users.id, paying.userId));
    await expect(run('--confirm', id)).rejects.toThrow('The account is gone: refund the payment');
    await server.db.update(users).set({ isPseudonym: false }).where(eq(users.id, paying.userId));
  });
});

describe('§payment.22 a course that was paid twice', () => {
  test('tells the student, and names the second payment to the operator', async () => {
    const id = await idOf(await paidTwice());
    expect(await paying.subjects()).toEqual(['You paid twice: Data Engineering']);
    expect(await run()).toContain(
      'paid twice: asked for £349.99, got 34999 in the smallest unit of GBP, payment pi_twice',
    );
    expect(await paying.reads()).toBe(true);
    await expect(run('--confirm', id)).rejects.toThrow('was paid twice: refund this payment');
  });

  test('keeps the first payment where the second is refunded, by the provider or marked by the operator', async () => {
    for (const byOperator of [false, true]) {
      await paying.startAnew();
      const sessionId = await paidTwice();
      const id = await idOf(sessionId);
      if (byOperator) expect(await run('--refunded', id)).toBe(`Marked ${id} as refunded.`);
      else await paying.refunded(sessionId, { payment: 'pi_twice' });
      expect(await paying.orderOf(sessionId)).toMatchObject({ held: null, refundedAt: null });
      expect(await paying.reads()).toBe(true);
      expect(await paying.subjects()).toContain('Your second payment was returned: Data Engineering');
      expect((await audited(id)).at(-1)).toBe(`payment.refunded by ${byOperator ? 'operator' : 'payment provider'}`);
      await paying.paid(sessionId, 'pi_twice'); // reported once more
      expect(await run()).toBe('No payments to decide.');
    }
  });

  test('stays on the list where the first was refunded', async () => {
    const sessionId = await paidTwice();
    await paying.refunded(sessionId);
    expect(await run()).toContain('payment pi_twice');
    expect(await run('--refunded', await idOf(sessionId))).toContain('Marked');
    expect(await run()).toBe('No payments to decide.');
  });

  test('by two orders: the second is confirmed once the first is refunded', async () => {
    const first = await paying.checkout();
    await server.db.update(orders).set({ status: 'cancelled' });
    const second = await paying.checkout();
    await paying.paid(second, 'pi_2');
    await paying.paid(first, 'pi_1');
    await expect(run('--confirm', await idOf(first))).rejects.toThrow('was paid twice');
    await paying.refunded(second, { payment: 'pi_2' });
    expect(await paying.reads()).toBe(false);
    expect(await run('--confirm', await idOf(first))).toContain('Confirmed');
    expect(await paying.reads()).toBe(true);
  });
});

describe('§payment.22 `npm run payments`', () => {
  test.each([
    [['--confirm', 'x'], 'Usage: npm run payments'],
    [['--confirm'], 'Usage: npm run payments'],
    [['--confirm', crypto.randomUUID(), '--refunded', crypto.randomUUID()], 'Usage: npm run payments'],
    [['--refund', crypto.randomUUID()], 'Usage: npm run payments'],
    [['--refunded', crypto.randomUUID()], 'This order has no payment to decide.'],
  ])('refuses %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  test('leaves a confirmed payment alone', async () => {
    const id = await idOf(await paying.buy());
    await expect(run('--refunded', id)).rejects.toThrow('This order has no payment to decide.');
    expect(await paying.reads()).toBe(true);
  });
});
