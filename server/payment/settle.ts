/** Confirming and reversing payments with what follows: a mail in the same transaction, and the cached count of students. */
import { eq } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import { invalidateCatalogue } from '../course/cache.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import type { Reversal } from '../platform/payment-provider.ts';
import { plainLine } from '../platform/plain-text.ts';
import { type Confirmation, type ConfirmOptions, confirmPayment, type OrderKey } from './confirm.ts';
import type { Order } from './orders.ts';
import { showMoney } from './pricing.ts';
import { type Change, recordReversal } from './reversal.ts';

type Options = Pick<ConfirmOptions, 'paid' | 'agreed'>;

/** As `confirmPayment`; the call that confirms the payment also mails the student a receipt (§payment.17). */
export async function settlePayment(context: Context, key: OrderKey, options: Options = {}): Promise<Confirmation> {
  const confirmation = await confirmPayment(context.db, key, {
    now: context.now(),
    refundEndsAccess: context.config.refundEndsAccess,
    ...options,
    onConfirmed: (tx, paid) => sendReceipt(context, tx, paid),
    onReversed: (tx, change) => sendReversal(context, tx, change),
  });
  const { outcome, order } = confirmation;
  if (outcome === 'unknown' && options.paid) context.log.error(key, 'a payment for an order that is not here');
  if (outcome === 'paidTwice') context.log.error({ orderId: order?.id }, 'a course was paid twice: refund this order');
  if (outcome === 'held') context.log.error({ orderId: order?.id }, 'another amount was paid: look at this order');
  if (outcome === 'confirmed') invalidateCatalogue(context.db);
  return confirmation;
}

/** Keeps and applies a refund or a dispute; the student is told of what it changed. */
export async function settleReversal(context: Context, reversal: Reversal): Promise<void> {
  const { db, config, now } = context;
  const options = { now: now(), refundEndsAccess: config.refundEndsAccess };
  const change = await db.transaction(async (tx) => {
    const made = await recordReversal(tx, reversal, options);
    if (made) await sendReversal(context, tx, made);
    return made;
  });
  if (change) invalidateCatalogue(db);
}

async function sendReversal({ mail, config }: Context, tx: Database, change: Change): Promise<void> {
  const { order, became, keepsAccess } = change;
  const about = await aboutOrder(tx, order);
  if (!about) return;
  const money = showMoney(order.total, order.currency);
  const { title, firstName, email } = about;
  const kept = 'Your progress is kept.';
  const texts: Record<Change['became'], [subject: string, what: string, access: string]> = {
    refunded: [
      `Your payment was returned: ${title}`,
      `your payment of ${money} for ${title} was returned to you.`,
      keepsAccess ? 'You keep your access to the course.' : `Your access to the course has ended. ${kept}`,
    ],
    disputed: [
      `Your payment is disputed: ${title}`,
      `your bank has told us that your payment of ${money} for ${title} is disputed.`,
      keepsAccess
        ? 'You keep your access to the course.'
        : `Your access is suspended until the bank has decided. ${kept} If you did not mean to dispute it, ask your bank to withdraw the dispute.`,
    ],
    upheld: [
      `Your payment stands: ${title}`,
      `the dispute over your payment of ${money} for ${title} is closed, and the payment stands.`,
      `You have access to the course: ${config.publicUrl}/courses/${order.courseId}`,
    ],
  };
  const [subject, what, access] = texts[became];
  await mail.enqueue(tx, {
    to: email,
    subject,
    text: [`Hello ${plainLine(firstName)},`, what, access, `Transaction ID: ${order.sessionId}`, brand].join('\n\n'),
  });
}

async function aboutOrder(tx: Database, order: Order) {
  const [about] = await tx
    .select({ email: users.email, firstName: users.firstName, title: courses.title })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(eq(orders.id, order.id));
  return about;
}

async function sendReceipt({ mail, config }: Context, tx: Database, order: Order): Promise<void> {
  const about = await aboutOrder(tx, order);
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
