/** /schedules: the classes, and the dialog with the calendar's address. */
import type { Page } from '@playwright/test';

export const schedulePage = (page: Page) => ({
  open: () => page.goto('/schedules'),
  today: page.getByRole('heading', { name: 'Today' }),
  calendarButton: page.getByRole('button', { name: /^Add to calendar/ }).first(),
  retryCalendarButton: page.getByRole('button', { name: /^Retry/ }).first(),
  calendarButtonOf: (title: string) => page.getByRole('button', { name: `Add to calendar: ${title}` }),
  retryButtonOf: (title: string) => page.getByRole('button', { name: `Retry: ${title}` }),
});

export const calendarFeedDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Subscribe to your classes' });
  return {
    openButton: page.getByRole('button', { name: 'Subscribe', exact: true }),
    dialog,
    address: page.getByLabel('Calendar address', { exact: true }),
    copyButton: page.getByRole('button', { name: 'Copy address', exact: true }),
    copied: page.getByText('Address copied'),
    renewButton: page.getByRole('dialog').getByRole('button', { name: 'Make a new address', exact: true }),
    renewingButton: page.getByRole('button', { name: 'Making a new address...' }),
    endButton: page.getByRole('dialog').getByRole('button', { name: 'End this address', exact: true }),
    endingButton: page.getByRole('button', { name: 'Ending the address...' }),
    ended: page.getByText('The address has ended'),
    /** The page asks again before it makes a new address. */
    confirmation: page.getByText('Make a new address?'),
    keepButton: page.getByRole('dialog').getByRole('button', { name: 'Keep the address', exact: true }),
    closeButton: page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }),
  };
};
