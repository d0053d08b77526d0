/**
 * `npm run payments` lists the payments that wait for the operator: another amount was paid than asked for, a course was
 * paid twice, or a student asked for their money back. `-- --confirm <order>` takes one for the order's own and enrols;
 * `-- --refunded <order>` notes that it was refunded, where the provider does not report it. It needs the server's settings
 * and its database: with the embedded one, stop the server first.
 */
import { parseArgs } from 'node:util';
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import {
  awaitsDecision,
  confirmHeld,
  type Decision,
  type DecisionServices,
  markRefunded,
} from '../payment/decide-held.ts';
import { isAsked } from '../payment/guarantee.ts';
import { sumOf } from '../payment/money-back-mails.ts';
import type { Order } from '../payment/orders.ts';
import { showMoney } from '../payment/pricing.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { dayInWords } from '../platform/local-time.ts';
import { plainLine } from '../platform/plain-text.ts';
import { isUuid } from '../platform/uuid.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run payments -- [--list | --confirm <order> | --refunded <order>]';

const reasons = { otherAmount: 'another amount was paid', paidTwice: 'paid twice' };

/** Returns what to print. Throws `UsageError` for wrong options, or where the payment cannot be decided so. */
export async function runPayments(services: DecisionServices, args: string[]): Promise<string> {
  const { list, confirm, refunded } = read(args);
  if ([list, confirm, refunded].filter((option) => option !== undefined).length > 1) throw new UsageError(usage);
  if (confirm !== undefined) {
    const { id, courseId } = decided(await confirmHeld(services, orderId(confirm)));
    const [course] = await services.db.select().from(courses).where(eq(courses.id, courseId));
    return `Confirmed ${id}: the student is enrolled in ${course?.title ?? courseId}.`;
  }
  if (refunded === undefined) return listWaiting(services.db);
  return `Marked ${decided(await markRefunded(services, orderId(refunded))).id} as refunded.`;
}

function read(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { list: { type: 'boolean' }, confirm: text, refunded: text } }).values;
  } catch {
    throw new UsageError(usage);
  }
}

function orderId(given: string): string {
  const id = given.toLowerCase();
  if (!isUuid(id)) throw new UsageError(usage);
  return id;
}

function decided(decision: Decision) {
  if ('refused' in decision) throw new UsageError(decision.refused);
  return decision.order;
}

async function listWaiting(db: Database): Promise<string> {
  const rows = await db
    .select({ order: orders, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(or(isNotNull(orders.held), and(isNotNull(orders.moneyBackAskedAt), isNull(orders.refundedAt))))
    .orderBy(asc(orders.createdAt));
  const waiting = rows.flatMap(({ order, email }) => {
    const matters = [
      ...(awaitsDecision(order) ? [whyHeld(order)] : []),
      ...(isAsked(order) ? [whatWasAsked(order)] : []),
    ];
    return matters.map((matter) => `${order.id}  ${email}  ${order.courseId}\n  ${matter}`);
  });
  return waiting.length === 0 ? 'No payments to decide.' : waiting.join('\n');
}

function whyHeld({ total, currency, held, heldTotal, heldCurrency, heldPayment, paymentReference }: Order): string {
  const asked = showMoney(total, currency);
  // As the provider counts it, since not every currency has hundredths.
  const paid = `${heldTotal ?? 'an unknown amount'} in the smallest unit of ${heldCurrency ?? 'an unknown currency'}`;
  const why = held === null ? '' : reasons[held];
  return `${why}: asked for ${asked}, got ${paid}, payment ${heldPayment ?? paymentReference ?? 'unknown'}`;
}

function whatWasAsked(order: Order): string {
  const { total, currency, moneyBackAskedAt, moneyBackReason, paymentReference } = order;
  const on = moneyBackAskedAt ? ` on ${dayInWords(moneyBackAskedAt)}` : '';
  const sum = sumOf(order, `a different amount from ${showMoney(total, currency)}`);
  const disputed = order.disputedAt ? ', disputed: wait until the bank has decided' : '';
  const reason = moneyBackReason === null ? '' : `\n  reason: ${plainLine(moneyBackReason)}`;
  return `refund requested${on}: ${sum}, payment ${paymentReference ?? 'unknown'}${disputed}${reason}`;
}

if (import.meta.main) await runCommand(import.meta.filename, runPayments);
