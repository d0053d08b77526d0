/** What a person has paid: the list of their payments, each with what its receipt says (§payment.28). */
import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { afterCursor, pageOf, timeKey } from '../http/cursor.ts';
import type { Database } from '../platform/database/client.ts';
import { courses } from '../platform/database/schema/course.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import type { Order } from './orders.ts';
import { toMoney } from './pricing.ts';

type History = components['schemas']['PaymentHistory'];
type Asked = { cursor?: string; limit?: number };

/** A page of the payments that were confirmed, the newest first. */
export async function paidBy(db: Database, userId: string, { cursor, limit = 20 }: Asked): Promise<History> {
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
  const rows = await db
    .select({
      order: orders,
      // The condition beneath has those alone that are confirmed.
      paidAt: sql<Date>`${orders.confirmedAt}`.mapWith(orders.confirmedAt),
      courseTitle: courses.title,
      isPart: sql<boolean>`${exists(returnedInPart)}`,
    })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(orders.confirmedAt),
        afterCursor(cursor, 'newest', { at: orders.confirmedAt, id: orders.id }),
      ),
    )
    .orderBy(desc(orders.confirmedAt), desc(orders.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit, ({ order, paidAt }) => timeKey(paidAt, order.id));
  const items = page.map(({ order, paidAt, courseTitle, isPart }) => ({
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
  }));
  return { items, ...next };
}

function becameOf({ refundedAt, disputedAt }: Order, isPart: boolean): History['items'][number]['status'] {
  if (refundedAt) return 'refunded';
  if (disputedAt) return 'disputed';
  return isPart ? 'partlyRefunded' : 'paid';
}

/** The payment that counts is the one that had been held, for its amount (§payment.22). */
const isOtherAmount = ({ heldTotal, heldPayment, paymentReference }: Order) =>
  heldTotal !== null && heldPayment !== null && heldPayment === paymentReference;
