/** Confirming a payment with what follows outside the database: the cached count of students and the receipt's mail. */
import { eq } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import { invalidateCatalogue } from '../course/cache.ts';
import type { Context } from '../http/context.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { type Confirmation, confirmPayment, type OrderKey } from './confirm.ts';
import type { Order } from './orders.ts';
import { showMoney } from './pricing.ts';

type Options = { moneyTaken?: boolean; total?: number | null; agreed?: number | null };

/** As `confirmPayment`; the call that confirms the payment also mails the student a receipt (§payment.17). */
export async function settlePayment(context: Context, key: OrderKey, options: Options = {}): Promise<Confirmation> {
  const confirmation = await confirmPayment(context.db, key, { now: context.now(), ...options });
  const { outcome, order } = confirmation;
  if (outcome === 'unknown' && options.moneyTaken) context.log.error(key, 'a payment for an order that is not here');
  if (outcome === 'paidTwice') context.log.error({ orderId: order?.id }, 'a course was paid twice: refund this order');
  if (outcome === 'confirmed' && order) {
    invalidateCatalogue(context.db);
    await sendReceipt(context, order).catch((error: unknown) =>
      context.log.error({ err: error, orderId: order.id }, 'the receipt could not be sent'),
    );
  }
  return confirmation;
}

async function sendReceipt({ db, mail, config }: Context, order: Order): Promise<void> {
  const [about] = await db
    .select({ email: users.email, firstName: users.firstName, title: courses.title })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(eq(orders.id, order.id));
  if (!about) return;
  await mail.send({
    to: about.email,
    subject: `Your course: ${about.title}`,
    text: [
      `Hello ${about.firstName},`,
      `thank you for your purchase. We received ${showMoney(order.total, order.currency)} for ${about.title}, and you are enrolled.`,
      `Start here: ${config.publicUrl}/courses/${order.courseId}`,
      `Transaction ID: ${order.sessionId}`,
      brand,
    ].join('\n\n'),
  });
}
