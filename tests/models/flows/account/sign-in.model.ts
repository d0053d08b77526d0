import { exampleStudent, exampleToken } from '../../../../src/api/generated/examples.ts';
import { signInMachine } from '../../../../src/machines/account/sign-in.machine.ts';
import { secondStepPage } from '../../../pages/account/second-step.page.ts';
import { signInPage } from '../../../pages/account/sign-in.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading } from '../../browser/locators.ts';
import { press, pressing, pressTwice, retype } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const email = 'student@example.com';

const ticket = { ...exampleToken, expiresAt: 4_070_908_800_000 };
const secondStep = 'Zm9yIHRoZSBzZWNvbmQgc3RlcCBvZiBzaWduaW5nLWk';
const asked = { status: 403, error: 'Please enter the code of your authenticator app.' };

export const signIn = model(signInMachine)({
  starts: {
    login: { open: ({ visit }) => visit('/login'), input: () => ({ mode: 'login', email: '', rememberMe: false }) },
    'forgot password': {
      open: ({ visit }) => visit('/forgot-password'),
      input: () => ({ mode: 'forgot', email: '', rememberMe: false }),
    },
  },
  events: {
    'email.type': [{ email }],
    'rememberMe.set': [{ rememberMe: true }, { rememberMe: false }],
    submit: [{ values: { email, password: 'Learning1', rememberMe: true } }],
    'link.request': [{ email }],
    ticket: [{ ticket }],
    forgot: [{}],
    back: [{}],
  },
  answers: {
    login: { done: [ticket, { secondStep }], error: [401, 0] },
    getCurrentUser: { done: [exampleStudent], error: [500] },
    requestPasswordReset: { done: [{ message: 'Sent.' }], error: [500] },
  },
  see: {
    opening: passing,
    'login.editing': {
      says: '§account.12: "Welcome back", email, password, "Remember me", "Forgot password", "Sign In"',
      shows: [
        heading('Welcome back'),
        on(signInPage, 'email'),
        on(signInPage, 'password'),
        on(signInPage, 'signInButton'),
        on(signInPage, 'forgotLink'),
      ],
    },
    'login.submitting': { says: '§account.12: "Signing in..."', shows: [on(signInPage, 'signingInButton')] },
    'login.identifying': {
      says: '§account.12: "Signing in..." until it is known who it is',
      shows: [on(signInPage, 'signingInButton')],
    },
    'login.rejected': {
      says: "§account.16: the server's error in a red alert",
      shows: [alert(), on(signInPage, 'signInButton')],
    },
    secondStep: {
      says: '§account.75: the code is asked for, and no session opened',
      shows: [heading('Two-step sign-in'), on(secondStepPage, 'code'), on(secondStepPage, 'backButton')],
    },
    signedIn: { says: '§account.15: on the way to /dashboard', shows: [] },
    'forgot.editing': {
      says: '§account.18: "Reset your password", "Send Reset Link", "Back to Login"',
      shows: [heading('Reset your password'), on(signInPage, 'sendLinkButton'), on(signInPage, 'backButton')],
    },
    'forgot.submitting': { says: '§account.18: "Sending Reset Link..."', shows: [on(signInPage, 'sendingLinkButton')] },
    'forgot.sent': {
      says: '§account.20: "Reset Link Sent!" with "Back to Login"',
      shows: [heading('Reset Link Sent!'), on(signInPage, 'backButton')],
    },
    'forgot.rejected': {
      says: '§account.21: "Failed to send reset link. Please try again." or the message',
      shows: [alert(), on(signInPage, 'sendLinkButton')],
    },
  },
  // Where a second step follows, the server refuses the login, and says what that step takes.
  bodies: (output) => (output === undefined ? output : { ...Object(output), ...(Object(output).secondStep && asked) }),
  departs: { 'xstate.done.actor.getCurrentUser': null },
  act: {
    'email.type': ({ page }, event) => retype(signInPage(page).email, event.email),
    'rememberMe.set': async ({ page }, { rememberMe }) => {
      const box = signInPage(page).rememberMe;
      if ((await box.isChecked()) === rememberMe) await box.click();
      await box.click();
    },
    submit: async ({ page }, { values }) => {
      await signInPage(page).email.fill(values.email);
      await signInPage(page).password.fill(values.password);
      return pressTwice(signInPage(page).signInButton);
    },
    'link.request': async ({ page }, event) => {
      await signInPage(page).email.fill(event.email);
      return pressTwice(signInPage(page).sendLinkButton);
    },
    ticket: ({ send }, event) => send(event),
    forgot: ({ page }) => press(signInPage(page).forgotLink),
    back: pressing(signInPage, 'backButton'),
  },
});
