import { exampleInvitation, exampleStudent } from '../../../../src/api/generated/examples.ts';
import { registrationMachine } from '../../../../src/machines/account/registration.machine.ts';
import { alert, control, field, heading, linkTo, words } from '../../browser/looks.ts';
import { button, pressTwice } from '../../browser/stage.ts';
import { model, passing } from '../../engine/model.ts';

export const registration = model(registrationMachine)({
  starts: {
    'an invitation': { open: ({ visit }) => visit('/registration?token=a.b.c'), input: () => ({ token: 'a.b.c' }) },
    'no token': { open: ({ visit }) => visit('/registration'), input: () => ({ token: null }) },
  },
  events: { retry: [{}], submit: [{ password: 'Learning1' }] },
  answers: {
    verifyToken: { done: [exampleInvitation, { ...exampleInvitation, email: '' }], error: [401, 410, 500] },
    completeRegistration: { done: [exampleStudent], error: [401, 410, 500] },
  },
  see: {
    opening: passing,
    missing: {
      says: '§account.23: "Invalid Access" with "Return to Home"',
      shows: [heading('Invalid Access'), linkTo('Return to Home')],
    },
    validating: {
      says: '§account.24: "Validating your invitation..."',
      shows: [words('Validating your invitation...')],
    },
    unchecked: {
      says: '§account.28: "Failed to validate token", "Retry" and "Return to Home"; not called invalid',
      shows: [alert('Validation Error'), control('Retry'), linkTo('Return to Home')],
      hides: [heading('Invalid Invitation')],
    },
    invalid: {
      says: '§account.27: "Invalid Invitation" with "Return to Home"',
      shows: [heading('Invalid Invitation'), linkTo('Return to Home')],
    },
    editing: {
      says: '§account.29: "Create Account", name and e-mail prefilled and disabled',
      shows: [heading('Create Account'), field('Full Name'), field('Email'), control('Create Account')],
    },
    submitting: { says: '§account.29: "Creating Account..."', shows: [control('Creating Account...')] },
    rejected: { says: '§account.33: the error message', shows: [alert(), control('Create Account')] },
    registered: { says: '§account.32: on the way to /login', shows: [] },
  },
  departs: { 'xstate.done.actor.completeRegistration': null },
  act: {
    retry: button('Retry'),
    submit: async ({ page }, { password }) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password', { exact: true }).fill(password);
      return pressTwice(page.getByRole('button', { name: 'Create Account' }));
    },
  },
});
