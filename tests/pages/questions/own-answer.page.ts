/** The dialogs of /community/{courseId}/{postId} in which the author of an answer changes or deletes it. */
import type { Page } from '@playwright/test';

export const ownAnswerDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Edit Answer' });
  const removal = page.getByRole('dialog', { name: 'Delete Your Answer?' });
  return {
    dialog,
    answer: dialog.getByLabel('Answer', { exact: true }),
    saveButton: dialog.getByRole('button', { name: 'Save Changes', exact: true }),
    saveOrRetryButton: dialog.getByRole('button', { name: /^(Save Changes|Retry|Replace It)$/ }),
    replaceButton: dialog.getByRole('button', { name: 'Replace It', exact: true }),
    savingButton: dialog.getByRole('button', { name: 'Saving...' }),
    removal,
    confirmButton: removal.getByRole('button', { name: /^(Delete Answer|Retry)$/ }),
    deletingButton: removal.getByRole('button', { name: 'Deleting...' }),
    leaveButton: page.getByRole('dialog').getByRole('button', { name: /^(Cancel|Keep It)$/ }),
  };
};
