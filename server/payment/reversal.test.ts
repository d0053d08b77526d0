import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listHeldPayments } from '../cli/payments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { createStripeProvider } from './stripe.ts';

const webhookSecret = 'whsec_only_for_tests';
const courseId = 'data-engineering';
let opened = 0;
const stripe = createStripeProvider(
  {
    checkout: {
      sessions: {
        create: async () => {
          opened += 1;
          return { id: `cs_test_${opened}`, url: `https://checkout.stripe.com/${opened}`, expires_at: 1_800_000_000 };
        },
        expire: async () => {},
      },
    },
  },
  { webhookSecret, publicUrl: 'https://learn.example' },
);

let server: TestServer;
let student: Call;
let userId: string;
beforeAll(async () => {
  server = await createTestServer({ context: { payments: stripe } });
  const noor = await server.register('noor@example.com');
  userId = noor.id;
  student = caller(server.app, noor.token);
});
beforeEach(async () => {
  await server.db.delete(paymentReversals);
  await server.db.delete(orders);
  await server.db.delete(enrolments).where(eq(enrolments.courseId, courseId));
  await server.db.delete(completedLessons);
  server.mails.length = 0;
});
afterAll(() => server.close());

async function report(type: string, object: object): Promise<void> {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const headers = {
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
    'content-type': 'application/json',
  };
  const answer = await server.app.inject({ method: 'POST', url: '/v1/payments/webhook', headers, payload });
  expect(answer.statusCode).toBe(200);
}

const checkout = async () =>
  (await student<{ sessionId: string }>('POST', '/payments/checkout', { courseId })).body.sessionId;
const orderOf = async (sessionId: string) => {
  const [order] = await server.db.select().from(orders).where(eq(orders.sessionId, sessionId));
  if (!order) throw new Error('There is no such order.');
  return order;
};
const paid = async (sessionId: string, payment = 'pi_1', more: object = {}) => {
  const order = await orderOf(sessionId);
  await report('checkout.session.completed', {
    id: order.checkoutReference,
    client_reference_id: order.id,
    payment_status: 'paid',
    payment_intent: payment,
    amount_total: order.total,
    currency: 'gbp',
    ...more,
  });
};
const refunded = async (sessionId: string, { payment = 'pi_1', whole = true } = {}) =>
  report('charge.refunded', {
    id: `ch_${payment}`,
    payment_intent: payment,
    refunded: whole,
    metadata: { order_id: (await orderOf(sessionId)).id },
  });
const dispute = (status: string, payment = 'pi_1') =>
  report(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
    id: `du_${payment}`,
    payment_intent: payment,
    status,
  });
const status = async (sessionId: string) =>
  (await student<{ status: string }>('GET', `/payments/${sessionId}`)).body.status;
const reads = async () => (await student('GET', `/courses/${courseId}/lessons/m1-l2`)).status === 200;
const subjects = async () => {
  await server.context.mail.deliver();
  return server.mails.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Your course:'));
};
const buy = async () => {
  const sessionId = await checkout();
  await paid(sessionId);
  expect(await reads()).toBe(true);
  return sessionId;
};

describe('§payment.23 a refund', () => {
  test('ends the access once, however often it is reported, tells the student and is in the audit log', async () => {
    const sessionId = await buy();
    for (let times = 0; times < 3; times += 1) await refunded(sessionId);
    expect(await status(sessionId)).toBe('refunded');
    expect(await reads()).toBe(false);
    expect(await subjects()).toEqual(['Your payment was returned: Data Engineering']);
    expect(server.mails.at(-1)?.text).toContain('Your access to the course has ended. Your progress is kept.');
    const events = await server.db.select().from(auditLog).where(eq(auditLog.account, userId));
    expect(events.filter(({ event }) => event === 'payment.refunded')).toHaveLength(1);
    expect(events.filter(({ event }) => event === 'enrolment.ended')).toMatchObject([
      { actor: 'payment provider', details: { course: courseId, access: 'ended' } },
    ]);
  });

  test('takes the course out of everything that the enrolled have', async () => {
    const sessionId = await buy();
    const before = (await student<unknown[]>('GET', '/assignments')).body.length;
    await refunded(sessionId);
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
    const first = await buy();
    await student('POST', `/courses/${courseId}/lessons/m1-l1/complete`);
    await refunded(first);
    const second = await checkout();
    expect(second).not.toBe(first);
    await paid(second, 'pi_2');
    expect((await student<object>('GET', `/courses/${courseId}/progress`)).body).toMatchObject({ completedLessons: 1 });
    await refunded(first); // once more, late
    await dispute('needs_response', 'pi_1');
    expect(await reads()).toBe(true);
    expect((await student<object>('GET', `/courses/${courseId}`)).body).not.toHaveProperty('lostAccess');
  });

  test('of a part changes nothing', async () => {
    const sessionId = await buy();
    await refunded(sessionId, { whole: false });
    expect(await status(sessionId)).toBe('confirmed');
    expect(await reads()).toBe(true);
  });

  test('that is reported before its payment wins: the payment enrols nobody', async () => {
    const sessionId = await checkout();
    await refunded(sessionId);
    await paid(sessionId);
    expect(await status(sessionId)).toBe('refunded');
    expect(await reads()).toBe(false);
  });

  test('of the second of two payments leaves the first', async () => {
    const sessionId = await buy();
    await paid(sessionId, 'pi_twice');
    expect((await orderOf(sessionId)).held).toBe('paidTwice');
    await refunded(sessionId, { payment: 'pi_twice' });
    expect(await orderOf(sessionId)).toMatchObject({ held: null, refundedAt: null });
    expect(await reads()).toBe(true);
  });

  test('of another amount than the order’s ends the review', async () => {
    const sessionId = await checkout();
    await paid(sessionId, 'pi_1', { amount_total: 100 });
    expect(await status(sessionId)).toBe('review');
    expect(await listHeldPayments(server.db)).toMatch(
      /^[0-9a-f-]{36} {2}noor@example\.com {2}data-engineering\n {2}another amount was paid: asked for £349\.99, got 100 in the smallest unit of GBP, payment pi_1$/,
    );
    await refunded(sessionId);
    expect(await status(sessionId)).toBe('refunded');
    expect(await listHeldPayments(server.db)).toBe('No payments wait for you.');
    expect(await checkout()).not.toBe(sessionId);
  });

  test('of what is unknown is received and changes nothing', async () => {
    const sessionId = await buy();
    const elsewhere = { id: 'ch_9', payment_intent: 'pi_of_another_shop', refunded: true, metadata: {} };
    await report('charge.refunded', elsewhere);
    await report('charge.refunded', { ...elsewhere, payment_intent: null });
    await report('charge.refunded', { ...elsewhere, metadata: { order_id: crypto.randomUUID() } });
    expect(await status(sessionId)).toBe('confirmed');
    expect(await reads()).toBe(true);
  });
});

describe('§payment.24 a dispute', () => {
  test('suspends the access, and gives it back where the payment stands', async () => {
    const sessionId = await buy();
    await dispute('needs_response');
    await dispute('needs_response');
    expect(await status(sessionId)).toBe('disputed');
    expect(await reads()).toBe(false);
    expect((await student<object>('GET', `/courses/${courseId}`)).body).toMatchObject({ lostAccess: 'suspended' });
    const again = await student<Failure>('POST', '/payments/checkout', { courseId });
    expect(again).toMatchObject({ status: 409, body: { error: expect.stringContaining('is disputed') } });
    expect((await student('POST', `/courses/${courseId}/enroll`)).status).toBe(402);
    await dispute('won');
    expect(await status(sessionId)).toBe('confirmed');
    expect(await reads()).toBe(true);
    expect(await subjects()).toEqual([
      'Your payment is disputed: Data Engineering',
      'Your payment stands: Data Engineering',
    ]);
  });

  test('that is lost ends the access as a refund does', async () => {
    const sessionId = await buy();
    await dispute('needs_response');
    await dispute('lost');
    expect(await status(sessionId)).toBe('refunded');
    expect(await reads()).toBe(false);
    expect((await subjects()).at(-1)).toBe('Your payment was returned: Data Engineering');
  });

  test('is decided by its end, in whatever order the reports come', async () => {
    const sessionId = await buy();
    await dispute('lost');
    await dispute('needs_response');
    expect(await status(sessionId)).toBe('refunded');

    await server.db.delete(paymentReversals);
    await server.db.delete(orders);
    const next = await checkout();
    await paid(next);
    await dispute('won');
    await dispute('needs_response');
    expect(await status(next)).toBe('confirmed');
    expect(await reads()).toBe(true);
  });

  test('that is reported before its payment suspends what the payment enrols', async () => {
    const sessionId = await checkout();
    await dispute('needs_response');
    await paid(sessionId);
    expect(await status(sessionId)).toBe('disputed');
    expect(await reads()).toBe(false);
    await dispute('won');
    expect(await reads()).toBe(true);
  });

  test('an inquiry takes no money and changes nothing', async () => {
    const sessionId = await buy();
    await report('charge.dispute.created', { id: 'du_1', payment_intent: 'pi_1', status: 'warning_needs_response' });
    expect(await status(sessionId)).toBe('confirmed');
  });
});

test('§payment.25: with REFUND_ENDS_ACCESS=false neither takes the access away, and the mail says so', async () => {
  server.context.config.refundEndsAccess = false;
  const sessionId = await buy();
  await dispute('needs_response');
  expect(await status(sessionId)).toBe('disputed');
  expect(await reads()).toBe(true);
  await dispute('won');
  await refunded(sessionId);
  expect(await status(sessionId)).toBe('refunded');
  expect(await reads()).toBe(true);
  await subjects();
  expect(server.mails.at(-1)?.text).toContain('You keep your access to the course.');
  server.context.config.refundEndsAccess = true;
});
