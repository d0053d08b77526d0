/** A student's own review, in the classroom's Reviews. */
import type { Page } from '@playwright/test';

export const ownReview = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^(Write a|Change Your) Review$/ });
  const stars = (count: number) => dialog.getByRole('radio', { name: new RegExp(`^${count} star`) });
  const text = dialog.getByLabel('Your words (optional)');
  return {
    heading: page.getByRole('heading', { name: 'Your Review' }),
    writeButton: page.getByRole('button', { name: 'Write a Review', exact: true }),
    changeButton: page.getByRole('button', { name: 'Change', exact: true }),
    removeButton: page.getByRole('button', { name: 'Delete', exact: true }),
    writeOrChangeButton: page.getByRole('button', { name: /^(Write a Review|Change)$/ }),
    dialog,
    stars,
    text,
    sendButton: dialog.getByRole('button', { name: 'Send Review', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Send Review|Retry)$/ }),
    sendingButton: page.getByRole('button', { name: 'Sending...' }),
    removal: page.getByRole('dialog', { name: 'Delete Your Review?' }),
    confirmButton: page.getByRole('dialog').getByRole('button', { name: /^(Delete Review|Retry)$/ }),
    deletingButton: page.getByRole('button', { name: 'Deleting...' }),
    leaveButton: page.getByRole('dialog').getByRole('button', { name: /^(Cancel|Keep It)$/ }),
    async fill(count: number, reviewText: string) {
      await stars(count).check();
      await text.fill(reviewText);
    },
  };
};
