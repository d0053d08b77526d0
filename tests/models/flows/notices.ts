/** How a person comes by a notice, and reads it again. */
import type { Page } from '@playwright/test';
import { press, type Stage } from '../browser/stage.ts';

/** Asks for a reset link, which a notice confirms. */
export async function ask({ page }: Stage): Promise<void> {
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  const back = page.getByRole('button', { name: 'Back to Login' });
  await back.waitFor();
  if ((await send.count()) === 0) {
    await press(back);
    await press(page.getByRole('link', { name: 'Forgot password' }));
  }
  await page.getByLabel('Email', { exact: true }).fill('student@example.com');
  await press(send);
}

export async function openPanel(page: Page): Promise<void> {
  const trigger = page.getByRole('button', { name: /^Notices/ });
  await trigger.waitFor();
  if ((await page.getByRole('dialog').count()) === 0) await trigger.click();
}
