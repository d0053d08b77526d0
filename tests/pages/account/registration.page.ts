/** /registration, where an invitation's link leads. */
import type { Page } from '@playwright/test';
import { password as usualPassword } from '../../journeys/server.ts';

export const registrationPage = (page: Page) => {
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  const createButton = page.getByRole('button', { name: 'Create Account', exact: true });
  const fill = async (secret = usualPassword, again = secret) => {
    await password.fill(secret);
    await confirmation.fill(again);
  };
  return {
    title: page.getByRole('heading', { name: 'Create Account' }),
    fullName: page.getByLabel('Full Name', { exact: true }),
    email: page.getByLabel('Email', { exact: true }),
    password,
    confirmation,
    showPasswordButton: page.getByRole('button', { name: 'Show password' }).first(),
    createButton,
    creatingButton: page.getByRole('button', { name: 'Creating Account...' }),
    /** Shown without an invitation. */
    noAccess: page.getByRole('heading', { name: 'Invalid Access' }),
    /** Shown where the invitation is not valid. */
    invalid: page.getByRole('heading', { level: 1, name: 'Invalid Invitation' }),
    homeLink: page.getByRole('link', { name: 'Return to Home' }),
    fill,
    async choosePassword(secret?: string, again?: string) {
      await fill(secret, again);
      await createButton.click();
    },
  };
};
