/** "Use a Passkey Instead", beneath a form that asks for the password. */
import type { Locator, Page } from '@playwright/test';

export const passkeyConfirmationPage = (root: Page | Locator) => ({
  button: root.getByRole('button', { name: 'Use a Passkey Instead', exact: true }),
  waitingButton: root.getByRole('button', { name: 'Waiting for your passkey...' }),
  cancelled: root.getByText('No passkey was used. Try again, or enter your password.'),
  refused: root.getByText('The passkey was not accepted. Please try again.'),
});
