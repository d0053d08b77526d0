/** /profile: the parts "Your data" and "Delete your account", and the question after signing in. */
import type { Page } from '@playwright/test';

export const exportPart = (page: Page) => {
  const part = page.getByRole('region', { name: 'Your data', exact: true });
  return {
    open: () => page.goto('/profile'),
    part,
    requestButton: part.getByRole('button', { name: /^(Prepare My Archive|Prepare a New One)$/ }),
    requestingButton: part.getByRole('button', { name: 'Asking...' }),
    retryButton: part.getByRole('button', { name: 'Retry', exact: true }),
    alert: part.getByRole('alert'),
    progress: part.getByRole('progressbar'),
    ready: part.getByText(/^Your archive is ready\./),
    downloadButton: part.getByRole('button', { name: 'Download Archive', exact: true }),
    loading: part.getByText('Loading...'),
  };
};

export const deletionPart = (page: Page) => {
  const part = page.getByRole('region', { name: 'Delete your account', exact: true });
  const password = part.getByLabel('Your password', { exact: true });
  return {
    open: () => page.goto('/profile'),
    beginButton: part.getByRole('button', { name: 'Delete My Account', exact: true }),
    password,
    submitButton: part.getByRole('button', { name: 'Delete in a Week', exact: true }),
    submittingButton: part.getByRole('button', { name: 'Asking for the deletion...' }),
    keepButton: part.getByRole('button', { name: 'Keep My Account', exact: true }),
    keepingButton: part.getByRole('button', { name: 'Keeping your account...' }),
    wrongPassword: part.getByText('The current password is not right.'),
    willBeDeleted: part.getByText(/^Your account will be deleted on /),
    stillDeleted: part.getByText('Your account will still be deleted'),
    leaveButton: part.getByRole('button', { name: 'Go to Sign In', exact: true }),
  };
};

export const keepDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Keep your account?' });
  return {
    dialog,
    keepButton: dialog.getByRole('button', { name: 'Keep My Account', exact: true }),
    laterButton: dialog.getByRole('button', { name: 'Decide Later', exact: true }),
  };
};
