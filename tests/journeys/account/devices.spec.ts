import type { Page } from '@playwright/test';
import { deviceList } from '../../pages/account/devices.page.ts';
import { passkeySignInPage } from '../../pages/account/passkey-sign-in.page.ts';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { paymentReturnPage } from '../../pages/payment/return.page.ts';
import { expect, long, names, test } from '../test.ts';

const url = '/payment-success?session_id=cs_0123456789abcdef';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

async function atWork(page: Page, email: string) {
  await signInPage(page).open();
  await expect(passkeySignInPage(page).button).toBeVisible(); // comes with the script, so what is typed now stays
  await signInPage(page).submit(email);
  await expect(page).not.toHaveURL('/login');
  await page.goto(url);
  await expect(paymentReturnPage(page).checkAgainButton).toBeVisible();
}

/** The page stays as it is until its next call, which the server refuses. */
async function expectEndedByNextRequest(page: Page) {
  await expect(page).toHaveURL(url);
  await paymentReturnPage(page).checkAgainButton.click();
  await expect(page).toHaveURL('/login');
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => names.some((own) => own === name))).toEqual([]);
}

async function expectSignedIn(page: Page) {
  await paymentReturnPage(page).checkAgainButton.click();
  await expect(paymentReturnPage(page).checkAgainButton).toBeEnabled();
  await expect(page).toHaveURL(url);
}

test('§account.56 Devices: signing out on one, then on all others, ends them with their next request', {
  tag: long,
}, async ({ page, student, openContext }) => {
  const { email } = student.user;
  const laptop = await (await openContext({ userAgent: firefox })).newPage();
  const tablet = await (await openContext({ userAgent: safari })).newPage();
  await atWork(laptop, email);
  await atWork(tablet, email);

  const list = deviceList(page);
  await list.open();
  await expect(list.devices).toHaveText([/This device/, /^Safari on macOS/, /^Firefox on Linux/]);
  await list.signOutOfButton('Firefox on Linux').click();
  await expect(list.devices).toHaveText([/This device/, /^Safari on macOS/]);
  await expectEndedByNextRequest(laptop);
  await expectSignedIn(tablet);

  await atWork(laptop, email);
  await list.open();
  await expect(list.devices).toHaveCount(3);
  await list.signOutOthersButton.click();
  await expect(list.alone).toBeVisible();
  await expectEndedByNextRequest(laptop);
  await expectEndedByNextRequest(tablet);
  await list.open();
  await expect(list.alone).toBeVisible();
  await expect(list.devices).toHaveText([/This device/]);
});
