import { passkeyConfirmationPage } from '../../pages/account/passkey-confirmation.page.ts';
import { passkeySignInPage } from '../../pages/account/passkey-sign-in.page.ts';
import { passkeysPage } from '../../pages/account/passkeys.page.ts';
import { profilePage } from '../../pages/account/profile.page.ts';
import { secondFactorPage } from '../../pages/account/second-factor.page.ts';
import { secondStepPage } from '../../pages/account/second-step.page.ts';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { deletionPart, keepDialog } from '../../pages/privacy/your-data.page.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { addDevice, codeOf, earlierCodeOf, withoutAutofill } from '../second-factor.ts';
import { expect, long, sessionCookies, test } from '../test.ts';

test('§account.70, §account.72: a passkey is added, signs in by the button, and no longer once it is removed', async ({
  page,
  student,
}) => {
  const device = await addDevice(page);
  await withoutAutofill(page);
  await profilePage(page).open();
  const passkeys = passkeysPage(page);
  await passkeys.addButton.click();
  await passkeys.fill('Laptop', 'Wrong123');
  await passkeys.createButton.click();
  await expect(passkeys.part.getByRole('alert')).toContainText('The current password is not right.');
  expect(await device.credentials()).toEqual([]);
  await passkeys.fill('Laptop');
  await passkeys.createButton.click();
  await expect(passkeys.items).toHaveText([/^Laptop.*Not used yet\./]);
  expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await navigationBar(page).logOut();
  await passkeySignInPage(page).button.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(navigationBar(page).studentLink(student.user.first_name)).toBeVisible();

  await profilePage(page).open();
  await expect(passkeys.items).toHaveText([/Last used on/]);
  await passkeys.changeButton('Laptop').click();
  await passkeys.name.fill('Old laptop');
  await passkeys.saveButton.click();
  await passkeys.changeButton('Old laptop').click();
  await passkeys.removeButton.click();
  await passkeys.currentPassword.fill('Learning1');
  await passkeys.removeButton.click();
  // The form hides the list until the passkey has been removed, so an empty list alone would prove nothing.
  await expect(passkeys.addButton).toBeVisible();
  await expect(passkeys.items).toHaveCount(0);
  await navigationBar(page).logOut();
  await passkeySignInPage(page).button.click();
  await expect(passkeySignInPage(page).refused).toBeVisible();
  await signInPage(page).as(student.user.email);
});

test('§account.72: the form offers the passkey where the address is typed', { tag: long }, async ({
  page,
  student,
}) => {
  const device = await addDevice(page);
  await profilePage(page).open();
  await passkeysPage(page).add('Laptop');
  await expect(passkeysPage(page).items).toHaveCount(1);
  await device.present(false);
  await navigationBar(page).logOut();
  await expect(signInPage(page).email).toHaveAttribute('autocomplete', 'username webauthn');
  // The device answers as soon as the form asks, as if the person had picked the passkey there.
  await device.present(true);
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(navigationBar(page).studentLink(student.user.first_name)).toBeVisible();
});

test('§account.73 to §account.76: two-step sign-in, with a code once, a recovery code once, and off again', {
  tag: long,
}, async ({ page, student }) => {
  const { email } = student.user;
  const part = secondFactorPage(page);
  await profilePage(page).open();
  await part.setUpButton.click();
  await part.currentPassword.fill('Learning1');
  await part.continueButton.click();
  await expect(part.qrCode).toBeVisible();
  const secret = await part.key.innerText();
  await part.code.fill(earlierCodeOf(secret));
  await part.turnOnButton.click();
  await expect(part.recoveryCodes).toHaveCount(10);
  const [recovery = '', second = ''] = await part.recoveryCodes.allInnerTexts();
  await part.keptButton.click();
  await expect(part.turnOffButton).toBeVisible();

  await navigationBar(page).logOut();
  const step = secondStepPage(page);
  await signInPage(page).submit(email);
  await expect(step.title).toBeVisible();
  expect(await sessionCookies(page.context())).toEqual([]);
  await step.submit('000000');
  await expect(step.wrongCode).toBeVisible();
  const used = codeOf(secret);
  await step.submit(used);
  await expect(page).toHaveURL('/dashboard');

  await navigationBar(page).logOut();
  await signInPage(page).submit(email);
  await step.submit(used);
  await expect(step.wrongCode).toBeVisible();
  await step.submit(recovery);
  await expect(page).toHaveURL('/dashboard');

  await navigationBar(page).logOut();
  await signInPage(page).submit(email);
  await step.submit(recovery);
  await expect(step.wrongCode).toBeVisible();
  await step.backButton.click();
  await expect(signInPage(page).email).toHaveValue(email);
  await signInPage(page).submit(email);
  await step.submit(second);
  await expect(page).toHaveURL('/dashboard');

  await profilePage(page).open();
  await part.turnOffButton.click();
  await part.currentPassword.fill('Learning1');
  await part.code.fill(codeOf(secret, Date.now() + 30_000));
  await part.confirmTurnOffButton.click();
  await expect(part.setUpButton).toBeVisible();
  await navigationBar(page).logOut();
  await signInPage(page).as(email);
});

test('§account.80: a passkey instead of the password, for two-step sign-in on and off and for the deletion', {
  tag: long,
}, async ({ page, student }) => {
  const device = await addDevice(page);
  await profilePage(page).open();
  const passkeys = passkeysPage(page);
  const factor = secondFactorPage(page);
  await factor.setUpButton.click();
  await expect(factor.currentPassword).toBeVisible();
  await passkeys.add('Laptop');
  await expect(passkeys.items).toHaveCount(1);
  // The form was opened before there was a passkey, so it does not offer one.
  await expect(passkeyConfirmationPage(factor.part).button).toBeHidden();
  await factor.cancelButton.click();

  await factor.setUpButton.click();
  await passkeyConfirmationPage(factor.part).button.press('Enter');
  await expect(factor.qrCode).toBeVisible();
  const secret = await factor.key.innerText();
  await factor.code.fill(earlierCodeOf(secret));
  await factor.turnOnButton.click();
  await factor.keptButton.click();

  await factor.turnOffButton.click();
  await passkeyConfirmationPage(factor.part).button.press('Enter');
  await expect(factor.code).toBeFocused(); // the code is asked for first
  await factor.code.fill('000000');
  await passkeyConfirmationPage(factor.part).button.press('Enter');
  await expect(factor.part.getByRole('alert')).toContainText('The code is not right');
  await factor.code.fill(codeOf(secret));
  await passkeyConfirmationPage(factor.part).button.press('Enter');
  await expect(factor.setUpButton).toBeVisible();

  const deletion = deletionPart(page);
  await deletion.beginButton.click();
  await device.verified(false);
  await passkeyConfirmationPage(page).button.press('Enter');
  await expect(passkeyConfirmationPage(page).cancelled).toBeVisible();
  await device.verified(true);
  await passkeyConfirmationPage(page).button.press('Enter');
  await expect(deletion.willBeDeleted).toBeVisible();
  // The way back in is the passkey, too: the form offers it, and the device answers at once.
  await deletion.leaveButton.click();
  await keepDialog(page).keepButton.click();
  await expect(navigationBar(page).studentLink(student.user.first_name)).toBeVisible();
});

test('§account.80: a passkey that was removed meanwhile is refused, and what was typed stays', {
  tag: long,
}, async ({ page, product, student }) => {
  await addDevice(page);
  await profilePage(page).open();
  const passkeys = passkeysPage(page);
  await passkeys.add('Laptop');
  await expect(passkeys.items).toHaveCount(1);
  await passkeys.addButton.click();
  await passkeys.name.fill('Phone');
  const other = passkeyConfirmationPage(passkeys.part);
  await expect(other.button).toBeVisible();
  const [known] = await product.call<{ id: string }[]>('GET', '/auth/passkeys', student.token);
  await page.route('**/v1/auth/passkeys/confirmation', async (route) => {
    const answer = await route.fetch();
    const proof = { currentPassword: 'Learning1' };
    await product.call('POST', `/auth/passkeys/${known?.id}/removal`, student.token, proof);
    await route.fulfill({ response: answer });
  });
  await other.button.press('Enter');
  await expect(other.refused).toBeVisible();
  await expect(passkeys.name).toHaveValue('Phone');
});
