/** The dashboard's announcements. */
import type { Page } from '@playwright/test';

export const unreadAnnouncements = (page: Page) => {
  const part = page.getByRole('region', { name: 'Announcements', exact: true });
  return {
    part,
    announcements: part.getByRole('listitem'),
    dismissButton: part.getByRole('button', { name: /^Dismiss / }).first(),
    dismissingButton: part.getByRole('button', { name: 'Dismissing...' }),
    notDismissed: part.getByText('Not dismissed'),
  };
};
