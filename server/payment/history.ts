/** The payments of a person, each with the data of its receipt (§payment.28). */
import { and, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import type { Database } from '../platform/database/client.ts';
import { courses } from '../platform/database/schema/course.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import { moneyBackUntil, whyNoMoneyBack } from './guarantee.ts';
import type { Order } from './orders.ts';
import { toMoney } from './pricing.ts';

type History = components['schemas']['PaymentHistory'];
export type PaidPayment = components['schemas']['PaidPayment'];
type Asked = { cursor?: string; limit?: number };

/** The payments that were confirmed. */
function confirmedPayments(db: Database, which: SQL | undefined) {
  const returnedInPart = db
    .select({ one: sql`1` })
    .from(paymentReversals)
    .where(
      and(
        eq(paymentReversals.orderId, orders.id),
        eq(paymentReversals.state, 'part'),
        // Where a course was paid twice, a part of the other payment is not one of this.
        sql`${paymentReversals.paymentReference} is not distinct from ${orders.paymentReference}`,
      ),
    );
  return db
    .select({
      order: orders,
      // The condition beneath has those alone that are confirmed.
      paidAt: sql<Date>`${orders.confirmedAt}`.mapWith(orders.confirmedAt),
      courseTitle: courses.title,
      isPart: sql<boolean>`${exists(returnedInPart)}`,
    })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(and(which, isNotNull(orders.confirmedAt)));
}

type Found = Awaited<ReturnType<typeof confirmedPayments>>[number];

/** A page of a person's own, the newest first. */
export async function paidBy(db: Database, userId: string, { cursor, limit = 20 }: Asked, now: Date): Promise<History> {
  const own = eq(orders.userId, userId);
  const onPage = afterCursor(cursor, 'newest', { at: orders.confirmedAt, id: orders.id });
  const rows = await confirmedPayments(db, and(own, onPage))
    .orderBy(desc(orders.confirmedAt), desc(orders.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, ({ order, paidAt }) => timeKey(paidAt, order.id));
  return { items: page.map((found) => shown(found, now)), ...next };
}

/** One payment of the list; undefined where it was never confirmed. */
export async function paidPayment(db: Database, orderId: string, now: Date): Promise<PaidPayment | undefined> {
  const [found] = await confirmedPayments(db, eq(orders.id, orderId));
  return found && shown(found, now);
}

const shown = ({ order, paidAt, courseTitle, isPart }: Found, now: Date): PaidPayment => ({
  sessionId: order.sessionId,
  status: becameOf(order, isPart),
  courseId: order.courseId,
  courseTitle,
  currency: order.currency,
  amount: toMoney(order.amount),
  discount: toMoney(order.discount),
  total: toMoney(order.total),
  ...(order.promotionCode !== null && { promotionCode: order.promotionCode }),
  isOtherAmount: isOtherAmount(order),
  paidAt: paidAt.toISOString(),
  moneyBackUntil: moneyBackUntil(paidAt).toISOString(),
  canAskMoneyBack: order.moneyBackAskedAt === null && whyNoMoneyBack(order, now) === null,
  ...(order.moneyBackAskedAt && { moneyBackAskedAt: order.moneyBackAskedAt.toISOString() }),
});

function becameOf({ refundedAt, disputedAt, moneyBackAskedAt }: Order, isPart: boolean): PaidPayment['status'] {
  if (refundedAt) return 'refunded';
  if (disputedAt) return 'disputed';
  if (moneyBackAskedAt) return 'moneyBackAsked';
  return isPart ? 'partlyRefunded' : 'paid';
}

/** The payment that counts is the one that had been held, for its amount (§payment.22). */
export const isOtherAmount = ({ heldTotal, heldPayment, paymentReference }: Order) =>
  heldTotal !== null && heldPayment !== null && heldPayment === paymentReference;
