/** "Two-step sign-in" on /profile. */
import type { Page } from '@playwright/test';

export const secondFactorPage = (page: Page) => {
  const part = page.getByRole('region', { name: 'Two-step sign-in', exact: true });
  return {
    part,
    loading: part.getByText('Loading two-step sign-in...'),
    setUpButton: part.getByRole('button', { name: 'Set Up Two-Step Sign-In', exact: true }),
    required: part.getByText('Instructors sign in with two steps here.'),
    currentPassword: part.getByLabel('Your password', { exact: true }),
    code: part.getByLabel('Code', { exact: true }),
    continueButton: part.getByRole('button', { name: 'Continue', exact: true }),
    checkingButton: part.getByRole('button', { name: 'Checking...' }),
    qrCode: part.getByRole('img', { name: 'QR code for your authenticator app' }),
    key: part.getByText(/^[A-Z2-7]{32}$/),
    turnOnButton: part.getByRole('button', { name: 'Turn On', exact: true }),
    recoveryCodes: part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
    keptButton: part.getByRole('button', { name: 'I Have Kept Them', exact: true }),
    turnOffButton: part.getByRole('button', { name: 'Turn Off Two-Step Sign-In', exact: true }),
    confirmTurnOffButton: part.getByRole('button', { name: 'Turn Off', exact: true }),
    cancelButton: part.getByRole('button', { name: 'Cancel', exact: true }),
    retryButton: part.getByRole('button', { name: 'Retry', exact: true }),
  };
};
