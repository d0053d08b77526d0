/** The dialog in which a student writes to a course's instructor. */
import type { Page } from '@playwright/test';

export const instructorMessageDialog = (page: Page) => {
  const openButton = page.getByRole('button', { name: 'Contact Instructor', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Contact Instructor' });
  const message = page.getByRole('dialog').getByLabel('Message', { exact: true });
  const sendButton = page.getByRole('dialog').getByRole('button', { name: 'Send Message', exact: true });
  return {
    openButton,
    dialog,
    message,
    sendButton,
    sendingButton: page.getByRole('button', { name: 'Sending...' }),
    uploadingButton: page.getByRole('button', { name: 'Uploading...' }),
    stopButton: page.getByRole('button', { name: 'Stop Upload', exact: true }),
    fileField: page.getByRole('dialog').getByLabel('Add files'),
    files: page.getByRole('dialog').getByRole('list', { name: 'Chosen files' }),
    removeButton: (file: string) => page.getByRole('button', { name: `Remove ${file}`, exact: true }),
    alert: page.getByRole('dialog').getByRole('alert'),
    /** From the course's page. */
    async write(text: string) {
      await openButton.click();
      await message.fill(text);
    },
  };
};
