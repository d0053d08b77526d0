/** /profile: names, photo, password, the remembered address. */
import type { Page } from '@playwright/test';
import { password } from '../../journeys/server.ts';

type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

export const profilePage = (page: Page) => {
  const firstName = page.getByLabel('First name', { exact: true });
  const lastName = page.getByLabel('Last name', { exact: true });
  const saveButton = page.getByRole('button', { name: 'Save Profile', exact: true });
  const currentPassword = page.getByLabel('Current password', { exact: true });
  const newPassword = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm new password', { exact: true });
  const changePasswordButton = page.getByRole('button', { name: 'Change Password', exact: true });
  const photo = page.getByLabel('Choose a photo', { exact: true });
  return {
    title: page.getByRole('heading', { level: 1, name: 'Profile' }),
    open: () => page.goto('/profile'),

    firstName,
    lastName,
    saveButton,
    savingButton: page.getByRole('button', { name: 'Saving...' }),
    rename: (name: string) => firstName.fill(name),
    save: () => saveButton.click(),

    currentPassword,
    newPassword,
    confirmation,
    changePasswordButton,
    changingPasswordButton: page.getByRole('button', { name: 'Changing password...' }),
    wrongPassword: page.getByText('The current password is not right.'),
    async fillPasswords(next: string, current = password) {
      await currentPassword.fill(current);
      await newPassword.fill(next);
      await confirmation.fill(next);
    },

    photo,
    preview: page.getByText('Preview: not saved yet.'),
    previewOrUpload: page.getByText(/^(Preview: not saved yet\.|Uploading\.\.\.)$/).first(),
    savePhotoButton: page.getByRole('button', { name: 'Save Photo', exact: true }),
    /** Found without its role, which a dialog above it hides. */
    savePhotoBehindDialog: page.locator('button', { hasText: 'Save Photo' }),
    cancelPhotoButton: page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }),
    uploadingPhotoButton: page.getByRole('button', { name: 'Uploading...' }),
    removePhotoButton: page.getByRole('button', { name: 'Remove Photo', exact: true }),
    removingPhotoButton: page.getByRole('button', { name: 'Removing...' }),
    keepPhotoButton: page.getByRole('button', { name: 'Keep Photo', exact: true }),
    noPhoto: page.getByText('You have no photo yet.'),
    choosePhoto: (file: ChosenFile) => photo.setInputFiles(file),

    forgetAddressButton: page.getByRole('button', { name: 'Forget the remembered email address', exact: true }),
    addressForgotten: page.getByText('The remembered email address has been forgotten.'),
  };
};
