import { resetPasswordMachine } from '../../../../src/machines/account/reset-password.machine.ts';
import { resetPasswordPage } from '../../../pages/account/reset-password.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading } from '../../browser/locators.ts';
import { pressTwice } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const resetPassword = model(resetPasswordMachine)({
  starts: {
    'a link': { open: ({ visit }) => visit('/reset-password?token=a.b.c'), input: () => ({ token: 'a.b.c' }) },
    'no token': { open: ({ visit }) => visit('/reset-password'), input: () => ({ token: null }) },
  },
  events: { submit: [{ password: 'Learning2' }] },
  answers: { confirmPasswordReset: { done: [undefined], error: [401, 500] } },
  see: {
    opening: passing,
    missing: { says: '§account.39: no token', shows: [heading('Invalid Reset Link')] },
    editing: {
      says: '§account.39: new password and confirmation',
      shows: [heading('Choose a new password'), on(resetPasswordPage, 'changeButton')],
    },
    submitting: { says: 'on its way, and not sent twice', shows: [on(resetPasswordPage, 'changingButton')] },
    rejected: { says: 'not changed, and can be tried again', shows: [alert(), on(resetPasswordPage, 'changeButton')] },
    refused: {
      says: 'the link is used or has expired',
      shows: [heading('Invalid Reset Link'), on(resetPasswordPage, 'newLinkLink')],
    },
    changed: { says: 'on the way to /login', shows: [] },
  },
  departs: { 'xstate.done.actor.confirmPasswordReset': null },
  act: {
    submit: async ({ page }, { password }) => {
      await resetPasswordPage(page).password.fill(password);
      await resetPasswordPage(page).confirmation.fill(password);
      return pressTwice(resetPasswordPage(page).changeButton);
    },
  },
});
