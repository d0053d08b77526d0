/**
 * Every state that holds what a student typed, and how it comes about. The keys are held against the machines' own tags
 * (`input`), so that a new state cannot be forgotten.
 */
import { expect, type Page } from '@playwright/test';
import { field, fill, inDialog, openAssignment, type Screen, type World } from '../journeys/fault-screen.ts';
import { sends } from '../journeys/fault-sends.ts';
import { newPerson } from '../journeys/journey.ts';
import { password } from '../journeys/server.ts';
import type { Kept } from './rows.ts';

export type Form = {
  /** How it is opened, filled and sent (tests/journeys/fault-sends.ts). */
  screen: Screen;
  /** The name of the button that sends it. */
  button: string;
  /** Comes back to the form without filling it; none where nothing outlives the page, for the reason in `gone`. */
  reopen?: (world: World) => Promise<unknown>;
  /** Why what was typed does not outlive the page. */
  gone?: string;
  /** Its bearer is a link's token. */
  isOfLink?: true;
  /** A text that whoever presses the button does without. */
  letsGo?: string;
  /** What has to be there, where the screen's own look is for a refusal. */
  holds?: (page: Page) => Promise<unknown>;
  /** Where it is a draft: a piece of its text, its place on the server, and a change of it in another tab. */
  draft?: { typed: string; path: string; edit: (page: Page) => Promise<unknown> };
  /** What the server holds of the person in the end. */
  kept?: Kept;
};

export type Stage =
  | 'typed' // and not sent
  | 'sent' // on its way
  | 'delayed' // waiting to be sent again by itself
  | 'refused'; // shown with the reason

export type State = { form: Form; stage: Stage };

function screen(name: string): Screen {
  const found = sends.find((one) => one.name === name);
  if (!found) throw new Error(`No screen is called "${name}".`);
  return found;
}

const secret = 'a password is kept nowhere';
const code = 'a promotion code is typed anew in a moment';

const extension: Form = {
  screen: screen('Extension request'),
  button: 'Send Request',
  reopen: (world) => openAssignment(world, 'Request Extension'),
  draft: {
    typed: 'I am at a conference.',
    path: 'extension/question-log',
    edit: (page) => fill(page, { Reason: 'I am ill.' }),
  },
  kept: { row: 'extensionRequests' },
};
const submission: Form = {
  screen: screen('Submission without a file'),
  button: 'Submit',
  reopen: (world) => openAssignment(world, 'Submit Assignment'),
  draft: {
    typed: 'Five questions, each with its decision.',
    path: 'submission/question-log',
    edit: (page) => fill(page, { 'Your answer': 'Six questions.' }),
  },
  kept: { row: 'submissions' },
};
const submissionWithFile: Form = { ...submission, screen: screen("Submission: a file's upload") };
const quiz: Form = {
  screen: screen('Quiz'),
  button: 'Check answers',
  reopen: async ({ page }) => {
    await page.goto('/courses/data-literacy/lessons/m1-l4');
    await expect(page.getByRole('main').getByRole('group').first()).toBeVisible();
  },
  draft: {
    typed: '"q1"',
    path: 'quiz/data-literacy.m1-l4',
    edit: (page) => page.getByRole('main').getByRole('radio').nth(1).check(),
  },
  kept: { row: 'quizAttempts' },
};
const profile: Form = {
  screen: screen('Profile details'),
  button: 'Save Profile',
  reopen: ({ page }) => page.goto('/profile'),
  draft: {
    typed: 'Nour',
    path: 'profile/details',
    edit: (page) => fill(page, { 'Last name': 'Haddad-Ito' }),
  },
  kept: { firstName: 'Nour' },
};
const message: Form = {
  screen: screen('Message to the instructor'),
  button: 'Send Message',
  gone: 'it is written and sent in one go, in a dialog that stays open until it is',
  kept: { row: 'instructorMessages' },
};
const passwordChange: Form = {
  screen: screen('Password change'),
  button: 'Change Password',
  gone: secret,
  kept: { password: 'Learning2' },
};
const wrongPassword: Form = {
  ...passwordChange,
  screen: {
    ...passwordChange.screen,
    open: async (world) => {
      await passwordChange.screen.open?.(world);
      await fill(world.page, { 'Current password': 'Learning3' });
      await world.page.getByRole('button', { name: 'Change Password' }).click();
      await expect(world.page.getByText('The current password is not right.')).toBeVisible();
      await fill(world.page, { 'Current password': password });
    },
  },
};
const photo: Form = {
  screen: screen('Photo'),
  button: 'Save Photo',
  gone: 'a file can be chosen again in a moment',
  holds: (page) => expect(page.getByText(/^(Preview: not saved yet\.|Uploading\.\.\.)$/).first()).toBeVisible(),
  kept: { photo: true },
};
const registration: Form = { screen: screen('Registration'), button: 'Create Account', gone: secret, isOfLink: true };
const resetPassword: Form = {
  screen: screen('Reset password'),
  button: 'Change Password',
  gone: secret,
  isOfLink: true,
};
const login: Form = { screen: screen('Sign-in'), button: 'Sign In', gone: secret };
const identification: Form = { screen: screen('Sign-in: who it is'), button: 'Sign In', gone: secret };
const linkRequest: Form = {
  screen: {
    ...screen('Reset request'),
    // Each to another address, as one address gets few links an hour.
    open: async ({ page }) => {
      await page.goto('/forgot-password');
      await fill(page, { Email: newPerson().email });
    },
  },
  button: 'Send Reset Link',
  gone: 'an address is typed anew in a moment',
  holds: (page) => expect(field(page, 'Email')).toHaveValue(/@/),
};
const holdsCode = (page: Page) => expect(field(page, 'Promotion code')).toHaveValue(/^LEARN\d\d$/);
// The field is there once there is a price; the code comes back with it.
const quote: Form = { screen: screen('Payment dialog: a promotion code'), button: 'Apply', gone: code };
const quoteWithoutCode: Form = {
  ...quote,
  screen: screen('Payment dialog: the price without a refused code'),
};
const refusedCode: Form = {
  ...quote,
  button: 'Pay Now',
  screen: {
    ...screen('Pay now'),
    open: async (world) => {
      await quoteWithoutCode.screen.open?.(world);
      await inDialog('Apply')(world.page).click();
      await expect(world.page.getByText('This promotion code is not valid')).toBeVisible();
    },
    // Whoever pays without the refused code has let it go.
    holds: async () => {},
  },
  letsGo: 'LEARN99',
  kept: { row: 'orders' },
};
const checkout: Form = {
  screen: screen('Pay now'),
  button: 'Pay Now',
  gone: code,
  holds: holdsCode,
  kept: { row: 'orders' },
};

/** `machine leaf`. */
export const states: Record<string, State> = {
  'assignments/extension writing': { form: extension, stage: 'typed' },
  'assignments/extension sending.underWay': { form: extension, stage: 'sent' },
  'assignments/extension sending.delayed': { form: extension, stage: 'delayed' },
  'assignments/extension rejected': { form: extension, stage: 'refused' },
  'assignments/submission editing.writing': { form: submission, stage: 'typed' },
  'assignments/submission editing.rejected': { form: submission, stage: 'refused' },
  'assignments/submission sending.uploading': { form: submissionWithFile, stage: 'sent' },
  'assignments/submission sending.submitting.underWay': { form: submission, stage: 'sent' },
  'assignments/submission sending.submitting.delayed': { form: submission, stage: 'delayed' },
  'payment/enrolment open.quoting': { form: quote, stage: 'sent' },
  'payment/enrolment open.quotingWithoutCode': { form: quoteWithoutCode, stage: 'sent' },
  'payment/enrolment open.failed': { form: quote, stage: 'refused' },
  'payment/enrolment open.ready': { form: checkout, stage: 'typed' },
  'payment/enrolment open.codeRefused': { form: refusedCode, stage: 'typed' },
  'payment/enrolment open.checkingOut': { form: checkout, stage: 'sent' },
  'payment/enrolment open.refused': { form: checkout, stage: 'refused' },
  'course/instructor-message writing': { form: message, stage: 'typed' },
  'course/instructor-message sending': { form: message, stage: 'sent' },
  'course/instructor-message rejected': { form: message, stage: 'refused' },
  'lesson/quiz answering': { form: quiz, stage: 'typed' },
  'lesson/quiz checking.underWay': { form: quiz, stage: 'sent' },
  'lesson/quiz checking.delayed': { form: quiz, stage: 'delayed' },
  'lesson/quiz unchecked': { form: quiz, stage: 'refused' },
  'account/password-change editing': { form: passwordChange, stage: 'typed' },
  'account/password-change submitting': { form: passwordChange, stage: 'sent' },
  'account/password-change wrongPassword': { form: wrongPassword, stage: 'typed' },
  'account/password-change rejected': { form: passwordChange, stage: 'refused' },
  'account/photo-upload ready': { form: photo, stage: 'typed' },
  'account/photo-upload uploading': { form: photo, stage: 'sent' },
  'account/photo-upload rejected': { form: photo, stage: 'refused' },
  'account/profile-details editing': { form: profile, stage: 'typed' },
  'account/profile-details submitting.underWay': { form: profile, stage: 'sent' },
  'account/profile-details submitting.delayed': { form: profile, stage: 'delayed' },
  'account/profile-details rejected': { form: profile, stage: 'refused' },
  'account/registration editing': { form: registration, stage: 'typed' },
  'account/registration submitting': { form: registration, stage: 'sent' },
  'account/registration rejected': { form: registration, stage: 'refused' },
  'account/reset-password editing': { form: resetPassword, stage: 'typed' },
  'account/reset-password submitting': { form: resetPassword, stage: 'sent' },
  'account/reset-password rejected': { form: resetPassword, stage: 'refused' },
  'account/sign-in login.editing': { form: login, stage: 'typed' },
  'account/sign-in login.submitting': { form: login, stage: 'sent' },
  'account/sign-in login.identifying': { form: identification, stage: 'sent' },
  'account/sign-in login.rejected': { form: login, stage: 'refused' },
  'account/sign-in forgot.editing': { form: linkRequest, stage: 'typed' },
  'account/sign-in forgot.submitting': { form: linkRequest, stage: 'sent' },
  'account/sign-in forgot.rejected': { form: linkRequest, stage: 'refused' },
};

/** States with the tag in which nothing is left to lose, and why. */
export const settled: Record<string, string> = {
  'payment/enrolment open.leaving': 'the checkout has been made, and the browser is on its way to it',
  'account/sign-in forgot.sent': 'the link has been asked for',
};
