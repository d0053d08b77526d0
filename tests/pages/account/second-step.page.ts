/** The code after the password, on /login and wherever a session is renewed in place. */
import type { Page } from '@playwright/test';

export const secondStepPage = (page: Page) => {
  const code = page.getByLabel('Code', { exact: true });
  const continueButton = page.getByRole('button', { name: 'Continue', exact: true });
  return {
    title: page.getByRole('heading', { level: 1, name: 'Two-step sign-in' }),
    code,
    continueButton,
    checkingButton: page.getByRole('button', { name: 'Checking...' }),
    backButton: page.getByRole('button', { name: 'Back to Login', exact: true }),
    wrongCode: page.getByText('The code is not right, or has been used. Please enter the next one.'),
    async submit(text: string) {
      await code.fill(text);
      await continueButton.click();
    },
  };
};
