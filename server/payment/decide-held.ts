/** The operator's decision on a held payment (§payment.22, §payment.32): it is confirmed, or was refunded. */
import { eq } from 'drizzle-orm';
import { operator } from '../platform/audit.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { orders } from '../platform/database/schema/payment.ts';
import type { MailQueue } from '../platform/mail-queue.ts';
import { makeConfirmed, replaceLiveOrder } from './confirm.ts';
import { isAsked } from './guarantee.ts';
import { mailReceipt, mailReversal } from './mails.ts';
import type { Order } from './orders.ts';
import { lockPayment, recordReversal } from './reversal.ts';

export type DecisionServices = {
  db: Database;
  now: () => Date;
  config: Pick<Config, 'publicUrl' | 'refundEndsAccess'>;
  mail: Pick<MailQueue, 'enqueue'>;
};

/** `refused` is a sentence with the reason. */
export type Decision = { order: Order } | { refused: string };

/** Whether the payment still waits: it does not once it has gone back. */
export const awaitsDecision = ({ held, refundedAt, heldPayment, paymentReference }: Order) =>
  held !== null && (refundedAt === null || heldPayment !== paymentReference);

const nothingToDecide = { refused: 'This order has no payment to decide.' };
const isDisputed = { refused: 'The payment is disputed: wait until the bank has decided.' };

/** The order, with the locks that a report on its payment takes, in their order: the payment's name, then the row. */
async function lockOrder(tx: Database, id: string): Promise<Order | undefined> {
  const [seen] = await tx.select().from(orders).where(eq(orders.id, id));
  const payment = seen && (awaitsDecision(seen) ? seen.heldPayment : seen.paymentReference);
  if (payment) await lockPayment(tx, payment);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/** Takes the payment for the order's own: enrols, and mails the receipt. */
export function confirmHeld(services: DecisionServices, orderId: string): Promise<Decision> {
  const { db, now, config } = services;
  return db.transaction(async (tx): Promise<Decision> => {
    const order = await lockOrder(tx, orderId);
    if (!order || !awaitsDecision(order)) return nothingToDecide;
    if (order.disputedAt) return isDisputed;
    const [account] = await tx.select().from(users).where(eq(users.id, order.userId));
    if (!account || account.isPseudonym) return { refused: 'The account is gone: refund the payment at the provider.' };
    if (order.status === 'confirmed' || !(await replaceLiveOrder(tx, order))) {
      return { refused: 'The course was paid twice: refund this payment at the provider.' };
    }
    await tx.update(orders).set({ held: null }).where(eq(orders.id, order.id));
    const confirmed = await makeConfirmed(
      tx,
      { ...order, held: null },
      {
        now: now(),
        payment: order.heldPayment ?? order.paymentReference,
        by: operator,
        refundEndsAccess: config.refundEndsAccess,
        onConfirmed: (_, paid) => mailReceipt(services, tx, paid, false),
        onReversed: (_, change) => mailReversal(services, tx, change),
      },
    );
    return { order: confirmed };
  });
}

/** Records a refund that the provider does not report. A held payment goes before one that was asked back. */
export function markRefunded(services: DecisionServices, orderId: string): Promise<Decision> {
  const { db, now, config } = services;
  return db.transaction(async (tx): Promise<Decision> => {
    const order = await lockOrder(tx, orderId);
    const isHeld = order !== undefined && awaitsDecision(order);
    if (!order || (!isHeld && !isAsked(order))) return nothingToDecide;
    if (!isHeld && order.disputedAt) return isDisputed;
    const payment = isHeld ? nameOfHeld(order) : order.paymentReference;
    const reversal = { id: `operator:${payment ?? order.id}`, orderId, payment, state: 'refunded' } as const;
    const options = { now: now(), refundEndsAccess: config.refundEndsAccess, by: operator };
    const change = await recordReversal(tx, reversal, options);
    if (change) await mailReversal(services, tx, change);
    return { order };
  });
}

/** The name of the held payment. Old rows have none: then any name that differs from the confirmed payment's. */
const nameOfHeld = ({ id, status, heldPayment, paymentReference }: Order) =>
  heldPayment ?? (status === 'confirmed' ? `held:${id}` : paymentReference);
