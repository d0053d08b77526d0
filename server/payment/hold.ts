/**
 * Held payments, which wait for the operator: a course was paid twice, or another amount than asked for (§payment.22).
 */
import { and, eq, inArray } from 'drizzle-orm';
import { paymentProvider, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import type { Paid } from '../platform/payment-provider.ts';
import type { Order } from './orders.ts';

export type Held = NonNullable<Order['held']>;
export type Payment = Paid & { payment: string | null };

/**
 * Marks the locked order. Null where the payment has gone back already: nothing waits. `isNew` is false where this payment
 * was reported before.
 */
export async function hold(
  tx: Database,
  order: Order,
  held: Held,
  { total, currency, payment, now }: Payment & { now: Date },
): Promise<{ order: Order; isNew: boolean } | null> {
  if (payment && (await wasReturned(tx, payment))) return null;
  const marked = {
    held,
    heldTotal: total,
    heldCurrency: currency?.toUpperCase() ?? null,
    heldPayment: payment,
    paymentReference: order.paymentReference ?? payment,
  };
  const isNew = order.held === null || order.heldPayment !== payment;
  if (isNew) {
    await tx.update(orders).set(marked).where(eq(orders.id, order.id));
    const details = { order: order.id, course: order.courseId, why: held };
    const entry = { account: order.userId, actor: paymentProvider, address: null, details };
    await recordAudit(tx, { at: now, event: 'payment.held', ...entry });
  }
  return { order: { ...order, ...marked }, isNew };
}

async function wasReturned(tx: Database, payment: string): Promise<boolean> {
  const { paymentReference, state } = paymentReversals;
  return (
    (await tx.$count(paymentReversals, and(eq(paymentReference, payment), inArray(state, ['refunded', 'lost'])))) > 0
  );
}
