/** The test checkout (§payment.19): a page of this server, no card data, in a demonstration alone. */
import type { PaymentProvider } from '../../platform/payment-provider.ts';

/** Where the test page of a payment is, outside `/v1`. */
export const sandboxPath = (sessionId: string) => `/sandbox/checkout/${sessionId}`;

/** Ends on pages of this server, and charges nothing. */
export function createSandboxProvider(): PaymentProvider {
  return {
    name: 'sandbox',
    open: async ({ sessionId }) => ({ url: sandboxPath(sessionId), reference: null, expiresAt: null }),
    close: async () => {},
    readEvent: null,
  };
}
