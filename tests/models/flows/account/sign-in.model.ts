import { exampleStudent, exampleToken } from '../../../../src/api/generated/examples.ts';
import { signInMachine } from '../../../../src/machines/account/sign-in.machine.ts';
import { alert, control, field, heading, linkTo } from '../../browser/looks.ts';
import { button, press, pressTwice, retype } from '../../browser/stage.ts';
import { model, passing } from '../../engine/model.ts';

const email = 'student@example.com';

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
    forgot: [{}],
    back: [{}],
  },
  answers: {
    login: { done: [{ ...exampleToken, expiresAt: 4_070_908_800_000 }], error: [401, 0] },
    getCurrentUser: { done: [exampleStudent], error: [500] },
    requestPasswordReset: { done: [{ message: 'Sent.' }], error: [500] },
  },
  see: {
    opening: passing,
    'login.editing': {
      says: '§account.12: "Welcome back", email, password, "Remember me", "Forgot password", "Sign In"',
      shows: [
        heading('Welcome back'),
        field('Email'),
        field('Password'),
        control('Sign In'),
        linkTo('Forgot password'),
      ],
    },
    'login.submitting': { says: '§account.12: "Signing in..."', shows: [control('Signing in...')] },
    'login.identifying': {
      says: '§account.12: "Signing in..." until it is known who it is',
      shows: [control('Signing in...')],
    },
    'login.rejected': { says: "§account.16: the server's error in a red alert", shows: [alert(), control('Sign In')] },
    signedIn: { says: '§account.15: on the way to /dashboard', shows: [] },
    'forgot.editing': {
      says: '§account.18: "Reset your password", "Send Reset Link", "Back to Login"',
      shows: [heading('Reset your password'), control('Send Reset Link'), control('Back to Login')],
    },
    'forgot.submitting': { says: '§account.18: "Sending Reset Link..."', shows: [control('Sending Reset Link...')] },
    'forgot.sent': {
      says: '§account.20: "Reset Link Sent!" with "Back to Login"',
      shows: [heading('Reset Link Sent!'), control('Back to Login')],
    },
    'forgot.rejected': {
      says: '§account.21: "Failed to send reset link. Please try again." or the message',
      shows: [alert(), control('Send Reset Link')],
    },
  },
  departs: { 'xstate.done.actor.getCurrentUser': null },
  act: {
    'email.type': ({ page }, event) => retype(page.getByLabel('Email', { exact: true }), event.email),
    'rememberMe.set': async ({ page }, { rememberMe }) => {
      const box = page.getByRole('checkbox', { name: 'Remember me' });
      if ((await box.isChecked()) === rememberMe) await box.click();
      await box.click();
    },
    submit: async ({ page }, { values }) => {
      await page.getByLabel('Email', { exact: true }).fill(values.email);
      await page.getByLabel('Password', { exact: true }).fill(values.password);
      return pressTwice(page.getByRole('button', { name: 'Sign In' }));
    },
    'link.request': async ({ page }, event) => {
      await page.getByLabel('Email', { exact: true }).fill(event.email);
      return pressTwice(page.getByRole('button', { name: 'Send Reset Link' }));
    },
    forgot: ({ page }) => press(page.getByRole('link', { name: 'Forgot password' })),
    back: button('Back to Login'),
  },
});
