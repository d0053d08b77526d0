/** The payment provider's page, as the server's sandbox plays it. */
import type { Page } from '@playwright/test';

export const checkoutPage = (page: Page) => {
  const payButton = (price: string) => page.getByRole('button', { name: `Pay ${price} (test)` });
  return {
    address: /\/sandbox\/checkout\/cs_/,
    title: page.getByRole('heading', { level: 1, name: 'Pay for your course' }),
    price: (text: string) => page.getByText(text, { exact: true }),
    payButton,
    pay: (price: string) => payButton(price).click(),
    cancelButton: page.getByRole('button', { name: 'Cancel payment' }),
    paid: page.getByRole('heading', { level: 1, name: 'This payment is made' }),
    refundButton: page.getByRole('button', { name: 'Refund the payment (test)' }),
    disputeButton: page.getByRole('button', { name: 'Dispute the payment (test)' }),
    disputeWonButton: page.getByRole('button', { name: 'Close the dispute: the payment stands (test)' }),
    paymentLink: page.getByRole('link', { name: 'See your payment' }),
  };
};
