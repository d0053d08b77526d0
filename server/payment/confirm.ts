/** What becomes of an order. Every step locks the order in one transaction, so that it happens once (§payment.17). */
import { and, DrizzleQueryError, eq, ne } from 'drizzle-orm';
import { enrol } from '../course/enrolment.ts';
import type { Database } from '../platform/database/client.ts';
import { orders } from '../platform/database/schema/payment.ts';
import type { Order } from './orders.ts';

/** Which order: by our session, or by its id as the provider reports it. */
export type OrderKey = { sessionId: string } | { orderId: string };

/**
 * - `confirmed`: this call confirmed it, and the enrolment was made with it.
 * - `before`: it was confirmed before; nothing changed.
 * - `changed`: its total is no longer the one that the student agreed to; nothing changed.
 * - `closed`: it failed or was cancelled, and stays so.
 * - `twice`: the money came for a course that another order has paid; somebody has to refund it.
 * - `unknown`: there is no such order.
 */
export type Confirmation = {
  outcome: 'confirmed' | 'before' | 'changed' | 'closed' | 'twice' | 'unknown';
  order: Order | null;
};

type ConfirmOptions = { now: Date; moneyTaken?: boolean; total?: number | null; agreed?: number | null };

const where = (key: OrderKey) =>
  'sessionId' in key ? eq(orders.sessionId, key.sessionId) : eq(orders.id, key.orderId);

/**
 * Confirms the payment and enrols, exactly once however often, at once or out of order it is called.
 * `moneyTaken`: a provider has the student's money, so an order that was given up is confirmed all the same.
 * `total` is what was paid, `agreed` what the page at hand said it would be, both in pence.
 */
export async function confirmPayment(db: Database, key: OrderKey, options: ConfirmOptions): Promise<Confirmation> {
  for (let left = 4; ; left -= 1) {
    try {
      return await confirmOnce(db, key, options);
    } catch (error) {
      if (left === 0 || !cameInBetween(error)) throw error;
    }
  }
}

/** Another order of the student was opened or confirmed at the same moment: unique violation or deadlock. */
const cameInBetween = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  typeof error.cause === 'object' &&
  'code' in error.cause &&
  (error.cause.code === '23505' || error.cause.code === '40P01');

function confirmOnce(
  db: Database,
  key: OrderKey,
  { now, moneyTaken = false, total = null, agreed = null }: ConfirmOptions,
): Promise<Confirmation> {
  return db.transaction(async (tx): Promise<Confirmation> => {
    const [order] = await tx.select().from(orders).where(where(key)).for('update');
    if (!order) return { outcome: 'unknown', order: null };
    if (order.status === 'confirmed') return { outcome: 'before', order };
    if (order.status !== 'pending') {
      if (!moneyTaken) return { outcome: 'closed', order };
      const live = await otherLiveOrder(tx, order);
      if (live?.status === 'confirmed') return { outcome: 'twice', order };
      if (live) await tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, live.id));
    }
    if (agreed !== null && agreed !== order.total) return { outcome: 'changed', order };
    const paid = { status: 'confirmed' as const, confirmedAt: now, total: total ?? order.total };
    await tx.update(orders).set(paid).where(eq(orders.id, order.id));
    await enrol(tx, order.userId, order.courseId, now);
    return { outcome: 'confirmed', order: { ...order, ...paid } };
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
 * Gives a pending order up; any other stays as it is. `reference`: only while the order still hangs on this checkout,
 * so that the end of a replaced one does not matter.
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
