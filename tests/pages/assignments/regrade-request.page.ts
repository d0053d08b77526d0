/** The dialog in which a student requests a regrade. */
import type { Page } from '@playwright/test';

export const regradeRequestDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Request Regrade' });
  return {
    dialog,
    reason: dialog.getByLabel('Reason', { exact: true }),
    sendButton: dialog.getByRole('button', { name: 'Send Request', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Send Request|Retry)$/ }),
    sendingButton: dialog.getByRole('button', { name: 'Sending...' }),
    leaveButton: dialog.getByRole('button', { name: /^(Cancel|Back to the Feedback)$/ }),
  };
};
