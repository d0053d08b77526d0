/** A server whose payments are Stripe's, and a student who pays there: the reports that Stripe would send are signed here. */
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { createStripeProvider } from '../payment/stripe.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { completedLessons } from '../platform/database/schema/lesson.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import { caller } from './caller.ts';
import { createTestServer } from './server.ts';

const webhookSecret = 'whsec_only_for_tests';
export const courseId = 'data-engineering';

export async function createPayingStudent() {
  let opened = 0;
  const payments = createStripeProvider(
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
  const server = await createTestServer({ context: { payments } });
  const noor = await server.register('noor@example.com');
  const student = caller(server.app, noor.token);

  async function report(type: string, object: object): Promise<void> {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const headers = {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
      'content-type': 'application/json',
    };
    const answer = await server.app.inject({ method: 'POST', url: '/v1/payments/webhook', headers, payload });
    expect(answer.statusCode).toBe(200);
  }
  const orderOf = async (sessionId: string) => {
    const [order] = await server.db.select().from(orders).where(eq(orders.sessionId, sessionId));
    if (!order) throw new Error('There is no such order.');
    return order;
  };
  const checkout = async () =>
    (await student<{ sessionId: string }>('POST', '/payments/checkout', { courseId })).body.sessionId;
  const paid = async (sessionId: string, payment = 'pi_1', extra: object = {}) => {
    const order = await orderOf(sessionId);
    await report('checkout.session.completed', {
      id: order.checkoutReference,
      client_reference_id: order.id,
      payment_status: 'paid',
      payment_intent: payment,
      amount_total: order.total,
      currency: 'gbp',
      ...extra,
    });
  };
  const reads = async () => (await student('GET', `/courses/${courseId}/lessons/m2-l1`)).status === 200;
  return {
    server,
    student,
    userId: noor.id,
    report,
    orderOf,
    checkout,
    paid,
    reads,
    /** `part`: pence of the payment that went back so far; absent, all of it did. */
    async refunded(sessionId: string, { payment = 'pi_1', part }: { payment?: string; part?: number } = {}) {
      const { id, total } = await orderOf(sessionId);
      await report('charge.refunded', {
        id: `ch_${payment}`,
        payment_intent: payment,
        refunded: part === undefined,
        amount_refunded: part ?? total,
        currency: 'gbp',
        metadata: { order_id: id },
      });
    },
    dispute: (status: string, payment = 'pi_1') =>
      report(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
        id: `du_${payment}`,
        payment_intent: payment,
        status,
      }),
    status: async (sessionId: string) =>
      (await student<{ status: string }>('GET', `/payments/${sessionId}`)).body.status,
    /** Buys the course, and returns the payment's name. */
    async buy() {
      const sessionId = await checkout();
      await paid(sessionId);
      expect(await reads()).toBe(true);
      return sessionId;
    },
    /** Of the mails since the last start, without receipts. */
    async subjects() {
      await server.context.mail.deliver();
      return server.mails.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Your course:'));
    },
    /** As if nothing had ever been bought. */
    async startAnew() {
      await server.db.delete(paymentReversals);
      await server.db.delete(orders);
      await server.db.delete(enrolments).where(eq(enrolments.courseId, courseId));
      await server.db.delete(completedLessons);
      await server.context.mail.deliver();
      server.mails.length = 0;
    },
  };
}

export type PayingStudent = Awaited<ReturnType<typeof createPayingStudent>>;
