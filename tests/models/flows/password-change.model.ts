import { exampleToken } from '../../../src/api/examples.ts';
import { passwordChangeMachine } from '../../../src/machines/password-change.machine.ts';
import { model } from '../engine/model.ts';

export const passwordChange = model(passwordChangeMachine)({
  starts: { visit: {} },
  events: { submit: [{ values: { currentPassword: 'Learning1', newPassword: 'Learning2' } }] },
  answers: { changePassword: { done: [{ ...exampleToken, expiresAt: 4_070_908_800_000 }], error: [422, 500] } },
  see: {
    editing: { says: '§7 POST /auth/change-password: current and new password' },
    submitting: { says: 'on its way, and not sent twice' },
    changed: { says: 'the fields are empty again' },
    wrongPassword: { says: 'the current password is not right' },
    rejected: { says: 'not changed, and can be tried again' },
  },
});
