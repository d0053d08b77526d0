/**
 * Refunds and disputes (§payment.23, §payment.24). Reports come in any order and more than once, so each is kept, and an
 * order's standing and the student's access are computed from all of them.
 */
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { enrolmentIn, setAccess } from '../course/enrolment.ts';
import { type AuditEntry, type AuditEvent, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import type { Paid, Reversal } from '../platform/payment-provider.ts';
import type { Order } from './orders.ts';

/**
 * What a report changed, and what the student's access is after it: `none` where the payment never gave any.
 * `otherReturned` is a payment that went back beside the one that counts, as where someone paid twice.
 */
export type Change = { order: Order; access: 'kept' | 'lost' | 'none' } & (
  | { became: 'refunded' | 'disputed' | 'upheld' | 'otherReturned' }
  | { became: 'partlyRefunded'; returned: Paid }
);

/** `by` is who reports it, for the audit log. */
type Options = { now: Date; refundEndsAccess: boolean; by: string };

/** Keeps the report and applies it, within one transaction. Null where nothing changed. */
export async function recordReversal(tx: Database, reversal: Reversal, options: Options): Promise<Change | null> {
  const { id, payment, state } = reversal;
  if (payment) await lockPayment(tx, payment);
  const order = await orderOf(tx, reversal);
  const isRepeated = (await tx.$count(paymentReversals, eq(paymentReversals.id, id))) > 0;
  const orderId = order?.id ?? null;
  await tx
    .insert(paymentReversals)
    .values({ id, orderId, paymentReference: payment, state, reportedAt: options.now })
    .onConflictDoUpdate({
      target: paymentReversals.id,
      // What has been decided stays decided, whatever an older report says.
      set: {
        state: sql`case when ${paymentReversals.state} = 'open' then excluded.state else ${paymentReversals.state} end`,
        orderId: sql`coalesce(${paymentReversals.orderId}, excluded.order_id)`,
        paymentReference: sql`coalesce(${paymentReversals.paymentReference}, excluded.payment_reference)`,
      },
    });
  if (!order) return null;
  if (reversal.state === 'part') {
    if (isRepeated || order.refundedAt) return null;
    await audit(tx, order, 'payment.partlyRefunded', options, { returned: reversal.returned.total ?? 'unknown' });
    const enrolled = await enrolmentIn(tx, order.userId, order.courseId);
    return { order, became: 'partlyRefunded', returned: reversal.returned, access: enrolled ? 'kept' : 'none' };
  }
  if ((state === 'refunded' || state === 'lost') && isOtherHeld(order, payment)) {
    await tx.update(orders).set({ held: null }).where(eq(orders.id, order.id));
    await audit(tx, order, 'payment.refunded', options, { payment });
    return { order: { ...order, held: null }, became: 'otherReturned', access: 'kept' };
  }
  return applyReversals(tx, order, options);
}

/** The payment waits for the operator beside another that counts. One held before names were kept may be any other. */
const isOtherHeld = ({ held, heldPayment, paymentReference }: Order, payment: string | null): payment is string =>
  held !== null && payment !== null && payment === (heldPayment ?? payment) && payment !== paymentReference;

/** Until the transaction ends: a payment and the reports on it that arrive at the same moment see each other. */
export const lockPayment = (tx: Database, payment: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(7230402, hashtext(${payment}))`);

/** Locks the order until the transaction ends. */
async function orderOf(tx: Database, { orderId, payment }: Reversal): Promise<Order | undefined> {
  const known = orderId ? eq(orders.id, orderId) : payment ? eq(orders.paymentReference, payment) : undefined;
  if (!known) return undefined;
  const [order] = await tx.select().from(orders).where(known).for('update');
  return order;
}

/**
 * Brings a locked order, and the student's access to its course, to what all reports say. A reversal of another payment
 * than the one that counted, as where someone paid twice, changes nothing.
 */
export async function applyReversals(tx: Database, order: Order, options: Options): Promise<Change | null> {
  const { paymentReference } = order;
  const reported = await tx
    .select({ state: paymentReversals.state, payment: paymentReversals.paymentReference })
    .from(paymentReversals)
    .where(
      paymentReference === null
        ? eq(paymentReversals.orderId, order.id)
        : or(eq(paymentReversals.orderId, order.id), eq(paymentReversals.paymentReference, paymentReference)),
    );
  await tx
    .update(paymentReversals)
    .set({ orderId: order.id })
    .where(and(isNull(paymentReversals.orderId), eq(paymentReversals.paymentReference, paymentReference ?? '')));
  const own = reported.filter(({ payment }) => !payment || !paymentReference || payment === paymentReference);
  const isRefunded = own.some(({ state }) => state === 'refunded' || state === 'lost');
  const isDisputed = !isRefunded && own.some(({ state }) => state === 'open');
  if (isRefunded === (order.refundedAt !== null) && isDisputed === (order.disputedAt !== null)) return null;

  const { now } = options;
  const standing = { refundedAt: isRefunded ? now : null, disputedAt: isDisputed ? now : null };
  await tx.update(orders).set(standing).where(eq(orders.id, order.id));
  const became = isRefunded ? 'refunded' : isDisputed ? 'disputed' : 'upheld';
  await audit(tx, order, auditEvents[became], options);
  const changed = { ...order, ...standing };
  const keepsAccess = await applyAccess(tx, changed, options);
  const access = keepsAccess ? 'kept' : order.status === 'confirmed' ? 'lost' : 'none';
  return { order: changed, became, access };
}

function audit(
  tx: Database,
  { id, userId, courseId, total, currency }: Order,
  event: AuditEvent,
  { now, by }: Options,
  extraDetails: AuditEntry['details'] = {},
): Promise<void> {
  const details = { order: id, course: courseId, total, currency, ...extraDetails };
  return recordAudit(tx, { at: now, event, account: userId, actor: by, address: null, details });
}

const auditEvents = {
  refunded: 'payment.refunded',
  disputed: 'payment.disputed',
  upheld: 'payment.upheld',
} as const;

/** Returns whether the student has access now. Another valid payment for the course keeps it. */
async function applyAccess(tx: Database, order: Order, { now, refundEndsAccess, by }: Options): Promise<boolean> {
  const { userId, courseId, refundedAt, disputedAt } = order;
  const change = { userId, courseId, now, by };
  if (!refundedAt && !disputedAt) {
    if (order.status !== 'confirmed') return false;
    await setAccess(tx, { ...change, access: 'active' });
    return true;
  }
  if (!refundEndsAccess) return order.status === 'confirmed';
  if (await isPaidOtherwise(tx, order)) return true;
  // An order that was never confirmed gave no access.
  if (order.status === 'confirmed') await setAccess(tx, { ...change, access: refundedAt ? 'ended' : 'suspended' });
  return false;
}

async function isPaidOtherwise(tx: Database, { id, userId, courseId }: Order): Promise<boolean> {
  const standing = await tx.$count(
    orders,
    and(
      eq(orders.userId, userId),
      eq(orders.courseId, courseId),
      ne(orders.id, id),
      eq(orders.status, 'confirmed'),
      isNotNull(orders.confirmedAt),
      isNull(orders.refundedAt),
      isNull(orders.disputedAt),
    ),
  );
  return standing > 0;
}
