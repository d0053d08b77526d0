/** Passkeys and two-step sign-in. */
import { expect } from '@playwright/test';
import { addDevice, codeOf, turnOnSecondFactor, withoutAutofill } from '../../journeys/second-factor.ts';
import { type Account, type Product, password } from '../../journeys/server.ts';
import { carrySession, newPerson } from '../../journeys/test.ts';
import { passkeyConfirmationPage } from '../../pages/account/passkey-confirmation.page.ts';
import { passkeySignInPage } from '../../pages/account/passkey-sign-in.page.ts';
import { passkeysPage } from '../../pages/account/passkeys.page.ts';
import { profilePage } from '../../pages/account/profile.page.ts';
import { secondFactorPage } from '../../pages/account/second-factor.page.ts';
import { secondStepPage } from '../../pages/account/second-step.page.ts';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { on } from '../../pages/on.ts';
import { paymentReturnPage } from '../../pages/payment/return.page.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { messages, sessionEnded } from '../call-faults.ts';
import { click, get, post, put, type Row, sees, type Visit } from '../row.ts';

const notKept = 'a password or a code is kept nowhere';
const generally = messages('That did not work. Please try again.');

/**
 * A device whose new passkeys the server accepts behind the proxy. The browser writes the proxy's address into them; it
 * is replaced by the server's, the only one accepted. No signature covers it, as these come without an attestation.
 */
async function bringDevice({ page, product }: Visit) {
  await addDevice(page);
  await page.route('**/v1/auth/passkeys', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON();
    const { response } = body.credential;
    const client = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const named = JSON.stringify({ ...client, origin: product.url });
    response.clientDataJSON = Buffer.from(named).toString('base64url');
    return route.continue({ postData: body });
  });
}

/** The profile of a person with a passkey. */
async function openPasskeys(visit: Visit) {
  const passkeys = passkeysPage(visit.page);
  await bringDevice(visit);
  await profilePage(visit.page).open();
  await expect(passkeys.addButton).toBeVisible();
  if ((await passkeys.items.count()) === 0) {
    await passkeys.add('Laptop');
    await expect(passkeys.items).toHaveCount(1);
  }
}

async function openPasskey(visit: Visit) {
  await openPasskeys(visit);
  await passkeysPage(visit.page).anyChangeButton.click();
}

async function startSecondFactor({ page }: Visit) {
  await profilePage(page).open();
  await secondFactorPage(page).setUpButton.click();
  await secondFactorPage(page).currentPassword.fill(password);
}

const recoveryCodes = new WeakMap<Account, Promise<string[]>>();

/** Turned on at the first opening only. */
function recoveryCodesOf(product: Product, person: Account) {
  const codes = recoveryCodes.get(person) ?? turnOnSecondFactor(product, person);
  recoveryCodes.set(person, codes);
  return codes;
}

export const secondFactorRows: readonly Row[] = [
  {
    name: 'Whether an instructor has to set up two-step sign-in',
    invokedBy: ['account/second-factor-duty.getSecondFactor'],
    who: 'visitor',
    calls: [get(/^\/auth\/second-factor$/)],
    open: async ({ page, product }) => {
      await carrySession(page.context(), product, await product.register(newPerson(), 'instructor'));
    },
    start: ({ page }) => page.goto('/payment-cancelled'),
    unaffected: async (page) => {
      await expect(paymentReturnPage(page).cancelled).toBeVisible();
      await expect(navigationBar(page).themeChoice('System')).toBeAttached();
      await expect(page).toHaveURL('/payment-cancelled');
    },
    sessionEnded: 'sign-in',
  },
  {
    name: 'Second step',
    invokedBy: ['account/second-step.completeSignIn'],
    who: 'visitor',
    call: { ...post(/^\/auth\/login\/second-step$/), bearer: false },
    open: async ({ page, product }) => {
      const person = await product.register(newPerson()); // not the demo student, who must go on signing in without it
      const [code = ''] = await turnOnSecondFactor(product, person);
      await signInPage(page).open();
      await signInPage(page).submit(person.user.email);
      await secondStepPage(page).code.fill(code);
    },
    start: click(on(secondStepPage, 'continueButton')),
    message: messages('Something went wrong on our side. Please try again in a moment.'),
    retry: on(secondStepPage, 'continueButton'),
    keeps: (page) => expect(secondStepPage(page).code).not.toHaveValue(''),
    recovered: ({ page }) => expect(page).toHaveURL(/\/dashboard$/),
    sessionEnded: async (page) => {
      await expect(failure(page).alert.filter({ hasText: sessionEnded })).toBeVisible();
      await secondStepPage(page).backButton.click();
      await expect(signInPage(page).signInButton).toBeEnabled();
    },
    forms: [
      {
        states: {
          'account/second-step editing': 'typed',
          'account/second-step submitting': 'sent',
          'account/second-step rejected': 'refused',
        },
        button: on(secondStepPage, 'continueButton'),
        notKept,
        isOfLink: true,
        changesPassword: true,
      },
    ],
  },
  {
    name: 'Sign-in: the passkeys that the form offers',
    invokedBy: ['account/passkey-sign-in.offerPasskey'],
    who: 'visitor',
    calls: [post(/^\/auth\/passkeys\/sign-in\/challenge$/)],
    start: ({ page }) => signInPage(page).open(),
    unaffected: async (page) => {
      await expect(signInPage(page).signInButton).toBeEnabled();
      await expect(passkeySignInPage(page).button).toBeEnabled();
    },
  },
  {
    name: 'Sign-in with a passkey',
    invokedBy: ['account/passkey-sign-in.signInWithPasskey'],
    who: 'visitor',
    call: post(/^\/auth\/passkeys\/sign-in\/challenge$/),
    open: async ({ page }) => {
      await addDevice(page);
      await withoutAutofill(page);
      await signInPage(page).open();
    },
    start: click(on(passkeySignInPage, 'button')),
    message: messages('The passkey could not be used. Please try again.'),
    retry: on(passkeySignInPage, 'button'),
    // This device has no passkey, so the browser ends the question, and the button is back.
    recovered: sees(on(passkeySignInPage, 'button')),
    sessionEnded: 'shown',
  },
  {
    name: 'Passkeys',
    invokedBy: ['account/passkeys.listPasskeys'],
    who: 'student',
    call: get(/^\/auth\/passkeys$/),
    start: ({ page }) => profilePage(page).open(),
    title: 'Error',
    message: messages('Your passkeys could not be loaded.'),
    retry: on(passkeysPage, 'retryButton'),
    recovered: sees(on(passkeysPage, 'addButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'A new passkey',
    invokedBy: ['account/passkeys.addPasskey'],
    who: 'student',
    call: post(/^\/auth\/passkeys\/registration$/),
    open: async (visit) => {
      const { page } = visit;
      await bringDevice(visit);
      await profilePage(page).open();
      await passkeysPage(page).addButton.click();
      await passkeysPage(page).fill('Laptop');
    },
    start: click(on(passkeysPage, 'createButton')),
    title: 'Error',
    message: messages('The passkey could not be added. This device may have one already; if not, please try again.'),
    retry: on(passkeysPage, 'createButton'),
    keeps: (page) => expect(passkeysPage(page).name).toHaveValue('Laptop'),
    recovered: sees((page) => noticeArea(page).notice('Passkey added')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/passkeys adding.editing': 'typed',
          'account/passkeys adding.submitting': 'sent',
          'account/passkeys adding.rejected': 'refused',
        },
        button: on(passkeysPage, 'createButton'),
        notKept,
        changesPassword: true,
      },
    ],
  },
  {
    name: 'A passkey in place of the password: whether there is one',
    invokedBy: ['account/passkey-confirmation.listPasskeys'],
    who: 'student',
    calls: [get(/^\/auth\/passkeys$/)],
    open: async ({ page }) => {
      await profilePage(page).open();
      await expect(passkeysPage(page).addButton).toBeVisible();
    },
    // Each attempt opens the form again.
    start: async ({ page }) => {
      const { setUpButton, cancelButton } = secondFactorPage(page);
      await expect(setUpButton.or(cancelButton)).toBeVisible();
      if (await cancelButton.isVisible()) await cancelButton.click();
      await setUpButton.click();
    },
    unaffected: async (page) => {
      await expect(secondFactorPage(page).currentPassword).toBeVisible();
      await expect(secondFactorPage(page).continueButton).toBeEnabled();
    },
    sessionEnded: 'in place',
  },
  {
    name: 'A passkey in place of the password',
    invokedBy: ['account/passkey-confirmation.confirmWithPasskey'],
    who: 'student',
    call: post(/^\/auth\/passkeys\/confirmation$/),
    open: async (visit) => {
      await openPasskeys(visit);
      await passkeysPage(visit.page).addButton.click();
      await passkeysPage(visit.page).name.fill('Phone');
    },
    start: click(on(passkeyConfirmationPage, 'button')),
    title: 'Error',
    message: messages('The passkey could not be used. Please try again, or enter your password.'),
    retry: on(passkeyConfirmationPage, 'button'),
    keeps: (page) => expect(passkeysPage(page).name).toHaveValue('Phone'),
    // Without the fault the server still refuses the passkey, as the device signs for the proxy's address.
    recovered: async ({ page }) => {
      await expect(passkeyConfirmationPage(page).refused).toBeVisible();
      await expect(passkeysPage(page).name).toHaveValue('Phone');
    },
    sessionEnded: 'in place',
  },
  {
    name: "A passkey's name",
    invokedBy: ['account/passkeys.renamePasskey'],
    who: 'student',
    call: put(/^\/auth\/passkeys\/[^/]+$/),
    open: async (visit) => {
      await openPasskey(visit);
      await passkeysPage(visit.page).name.fill('Old laptop');
    },
    start: click(on(passkeysPage, 'saveButton')),
    title: 'Error',
    message: messages('The passkey could not be changed. Please try again.'),
    retry: on(passkeysPage, 'saveButton'),
    keeps: (page) => expect(passkeysPage(page).name).toHaveValue('Old laptop'),
    recovered: sees((page) => passkeysPage(page).changeButton('Old laptop')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/passkeys changing.editing': 'typed',
          'account/passkeys changing.renaming': 'sent',
          'account/passkeys changing.rejected': 'refused',
        },
        button: on(passkeysPage, 'saveButton'),
        notKept: 'a name is typed anew in a moment',
      },
    ],
  },
  {
    name: "A passkey's removal",
    invokedBy: ['account/passkeys.removePasskey'],
    who: 'student',
    call: post(/^\/auth\/passkeys\/[^/]+\/removal$/),
    open: async (visit) => {
      await openPasskey(visit);
      await passkeysPage(visit.page).removeButton.click();
      await passkeysPage(visit.page).currentPassword.fill(password);
    },
    start: click(on(passkeysPage, 'removeButton')),
    title: 'Error',
    message: messages('The passkey could not be removed. Please try again.'),
    retry: on(passkeysPage, 'removeButton'),
    keeps: (page) => expect(passkeysPage(page).currentPassword).toHaveValue(password),
    recovered: sees((page) => noticeArea(page).notice('Passkey removed')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/passkeys removing.editing': 'typed',
          'account/passkeys removing.submitting': 'sent',
          'account/passkeys removing.rejected': 'refused',
        },
        button: on(passkeysPage, 'removeButton'),
        notKept,
        changesPassword: true,
      },
    ],
  },
  {
    name: 'Two-step sign-in',
    invokedBy: ['account/second-factor.getSecondFactor'],
    who: 'student',
    call: get(/^\/auth\/second-factor$/),
    start: ({ page }) => profilePage(page).open(),
    title: 'Error',
    message: messages('Two-step sign-in could not be loaded.'),
    retry: on(secondFactorPage, 'retryButton'),
    recovered: sees(on(secondFactorPage, 'setUpButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Two-step sign-in: its secret',
    invokedBy: ['account/second-factor.beginSecondFactor'],
    who: 'student',
    call: post(/^\/auth\/second-factor$/),
    open: startSecondFactor,
    start: click(on(secondFactorPage, 'continueButton')),
    title: 'Error',
    message: generally,
    retry: on(secondFactorPage, 'continueButton'),
    keeps: (page) => expect(secondFactorPage(page).currentPassword).toHaveValue(password),
    recovered: sees(on(secondFactorPage, 'qrCode')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/second-factor starting.editing': 'typed',
          'account/second-factor starting.submitting': 'sent',
          'account/second-factor starting.rejected': 'refused',
        },
        button: on(secondFactorPage, 'continueButton'),
        notKept,
      },
    ],
  },
  {
    name: 'Two-step sign-in: its first code',
    invokedBy: ['account/second-factor.confirmSecondFactor'],
    who: 'student',
    call: post(/^\/auth\/second-factor\/confirmation$/),
    open: async (visit) => {
      await startSecondFactor(visit);
      const part = secondFactorPage(visit.page);
      await part.continueButton.click();
      // The code of the next half minute, which the server accepts already, as it is valid for the longest.
      await part.code.fill(codeOf(await part.key.innerText(), Date.now() + 30_000));
    },
    start: click(on(secondFactorPage, 'turnOnButton')),
    title: 'Error',
    message: generally,
    retry: on(secondFactorPage, 'turnOnButton'),
    keeps: (page) => expect(secondFactorPage(page).code).toHaveValue(/^\d{6}$/),
    recovered: sees(on(secondFactorPage, 'keptButton')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/second-factor confirming.editing': 'typed',
          'account/second-factor confirming.submitting': 'sent',
          'account/second-factor confirming.rejected': 'refused',
        },
        button: on(secondFactorPage, 'turnOnButton'),
        notKept,
        changesPassword: true,
      },
    ],
  },
  {
    name: 'Two-step sign-in: its end',
    invokedBy: ['account/second-factor.removeSecondFactor'],
    who: 'student',
    call: post(/^\/auth\/second-factor\/removal$/),
    open: async ({ page, product, person }) => {
      const [code = ''] = await recoveryCodesOf(product, person);
      await profilePage(page).open();
      await secondFactorPage(page).turnOffButton.click();
      await secondFactorPage(page).currentPassword.fill(password);
      await secondFactorPage(page).code.fill(code);
    },
    start: click(on(secondFactorPage, 'confirmTurnOffButton')),
    title: 'Error',
    message: generally,
    retry: on(secondFactorPage, 'confirmTurnOffButton'),
    keeps: (page) => expect(secondFactorPage(page).currentPassword).toHaveValue(password),
    recovered: sees((page) => noticeArea(page).notice('Two-step sign-in is off')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/second-factor removing.editing': 'typed',
          'account/second-factor removing.submitting': 'sent',
          'account/second-factor removing.rejected': 'refused',
        },
        button: on(secondFactorPage, 'confirmTurnOffButton'),
        notKept,
        codeToSignIn: async ({ product, person }) => (await recoveryCodesOf(product, person))[1] ?? '',
        changesPassword: true,
      },
    ],
  },
];
