/** The 30-day money-back guarantee: until when the money of a payment can be asked back, and why not (§payment.30). */
import { dayInWords } from '../platform/local-time.ts';
import type { Order } from './orders.ts';

const days = 30;

/** 30 days after the payment. */
export const moneyBackUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + days * 24 * 60 * 60 * 1000);

type Standing = Pick<Order, 'confirmedAt' | 'refundedAt' | 'disputedAt'>;

/** Says why the money cannot be asked back, and what to do next; null where it can. */
export function whyNoMoneyBack({ confirmedAt, refundedAt, disputedAt }: Standing, now: Date): string | null {
  if (!confirmedAt)
    return 'This payment was not completed, so there is nothing to return. To buy the course, open its page.';
  if (refundedAt) {
    return 'This payment was already returned to you. If it is not on your bank statement yet, please ask your bank.';
  }
  if (disputedAt) {
    return 'Your bank is deciding on this payment. Please wait until it has decided, or ask it to withdraw the dispute.';
  }
  const until = moneyBackUntil(confirmedAt);
  if (now <= until) return null;
  return `You could ask for your money back until ${dayInWords(until)}. If something is wrong with the course, please write to its instructor.`;
}

/** The money was asked back, and has not all gone back yet. */
export const isAsked = ({ moneyBackAskedAt, refundedAt }: Pick<Order, 'moneyBackAskedAt' | 'refundedAt'>): boolean =>
  moneyBackAskedAt !== null && refundedAt === null;
