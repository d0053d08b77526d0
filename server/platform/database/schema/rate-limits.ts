/** What the rate limits count. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Tries counted by the rate limits (`RateLimiterDrizzle` gives the columns). */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: time('expire'),
});
