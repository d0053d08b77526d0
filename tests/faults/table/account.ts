/** Signing in, registering, a new password, the profile. */
import { expect, type Page } from '@playwright/test';
import { type Product, password } from '../../journeys/server.ts';
import { newPerson } from '../../journeys/test.ts';
import { deviceList } from '../../pages/account/devices.page.ts';
import { profilePage } from '../../pages/account/profile.page.ts';
import { registrationPage } from '../../pages/account/registration.page.ts';
import { resetPasswordPage } from '../../pages/account/reset-password.page.ts';
import { signInPage } from '../../pages/account/sign-in.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { on } from '../../pages/on.ts';
import { navigationBar } from '../../pages/shell/navigation.page.ts';
import { noticeArea } from '../../pages/shell/notices.page.ts';
import { messages, serverMessageOr } from '../call-faults.ts';
import { click, del, type Form, get, post, put, type Row, type ShownRow, sees, type Visit } from '../row.ts';

const aPassword = 'a password is kept nowhere';
const nextPassword = 'Learning2';

/** Where an invitation's link leads. */
async function invitationLink(product: Product): Promise<string> {
  const link = new URL(
    await product.invite({ email: `${Date.now()}@example.com`, firstName: 'Lena', lastName: 'Ito' }),
  );
  return link.pathname + link.hash;
}

async function resetLink(product: Product): Promise<string> {
  const { email } = (await product.register(newPerson())).user;
  await product.call('POST', '/auth/reset-password', '', { email });
  const link = () => {
    const mail = product.outbox().findLast(({ to }) => to === email);
    return /\/reset-password#token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect(() => expect(link()).not.toBe('')).toPass(); // mail goes out after the answer
  return link();
}

/** One white pixel. */
const photo = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Opens the devices with exactly one other device, also when it is called again. */
async function openDevices({ page, product, person }: Visit) {
  await product.call('DELETE', '/auth/sessions', person.token);
  await product.signIn(person.user.email, password);
  await deviceList(page).open();
  await expect(deviceList(page).signOutButton).toBeVisible();
}

async function fillPasswords({ page }: Visit) {
  const profile = profilePage(page);
  await profile.open();
  await profile.fillPasswords(nextPassword);
}

async function keepsPasswords(page: Page) {
  const profile = profilePage(page);
  await expect(profile.currentPassword).toHaveValue(password);
  await expect(profile.newPassword).toHaveValue(nextPassword);
  await expect(profile.confirmation).toHaveValue(nextPassword);
}

const signIn: Omit<ShownRow, 'name' | 'invokedBy' | 'call'> = {
  who: 'visitor',
  open: async ({ page, person }) => {
    await signInPage(page).open();
    await signInPage(page).fill(person.user.email);
  },
  start: click(on(signInPage, 'signInButton')),
  message: messages('Something went wrong on our side. Please try again in a moment.'),
  retry: on(signInPage, 'signInButton'),
  keeps: (page) => expect(signInPage(page).password).toHaveValue(password),
  recovered: ({ page }) => expect(page).toHaveURL(/\/dashboard$/),
  sessionEnded: 'shown',
};

const loginForms: readonly Form[] = [
  {
    states: {
      'account/sign-in login.editing': 'typed',
      'account/sign-in login.submitting': 'sent',
      'account/sign-in login.rejected': 'refused',
    },
    button: on(signInPage, 'signInButton'),
    notKept: aPassword,
  },
];
const identificationForms: readonly Form[] = [
  {
    states: { 'account/sign-in login.identifying': 'sent' },
    button: on(signInPage, 'signInButton'),
    notKept: aPassword,
  },
];

export const accountRows: readonly Row[] = [
  {
    ...signIn,
    name: 'Sign-in',
    invokedBy: ['account/sign-in.login'],
    call: post(/^\/auth\/login$/),
    forms: loginForms,
  },
  {
    ...signIn,
    name: 'Sign-in: who it is',
    invokedBy: ['account/sign-in.getCurrentUser'],
    call: get(/^\/auth\/user$/),
    forms: identificationForms,
  },
  {
    name: 'Reset request',
    invokedBy: ['account/sign-in.requestPasswordReset'],
    who: 'visitor',
    call: post(/^\/auth\/reset-password$/),
    open: async ({ page }) => {
      await signInPage(page).openForgotten();
      await signInPage(page).email.fill('noor@example.com');
    },
    start: click(on(signInPage, 'sendLinkButton')),
    message: messages('Failed to send reset link. Please try again.'),
    retry: on(signInPage, 'sendLinkButton'),
    keeps: async (page) => {
      await expect(signInPage(page).email).toHaveValue('noor@example.com');
      await expect(noticeArea(page).notice('Reset failed')).toBeVisible();
    },
    recovered: sees(on(signInPage, 'linkSent')),
    sessionEnded: 'shown',
    forms: [
      {
        states: {
          'account/sign-in forgot.editing': 'typed',
          'account/sign-in forgot.submitting': 'sent',
          'account/sign-in forgot.rejected': 'refused',
        },
        // Each goes to another address, as the server limits the links per address and hour.
        open: async ({ page }) => {
          await signInPage(page).openForgotten();
          await signInPage(page).email.fill(newPerson().email);
        },
        button: on(signInPage, 'sendLinkButton'),
        keeps: (page) => expect(signInPage(page).email).toHaveValue(/@/),
        notKept: 'an address is typed anew in a moment',
      },
    ],
  },
  {
    name: 'Reset password',
    invokedBy: ['account/reset-password.confirmPasswordReset'],
    who: 'visitor',
    call: post(/^\/auth\/reset-password\/confirm$/),
    open: async ({ page, product }) => {
      await page.goto(await resetLink(product));
      await resetPasswordPage(page).fill(nextPassword);
    },
    start: click(on(resetPasswordPage, 'changeButton')),
    message: messages('The password could not be changed. Please try again.'),
    retry: on(resetPasswordPage, 'changeButton'),
    keeps: async (page) => {
      await expect(resetPasswordPage(page).password).toHaveValue(nextPassword);
      await expect(resetPasswordPage(page).confirmation).toHaveValue(nextPassword);
    },
    recovered: ({ page }) => expect(page).toHaveURL(/\/login$/),
    sessionEnded: (page) => expect(resetPasswordPage(page).invalid).toBeVisible(),
    forms: [
      {
        states: {
          'account/reset-password editing': 'typed',
          'account/reset-password submitting': 'sent',
          'account/reset-password rejected': 'refused',
        },
        button: on(resetPasswordPage, 'changeButton'),
        notKept: aPassword,
        isOfLink: true,
      },
    ],
  },
  {
    name: "Registration: the invitation's check",
    invokedBy: ['account/registration.verifyToken'],
    who: 'visitor',
    call: post(/^\/auth\/verify-token$/),
    start: async ({ page, product }) => page.goto(await invitationLink(product)),
    title: 'Validation Error',
    message: serverMessageOr('Failed to validate token'),
    recovered: ({ page }) => expect(registrationPage(page).fullName).toHaveValue('Lena Ito'),
    sessionEnded: (page) => expect(registrationPage(page).invalid).toBeVisible(),
  },
  {
    name: 'Registration',
    invokedBy: ['account/registration.completeRegistration'],
    who: 'visitor',
    call: post(/^\/auth\/complete-registration$/),
    open: async ({ page, product }) => {
      await page.goto(await invitationLink(product));
      await registrationPage(page).fill();
    },
    start: click(on(registrationPage, 'createButton')),
    message: messages('Registration failed. Please try again.'),
    retry: on(registrationPage, 'createButton'),
    keeps: async (page) => {
      await expect(registrationPage(page).password).toHaveValue(password);
      await expect(registrationPage(page).confirmation).toHaveValue(password);
    },
    recovered: async ({ page }) => {
      await expect(noticeArea(page).notice('Registration successful')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    },
    sessionEnded: (page) => expect(registrationPage(page).invalid).toBeVisible(),
    forms: [
      {
        states: {
          'account/registration editing': 'typed',
          'account/registration submitting': 'sent',
          'account/registration rejected': 'refused',
        },
        button: on(registrationPage, 'createButton'),
        notKept: aPassword,
        isOfLink: true,
      },
    ],
  },
  {
    name: 'Profile details',
    invokedBy: ['account/profile-details.updateProfile', 'sync/pending-calls.send'],
    who: 'student',
    call: put(/^\/auth\/profile$/),
    open: async ({ page }) => {
      await profilePage(page).open();
      await profilePage(page).rename('Nour');
    },
    start: click(on(profilePage, 'saveButton')),
    title: 'Error',
    message: messages('Your profile could not be saved. Please try again.'),
    retry: on(profilePage, 'saveButton'),
    keeps: (page) => expect(profilePage(page).firstName).toHaveValue('Nour'),
    retriesItself: true,
    recovered: sees((page) => noticeArea(page).notice('Profile saved')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/profile-details editing': 'typed',
          'account/profile-details submitting.underWay': 'sent',
          'account/profile-details submitting.delayed': 'delayed',
          'account/profile-details rejected': 'refused',
        },
        button: on(profilePage, 'saveButton'),
        reopen: ({ page }) => profilePage(page).open(),
        draft: {
          typed: 'Nour',
          path: 'profile/details',
          edit: (page) => profilePage(page).lastName.fill('Haddad-Ito'),
        },
        stored: { firstName: 'Nour' },
      },
    ],
  },
  {
    name: 'Password change',
    invokedBy: ['account/password-change.changePassword'],
    who: 'student',
    call: post(/^\/auth\/change-password$/),
    open: fillPasswords,
    start: click(on(profilePage, 'changePasswordButton')),
    title: 'Error',
    message: messages('Your password could not be changed. Please try again.'),
    retry: on(profilePage, 'changePasswordButton'),
    keeps: keepsPasswords,
    recovered: sees((page) => noticeArea(page).notice('Password changed')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/password-change editing': 'typed',
          'account/password-change submitting': 'sent',
          'account/password-change rejected': 'refused',
        },
        button: on(profilePage, 'changePasswordButton'),
        notKept: aPassword,
        changesPassword: true,
        stored: { password: nextPassword },
      },
      {
        states: { 'account/password-change wrongPassword': 'typed' },
        open: async (visit) => {
          const profile = profilePage(visit.page);
          await fillPasswords(visit);
          await profile.currentPassword.fill('Learning3');
          await profile.changePasswordButton.click();
          await expect(profile.wrongPassword).toBeVisible();
          await profile.currentPassword.fill(password);
        },
        button: on(profilePage, 'changePasswordButton'),
        notKept: aPassword,
        changesPassword: true,
        stored: { password: nextPassword },
      },
    ],
  },
  {
    name: 'Photo',
    invokedBy: ['account/photo-upload.uploadPhoto'],
    who: 'student',
    call: post(/^\/auth\/upload-photo$/),
    open: async ({ page }) => {
      await profilePage(page).open();
      await profilePage(page).choosePhoto(photo);
    },
    start: click(on(profilePage, 'savePhotoButton')),
    title: 'Error',
    message: messages('The photo could not be saved. Please try again.'),
    retry: on(profilePage, 'savePhotoButton'),
    timeLimit: 'a minute',
    keeps: (page) => expect(profilePage(page).preview).toBeVisible(),
    recovered: sees((page) => noticeArea(page).notice('Photo saved')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'account/photo-upload ready': 'typed',
          'account/photo-upload uploading': 'sent',
          'account/photo-upload rejected': 'refused',
        },
        button: on(profilePage, 'savePhotoButton'),
        keeps: (page) => expect(profilePage(page).previewOrUpload).toBeVisible(),
        notKept: 'a file can be chosen again in a moment',
        stored: { photo: true },
      },
    ],
  },
  {
    name: "The photo's removal",
    invokedBy: ['account/photo-upload.removePhoto'],
    who: 'student',
    call: del(/^\/auth\/photo$/),
    open: async ({ page }) => {
      const profile = profilePage(page);
      await profile.open();
      await profile.choosePhoto(photo);
      await profile.savePhotoButton.click();
      await profile.removePhotoButton.click();
      await expect(profile.keepPhotoButton).toBeVisible();
    },
    start: click(on(profilePage, 'removePhotoButton')),
    title: 'Your photo is still there',
    message: messages('Your photo could not be removed. Please try again.'),
    retry: on(profilePage, 'removePhotoButton'),
    recovered: sees(on(profilePage, 'noPhoto')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'The devices',
    invokedBy: ['account/devices.listSessions'],
    who: 'student',
    call: get(/^\/auth\/sessions$/),
    open: ({ page }) => profilePage(page).open(),
    start: click(on(deviceList, 'showButton')),
    title: 'Error',
    message: messages('Your devices could not be loaded. Please try again.'),
    retry: on(failure, 'retryButton'),
    recovered: sees(on(deviceList, 'here')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Signing out on one device',
    invokedBy: ['account/devices.endSession'],
    who: 'student',
    call: del(/^\/auth\/sessions\/[0-9a-f-]+$/),
    open: openDevices,
    start: click(on(deviceList, 'signOutButton')),
    title: 'Not signed out',
    message: messages('The devices are still signed in. Please try again.'),
    retry: on(deviceList, 'signOutButton'),
    recovered: sees(on(deviceList, 'alone')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Signing out on all other devices',
    invokedBy: ['account/devices.endOtherSessions'],
    who: 'student',
    call: del(/^\/auth\/sessions$/),
    open: openDevices,
    start: click(on(deviceList, 'signOutOthersButton')),
    title: 'Not signed out',
    message: messages('The devices are still signed in. Please try again.'),
    retry: on(deviceList, 'signOutOthersButton'),
    recovered: sees(on(deviceList, 'alone')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Logout',
    invokedBy: ['account/session.logout'],
    who: 'student',
    calls: [post(/^\/auth\/logout$/)],
    start: async ({ page, signIn: signInAgain }) => {
      await signInAgain();
      await page.goto('/payment-cancelled');
      await navigationBar(page).logoutButton.click();
    },
    unaffected: (page) => expect(page).toHaveURL(/\/login$/),
  },
];

/** States with the tag `input` in which nothing is left to lose, and why. */
export const accountSettled: Record<string, string> = {
  'account/sign-in forgot.sent': 'the link has been asked for',
};
