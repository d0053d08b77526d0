/** Confirming and closing orders. Each step locks the order in one transaction, so that it happens once (§payment.17). */
import { and, DrizzleQueryError, eq, ne } from 'drizzle-orm';
import { enrol } from '../course/enrolment.ts';
import { paymentProvider, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { orders } from '../platform/database/schema/payment.ts';
import type { Order } from './orders.ts';

/** Names an order: by the session id in addresses, or by the id that the provider reports. */
export type OrderKey = { sessionId: string } | { orderId: string };

/**
 * - `confirmed`: this call confirmed it, and the enrolment was made with it.
 * - `alreadyConfirmed`: it was confirmed before; nothing changed.
 * - `totalChanged`: its total is no longer the one that the student agreed to; nothing changed.
 * - `closed`: it has failed or was cancelled, and stays so.
 * - `paidTwice`: another order has paid for the course already; somebody has to refund this one.
 * - `unknown`: there is no such order.
 */
export type Confirmation = {
  outcome: 'confirmed' | 'alreadyConfirmed' | 'totalChanged' | 'closed' | 'paidTwice' | 'unknown';
  order: Order | null;
};

type ConfirmOptions = {
  now: Date;
  moneyTaken?: boolean;
  total?: number | null;
  agreed?: number | null;
  /** What happens with the confirmation, in its transaction. */
  onConfirmed?: (tx: Database, order: Order) => Promise<void>;
};

const where = (key: OrderKey) =>
  'sessionId' in key ? eq(orders.sessionId, key.sessionId) : eq(orders.id, key.orderId);

/**
 * Confirms the payment and enrols, exactly once, however often, simultaneously or out of order it is called.
 * `moneyTaken`: a provider has the student's money, so even an order that was closed is confirmed.
 * `total` is what was paid, `agreed` what the checkout page showed, both in pence.
 */
export async function confirmPayment(db: Database, key: OrderKey, options: ConfirmOptions): Promise<Confirmation> {
  for (let retriesLeft = 4; ; retriesLeft -= 1) {
    try {
      return await confirmOnce(db, key, options);
    } catch (error) {
      if (retriesLeft === 0 || !isConflict(error)) throw error;
    }
  }
}

/** A unique violation or a deadlock: another order of the student was opened or confirmed at the same moment. */
const isConflict = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  typeof error.cause === 'object' &&
  'code' in error.cause &&
  (error.cause.code === '23505' || error.cause.code === '40P01');

function confirmOnce(
  db: Database,
  key: OrderKey,
  { now, moneyTaken = false, total = null, agreed = null, onConfirmed }: ConfirmOptions,
): Promise<Confirmation> {
  return db.transaction(async (tx): Promise<Confirmation> => {
    const [order] = await tx.select().from(orders).where(where(key)).for('update');
    if (!order) return { outcome: 'unknown', order: null };
    if (order.status === 'confirmed') return { outcome: 'alreadyConfirmed', order };
    if (order.status !== 'pending') {
      if (!moneyTaken) return { outcome: 'closed', order };
      const live = await otherLiveOrder(tx, order);
      if (live?.status === 'confirmed') return { outcome: 'paidTwice', order };
      if (live) await tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, live.id));
    }
    if (agreed !== null && agreed !== order.total) return { outcome: 'totalChanged', order };
    const paid = { status: 'confirmed' as const, confirmedAt: now, total: total ?? order.total };
    await tx.update(orders).set(paid).where(eq(orders.id, order.id));
    const details = { order: order.id, course: order.courseId, total: paid.total, currency: order.currency };
    const entry = { account: order.userId, actor: paymentProvider, address: null, details };
    await recordAudit(tx, { at: now, event: 'payment.confirmed', ...entry });
    await enrol(tx, order.userId, order.courseId, now);
    const confirmed = { ...order, ...paid };
    await onConfirmed?.(tx, confirmed);
    return { outcome: 'confirmed', order: confirmed };
  });
}

/** The unique index allows one pending or confirmed order for a student and course. */
async function otherLiveOrder(tx: Database, { id, userId, courseId }: Order): Promise<Order | undefined> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.courseId, courseId), ne(orders.id, id)))
    .for('update');
  return rows.find(({ status }) => status === 'pending' || status === 'confirmed');
}

/**
 * Closes a pending order and returns it; any other stays as it is (null). With `reference`, only while this is the order's
 * checkout, so that the end of a replaced checkout changes nothing.
 */
export async function closePayment(
  db: Database,
  key: OrderKey,
  status: 'failed' | 'cancelled',
  reference?: string,
): Promise<Order | null> {
  const [closed] = await db
    .update(orders)
    .set({ status })
    .where(
      and(
        where(key),
        eq(orders.status, 'pending'),
        reference === undefined ? undefined : eq(orders.checkoutReference, reference),
      ),
    )
    .returning();
  return closed ?? null;
}
