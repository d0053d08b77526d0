/** /certificates/check, where anyone can check a credential. */
import type { Page } from '@playwright/test';

export const credentialCheckPage = (page: Page) => ({
  open: () => page.goto('/certificates/check'),
  credential: page.getByRole('textbox', { name: 'Credential' }),
  file: page.getByLabel('Or open its file'),
  checkButton: page.getByRole('button', { name: 'Check', exact: true }),
  checkingButton: page.getByRole('button', { name: 'Checking...' }),
  verified: page.getByRole('heading', { name: 'This credential is verified' }),
  revoked: page.getByRole('heading', { name: 'This credential was revoked' }),
  tampered: page.getByRole('heading', { name: 'Do not trust this credential' }),
  unknown: page.getByRole('heading', { name: 'We do not know this credential' }),
  againButton: page.getByRole('button', { name: 'Check another' }),
});
