/** "Use a Passkey Instead", beneath a form that asks for the password. */
import type { Locator, Page } from '@playwright/test';

export const passkeyConfirmationPage = (place: Page | Locator) => ({
  button: place.getByRole('button', { name: 'Use a Passkey Instead', exact: true }),
  waitingButton: place.getByRole('button', { name: 'Waiting for your passkey...' }),
  cancelled: place.getByText('No passkey was used. Try again, or enter your password.'),
  refused: place.getByText('The passkey was not accepted. Please try again.'),
});
