/** /payment-success and /payment-cancelled, where the checkout leads back to. */
import type { Page } from '@playwright/test';

export const paymentReturnPage = (page: Page) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  return {
    openSuccess: (sessionId: string) => page.goto(`/payment-success?session_id=${sessionId}`),
    openCancelled: () => page.goto('/payment-cancelled'),
    successful: title('Payment Successful'),
    pending: title('Payment pending'),
    failed: title('Payment failed'),
    disputed: title('Payment disputed'),
    refunded: title('Payment returned'),
    unknown: title('We could not confirm your payment yet'),
    cancelled: title('Payment Cancelled'),
    checkAgainButton: page.getByRole('button', { name: 'Check again', exact: true }),
    receiptLink: page.getByRole('link', { name: 'See your receipt' }),
    startLink: page.getByRole('link', { name: 'Start learning' }),
    backButton: page.getByRole('button', { name: 'Go Back' }),
    homeLink: page.getByRole('link', { name: 'Return Home' }),
  };
};
