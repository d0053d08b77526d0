/** Calls of every page: the connection's check, and drafts. */
import { expect } from '@playwright/test';
import { profilePage } from '../../pages/account/profile.page.ts';
import { footer } from '../../pages/shell/footer.page.ts';
import { draftLine } from '../../pages/sync/draft.page.ts';
import { get, put, type Row } from '../row.ts';

export const syncRows: readonly Row[] = [
  {
    name: 'Connection: whether the server answers',
    invokedBy: ['shell/connection.getHealth'],
    who: 'demo',
    calls: [get(/^\/health$/)],
    open: async ({ page }) => {
      await page.goto('/payment-cancelled');
      await expect(footer(page).connection).toBeAttached();
    },
    start: ({ page }) =>
      page.evaluate(() => {
        dispatchEvent(new Event('offline'));
        dispatchEvent(new Event('online'));
      }),
    unaffected: (page) => expect(footer(page).connection).toContainText(/unsteady|cannot be reached/),
  },
  {
    name: 'Draft: what was typed, asked for and kept on the server',
    invokedBy: ['sync/draft.saveDraft'],
    who: 'student',
    calls: [get(/^\/drafts\//), put(/^\/drafts\//)],
    // A draft on the device that the server lacks is sent as soon as its form opens.
    start: async ({ page }) => {
      if (page.url() !== 'about:blank') return page.reload();
      await profilePage(page).open();
      return profilePage(page).rename('Nour');
    },
    unaffected: async (page) => {
      await expect(profilePage(page).firstName).toHaveValue('Nour');
      await expect(draftLine(page).waiting).toBeVisible();
    },
  },
];
