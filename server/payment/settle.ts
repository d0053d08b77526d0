/**
 * Confirming and reversing payments with what follows: a mail in the same transaction, and the cached count of
 * students.
 */
import { invalidateCatalogue } from '../course/listing.ts';
import type { Context } from '../http/context.ts';
import { paymentProvider } from '../platform/audit.ts';
import type { Reversal } from '../platform/payment-provider.ts';
import { type Confirmation, type ConfirmOptions, confirmPayment, type OrderKey } from './confirm.ts';
import { mailHeld, mailReceipt, mailReversal } from './mails.ts';
import { recordReversal } from './reversal.ts';

type Options = Pick<ConfirmOptions, 'paid' | 'agreed'>;

/** As `confirmPayment`; the call that confirms the payment also mails the student a receipt (§payment.17). */
export async function settlePayment(context: Context, key: OrderKey, options: Options = {}): Promise<Confirmation> {
  const confirmation = await confirmPayment(context.db, key, {
    now: context.now(),
    refundEndsAccess: context.config.refundEndsAccess,
    ...options,
    onConfirmed: (tx, paid) => mailReceipt(context, tx, paid, true),
    onHeld: (tx, marked, held) => mailHeld(context, tx, marked, held),
    onReversed: (tx, change) => mailReversal(context, tx, change),
  });
  const { result, order } = confirmation;
  const { log } = context;
  const which = { orderId: order?.id, payment: options.paid?.payment };
  if (result === 'unknown' && options.paid) log.error(key, 'a payment for an order that is not here');
  if (result === 'paidTwice') log.error(which, 'a course was paid twice: refund this payment (npm run payments)');
  if (result === 'held') log.error(which, 'another amount was paid: look at this payment (npm run payments)');
  if (result === 'confirmed') invalidateCatalogue(context.db);
  return confirmation;
}

/** Records and applies a refund or a dispute, and mails the student about the change. */
export async function settleReversal(context: Context, reversal: Reversal): Promise<void> {
  const { db, config, now } = context;
  const options = { now: now(), refundEndsAccess: config.refundEndsAccess, by: paymentProvider };
  const change = await db.transaction(async (tx) => {
    const made = await recordReversal(tx, reversal, options);
    if (made) await mailReversal(context, tx, made);
    return made;
  });
  if (change) invalidateCatalogue(db);
}
