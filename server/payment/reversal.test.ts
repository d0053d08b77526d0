import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { mails } from '../platform/database/schema/mails.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import { deleteDueAccounts } from '../privacy/erase.ts';
import type { Failure } from '../testing/caller.ts';
import { testNow } from '../testing/server.ts';
import { courseId, createPayingStudent, type PayingStudent } from '../testing/stripe-payments.ts';

let paying: PayingStudent;
let server: PayingStudent['server'];
let student: PayingStudent['student'];
beforeAll(async () => {
  paying = await createPayingStudent();
  ({ server, student } = paying);
});
beforeEach(() => paying.startAnew());
afterAll(() => server.close());

describe('§payment.23 a refund', () => {
  test('ends the access once, however often it is reported, tells the student and is in the audit log', async () => {
    const sessionId = await paying.buy();
    for (let times = 0; times < 3; times += 1) await paying.refunded(sessionId);
    expect(await paying.status(sessionId)).toBe('refunded');
    expect(await paying.reads()).toBe(false);
    expect(await paying.subjects()).toEqual(['Your payment was returned: Data Engineering']);
    expect(server.mails.at(-1)?.text).toContain('Your access to the course has ended. Your progress is kept.');
    const events = await server.db.select().from(auditLog).where(eq(auditLog.account, paying.userId));
    expect(events.filter(({ event }) => event === 'payment.refunded')).toHaveLength(1);
    expect(events.filter(({ event }) => event === 'enrolment.ended')).toMatchObject([
      { actor: 'payment provider', details: { course: courseId, access: 'ended' } },
    ]);
  });

  test('takes the course out of everything that the enrolled have', async () => {
    const sessionId = await paying.buy();
    const before = (await student<unknown[]>('GET', '/assignments')).body.length;
    await paying.refunded(sessionId);
    expect((await student<unknown[]>('GET', '/courses/enrolled')).body).toEqual([]);
    expect((await student('POST', `/courses/${courseId}/lessons/m1-l1/complete`)).status).toBe(403);
    expect((await student('GET', `/courses/${courseId}/materials`)).status).toBe(403);
    expect((await student('GET', `/courses/${courseId}/progress`)).status).toBe(403);
    expect((await student<unknown[]>('GET', '/assignments')).body.length).toBeLessThan(before);
    expect((await student<unknown[]>('GET', '/schedules')).body).toEqual([]);
    expect((await student('POST', `/courses/${courseId}/enroll`)).status).toBe(402);
    expect((await student<object>('GET', `/courses/${courseId}`)).body).toMatchObject({
      enrolled: false,
      lostAccess: 'ended',
    });
  });

  test('leaves the progress: who buys the course again goes on from there', async () => {
    const first = await paying.buy();
    await student('POST', `/courses/${courseId}/lessons/m1-l1/complete`);
    await paying.refunded(first);
    const second = await paying.checkout();
    expect(second).not.toBe(first);
    await paying.paid(second, 'pi_2');
    expect((await student<object>('GET', `/courses/${courseId}/progress`)).body).toMatchObject({ completedLessons: 1 });
    await paying.refunded(first); // once more, late
    await paying.dispute('needs_response', 'pi_1');
    expect(await paying.reads()).toBe(true);
    expect((await student<object>('GET', `/courses/${courseId}`)).body).not.toHaveProperty('lostAccess');
  });

  test('of a part leaves the access, and tells the student once for each part', async () => {
    const sessionId = await paying.buy();
    for (const part of [5000, 5000, 12_000, 5000]) await paying.refunded(sessionId, { part });
    expect(await paying.status(sessionId)).toBe('confirmed');
    expect(await paying.reads()).toBe(true);
    const subject = 'Part of your payment was returned: Data Engineering';
    expect(await paying.subjects()).toEqual([subject, subject]);
    const texts = server.mails.map(({ text }) => text).join('\n');
    expect(texts).toContain(
      'So far, £50.00 of your payment of £349.99 for Data Engineering has been returned to you.\n\nYou keep your access to the course.',
    );
    expect(texts).toContain('£120.00 of your payment of £349.99');
    const events = await server.db.select().from(auditLog).where(eq(auditLog.event, 'payment.partlyRefunded'));
    expect(events.map(({ details }) => details['returned'])).toEqual([5000, 12_000]);
  });

  test('of a part that is reported after the whole tells nobody', async () => {
    const sessionId = await paying.buy();
    await paying.refunded(sessionId);
    await paying.refunded(sessionId, { part: 5000 });
    expect(await paying.subjects()).toEqual(['Your payment was returned: Data Engineering']);
  });

  test('that is reported before its payment wins: the payment enrols nobody', async () => {
    const sessionId = await paying.checkout();
    await paying.refunded(sessionId);
    await paying.paid(sessionId);
    expect(await paying.status(sessionId)).toBe('refunded');
    expect(await paying.reads()).toBe(false);
  });

  test('of what is unknown is received and changes nothing', async () => {
    const sessionId = await paying.buy();
    const elsewhere = { id: 'ch_9', payment_intent: 'pi_of_another_shop', refunded: true, metadata: {} };
    await paying.report('charge.refunded', elsewhere);
    await paying.report('charge.refunded', { ...elsewhere, payment_intent: null });
    await paying.report('charge.refunded', { ...elsewhere, metadata: { order_id: crypto.randomUUID() } });
    expect(await paying.status(sessionId)).toBe('confirmed');
    expect(await paying.reads()).toBe(true);
  });
});

describe('§payment.24 a dispute', () => {
  test('suspends the access, and gives it back where the payment stands', async () => {
    const sessionId = await paying.buy();
    await paying.dispute('needs_response');
    await paying.dispute('needs_response');
    expect(await paying.status(sessionId)).toBe('disputed');
    expect(await paying.reads()).toBe(false);
    expect((await student<object>('GET', `/courses/${courseId}`)).body).toMatchObject({ lostAccess: 'suspended' });
    const again = await student<Failure>('POST', '/payments/checkout', { courseId });
    expect(again).toMatchObject({ status: 409, body: { error: expect.stringContaining('is disputed') } });
    expect((await student('POST', `/courses/${courseId}/enroll`)).status).toBe(402);
    await paying.dispute('won');
    expect(await paying.status(sessionId)).toBe('confirmed');
    expect(await paying.reads()).toBe(true);
    expect(await paying.subjects()).toEqual([
      'Your payment is disputed: Data Engineering',
      'Your payment stands: Data Engineering',
    ]);
  });

  test('that is lost ends the access as a refund does', async () => {
    const sessionId = await paying.buy();
    await paying.dispute('needs_response');
    await paying.dispute('lost');
    expect(await paying.status(sessionId)).toBe('refunded');
    expect(await paying.reads()).toBe(false);
    expect((await paying.subjects()).at(-1)).toBe('Your payment was returned: Data Engineering');
  });

  test('is decided by its end, in whatever order the reports come', async () => {
    const sessionId = await paying.buy();
    await paying.dispute('lost');
    await paying.dispute('needs_response');
    expect(await paying.status(sessionId)).toBe('refunded');

    await server.db.delete(paymentReversals);
    await server.db.delete(orders);
    const next = await paying.checkout();
    await paying.paid(next);
    await paying.dispute('won');
    await paying.dispute('needs_response');
    expect(await paying.status(next)).toBe('confirmed');
    expect(await paying.reads()).toBe(true);
  });

  test('that is reported before its payment suspends what the payment enrols', async () => {
    const sessionId = await paying.checkout();
    await paying.dispute('needs_response');
    await paying.paid(sessionId);
    expect(await paying.status(sessionId)).toBe('disputed');
    expect(await paying.reads()).toBe(false);
    await paying.dispute('won');
    expect(await paying.reads()).toBe(true);
  });

  test('an inquiry takes no money and changes nothing', async () => {
    const sessionId = await paying.buy();
    await paying.report('charge.dispute.created', {
      id: 'du_1',
      payment_intent: 'pi_1',
      status: 'warning_needs_response',
    });
    expect(await paying.status(sessionId)).toBe('confirmed');
  });
});

test('§payment.25: with REFUND_ENDS_ACCESS=false neither takes the access away, and the mail says so', async () => {
  server.context.config.refundEndsAccess = false;
  const sessionId = await paying.buy();
  await paying.dispute('needs_response');
  expect(await paying.status(sessionId)).toBe('disputed');
  expect(await paying.reads()).toBe(true);
  await paying.dispute('won');
  await paying.refunded(sessionId);
  expect(await paying.status(sessionId)).toBe('refunded');
  expect(await paying.reads()).toBe(true);
  await paying.subjects();
  expect(server.mails.at(-1)?.text).toContain('You keep your access to the course.');
  server.context.config.refundEndsAccess = true;
});

describe('§privacy.6 the account of the payer was deleted', () => {
  const deleteAccount = async () => {
    await server.db.update(users).set({ deletionAt: testNow }).where(eq(users.id, paying.userId));
    await deleteDueAccounts(server.context);
    await paying.subjects();
    server.mails.length = 0;
  };
  const enqueued = () => server.db.select().from(mails).where(like(mails.to, '%.invalid'));

  test('what is reported late of its payment is kept, and mails nobody', async () => {
    const sessionId = await paying.checkout();
    const { id } = await paying.orderOf(sessionId);
    await server.db.update(orders).set({ checkoutExpiresAt: new Date(testNow.getTime() + 60_000) });
    await deleteAccount();
    await paying.paid(sessionId);
    expect((await paying.orderOf(sessionId)).status).toBe('confirmed');
    await paying.paid(sessionId, 'pi_twice');
    await paying.refunded(sessionId, { part: 5000 });
    await paying.dispute('needs_response');
    await paying.refunded(sessionId);
    expect(await paying.orderOf(sessionId)).toMatchObject({ id, refundedAt: expect.any(Date) });
    expect(await paying.subjects()).toEqual([]);
    expect(server.mails).toEqual([]);
    expect(await enqueued()).toEqual([]);
  });
});
