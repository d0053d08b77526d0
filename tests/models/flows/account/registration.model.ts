import { exampleInvitation, exampleStudent } from '../../../../src/api/generated/examples.ts';
import { registrationMachine } from '../../../../src/machines/account/registration.machine.ts';
import { registrationPage } from '../../../pages/account/registration.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
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
      shows: [heading('Invalid Access'), on(registrationPage, 'homeLink')],
    },
    validating: {
      says: '§account.24: "Validating your invitation..."',
      shows: [text('Validating your invitation...')],
    },
    unchecked: {
      says: '§account.28: "Failed to validate token", "Retry" and "Return to Home"; not called invalid',
      shows: [alert('Validation Error'), on(failure, 'retryButton'), on(registrationPage, 'homeLink')],
      hides: [heading('Invalid Invitation')],
    },
    invalid: {
      says: '§account.27: "Invalid Invitation" with "Return to Home"',
      shows: [heading('Invalid Invitation'), on(registrationPage, 'homeLink')],
    },
    editing: {
      says: '§account.29: "Create Account", name and e-mail prefilled and disabled',
      shows: [
        heading('Create Account'),
        on(registrationPage, 'fullName'),
        on(registrationPage, 'email'),
        on(registrationPage, 'createButton'),
      ],
    },
    submitting: { says: '§account.29: "Creating Account..."', shows: [on(registrationPage, 'creatingButton')] },
    rejected: { says: '§account.33: the error message', shows: [alert(), on(registrationPage, 'createButton')] },
    registered: { says: '§account.32: on the way to /login', shows: [] },
  },
  departs: { 'xstate.done.actor.completeRegistration': null },
  act: {
    retry: pressing(failure, 'retryButton'),
    submit: async ({ page }, { password }) => {
      await registrationPage(page).password.fill(password);
      await registrationPage(page).confirmation.fill(password);
      return pressTwice(registrationPage(page).createButton);
    },
  },
});
