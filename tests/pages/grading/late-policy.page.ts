/** The dialog of the policy for late work, in the gradebook. */
import type { Page } from '@playwright/test';

export const latePolicyDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Late Policy' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  return {
    dialog,
    loading: dialog.getByText('Loading...', { exact: true }),
    /** The choice of an own policy, of a course or of an assignment. */
    own: dialog.getByRole('radio', { name: /^(Is taken|This assignment has its own policy)$/ }),
    /** No own policy. */
    none: dialog.getByRole('radio', { name: /^(Is not taken|As in the course: .*)$/ }),
    otherChoice: dialog.getByRole('radio', { checked: false }),
    graceMinutes: field('Grace period in minutes'),
    percentPerDay: field('Percent off per day'),
    floor: field('Lowest grade left, in percent'),
    lastDay: field('Days late work is taken'),
    preview: dialog.getByRole('status').filter({ hasText: /late/ }),
    previewButton: dialog.getByRole('button', { name: 'Preview', exact: true }),
    previewingButton: dialog.getByRole('button', { name: 'Loading...' }),
    saveButton: dialog.getByRole('button', { name: 'Save Policy', exact: true }),
    savingButton: dialog.getByRole('button', { name: 'Saving...' }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Preview|Save Policy|Retry)$/ }),
    closeButton: dialog.getByRole('button', { name: /^(Cancel|Close)$/ }).last(),
    saved: page.getByText('Late policy saved', { exact: true }),
  };
};
