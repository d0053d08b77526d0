import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { deletionPart, exportPart, keepDialog } from '../../pages/privacy/your-data.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { password } from '../server.ts';
import { expect, long, test } from '../test.ts';

test('§privacy.1, §privacy.2, §privacy.3: a student asks for everything that is kept of them, and downloads it', {
  tag: long,
}, async ({ page, student }) => {
  const part = exportPart(page);
  await part.open();
  await part.requestButton.click();
  await expect(part.downloadButton).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), part.downloadButton.click()]);
  expect(download.suggestedFilename()).toBe('your-data.zip');
  const files = unzipSync(readFileSync(await download.path()));
  expect(new TextDecoder().decode(files['account.json'])).toContain(student.user.email);
});

test('§privacy.6, §privacy.7: a student has the account deleted, comes back, and keeps it', async ({
  page,
  student,
}) => {
  const part = deletionPart(page);
  await part.open();
  await part.beginButton.click();
  await part.password.fill('Mistaken1');
  await part.submitButton.click();
  await expect(part.wrongPassword).toBeVisible();
  await part.password.fill(password);
  await part.submitButton.click();
  await expect(part.willBeDeleted).toBeVisible();
  await part.leaveButton.click();
  await expect(page).toHaveURL(/\/login/);

  await signInPage(page).as(student.user.email);
  await expect(keepDialog(page).dialog).toBeVisible();
  await keepDialog(page).laterButton.click();
  await part.open();
  await expect(part.willBeDeleted).toBeVisible();
  await page.goto('/dashboard');
  await keepDialog(page).keepButton.click();
  await expect(noticeArea(page).notice('Your account stays')).toBeVisible();
  await expect(keepDialog(page).dialog).toBeHidden();
  await part.open();
  await expect(part.beginButton).toBeVisible();
});
