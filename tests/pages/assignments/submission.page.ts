/** The dialog in which an assignment is submitted. */
import type { Page } from '@playwright/test';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export const submissionDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Submit Assignment' });
  const answer = page.getByLabel('Your answer', { exact: true });
  const fileField = page.getByLabel('Add files');
  const submitButton = dialog.getByRole('button', { name: 'Submit', exact: true });
  return {
    dialog,
    answer,
    fileField,
    files: page.getByRole('list', { name: 'Chosen files' }),
    removeButton: (file: string) => page.getByRole('button', { name: `Remove ${file}`, exact: true }),
    submitButton,
    submitOrRetryButton: dialog.getByRole('button', { name: /^(Submit|Retry)$/ }),
    submittingButton: dialog.getByRole('button', { name: 'Submitting...' }),
    uploadingButton: dialog.getByRole('button', { name: 'Uploading...' }),
    cancelOrStopButton: dialog.getByRole('button', { name: /^(Cancel|Stop)/ }),
    nothingToSubmit: dialog.getByText('Please write your answer or add a file.'),
    alert: dialog.getByRole('alert'),
    write: (text: string) => answer.fill(text),
    addFiles: (files: ChosenFile | readonly ChosenFile[]) => fileField.setInputFiles(files),
    submit: () => submitButton.click(),
  };
};
