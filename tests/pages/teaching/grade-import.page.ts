/** An import of grades: its dialog in the gradebook, and the notice once they are returned. */
import type { Page } from '@playwright/test';

export const gradeImportDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Import Grades' });
  const file = dialog.getByLabel(/CSV file$/);
  return {
    dialog,
    file,
    choose: (name: string, text: string | Buffer) =>
      file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }),
    reading: dialog.getByText('Reading the file...', { exact: true }),
    changes: dialog.getByRole('region', { name: 'Changes' }).getByRole('row'),
    problems: dialog.getByRole('region', { name: 'Left alone' }).getByRole('row'),
    left: dialog.getByRole('region', { name: 'Grades left as they are' }),
    importButton: dialog.getByRole('button', { name: 'Import Grades', exact: true }),
    importOrRetryButton: dialog.getByRole('button', { name: /^(Import Grades|Retry)$/ }),
    importingButton: dialog.getByRole('button', { name: 'Importing...' }),
    undoButton: dialog.getByRole('button', { name: 'Undo Import', exact: true }),
    leaveButton: dialog.getByRole('button', { name: /^(Cancel|Close)$/ }),
  };
};

export const gradeImportNotice = (page: Page) => {
  const region = page.getByRole('region', { name: 'Returned' });
  return {
    region,
    returned: region.getByText(/^[\d,]+ grades? returned$/),
    undoButton: region.getByRole('button', { name: 'Undo: Import', exact: true }),
    undoingButton: region.getByRole('button', { name: 'Undoing...' }),
    undoOrRetryButton: region.getByRole('button', { name: /^(Undo: Import|Retry)$/ }),
    dismissButton: region.getByRole('button', { name: 'Dismiss: Import', exact: true }),
    notUndone: region.getByText('The import was not undone', { exact: true }),
    kept: region.getByText(/ undone, \d+ not$/),
  };
};
