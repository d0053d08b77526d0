/** Stripe Checkout through the official package (§payment.20). Amounts are in pence, as Stripe takes them. */
import Stripe from 'stripe';
import type { PaymentEvent, PaymentProvider } from '../platform/payment-provider.ts';
import { isUuid } from '../platform/uuid.ts';

/** The part of Stripe's client that is used here, so that tests can replace it. */
export type StripeClient = {
  checkout: {
    sessions: {
      create(
        params: Stripe.Checkout.SessionCreateParams,
        options: { idempotencyKey: string },
      ): Promise<{ id: string; url: string | null; expires_at: number }>;
      expire(id: string): Promise<unknown>;
    };
  };
};

type Settings = { webhookSecret: string; publicUrl: string };

/** The provider over Stripe's own client. */
export function connectStripe({ secretKey, ...settings }: Settings & { secretKey: string }): PaymentProvider {
  return createStripeProvider(new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 10_000 }), settings);
}

/** Checkout Sessions and webhooks of Stripe. `readEvent` throws where the signature does not fit. */
export function createStripeProvider(client: StripeClient, { webhookSecret, publicUrl }: Settings): PaymentProvider {
  return {
    name: 'stripe',
    async open({ orderId, sessionId, courseId, courseTitle, email, currency, total, previousReference }) {
      const back = `session_id=${sessionId}`;
      const session = await client.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: orderId,
          // Refunds name their order by it. Stripe copies it to the charge.
          payment_intent_data: { metadata: { order_id: orderId } },
          customer_email: email,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: total,
                product_data: { name: courseTitle },
              },
            },
          ],
          success_url: `${publicUrl}/payment-success?${back}`,
          cancel_url: `${publicUrl}/payment-cancelled?${back}&course=${courseId}`,
        },
        // Simultaneous calls get the same checkout; a call that replaces a checkout gets a new one.
        { idempotencyKey: `${orderId}:${total}:${previousReference ?? 'first'}` },
      );
      if (session.url === null) throw new Error(`Stripe opened the checkout ${session.id} without a page`);
      return { url: session.url, reference: session.id, expiresAt: new Date(session.expires_at * 1000) };
    },
    async close(reference) {
      await client.checkout.sessions.expire(reference);
    },
    readEvent: async (rawBody, signature) =>
      toPaymentEvent(Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret)),
  };
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // A bank debit completes unpaid: another event reports its payment or its failure later.
      return event.data.object.payment_status === 'unpaid' ? null : about(event.data.object, 'paid');
    case 'checkout.session.async_payment_succeeded':
      return about(event.data.object, 'paid');
    case 'checkout.session.async_payment_failed':
      return about(event.data.object, 'failed');
    case 'checkout.session.expired':
      return about(event.data.object, 'expired');
    case 'charge.refunded':
      return refunded(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return disputed(event.data.object);
    default:
      return null;
  }
}

type AboutCheckout = Exclude<PaymentEvent['kind'], 'reversed'>;

function about(session: Stripe.Checkout.Session, kind: AboutCheckout): PaymentEvent | null {
  const orderId = session.client_reference_id;
  if (!orderId || !isUuid(orderId)) return null; // another product's checkout under the same Stripe account
  const reference = session.id;
  return kind === 'paid'
    ? {
        kind: kind,
        orderId,
        reference,
        payment: idOf(session.payment_intent),
        total: session.amount_total,
        currency: session.currency,
      }
    : { kind: kind, orderId, reference };
}

function refunded(charge: Stripe.Charge): PaymentEvent | null {
  const orderId = charge.metadata['order_id'] ?? '';
  const payment = idOf(charge.payment_intent);
  if (!isUuid(orderId) && payment === null) return null; // another product's
  const { id, refunded: isWhole, amount_refunded: total, currency } = charge;
  const of = { kind: 'reversed', orderId: isUuid(orderId) ? orderId : null, payment } as const;
  if (isWhole) return { ...of, id, state: 'refunded' };
  // A charge can be refunded part by part, each a report of its own.
  return { ...of, id: `${id}:${total}`, state: 'part', returned: { total, currency } };
}

/** An inquiry before a dispute (`warning_…`) takes no money. */
const disputeStates: Partial<Record<Stripe.Dispute.Status, 'open' | 'won' | 'lost'>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

function disputed(dispute: Stripe.Dispute): PaymentEvent | null {
  const state = disputeStates[dispute.status];
  const payment = idOf(dispute.payment_intent);
  if (!state || payment === null) return null;
  return { kind: 'reversed', id: dispute.id, orderId: null, payment, state };
}

const idOf = (payment: string | { id: string } | null) =>
  typeof payment === 'string' ? payment : (payment?.id ?? null);
