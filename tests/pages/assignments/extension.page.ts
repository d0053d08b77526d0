/** The dialog in which a student asks for a later due date. */
import type { Page } from '@playwright/test';

const day = 24 * 60 * 60 * 1000;
/** A date that many days ahead, as the field takes it. */
export const daysAhead = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export const extensionDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Request Extension' });
  const requested = page.getByRole('dialog', { name: 'Extension requested' });
  const reason = page.getByLabel('Reason', { exact: true });
  const date = page.getByLabel('Proposed date', { exact: true });
  return {
    dialog,
    reason,
    date,
    sendButton: dialog.getByRole('button', { name: 'Send Request', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Send Request|Retry)$/ }),
    sendingButton: dialog.getByRole('button', { name: 'Sending...' }),
    cancelButton: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    /** What takes its place once the request has arrived. */
    requested,
    closeRequestedButton: requested.getByRole('button', { name: 'Close', exact: true }),
    async fill(text = 'I am at a conference.', proposed = daysAhead(20)) {
      await reason.fill(text);
      await date.fill(proposed);
    },
  };
};
