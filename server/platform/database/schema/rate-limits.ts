/** The rate limits' counters. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Attempts by key. `RateLimiterDrizzle` prescribes the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: time('expire'),
});
