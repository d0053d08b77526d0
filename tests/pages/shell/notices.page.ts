/** Notices in their corner, small confirmations, and the panel of what was dismissed. */
import type { Page } from '@playwright/test';

export const noticeArea = (page: Page) => {
  const corner = page.getByRole('region', { name: 'Notifications' });
  const confirmations = page.getByRole('region', { name: 'Confirmations' });
  const panel = page.getByRole('dialog', { name: 'Dismissed notices' });
  const openPanelButton = page.getByRole('button', { name: /^Notices/ });
  return {
    notice: (text: string) => corner.getByText(text, { exact: true }),
    dismissButton: corner.getByRole('button', { name: 'Dismiss' }),
    confirmation: (text: string) => confirmations.getByText(text, { exact: true }),
    confirmationButton: confirmations.getByRole('button'),
    dismissConfirmationButton: (text: string) => page.getByRole('button', { name: `Dismiss: ${text}` }),
    panel,
    openPanelButton,
    clearAllButton: page.getByRole('button', { name: 'Clear all', exact: true }),
    dismissInPanelButton: panel.getByRole('button', { name: 'Dismiss' }),
    nothingLeft: page.getByText('No notices left.'),
    async openPanel() {
      await openPanelButton.waitFor();
      if ((await panel.count()) === 0) await openPanelButton.click();
    },
  };
};
