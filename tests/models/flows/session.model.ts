import type { Page } from '@playwright/test';
import { exampleInstructor, exampleStudent, exampleToken } from '../../../src/api/examples.ts';
import { sessionMachine } from '../../../src/machines/session.machine.ts';
import { control, linkTo } from '../browser/looks.ts';
import { press, pressTwice } from '../browser/stage.ts';
import { model, passing } from '../engine/model.ts';
import { moment } from './samples.ts';

const day = 24 * 60 * 60 * 1000;
const until = (expiresAt: number) => ({ ...exampleToken, expiresAt, user: exampleStudent });

/** A token that says when it ends; nobody here checks its signature. */
const tokenUntil = (expiresAt: number) =>
  ['{"alg":"HS256"}', JSON.stringify({ exp: Math.floor(expiresAt / 1000) }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** Says to the page what another tab would. */
const tell = (page: Page, news: object) =>
  page.evaluate((message) => new BroadcastChannel('session').postMessage(message), news);

export const session = model(sessionMachine)({
  starts: {
    'nothing stored': { open: ({ visit }) => visit('/courses'), input: (now) => ({ stored: null, now }) },
    'a session of a day and a half': {
      open: ({ attend }) => attend('/profile', { token: tokenUntil(moment + 1000 + 1.5 * day) }),
      input: (now) => ({ stored: until(1.5 * day), now }),
    },
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
    valid: { says: '§2: Dashboard, Profile, Assignments and Logout in the navigation', shows: [control('Logout')] },
    signingOut: { says: 'decisions 6: the server is told', shows: [control('Logout')] },
    leaving: passing,
    expired: {
      says: '§4: signed out; Login and Register in the navigation',
      shows: [linkTo('Login'), linkTo('Register')],
      hides: [control('Logout')],
    },
    signedOut: {
      says: '§4: signed out; Login and Register in the navigation',
      shows: [linkTo('Login'), linkTo('Register')],
      hides: [control('Logout')],
    },
  },
  departs: {
    'xstate.done.actor.logout': 'signedOut',
    'xstate.error.actor.logout': 'signedOut',
    'xstate.after.patience.session.signingOut': 'signedOut',
  },
  act: {
    // Another tab tells what it has done.
    start: ({ page }, event) => {
      const { expiresAt } = event.session;
      const saved = { ...event.session, token: tokenUntil(moment + expiresAt), expiresAt: moment + expiresAt };
      return tell(page, { saved });
    },
    'change.token': ({ page }) => {
      const expiresAt = moment + 3 * day;
      return tell(page, { saved: { token: tokenUntil(expiresAt), expiresAt, user: exampleStudent } });
    },
    'end.elsewhere': async ({ page }) => {
      const cookies = await page.context().cookies();
      return tell(page, { cleared: cookies.find(({ name }) => name === '_auth')?.value });
    },
    // The name is changed on the profile page.
    'change.user': async ({ page }) => {
      await press(page.getByRole('link', { name: 'Profile', exact: true }));
      return press(page.getByRole('button', { name: 'Save Profile' }));
    },
    refuse: async ({ page, gate }) => {
      gate.endSession();
      await press(page.getByRole('link', { name: 'Profile', exact: true }));
      return press(page.getByRole('button', { name: 'Save Profile' }));
    },
    signOut: ({ page }) => pressTwice(page.getByRole('button', { name: 'Logout' })),
  },
});
