/** /payments: what a person has paid, with the receipts. */
import type { Page } from '@playwright/test';

export const paymentsPage = (page: Page) => {
  const list = page.getByRole('list', { name: 'Payments' });
  return {
    open: () => page.goto('/payments'),
    heading: page.getByRole('heading', { name: 'Payments', level: 1 }),
    none: page.getByText('No payments yet'),
    list,
    receipt: (course: string) =>
      list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: course }) }),
    printButton: (course: string) => page.getByRole('button', { name: `Print Receipt: ${course}`, exact: true }),
    /** The button of the newest payment that still has one. */
    askButton: list.getByRole('button', { name: /^Ask for Your Money Back: / }).first(),
    askButtonOf: (course: string) =>
      list.getByRole('button', { name: `Ask for Your Money Back: ${course}`, exact: true }),
    moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
  };
};
