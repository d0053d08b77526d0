/** A student asks for the money of a payment back (§payment.30), and the operator returns it (§payment.32). */
import { and, eq } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { isAsked, whyNoMoneyBack } from './guarantee.ts';
import { type PaidPayment, paidPayment } from './history.ts';
import { mailMoneyBackAsked } from './money-back-mails.ts';

type Services = Pick<Context, 'db' | 'now' | 'config' | 'mail'>;
type Asking = { userId: string; sessionId: string; reason: string | undefined; address: string };

const noPayment = () => new Problem(404, 'Payment not found');

const isOwn = (userId: string, sessionId: string) => and(eq(orders.sessionId, sessionId), eq(orders.userId, userId));

/**
 * Notes the request, ends the form's draft, and mails the operator and the student. Repeating it returns the same and
 * changes nothing. Throws 404 where the payment is not the person's, and 409 where its money cannot be asked back.
 */
export function askMoneyBack(services: Services, { userId, sessionId, reason, address }: Asking): Promise<PaidPayment> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(isOwn(userId, sessionId)).for('update');
    if (!order) throw noPayment();
    if (!isAsked(order)) {
      const refused = whyNoMoneyBack(order, now);
      if (refused !== null) throw new Problem(409, refused);
      const asked = { moneyBackAskedAt: now, moneyBackReason: reason?.trim() ?? null };
      await tx.update(orders).set(asked).where(eq(orders.id, order.id));
      const details = { order: order.id, course: order.courseId, total: order.total, currency: order.currency };
      const entry = { account: userId, actor: userId, address, details };
      await recordAudit(tx, { at: now, event: 'payment.moneyBackAsked', ...entry });
      await mailMoneyBackAsked(services, tx, { ...order, ...asked });
    }
    await endDraft(tx, userId, { form: 'refundRequest', subject: sessionId }, now);
    const payment = await paidPayment(tx, order.id, now);
    if (!payment) throw noPayment();
    return payment;
  });
}

/** A draft has the payment as its subject. Throws 404 where it is not the person's. */
export const checkRefundDraft: DraftSubjectCheck = async (db: Database, userId, sessionId) => {
  const [own] = await db.select({ id: orders.id }).from(orders).where(isOwn(userId, sessionId));
  if (!own) throw noPayment();
};
