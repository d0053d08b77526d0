/** A course for less than its price, or for nothing. */
import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { orders } from '../../server/platform/database/schema/payment.ts';
import { buy, eventOf, openCheckout, paid, report, sendEvent, signature } from './purchase.ts';
import type { Target } from './target.ts';
import type { Topic } from './types.ts';

const courseId = 'data-engineering';
const priceInPence = 34_999;

async function isEnrolled(target: Target, token: string): Promise<boolean> {
  return (await target.call('GET', `/courses/${courseId}/progress`, { token })).status === 200;
}

async function mustNotBeEnrolled(target: Target, token: string, by: string): Promise<void> {
  assert.equal(await isEnrolled(target, token), false, `enrolled by ${by}`);
}

const verified = 'toPaymentEvent(Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret))';

export const purchases: Topic = {
  attacks: [
    {
      name: 'name a price, a discount or a currency in the order',
      async run(target) {
        const { token } = await target.register();
        const extras = [
          { total: 1 },
          { amount: 1 },
          { price: 0 },
          { discount: 100 },
          { currency: 'IDR' },
          { userId: 'x' },
        ];
        for (const extra of extras) {
          const { status } = await target.call('POST', '/payments/checkout', { token, body: { courseId, ...extra } });
          // The contract has `total`, the price that was shown: the server compares it, and never charges it.
          assert.equal(status, 'total' in extra ? 422 : 400, JSON.stringify(extra));
        }
        const { body } = await target.call('POST', '/payments/quote', { token, body: { courseId } });
        assert.equal(Object(body)['total'], priceInPence / 100);
      },
      mutations: [
        {
          file: 'server/http/validation.ts',
          from: 'strict: false, verbose: true } as const;\nconst bodies',
          to: 'strict: false, verbose: true } as const;\nconst bodies = { compile: () => () => true } as never; const unusedBodies',
        },
      ],
    },
    {
      name: 'pay less by codes that are not valid, twice or in another form',
      async run(target) {
        const { token } = await target.register();
        const codes = ['LEARN50', 'LEARN25,LEARN25', '%', 'LEARN25\u0000', '__proto__', "' or '1'='1", 'LEARN 25'];
        for (const promotionCode of codes) {
          const body = { courseId, promotionCode };
          const { status, text } = await target.call('POST', '/payments/quote', { token, body });
          assert.ok(status === 422 || status === 400, `${JSON.stringify(promotionCode)}: ${status} ${text}`);
        }
        const twice = { courseId, promotionCode: ['LEARN25', 'LEARN25'] };
        assert.equal((await target.call('POST', '/payments/quote', { token, body: twice })).status, 400);
      },
      mutations: [
        {
          file: 'server/payment/pricing.ts',
          from: 'if (code !== learn25.code) return',
          to: "if (!code.startsWith('LEARN')) return",
        },
      ],
    },
    {
      name: 'enroll in a priced course without paying',
      async run(target) {
        const { token } = await target.register();
        const { status } = await target.call('POST', `/courses/${courseId}/enroll`, { token });
        assert.equal(status, 402);
        await openCheckout(target, token, { courseId });
        await mustNotBeEnrolled(target, token, 'opening a checkout');
      },
      mutations: [{ file: 'server/course/handlers.ts', from: 'throw new Problem(402', to: 'void new Problem(402' }],
    },
    {
      name: "report one's own payment as Stripe: unsigned, signed by another, or with a changed body",
      async run(target) {
        const { token } = await target.register();
        const order = await openCheckout(target, token, { courseId });
        const body = eventOf(order, 'checkout.session.completed', paid(priceInPence));
        const secret = target.env.STRIPE_WEBHOOK_SECRET;
        const other = eventOf({ ...order, id: crypto.randomUUID() }, 'checkout.session.completed', paid(priceInPence));
        const signatures = {
          'no signature': '',
          'an empty one': 't=,v1=',
          'the signature of another': signature(body, 'whsec_of_the_attacker'),
          'an empty secret': signature(body, ''),
          'the signature of another body': signature(other, secret),
          'the old scheme': signature(body, 'x').replace('v1=', 'v0='),
        };
        for (const [what, signed] of Object.entries(signatures)) {
          assert.equal((await sendEvent(target, body, signed)).status, 400, what);
        }
        await mustNotBeEnrolled(target, token, 'a forged report');
      },
      mutations: [
        { file: 'server/payment/stripe.ts', from: verified, to: 'toPaymentEvent(JSON.parse(rawBody.toString()))' },
      ],
    },
    {
      name: 'send a signed report again later, for an order that has ended meanwhile',
      async run(target) {
        const { token } = await target.register();
        const order = await openCheckout(target, token, { courseId });
        const body = eventOf(order, 'checkout.session.completed', paid(priceInPence));
        const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
        const { status } = await sendEvent(target, body, signature(body, target.env.STRIPE_WEBHOOK_SECRET, anHourAgo));
        assert.equal(status, 400, 'an hour later');
        await mustNotBeEnrolled(target, token, 'a report of an hour ago');
      },
      mutations: [
        {
          file: 'server/payment/stripe.ts',
          from: 'constructEvent(rawBody, signature, webhookSecret)',
          to: 'constructEvent(rawBody, signature, webhookSecret, 1_000_000)',
        },
      ],
    },
    {
      name: 'pay a part, or in a cheaper currency',
      async run(target) {
        for (const [what, session] of Object.entries({
          'a penny': paid(1),
          nothing: paid(0),
          'the same number in another currency': paid(priceInPence, 'idr'),
          'a negative amount': paid(-priceInPence),
          'not paid yet': { ...paid(priceInPence), payment_status: 'unpaid' },
        })) {
          const { token } = await target.register();
          const order = await openCheckout(target, token, { courseId });
          await report(target, order, 'checkout.session.completed', session);
          await mustNotBeEnrolled(target, token, what);
        }
      },
      mutations: [
        {
          file: 'server/payment/confirm.ts',
          from: 'total === order.total && currency?.toUpperCase() === order.currency',
          to: 'total !== undefined',
        },
      ],
    },
    {
      name: "confirm somebody else's order with one's own payment",
      async run(target) {
        const [one, other] = [await target.register(), await target.register()];
        const order = await openCheckout(target, one.token, { courseId });
        await openCheckout(target, other.token, { courseId });
        await report(target, order, 'checkout.session.completed', paid(priceInPence));
        await mustNotBeEnrolled(target, other.token, "another student's payment");
        const { status } = await target.call('GET', `/payments/${order.sessionId}`, { token: other.token });
        assert.equal(status, 404);
      },
      mutations: [
        {
          file: 'server/payment/handlers.ts',
          from: 'and(eq(orders.sessionId, sessionId), eq(orders.userId, user.id))',
          to: 'eq(orders.sessionId, sessionId)',
        },
      ],
    },
    {
      name: "ask for the money of somebody else's payment back, or of one's own when its 30 days are over",
      async run(target) {
        const [one, other] = [await target.register(), await target.register()];
        const { sessionId } = await buy(target, one.token, courseId);
        const ask = async (token: string) =>
          (await target.call('POST', `/payments/${sessionId}/refund-request`, { token, body: {} })).status;
        assert.equal(await ask(other.token), 404);
        const confirmedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
        await target.withDatabase(async (db) => {
          await db.update(orders).set({ confirmedAt }).where(eq(orders.sessionId, sessionId));
        });
        assert.equal(await ask(one.token), 409);
      },
      mutations: [
        {
          file: 'server/payment/money-back.ts',
          from: 'and(eq(orders.sessionId, sessionId), eq(orders.userId, userId))',
          to: '(void userId, eq(orders.sessionId, sessionId))',
        },
        { file: 'server/payment/guarantee.ts', from: 'if (now <= until) return null;', to: 'if (now) return null;' },
      ],
    },
  ],
};
