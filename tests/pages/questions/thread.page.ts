/** /messages/{threadId}: one thread, and the form beneath it. */
import type { Page } from '@playwright/test';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export const threadPage = (page: Page) => {
  const form = page.getByRole('form', { name: 'Reply' });
  const reply = page.getByLabel('Your reply', { exact: true });
  const messages = page.getByRole('list', { name: 'Messages' });
  return {
    open: (threadId: string) => page.goto(`/messages/${threadId}`),
    messages,
    message: (text: string | RegExp) => messages.getByText(text),
    form,
    reply,
    fileField: form.getByLabel('Add files'),
    files: form.getByRole('list', { name: 'Chosen files' }),
    removeButton: (file: string) => form.getByRole('button', { name: `Remove ${file}`, exact: true }),
    downloadButton: (file: string) => messages.getByRole('button', { name: `Download: ${file}` }),
    sendButton: form.getByRole('button', { name: 'Send Reply', exact: true }),
    sendOrRetryButton: form.getByRole('button', { name: /^(Send Reply|Retry)$/ }),
    retryButton: form.getByRole('button', { name: 'Retry', exact: true }),
    sendingButton: form.getByRole('button', { name: 'Sending...' }),
    uploadingButton: form.getByRole('button', { name: 'Uploading...' }),
    stopButton: form.getByRole('button', { name: 'Stop Upload', exact: true }),
    write: (text: string) => reply.fill(text),
    addFiles: (files: ChosenFile | readonly ChosenFile[]) => form.getByLabel('Add files').setInputFiles(files),
  };
};
