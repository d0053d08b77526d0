import { exampleStudent, exampleToken } from '../../../src/api/examples.ts';
import { signInMachine } from '../../../src/machines/sign-in.machine.ts';
import { model, passing } from '../engine/model.ts';

const email = 'student@example.com';

export const signIn = model(signInMachine, {
  starts: {
    login: { input: () => ({ mode: 'login', email: '', rememberMe: false }) },
    'forgot password': { input: () => ({ mode: 'forgot', email: '', rememberMe: false }) },
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
    'login.editing': { says: '§2: "Welcome back", email, password, "Remember me", "Forgot password", "Sign In"' },
    'login.submitting': { says: '§2: "Signing in..."' },
    'login.identifying': { says: '§2: "Signing in..." until it is known who it is' },
    'login.rejected': { says: "§8: the server's error in a red alert" },
    'login.signedIn': { says: '§4: on the way to /dashboard' },
    'forgot.editing': { says: '§2: "Reset your password", "Send Reset Link", "Back to Login"' },
    'forgot.submitting': { says: '§2: "Sending Reset Link..."' },
    'forgot.sent': { says: '§2: "Reset Link Sent!" with "Back to Login"' },
    'forgot.rejected': { says: '§8: "Failed to send reset link. Please try again." or the message' },
  },
});
