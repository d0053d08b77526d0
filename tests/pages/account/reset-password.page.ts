/** /reset-password, where the link of a mail leads. */
import type { Page } from '@playwright/test';

export const resetPasswordPage = (page: Page) => {
  const password = page.getByLabel('New Password', { exact: true });
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  const changeButton = page.getByRole('button', { name: 'Change Password', exact: true });
  const fill = async (secret: string, again = secret) => {
    await password.fill(secret);
    await confirmation.fill(again);
  };
  return {
    title: page.getByRole('heading', { name: 'Choose a new password' }),
    password,
    confirmation,
    changeButton,
    changingButton: page.getByRole('button', { name: 'Changing Password...' }),
    invalid: page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' }),
    newLinkLink: page.getByRole('link', { name: 'Request a new link' }),
    fill,
    async choosePassword(secret: string) {
      await fill(secret);
      await changeButton.click();
    },
  };
};
