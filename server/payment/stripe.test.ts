import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enrolments } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { type Call, caller } from '../testing/caller.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { createStripeProvider, type StripeClient } from './stripe.ts';

const webhookSecret = 'whsec_only_for_tests';
const courseId = 'data-engineering';
type Params = Parameters<StripeClient['checkout']['sessions']['create']>;

/** Stands in for Stripe: the same idempotency key gets the same session. */
function fakeStripe() {
  const created: Params[] = [];
  const expired: string[] = [];
  const byKey = new Map<string, { id: string; url: string; expires_at: number }>();
  const client: StripeClient = {
    checkout: {
      sessions: {
        create: async (params, options) => {
          created.push([params, options]);
          const id = `cs_test_${byKey.size + 1}`;
          const session = byKey.get(options.idempotencyKey) ?? {
            id,
            url: `https://checkout.stripe.com/${id}`,
            expires_at: 1_800_000_000,
          };
          byKey.set(options.idempotencyKey, session);
          return session;
        },
        expire: async (id) => expired.push(id),
      },
    },
  };
  return { client, created, expired };
}

let server: TestServer;
let student: Call;
let stripe: ReturnType<typeof fakeStripe>;

beforeAll(async () => {
  stripe = fakeStripe();
  const provider = createStripeProvider(stripe.client, { webhookSecret, publicUrl: 'https://learn.example' });
  server = await createTestServer({ context: { payments: provider } });
  student = caller(server.app, await server.signIn('student@example.com'));
});
beforeEach(async () => {
  await server.db.delete(orders);
  await server.db.delete(enrolments).where(eq(enrolments.courseId, courseId));
});
afterAll(() => server.close());

const checkout = async (promotionCode?: string) =>
  (
    await student<{ sessionId: string; url: string }>('POST', '/payments/checkout', {
      courseId,
      ...(promotionCode && { promotionCode }),
    })
  ).body;
const order = async () => (await server.db.select().from(orders))[0];
const enrolled = async () =>
  (await server.db.select().from(enrolments).where(eq(enrolments.courseId, courseId))).length;

async function report(
  type: string,
  session: object = {},
  { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {},
) {
  const current = await order();
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: {
      object: {
        id: current?.checkoutReference,
        object: 'checkout.session',
        client_reference_id: current?.id,
        payment_status: 'paid',
        amount_total: current?.total,
        currency: 'gbp',
        payment_intent: 'pi_1',
        ...session,
      },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  return (await server.app.inject({ method: 'POST', url: '/v1/payments/webhook', headers, payload })).statusCode;
}

describe('§payment.20 Stripe Checkout', () => {
  test('opens a checkout over the exact amount and comes back under our own session', async () => {
    const { sessionId, url } = await checkout('LEARN25');
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const [params] = stripe.created.at(-1) ?? [];
    expect(params?.line_items?.[0]).toMatchObject({
      quantity: 1,
      price_data: { currency: 'gbp', unit_amount: 26249, product_data: { name: 'Data Engineering' } },
    });
    expect(params).toMatchObject({
      client_reference_id: (await order())?.id,
      success_url: `https://learn.example/payment-success?session_id=${sessionId}`,
      cancel_url: `https://learn.example/payment-cancelled?session_id=${sessionId}&course=data-engineering`,
    });
  });

  test('twenty parallel calls make one order and one checkout', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => checkout()));
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(await server.db.select().from(orders)).toHaveLength(1);
  });

  test('a changed amount opens a new checkout and ends the old one', async () => {
    const first = await checkout();
    const old = (await order())?.checkoutReference;
    const second = await checkout('LEARN25');
    expect(second.sessionId).toBe(first.sessionId);
    expect(second.url).not.toBe(first.url);
    expect(stripe.expired.at(-1)).toBe(old);
    expect((await checkout()).url).not.toBe(first.url); // the ended one is not taken up again
  });

  test('there is no sandbox', async () => {
    const { sessionId } = await checkout();
    expect((await server.app.inject({ url: `/sandbox/checkout/${sessionId}` })).body).not.toContain('Test checkout');
  });
});

describe('§payment.20 webhook', () => {
  test('a paid checkout enrols, however often it is reported', async () => {
    const { sessionId } = await checkout();
    const all = await Promise.all(Array.from({ length: 10 }, () => report('checkout.session.completed')));
    expect(all).toEqual(Array(10).fill(200));
    expect((await student('GET', `/payments/${sessionId}`)).body).toMatchObject({ status: 'confirmed', total: 349.99 });
    expect(await enrolled()).toBe(1);
  });

  test('a bank debit enrols when the money comes, not before', async () => {
    await checkout();
    await report('checkout.session.completed', { payment_status: 'unpaid' });
    expect((await order())?.status).toBe('pending');
    await report('checkout.session.async_payment_succeeded');
    expect((await order())?.status).toBe('confirmed');
    expect(await enrolled()).toBe(1);
  });

  test('a failed debit fails the order, an expired checkout cancels it', async () => {
    await checkout();
    await report('checkout.session.async_payment_failed');
    expect((await order())?.status).toBe('failed');
    await server.db.delete(orders);
    await checkout();
    await report('checkout.session.expired');
    expect((await order())?.status).toBe('cancelled');
    expect(await enrolled()).toBe(0);
  });

  test('out of order: an expiry after the payment changes nothing, a payment after the expiry is honoured', async () => {
    await checkout();
    await report('checkout.session.completed');
    await report('checkout.session.expired');
    expect((await order())?.status).toBe('confirmed');

    await server.db.delete(orders);
    await server.db.delete(enrolments).where(eq(enrolments.courseId, courseId));
    await checkout();
    await report('checkout.session.expired');
    await report('checkout.session.completed');
    expect((await order())?.status).toBe('confirmed');
    expect(await enrolled()).toBe(1);
  });

  test('the end of a replaced checkout leaves the order open', async () => {
    await checkout();
    const old = (await order())?.checkoutReference;
    await checkout('LEARN25');
    await report('checkout.session.expired', { id: old });
    expect((await order())?.status).toBe('pending');
  });

  test.each([
    ['a penny', { amount_total: 1 }],
    ['the amount of a replaced checkout', { amount_total: 26249 }],
    ['more than asked', { amount_total: 35000 }],
    ['no amount', { amount_total: null }],
    ['the same number of another currency', { currency: 'jpy' }],
    ['no currency', { currency: null }],
  ])('§payment.22: %s never confirms the order; it waits for the operator', async (_what, session) => {
    const { sessionId } = await checkout();
    expect(await report('checkout.session.completed', session)).toBe(200);
    expect(await order()).toMatchObject({ status: 'pending', total: 34999, held: 'otherAmount' });
    expect(await enrolled()).toBe(0);
    expect((await student('GET', `/payments/${sessionId}`)).body).toMatchObject({ status: 'review', total: 349.99 });
    const again = await student('POST', '/payments/checkout', { courseId });
    expect(again).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('We are looking at your payment') },
    });
    expect(await student('POST', `/courses/${courseId}/enroll`)).toMatchObject({ status: 402 });
  });

  test.each([
    ['of another secret', { secret: 'whsec_another' }],
    ['older than five minutes', { timestamp: Math.floor(Date.now() / 1000) - 301 }],
  ])('a signature %s answers 400 and changes nothing', async (_which, options) => {
    await checkout();
    expect(await report('checkout.session.completed', {}, options)).toBe(400);
    expect((await order())?.status).toBe('pending');
    expect(await enrolled()).toBe(0);
  });

  test('no signature answers 400, and so does a body changed after signing', async () => {
    const send = (headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: '/v1/payments/webhook', headers, payload: { id: 'evt_2' } });
    expect((await send({})).statusCode).toBe(400);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: '{"id":"evt_1"}', secret: webhookSecret });
    expect((await send({ 'stripe-signature': signature })).statusCode).toBe(400);
  });

  test('reports on anything else are received and change nothing', async () => {
    await checkout();
    expect(await report('customer.created')).toBe(200);
    expect(await report('checkout.session.completed', { client_reference_id: null })).toBe(200);
    expect(await report('checkout.session.completed', { client_reference_id: crypto.randomUUID() })).toBe(200);
    expect(await report('checkout.session.completed', { client_reference_id: 'of-another-shop' })).toBe(200);
    expect((await order())?.status).toBe('pending');
  });
});
