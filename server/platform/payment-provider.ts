/** The interface of a payment provider (§payment.19, §payment.20). Money is in pence. */

/** What the provider is to collect. `total` is in pence; `previousReference` is the checkout this one replaces. */
export type CheckoutOrder = {
  orderId: string;
  sessionId: string;
  courseId: string;
  courseTitle: string;
  email: string;
  currency: string;
  total: number;
  previousReference: string | null;
};

/** The page on which to pay, and the provider's id of the checkout. */
export type OpenCheckout = { url: string; reference: string | null; expiresAt: Date | null };

/**
 * What a provider reports. `total` (in pence) and `currency` are what was paid; `reference` names the checkout, `payment`
 * the payment.
 */
export type PaymentEvent =
  | ({ kind: 'paid'; orderId: string; reference: string; payment: string | null } & Paid)
  | { kind: 'failed' | 'expired'; orderId: string; reference: string }
  | ({ kind: 'reversed' } & Reversal);

/** Null: the provider did not say. */
export type Paid = { total: number | null; currency: string | null };

/**
 * A refund or a dispute, by the provider's own id. At least one of order and payment is known. `part` is a refund of less
 * than the whole amount, and `returned` what has gone back so far.
 */
export type Reversal = { id: string; orderId: string | null; payment: string | null } & (
  | { state: 'refunded' | 'open' | 'won' | 'lost' }
  | { state: 'part'; returned: Paid }
);

export type PaymentProvider = {
  name: 'sandbox' | 'stripe';
  open(order: CheckoutOrder): Promise<OpenCheckout>;
  /** Expires a checkout that another one replaces. Rejects where the provider cannot. */
  close(reference: string): Promise<void>;
  /**
   * Reads a webhook's event. Rejects a wrong or old signature; resolves to null for an event without effect here. Null
   * where the provider has no webhook.
   */
  readEvent: ((rawBody: Buffer, signature: string) => Promise<PaymentEvent | null>) | null;
};
