/** The interface of a payment provider (§payment.19, §payment.20). Money is in pence. */

/** What the provider is to collect. `total` is in pence; `previousReference` is the checkout this one replaces. */
export type CheckoutOrder = {
  orderId: string;
  sessionId: string;
  courseTitle: string;
  email: string;
  currency: string;
  total: number;
  previousReference: string | null;
};

/** Where the browser goes to pay, and what the provider calls the checkout. */
export type OpenCheckout = { url: string; reference: string | null; expiresAt: Date | null };

/** What a provider reports: `total` is what was paid, in pence. */
export type PaymentEvent =
  | { outcome: 'paid'; orderId: string; reference: string; total: number | null }
  | { outcome: 'failed' | 'expired'; orderId: string; reference: string };

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
