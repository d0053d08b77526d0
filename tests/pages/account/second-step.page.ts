/** The form for the code after the password, on /login and wherever a session is renewed in place. */
import type { Locator, Page } from '@playwright/test';

/** `root` is the page, or the dialog that has the form. */
export const secondStepIn = (root: Page | Locator) => {
  const code = root.getByLabel('Code', { exact: true });
  const continueButton = root.getByRole('button', { name: 'Continue', exact: true });
  return {
    code,
    continueButton,
    async submit(text: string) {
      await code.fill(text);
      await continueButton.click();
    },
  };
};

export const secondStepPage = (page: Page) => ({
  ...secondStepIn(page),
  title: page.getByRole('heading', { level: 1, name: 'Two-step sign-in' }),
  checkingButton: page.getByRole('button', { name: 'Checking...' }),
  backButton: page.getByRole('button', { name: 'Back to Login', exact: true }),
  wrongCode: page.getByText('The code is not right, or has been used. Please enter the next one.'),
});
