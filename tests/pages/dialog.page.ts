/** The dialog that is open, whichever it is. */
import type { Page } from '@playwright/test';

export const openDialog = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    alert: dialog.getByRole('alert'),
    cancelButton: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    closeButton: dialog.getByRole('button', { name: 'Close', exact: true }),
    /** The cross in its corner. */
    crossButton: dialog.getByRole('button', { name: 'Close dialog', exact: true }),
    retryButton: dialog.getByRole('button', { name: 'Retry', exact: true }),
  };
};
