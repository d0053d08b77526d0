/**
 * Confirming and closing orders. Each step locks the order in one transaction, so that it happens once (§payment.17).
 */
import { and, DrizzleQueryError, eq, isNull, ne } from 'drizzle-orm';
import { enrol } from '../course/enrolment.ts';
import { paymentProvider, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { orders } from '../platform/database/schema/payment.ts';
import type { Paid } from '../platform/payment-provider.ts';
import { type Held, hold, type Payment } from './hold.ts';
import type { Order } from './orders.ts';
import { applyReversals, type Change, lockPayment } from './reversal.ts';

/** Names an order: by the session id in addresses, or by the id that the provider reports. */
export type OrderKey = { sessionId: string } | { orderId: string };

/**
 * - `confirmed`: this call confirmed it, and the enrolment was made with it.
 * - `alreadyConfirmed`: it was confirmed before; nothing changed.
 * - `totalChanged`: its total is no longer the one that the student agreed to; nothing changed.
 * - `closed`: it has failed, was cancelled or refunded, and stays so.
 * - `paidTwice`: the course was paid for already; the operator has to refund this payment.
 * - `held`: another amount or currency than the order's was paid; nothing is confirmed until the operator has looked.
 * - `unknown`: there is no such order.
 */
export type Confirmation = {
  result: 'confirmed' | 'alreadyConfirmed' | 'totalChanged' | 'closed' | 'paidTwice' | 'held' | 'unknown';
  order: Order | null;
};

export type ConfirmOptions = {
  now: Date;
  /** The amount that the provider has received, and its name for the payment. */
  paid?: Payment | null;
  agreed?: number | null;
  refundEndsAccess?: boolean;
  /** Called within the transaction of the confirmation. */
  onConfirmed?: (tx: Database, order: Order) => Promise<void>;
  onHeld?: (tx: Database, order: Order, held: Held) => Promise<void>;
  onReversed?: (tx: Database, change: Change) => Promise<void>;
};

const where = (key: OrderKey) =>
  'sessionId' in key ? eq(orders.sessionId, key.sessionId) : eq(orders.id, key.orderId);

/**
 * Confirms the payment and enrols, exactly once, however often, simultaneously or out of order it is called.
 * With `paid`, even an order that was closed is confirmed, but never at another amount than its own (§payment.22).
 * `agreed` is what the checkout page showed, in pence.
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

function confirmOnce(db: Database, key: OrderKey, options: ConfirmOptions): Promise<Confirmation> {
  const { paid = null, agreed = null } = options;
  return db.transaction(async (tx): Promise<Confirmation> => {
    if (paid?.payment) await lockPayment(tx, paid.payment);
    const [order] = await tx.select().from(orders).where(where(key)).for('update');
    if (!order) return { result: 'unknown', order: null };
    if (order.status === 'confirmed') {
      const again = paid?.payment && order.paymentReference && paid.payment !== order.paymentReference;
      return again ? holdPayment(tx, order, 'paidTwice', paid, options) : { result: 'alreadyConfirmed', order };
    }
    if (order.refundedAt) return { result: 'closed', order };
    if (paid && !isExact(order, paid)) return holdPayment(tx, order, 'otherAmount', paid, options);
    if (order.status !== 'pending' || order.held) {
      if (!paid) return { result: 'closed', order };
      if (!(await replaceLiveOrder(tx, order))) return holdPayment(tx, order, 'paidTwice', paid, options);
    }
    if (agreed !== null && agreed !== order.total) return { result: 'totalChanged', order };
    const confirmed = await makeConfirmed(tx, order, {
      ...options,
      payment: paid?.payment ?? null,
      by: paymentProvider,
    });
    return { result: 'confirmed', order: confirmed };
  });
}

type Making = Pick<ConfirmOptions, 'now' | 'refundEndsAccess' | 'onConfirmed' | 'onReversed'> & {
  payment: string | null;
  /** Who confirms it, for the audit log. */
  by: string;
};

/** Confirms the locked order and enrols its student. */
export async function makeConfirmed(
  tx: Database,
  order: Order,
  { now, payment, by, refundEndsAccess = true, onConfirmed, onReversed }: Making,
): Promise<Order> {
  const made = { status: 'confirmed' as const, confirmedAt: now, paymentReference: payment };
  await tx.update(orders).set(made).where(eq(orders.id, order.id));
  const details = { order: order.id, course: order.courseId, total: order.total, currency: order.currency };
  const entry = { account: order.userId, actor: by, address: null, details };
  await recordAudit(tx, { at: now, event: 'payment.confirmed', ...entry });
  await enrol(tx, order.userId, order.courseId, now);
  const confirmed = { ...order, ...made };
  await onConfirmed?.(tx, confirmed);
  // A refund or a dispute may have been reported before the payment.
  const change = await applyReversals(tx, confirmed, { now, refundEndsAccess, by: paymentProvider });
  if (change) await onReversed?.(tx, change);
  return confirmed;
}

const isExact = (order: Order, { total, currency }: Paid) =>
  total === order.total && currency?.toUpperCase() === order.currency;

async function holdPayment(
  tx: Database,
  order: Order,
  held: Held,
  paid: Payment,
  { now, onHeld }: ConfirmOptions,
): Promise<Confirmation> {
  const marked = await hold(tx, order, held, { ...paid, now });
  if (!marked) return { result: order.status === 'confirmed' ? 'alreadyConfirmed' : 'closed', order };
  if (marked.isNew) await onHeld?.(tx, marked.order, held);
  return { result: held === 'paidTwice' ? 'paidTwice' : 'held', order: marked.order };
}

/**
 * Makes room for the order: the unique index allows one pending or confirmed order for a student and course. A pending one
 * is cancelled; false where another is confirmed.
 */
export async function replaceLiveOrder(tx: Database, { id, userId, courseId }: Order): Promise<boolean> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.courseId, courseId), ne(orders.id, id)))
    .for('update');
  const live = rows.find(({ status, refundedAt }) => !refundedAt && (status === 'pending' || status === 'confirmed'));
  if (live?.status === 'confirmed') return false;
  if (live) await tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, live.id));
  return true;
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
        isNull(orders.held), // someone has paid
        reference === undefined ? undefined : eq(orders.checkoutReference, reference),
      ),
    )
    .returning();
  return closed ?? null;
}
