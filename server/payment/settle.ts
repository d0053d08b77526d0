/** Confirming a payment with what follows: the receipt's mail in its transaction, and the cached count of students. */
import { eq } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import { invalidateCatalogue } from '../course/cache.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { plainLine } from '../platform/plain-text.ts';
import { type Confirmation, confirmPayment, type OrderKey } from './confirm.ts';
import type { Order } from './orders.ts';
import { showMoney } from './pricing.ts';

type Options = { moneyTaken?: boolean; total?: number | null; agreed?: number | null };

/** As `confirmPayment`; the call that confirms the payment also mails the student a receipt (§payment.17). */
export async function settlePayment(context: Context, key: OrderKey, options: Options = {}): Promise<Confirmation> {
  const confirmation = await confirmPayment(context.db, key, {
    now: context.now(),
    ...options,
    onConfirmed: (tx, paid) => sendReceipt(context, tx, paid),
  });
  const { outcome, order } = confirmation;
  if (outcome === 'unknown' && options.moneyTaken) context.log.error(key, 'a payment for an order that is not here');
  if (outcome === 'paidTwice') context.log.error({ orderId: order?.id }, 'a course was paid twice: refund this order');
  if (outcome === 'confirmed') invalidateCatalogue(context.db);
  return confirmation;
}

async function sendReceipt({ mail, config }: Context, tx: Database, order: Order): Promise<void> {
  const [about] = await tx
    .select({ email: users.email, firstName: users.firstName, title: courses.title })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(eq(orders.id, order.id));
  if (!about) return;
  await mail.enqueue(tx, {
    to: about.email,
    subject: `Your course: ${about.title}`,
    text: [
      `Hello ${plainLine(about.firstName)},`,
      `thank you for your purchase. We received ${showMoney(order.total, order.currency)} for ${about.title}, and you are enrolled.`,
      `Start here: ${config.publicUrl}/courses/${order.courseId}`,
      `Transaction ID: ${order.sessionId}`,
      brand,
    ].join('\n\n'),
  });
}
