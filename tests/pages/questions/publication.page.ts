/** The dialog in which an instructor publishes a thread for the course. */
import type { Page } from '@playwright/test';

export const publicationDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Publish for the course' });
  return {
    openButton: page.getByRole('button', { name: 'Publish for the course', exact: true }),
    dialog,
    title: dialog.getByLabel('Title', { exact: true }),
    question: dialog.getByLabel('Question', { exact: true }),
    answer: dialog.getByLabel('Answer', { exact: true }),
    publishButton: dialog.getByRole('button', { name: 'Publish', exact: true }),
    publishingButton: dialog.getByRole('button', { name: 'Publishing...' }),
    cancelButton: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    retryButton: dialog.getByRole('button', { name: 'Retry', exact: true }),
    publishedLink: page.getByRole('link', { name: 'Published in the community' }),
  };
};
