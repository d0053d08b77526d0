import { exampleInvitation, exampleStudent } from '../../../src/api/examples.ts';
import { registrationMachine } from '../../../src/machines/registration.machine.ts';
import { model, passing } from '../engine/model.ts';

export const registration = model(registrationMachine, {
  starts: {
    'an invitation': { input: () => ({ token: 'a.b.c' }) },
    'no token': { input: () => ({ token: null }) },
  },
  events: { retry: [{}], submit: [{ password: 'Learning1' }] },
  answers: {
    verifyToken: { done: [exampleInvitation, { ...exampleInvitation, email: '' }], error: [401, 500] },
    completeRegistration: { done: [exampleStudent], error: [401, 500] },
  },
  see: {
    opening: passing,
    missing: { says: '§2: "Invalid Access" with "Return to Home"' },
    validating: { says: '§2: "Validating your invitation..."' },
    unchecked: { says: '§8: "Failed to validate token"' },
    invalid: { says: '§2: "Invalid Invitation" with "Return to Home"' },
    editing: { says: '§2: "Create Account", name and e-mail prefilled and disabled' },
    submitting: { says: '§2: "Creating Account..."' },
    rejected: { says: '§8: the error message' },
    registered: { says: '§2: on the way to /login' },
  },
});
