import { exampleToken } from '../../../../src/api/generated/examples.ts';
import { passwordChangeMachine } from '../../../../src/machines/account/password-change.machine.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, text } from '../../browser/locators.ts';
import { pressTwice } from '../../browser/page-helpers.ts';
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
      shows: [on(profilePage, 'currentPassword'), on(profilePage, 'changePasswordButton')],
    },
    editing: {
      says: 'something is typed',
      shows: [on(profilePage, 'currentPassword'), on(profilePage, 'changePasswordButton')],
    },
    submitting: { says: 'on its way, and not sent twice', shows: [on(profilePage, 'changingPasswordButton')] },
    wrongPassword: {
      says: 'the current password is not right',
      shows: [text('The server answered 422.'), on(profilePage, 'changePasswordButton')],
    },
    rejected: {
      says: 'not changed, and can be tried again',
      shows: [alert(), on(profilePage, 'changePasswordButton')],
    },
  },
  act: {
    type: ({ page }) => profilePage(page).currentPassword.fill('L'),
    submit: async ({ page }, { values }) => {
      await profilePage(page).currentPassword.fill(values.currentPassword);
      await profilePage(page).newPassword.fill(values.newPassword);
      await profilePage(page).confirmation.fill(values.newPassword);
      return pressTwice(profilePage(page).changePasswordButton);
    },
  },
});
