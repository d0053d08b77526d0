/** "Passkeys" on /profile. */
import type { Page } from '@playwright/test';
import { password } from '../../journeys/server.ts';

export const passkeysPage = (page: Page) => {
  const part = page.getByRole('region', { name: 'Passkeys', exact: true });
  const name = part.getByLabel('Name of the passkey', { exact: true });
  const currentPassword = part.getByLabel('Your password', { exact: true });
  const addButton = part.getByRole('button', { name: 'Add Passkey', exact: true });
  const createButton = part.getByRole('button', { name: 'Create Passkey', exact: true });
  return {
    part,
    loading: part.getByText('Loading your passkeys...'),
    items: part.getByRole('listitem'),
    addButton,
    name,
    currentPassword,
    createButton,
    creatingButton: part.getByRole('button', { name: 'Waiting for your device...' }),
    changeButton: (of: string) => part.getByRole('button', { name: `Change ${of}`, exact: true }),
    anyChangeButton: part.getByRole('button', { name: /^Change / }).first(),
    saveButton: part.getByRole('button', { name: 'Save Name', exact: true }),
    savingButton: part.getByRole('button', { name: 'Saving...' }),
    removeButton: part.getByRole('button', { name: 'Remove Passkey', exact: true }),
    removingButton: part.getByRole('button', { name: 'Removing passkey...' }),
    cancelButton: part.getByRole('button', { name: 'Cancel', exact: true }),
    retryButton: part.getByRole('button', { name: 'Retry', exact: true }),
    async fill(called: string, secret = password) {
      await name.fill(called);
      await currentPassword.fill(secret);
    },
    async add(called: string) {
      await addButton.click();
      await name.fill(called);
      await currentPassword.fill(password);
      await createButton.click();
    },
  };
};
