import type { Page } from '@playwright/test';
import { exampleInstructor, exampleStudent, exampleToken } from '../../../../src/api/generated/examples.ts';
import { sessionMachine } from '../../../../src/machines/account/session.machine.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { navigationBar } from '../../../pages/shell/navigation.page.ts';
import { sessionDialogs } from '../../../pages/sync/session-ending.page.ts';
import { dialog } from '../../browser/locators.ts';
import { press, pressTwice } from '../../browser/page-helpers.ts';
import { refuseNext, tell, tokenUntil, typedName, typeName } from '../../browser/session-page.ts';
import { model, passing } from '../../engine/model.ts';
import { moment } from '../samples.ts';

const day = 24 * 60 * 60 * 1000;
const until = (expiresAt: number) => ({ ...exampleToken, expiresAt, user: exampleStudent });

const firstToken = tokenUntil(moment + 1000 + 1.5 * day);
/** The page's token, as another tab knows it. */
const tokens = new WeakMap<Page, string>();

const tellSaved = (page: Page, expiresAt: number) => {
  tokens.set(page, tokenUntil(expiresAt));
  return tell(page, { saved: { token: tokens.get(page), expiresAt, user: exampleStudent } });
};

export const session = model(sessionMachine)({
  starts: {
    'nothing stored': { open: ({ visit }) => visit('/courses'), input: (now) => ({ stored: null, now }) },
    'a session of a day and a half': {
      open: ({ attend }) => attend('/profile', { token: firstToken }),
      input: (now) => ({ stored: until(1.5 * day), now }),
    },
  },
  events: {
    start: [{ session: until(1.5 * day) }, { session: until(-1) }],
    'change.user': [{ user: exampleInstructor }],
    'change.token': [{ token: 'd.e.f', expiresAt: 3 * day }],
    'change.unsent': [{ isUnsent: true }, { isUnsent: false }],
    refuse: [{}],
    leave: [{}],
    'end.elsewhere': [{}],
    signOut: [{}],
  },
  answers: { logout: { done: [undefined], error: [500] } },
  tells: ({ session: current, isUnsent, now }) =>
    `${isUnsent} ${current && Math.ceil((current.expiresAt - now()) / day)}`,
  see: {
    restoring: passing,
    valid: {
      says: '§shell.4: Dashboard, Profile, Assignments and Logout in the navigation',
      shows: [on(navigationBar, 'logoutButton')],
    },
    endedInPlace: {
      says: 'what is unsent stays on the screen, and its person signs in again over it',
      shows: [dialog('Sign in again'), on(sessionDialogs, 'leaveButton'), on(sessionDialogs, 'otherAccountButton')],
    },
    signingOut: { says: '§account.40: the server is told', shows: [on(navigationBar, 'logoutButton')] },
    leaving: passing,
    expired: {
      says: '§account.2: signed out; Login and Register in the navigation',
      shows: [on(navigationBar, 'loginLink'), on(navigationBar, 'registerLink')],
      hides: [on(navigationBar, 'logoutButton')],
    },
    signedOut: {
      says: '§account.2: signed out; Login and Register in the navigation',
      shows: [on(navigationBar, 'loginLink'), on(navigationBar, 'registerLink')],
      hides: [on(navigationBar, 'logoutButton')],
    },
  },
  // Something unsent is typed on the profile page. Saving it, or signing out with it, belongs to other flows.
  possible: (event, { start, leaf, context: { isUnsent } }) => {
    const { type } = event;
    if (type === 'change.unsent') {
      const isChange = 'isUnsent' in event && event.isUnsent !== isUnsent;
      return isChange && leaf === 'valid' && (isUnsent || start !== 'nothing stored');
    }
    if (type === 'signOut') return leaf === 'endedInPlace' || !isUnsent;
    return !isUnsent || !/^(start|change.user)$/.test(type);
  },
  departs: {
    'xstate.done.actor.logout': 'signedOut',
    'xstate.error.actor.logout': 'signedOut',
    'xstate.after.serverWait.session.signingOut': 'signedOut',
  },
  act: {
    // Another tab tells what it has done.
    start: ({ page }, { session: { expiresAt } }) => tellSaved(page, moment + expiresAt),
    'change.token': ({ page }) => tellSaved(page, moment + 3 * day),
    'end.elsewhere': ({ page }) => tell(page, { cleared: tokens.get(page) ?? firstToken }),
    'change.unsent': ({ page }, event) =>
      typeName(page, event.isUnsent ? typedName : exampleStudent.first_name, 'session', 'change.unsent'),
    leave: ({ page }) => press(sessionDialogs(page).leaveButton),
    // The name is changed on the profile page.
    'change.user': async ({ page }) => {
      await press(page.getByRole('link', { name: 'Profile', exact: true }));
      return press(profilePage(page).saveButton);
    },
    refuse: async ({ page, network }) => {
      await press(page.getByRole('link', { name: 'Profile', exact: true }));
      return refuseNext(page, network);
    },
    signOut: async ({ page }) => {
      const another = sessionDialogs(page).otherAccountButton;
      if (await another.isVisible()) return press(another);
      return pressTwice(navigationBar(page).logoutButton);
    },
  },
});
