/** A certificate's credential, which anyone can check. */
import { readFileSync } from 'node:fs';
import { credentialCheckPage } from '../pages/certificates/check.page.ts';
import { certificatePage } from '../pages/certificates/list.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { expect, expectAccessible, fullNameOf, tabTo, test, written } from './test.ts';

test('§certificates.8, §certificates.13: a credential is downloaded and checked, and a changed one is not trusted', async ({
  page,
  product,
  student,
  openContext,
}) => {
  await product.complete(student, written('data-literacy'));
  // §course.35: the course's page leads there once all of it is done.
  await coursePage(page).open('data-literacy');
  await coursePage(page).certificateLink.click();
  const download = page.waitForEvent('download');
  await certificatePage(page).credentialLink.click();
  const file = await (await download).path();
  // Whoever is sent the address may have no scripts.
  const sent = await (await openContext({ javaScriptEnabled: false })).newPage();
  await sent.goto(page.url());
  for (const link of [certificatePage(sent).credentialLink, sent.getByRole('link', { name: 'Download PDF' })]) {
    const address = new URL((await link.getAttribute('href')) ?? '', sent.url()).href;
    expect((await sent.request.get(address)).status(), address).toBe(200);
  }
  await certificatePage(page).checkLink.click();

  // With the keyboard alone.
  const check = credentialCheckPage(page);
  await tabTo(check.credential);
  await page.keyboard.insertText(readFileSync(file, 'utf8'));
  await tabTo(check.checkButton);
  await page.keyboard.press('Enter');
  await expect(check.verified).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${fullNameOf(student)} has completed all lessons of the course Data Literacy`)),
  ).toBeVisible();
  await expectAccessible(page);
  await tabTo(check.againButton);
  await page.keyboard.press('Enter');

  const [header, payload = '', signature] = readFileSync(file, 'utf8').split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), name: 'Deep Learning' };
  const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  await check.file.setInputFiles({ name: 'credential.jwt', mimeType: 'text/plain', buffer: Buffer.from(forged) });
  await expect(check.credential).toHaveValue(forged);
  await check.checkButton.click();
  await expect(check.tampered).toBeVisible();
  await expectAccessible(page);
});
