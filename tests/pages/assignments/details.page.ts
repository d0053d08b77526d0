/** The dialog with an assignment's details, and the one with what was submitted. */
import type { Page } from '@playwright/test';

export const assignmentDialog = (page: Page, title = 'Question log') => {
  const dialog = page.getByRole('dialog', { name: title });
  return {
    dialog,
    downloadButton: (file: string) => page.getByRole('button', { name: `Download: ${file}`, exact: true }),
    extensionButton: page.getByRole('button', { name: 'Request Extension', exact: true }),
    submitButton: page.getByRole('button', { name: 'Submit Assignment', exact: true }),
    submitAgainButton: page.getByRole('button', { name: 'Submit Again', exact: true }),
    submissionButton: page.getByRole('button', { name: 'View Submission', exact: true }),
    closeButton: dialog.getByRole('button', { name: 'Close', exact: true }),
    /** In a project: the link to the lesson that is one of its steps. */
    stepLink: (lesson: string) => dialog.getByRole('link', { name: lesson }),
    requested: dialog.getByText('Requested', { exact: true }),
    completed: dialog.getByText('Completed', { exact: true }),
  };
};

export const submittedDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Your submission' });
  return {
    dialog,
    date: dialog.getByText('Submission date').last(),
    answer: dialog.getByRole('heading', { name: 'Your answer' }),
    files: dialog.getByRole('heading', { name: 'Files' }),
    text: (text: string) => dialog.getByText(text),
    regradeButton: dialog.getByRole('button', { name: 'Request Regrade', exact: true }),
    regradeUntil: dialog.getByText(/^You can request a regrade until /),
    regradeRequested: dialog.getByText(/^Regrade requested on /),
    closeButton: dialog.getByRole('button', { name: 'Close', exact: true }),
  };
};
