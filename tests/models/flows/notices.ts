/** How a walk brings up a notice, and opens the panel in which it can be read again. */

import type { Page } from '@playwright/test';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { type PageHelpers, press } from '../browser/page-helpers.ts';

/** Asks for a reset link, which a notice confirms. */
export async function ask({ page }: PageHelpers): Promise<void> {
  const { panel } = noticeArea(page);
  // An open panel covers the form.
  if ((await panel.count()) > 0) {
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  }
  const send = signInPage(page).sendLinkButton;
  const back = signInPage(page).backButton;
  await back.waitFor();
  if ((await send.count()) === 0) {
    await press(back);
    await press(signInPage(page).forgotLink);
  }
  await signInPage(page).email.fill('student@example.com');
  await press(send);
}

export async function openPanel(page: Page): Promise<void> {
  await noticeArea(page).openPanel();
}
