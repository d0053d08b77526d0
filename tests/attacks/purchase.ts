/** Buying a course, with Stripe's reports as its webhook would send them. */
import { createHmac } from 'node:crypto';
import { stringIn, type Target } from './target.ts';

export type Order = { id: string; sessionId: string };

/** Opens a checkout. The stand-in for Stripe puts the order's id into the page's address. */
export async function openCheckout(target: Target, token: string, body: object): Promise<Order> {
  const answer = await target.call('POST', '/payments/checkout', { token, body });
  const sessionId = stringIn(answer.body, 'sessionId');
  const id = stringIn(answer.body, 'url')?.split('cs_test_')[1];
  if (!sessionId || !id) throw new Error(`No checkout: ${answer.status} ${answer.text}`);
  return { id, sessionId };
}

export const eventOf = (order: Order, type: string, session: object) =>
  JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type,
    data: {
      object: { id: `cs_test_${order.id}`, object: 'checkout.session', client_reference_id: order.id, ...session },
    },
  });

/** As Stripe signs: the time and the body, with the secret of the webhook. */
export function signature(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export const sendEvent = (target: Target, body: string, signed: string) =>
  target.call('POST', '/payments/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signed },
  });

/** Reports the event as Stripe, which knows the secret. */
export const report = (target: Target, order: Order, type: string, session: object) => {
  const body = eventOf(order, type, session);
  return sendEvent(target, body, signature(body, target.env.STRIPE_WEBHOOK_SECRET));
};

export const paid = (pence: number, currency = 'gbp') => ({ amount_total: pence, currency, payment_status: 'paid' });

/** Buys the course at its price. */
export async function buy(target: Target, token: string, courseId: string): Promise<Order> {
  const quote = await target.call('POST', '/payments/quote', { token, body: { courseId } });
  const { total, currency }: { total: number; currency: string } = JSON.parse(quote.text);
  const order = await openCheckout(target, token, { courseId });
  const answer = await report(
    target,
    order,
    'checkout.session.completed',
    paid(Math.round(total * 100), currency.toLowerCase()),
  );
  if (answer.status !== 200) throw new Error(`Not paid: ${answer.status} ${answer.text}`);
  return order;
}
