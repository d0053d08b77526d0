/** What made-up students paid for their courses, and one payment of the demonstration's own that went back. */
import type { Database } from '../../platform/database/client.ts';
import { orders, paymentReversals } from '../../platform/database/schema/payment.ts';
import { addRows } from './bulk.ts';
import type { Draw } from './drawn.ts';
import type { Person } from './people.ts';
import { type Course, daysFrom, hour, type World } from './world.ts';

type Order = typeof orders.$inferInsert;

const minute = hour / 60;

export async function addOrders(tx: Database, world: World, draw: Draw, people: readonly Person[]): Promise<void> {
  const reversals: (typeof paymentReversals.$inferInsert)[] = [];
  const orderOf = (userId: string, course: Course, at: Date): Order => {
    const id = draw.id();
    const discount = draw.isIn(30) ? Math.round(course.price / 4) : 0;
    const price = { amount: course.price, discount, total: course.price - discount, currency: course.currency };
    return {
      ...{ id, userId, courseId: course.id, ...price, promotionCode: discount > 0 ? 'LEARN25' : null },
      ...{ sessionId: `cs_${draw.id().replaceAll('-', '')}`, provider: 'sandbox', paymentReference: `sandbox_${id}` },
      ...{ status: 'confirmed', createdAt: new Date(at.getTime() - 4 * minute), confirmedAt: at, refundedAt: null },
      ...{ moneyBackAskedAt: null, moneyBackReason: null },
    };
  };
  const refunded = (order: Order, at: Date, reason: string): Order => {
    const { id = '', paymentReference = null } = order;
    reversals.push({ id: `re_${id}`, orderId: id, paymentReference, state: 'refunded', reportedAt: at });
    return { ...order, refundedAt: at, moneyBackAskedAt: new Date(at.getTime() - 20 * hour), moneyBackReason: reason };
  };
  const paid = people.flatMap(({ id, enrolments }) =>
    enrolments
      .filter(({ course }) => course.price > 0)
      .flatMap(({ course, at }) => {
        const order = orderOf(id, course, at);
        const before = draw.isIn(8) ? [leftOpen(orderOf(id, course, new Date(at.getTime() - hour)))] : [];
        const asks = at > daysFrom(world.today, -28) && draw.isIn(6);
        const request = {
          moneyBackAskedAt: daysFrom(world.today, -1),
          moneyBackReason: draw.oneOf(world.phrases.refunds),
        };
        return [...before, asks ? { ...order, ...request } : order];
      }),
  );
  // Refunded, as one may have one live order of a course alone.
  const sold = world.courses.filter(({ price }) => price > 0);
  const at = draw.moment(daysFrom(world.today, -300), daysFrom(world.today, -20));
  const own = sold.length === 0 ? [] : [orderOf(world.student, draw.oneOf(sold), at)];
  const back = own.map((order) => refunded(order, daysFrom(at, draw.whole(2, 12)), draw.oneOf(world.phrases.refunds)));
  await addRows(tx, orders, [...paid, ...back]);
  await addRows(tx, paymentReversals, reversals);
}

/** A checkout that was left again. */
const leftOpen = (order: Order): Order => ({
  ...order,
  status: 'cancelled',
  confirmedAt: null,
  paymentReference: null,
});
