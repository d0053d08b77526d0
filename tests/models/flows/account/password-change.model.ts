import { exampleToken } from '../../../../src/api/generated/examples.ts';
import { passwordChangeMachine } from '../../../../src/machines/account/password-change.machine.ts';
import { alert, control, field, words } from '../../browser/looks.ts';
import { pressTwice } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';

export const passwordChange = model(passwordChangeMachine)({
  starts: { visit: { open: ({ attend }) => attend('/profile') } },
  events: {
    type: [{}],
    submit: [{ values: { currentPassword: 'Learning1', newPassword: 'Learning2' } }],
  },
  answers: { changePassword: { done: [{ ...exampleToken, expiresAt: 4_070_908_800_000 }], error: [422, 500] } },
  see: {
    empty: {
      says: '§account.36: current and new password; empty again once it is changed',
      shows: [field('Current password'), control('Change Password')],
    },
    editing: { says: 'something is typed', shows: [field('Current password'), control('Change Password')] },
    submitting: { says: 'on its way, and not sent twice', shows: [control('Changing password...')] },
    wrongPassword: {
      says: 'the current password is not right',
      shows: [words('The server answered 422.'), control('Change Password')],
    },
    rejected: { says: 'not changed, and can be tried again', shows: [alert(), control('Change Password')] },
  },
  act: {
    type: ({ page }) => page.getByLabel('Current password', { exact: true }).fill('L'),
    submit: async ({ page }, { values }) => {
      await page.getByLabel('Current password', { exact: true }).fill(values.currentPassword);
      await page.getByLabel('New password', { exact: true }).fill(values.newPassword);
      await page.getByLabel('Confirm new password', { exact: true }).fill(values.newPassword);
      return pressTwice(page.getByRole('button', { name: 'Change Password' }));
    },
  },
});
