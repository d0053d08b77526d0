/** Opening an order: one for each student and course, however many tabs ask for it (§payment.16). */
import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { orders } from '../platform/database/schema/payment.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import type { Price } from './pricing.ts';

export type Order = typeof orders.$inferSelect;

/** Whose checkout it is, and for which course. */
export type Wanted = { userId: string; courseId: string; currency: string; now: Date };

export type Purchase = Wanted & { email: string; courseTitle: string; price: Price };

export type Checkout = { sessionId: string; url: string; total: number };

/** Milliseconds: a checkout that expires sooner is replaced. */
const minimumTimeLeft = 5 * 60 * 1000;

/**
 * The student's open order for the course with a checkout page; null where the course is paid for. It has these amounts, or
 * those of a checkout that is open already and costs no more, as another tab may show it. The provider is called outside any
 * transaction, and its checkout is stored only if no other call was faster.
 */
export async function openOrder(db: Database, payments: PaymentProvider, purchase: Purchase): Promise<Checkout | null> {
  for (let tries = 0; tries < 20; tries += 1) {
    const order = await pendingOrder(db, payments, purchase);
    if (!order) return null;
    if (order.checkoutUrl !== null && isOpen(order, payments, purchase) && order.total <= purchase.price.total) {
      return { sessionId: order.sessionId, url: order.checkoutUrl, total: order.total };
    }
    const checkout = await payments.open({
      orderId: order.id,
      sessionId: order.sessionId,
      courseId: purchase.courseId,
      courseTitle: purchase.courseTitle,
      email: purchase.email,
      currency: purchase.currency,
      total: purchase.price.total,
      previousReference: order.checkoutReference,
    });
    const kept = await db
      .update(orders)
      .set({
        ...purchase.price,
        provider: payments.name,
        currency: purchase.currency,
        checkoutUrl: checkout.url,
        checkoutReference: checkout.reference,
        checkoutExpiresAt: checkout.expiresAt,
      })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'pending'), isUnchanged(order)))
      .returning({ id: orders.id });
    if (kept.length === 0) continue; // another call was faster: its checkout may do
    const replaced = order.provider === payments.name ? order.checkoutReference : null;
    // Best effort: if the old page is paid nevertheless, its webhook still names this order.
    if (replaced !== null && replaced !== checkout.reference) await payments.close(replaced).catch(() => {});
    return { sessionId: order.sessionId, url: checkout.url, total: purchase.price.total };
  }
  throw new Error(`No checkout for ${purchase.courseId}: too many calls changed the order at once`);
}

/** The pending order, created if there is none; undefined where there is a confirmed one instead. */
async function pendingOrder(db: Database, payments: PaymentProvider, purchase: Purchase): Promise<Order | undefined> {
  const { userId, courseId, currency, price, now } = purchase;
  const mine = isPendingOf(purchase);
  const [known] = await db.select().from(orders).where(mine);
  if (known) return known;
  const [made] = await db
    .insert(orders)
    .values({
      sessionId: `cs_${randomBytes(16).toString('hex')}`,
      provider: payments.name,
      userId,
      courseId,
      currency,
      ...price,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const [faster] = await db.select().from(orders).where(mine);
  return faster;
}

const isPendingOf = ({ userId, courseId }: Wanted) =>
  and(
    eq(orders.userId, userId),
    eq(orders.courseId, courseId),
    eq(orders.status, 'pending'),
    isNull(orders.refundedAt),
  );

/** The price of the student's open checkout of the course; null where there is none. */
export async function openPrice(db: Database, payments: PaymentProvider, wanted: Wanted): Promise<Price | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isPendingOf(wanted), isNotNull(orders.checkoutUrl)));
  if (!order || !isOpen(order, payments, wanted)) return null;
  const { amount, discount, total, promotionCode } = order;
  return { amount, discount, total, promotionCode };
}

const isOpen = (order: Order, payments: PaymentProvider, { currency, now }: Wanted) =>
  order.provider === payments.name &&
  order.currency === currency &&
  (order.checkoutExpiresAt === null || order.checkoutExpiresAt.getTime() - now.getTime() > minimumTimeLeft);

/** A condition: the row still has the total and the checkout of this order as it was read. */
const isUnchanged = (order: Order) =>
  and(
    eq(orders.total, order.total),
    order.checkoutUrl === null ? isNull(orders.checkoutUrl) : eq(orders.checkoutUrl, order.checkoutUrl),
  );
