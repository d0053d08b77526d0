/** Orders. Amounts are in pence. */
import { sql } from 'drizzle-orm';
import { integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { time } from './columns.ts';
import { courses } from './course.ts';

export const orderStatus = pgEnum('order_status', ['pending', 'confirmed', 'failed', 'cancelled']);

/** A student has at most one pending or confirmed order for a course; failed and cancelled ones stay as history. */
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
  },
  (table) => [
    uniqueIndex('one_live_order')
      .on(table.userId, table.courseId)
      .where(sql`${table.status} in ('pending', 'confirmed')`),
  ],
);
