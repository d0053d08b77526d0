/** The dialog in which a course is paid for. */
import { expect, type Page } from '@playwright/test';
import { coursePage } from '../course/detail.page.ts';

export const paymentDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  // Looked for in the page, not in the dialog, whose role is hidden while another dialog is above it.
  const code = page.getByLabel('Promotion code', { exact: true });
  const applyButton = dialog.getByRole('button', { name: 'Apply', exact: true });
  const payButton = dialog.getByRole('button', { name: 'Pay Now', exact: true });
  const price = (text: string) => dialog.getByText(text, { exact: true });
  return {
    dialog,
    code,
    applyButton,
    payButton,
    cancelButton: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    price,
    struckPrice: dialog.locator('s'),
    openingButton: dialog.getByRole('button', { name: 'Opening checkout...' }),
    codeRefused: dialog.getByText('This promotion code is not valid'),
    /** Opens the dialog over the page of a course, and waits until it shows the price. */
    async open(courseId: string, text: string) {
      await page.goto(`/courses/${courseId}`);
      await coursePage(page).enrol();
      await expect(price(text)).toBeVisible();
    },
    async applyCode(text: string) {
      await code.fill(text);
      await applyButton.click();
    },
    pay: () => payButton.click(),
  };
};
