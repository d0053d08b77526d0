/** The dialog in which a person asks for the money of a payment back. */
import type { Page } from '@playwright/test';

export const refundRequestDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Ask for your money back?' });
  return {
    dialog,
    reason: dialog.getByLabel('Reason', { exact: true }),
    sendButton: dialog.getByRole('button', { name: 'Send Request', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Send Request|Retry)$/ }),
    sendingButton: dialog.getByRole('button', { name: 'Sending...' }),
    leaveButton: dialog.getByRole('button', { name: /^(Keep the Course|Show the Payment)$/ }),
  };
};
