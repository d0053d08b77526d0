import { exampleInstructor, exampleStudent, exampleToken } from '../../../src/api/examples.ts';
import { sessionMachine } from '../../../src/machines/session.machine.ts';
import { model, passing } from '../engine/model.ts';

const day = 24 * 60 * 60 * 1000;
const until = (expiresAt: number) => ({ ...exampleToken, expiresAt, user: exampleStudent });

export const session = model(sessionMachine)({
  starts: {
    'nothing stored': { input: (now) => ({ stored: null, now }) },
    'a session of a day and a half': { input: (now) => ({ stored: until(1.5 * day), now }) },
  },
  events: {
    start: [{ session: until(1.5 * day) }, { session: until(-1) }],
    'change.user': [{ user: exampleInstructor }],
    'change.token': [{ token: 'd.e.f', expiresAt: 3 * day }],
    refuse: [{}],
    'end.elsewhere': [{}],
    signOut: [{}],
  },
  answers: { logout: { done: [undefined], error: [500] } },
  tells: ({ session: current, now }) => current && Math.ceil((current.expiresAt - now()) / day),
  see: {
    restoring: passing,
    valid: { says: '§2: Dashboard, Profile, Assignments and Logout in the navigation' },
    signingOut: { says: 'decisions 6: the server is told' },
    leaving: passing,
    expired: { says: '§4: signed out; Login and Register in the navigation' },
    signedOut: { says: '§4: signed out; Login and Register in the navigation' },
  },
});
