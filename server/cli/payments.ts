/**
 * `npm run payments` lists the payments that wait for the operator: another amount was paid than asked for, or a course was
 * paid twice. A refund at the provider takes one off the list. It needs the server's settings and its database: with the
 * embedded one, stop the server first.
 */
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { showMoney } from '../payment/pricing.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { runCommand } from './command.ts';

const reasons = { otherAmount: 'another amount was paid', paidTwice: 'paid twice' };

/** What to print. */
export async function listHeldPayments(db: Database): Promise<string> {
  const rows = await db
    .select({ order: orders, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(orders.held), isNull(orders.refundedAt)))
    .orderBy(asc(orders.createdAt));
  if (rows.length === 0) return 'No payments wait for you.';
  return rows
    .map(({ email, order: { id, courseId, total, currency, held, heldTotal, heldCurrency, paymentReference } }) => {
      const asked = showMoney(total, currency);
      // As the provider counts it, since not every currency has hundredths.
      const paid = `${heldTotal ?? 'an unknown amount'} in the smallest unit of ${heldCurrency ?? 'an unknown currency'}`;
      const why = held === null ? '' : reasons[held];
      return `${id}  ${email}  ${courseId}\n  ${why}: asked for ${asked}, got ${paid}, payment ${paymentReference ?? 'unknown'}`;
    })
    .join('\n');
}

if (import.meta.main) await runCommand(({ db }) => listHeldPayments(db));
