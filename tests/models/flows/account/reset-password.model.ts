import { resetPasswordMachine } from '../../../../src/machines/account/reset-password.machine.ts';
import { alert, control, heading, linkTo } from '../../browser/looks.ts';
import { pressTwice } from '../../browser/stage.ts';
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
      shows: [heading('Choose a new password'), control('Change Password')],
    },
    submitting: { says: 'on its way, and not sent twice', shows: [control('Changing Password...')] },
    rejected: { says: 'not changed, and can be tried again', shows: [alert(), control('Change Password')] },
    refused: {
      says: 'the link is used or has expired',
      shows: [heading('Invalid Reset Link'), linkTo('Request a new link')],
    },
    changed: { says: 'on the way to /login', shows: [] },
  },
  departs: { 'xstate.done.actor.confirmPasswordReset': null },
  act: {
    submit: async ({ page }, { password }) => {
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password', { exact: true }).fill(password);
      return pressTwice(page.getByRole('button', { name: 'Change Password' }));
    },
  },
});
