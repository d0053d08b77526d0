/** "Sign in with a passkey", on /login. */
import type { Page } from '@playwright/test';

export const passkeySignInPage = (page: Page) => ({
  button: page.getByRole('button', { name: 'Sign in with a passkey', exact: true }),
  waitingButton: page.getByRole('button', { name: 'Waiting for your passkey...' }),
  refused: page.getByText('The passkey was not accepted. Please try again, or sign in with your password.'),
});
