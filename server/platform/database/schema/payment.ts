/** Orders. Amounts are in pence. */
import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { time } from './columns.ts';
import { courses } from './course.ts';

export const orderStatus = pgEnum('order_status', ['pending', 'confirmed', 'failed', 'cancelled']);

/**
 * The state of a payment that was refunded or disputed. `part`: a part of it was refunded. A dispute is open until the
 * bank has decided.
 */
export const reversalState = pgEnum('reversal_state', ['refunded', 'part', 'open', 'won', 'lost']);

/**
 * A student has at most one pending or confirmed order for a course; failed, cancelled and refunded ones stay as history.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The payment's id in addresses: 128 random bits. It stays the same while amounts and checkout change. */
    sessionId: text('session_id').notNull().unique(),
    provider: text('provider').notNull(),
    /** The provider's checkout: its page, its id there and when it expires. Null until the provider has opened one. */
    checkoutUrl: text('checkout_url'),
    checkoutReference: text('checkout_reference'),
    checkoutExpiresAt: time('checkout_expires_at'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    status: orderStatus('status').notNull().default('pending'),
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    discount: integer('discount').notNull(),
    total: integer('total').notNull(),
    promotionCode: text('promotion_code'),
    createdAt: time('created_at').notNull().defaultNow(),
    confirmedAt: time('confirmed_at'),
    /** What the provider calls the payment, as refunds and disputes name it. */
    paymentReference: text('payment_reference'),
    /** Set while the bank decides on a dispute. */
    disputedAt: time('disputed_at'),
    /** The money went back: by a refund, or by a dispute that was lost. */
    refundedAt: time('refunded_at'),
    /** Why a payment waits for the operator, and what was paid; null while none does. */
    held: text('held').$type<'otherAmount' | 'paidTwice'>(),
    heldTotal: integer('held_total'),
    heldCurrency: text('held_currency'),
    /** The payment that waits. Where a course was paid twice, `paymentReference` is the other one, which counts. */
    heldPayment: text('held_payment'),
    /** When the student asked for the money back, and why, where they said so. */
    moneyBackAskedAt: time('money_back_asked_at'),
    moneyBackReason: text('money_back_reason'),
  },
  (table) => [
    uniqueIndex('one_live_order')
      .on(table.userId, table.courseId)
      .where(sql`${table.status} in ('pending', 'confirmed') and ${table.refundedAt} is null`),
    index('orders_by_payment').on(table.paymentReference),
    index('orders_by_student').on(table.userId, table.confirmedAt, table.id),
  ],
);

/**
 * Refunds and disputes as the provider reports them, in any order and more than once. What an order's status and the
 * student's access are follows from its rows. One without an order came before its payment, or is of another product.
 */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    id: text('id').primaryKey(), // the provider's
    orderId: uuid('order_id').references(() => orders.id),
    paymentReference: text('payment_reference'),
    state: reversalState('state').notNull(),
    reportedAt: time('reported_at').notNull(),
  },
  (table) => [index('reversals_by_order').on(table.orderId), index('reversals_by_payment').on(table.paymentReference)],
);
