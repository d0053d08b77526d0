import { resetPasswordMachine } from '../../../src/machines/reset-password.machine.ts';
import { model, passing } from '../engine/model.ts';

export const resetPassword = model(resetPasswordMachine, {
  starts: { 'a link': { input: () => ({ token: 'a.b.c' }) }, 'no token': { input: () => ({ token: null }) } },
  events: { submit: [{ password: 'Learning2' }] },
  answers: { confirmPasswordReset: { done: [undefined], error: [401, 500] } },
  see: {
    opening: passing,
    missing: { says: 'decisions 2.3: no token' },
    editing: { says: 'decisions 2.3: new password and confirmation' },
    submitting: { says: 'on its way, and not sent twice' },
    rejected: { says: 'not changed, and can be tried again' },
    refused: { says: 'the link is used or has expired' },
    changed: { says: 'on the way to /login' },
  },
});
