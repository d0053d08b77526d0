import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getCurrentUser, login, requestPasswordReset } from '../../api/account.ts';
import type { User } from '../../api/session-store.ts';
import { type SignInMode, signInMachine } from '../../machines/account/sign-in.machine.ts';
import { paths } from '../../paths.ts';
import { SignInForm } from '../../ui/parts/sign-in-form.tsx';
import { SignInScreen } from '../../ui/screens/account/sign-in/sign-in.view.tsx';
import { useEffects } from '../effects.ts';
import { useEmitted } from '../use-emitted.ts';
import { useSession } from './session.tsx';
import { connectSignIn } from './sign-in.connect.ts';
import { firstEmail, keepTyped, rememberEmail } from './typed-email.ts';

const machine = signInMachine.provide({ actors: { login, getCurrentUser, requestPasswordReset } });

const places = { login: paths.login, forgot: paths.forgotPassword } as const;

export function Login() {
  return <SignIn mode="login" />;
}

export function ForgotPassword() {
  return <SignIn mode="forgot" />;
}

/** Each mode has its own URL, so that Back works between them; the typed address is kept. */
function SignIn({ mode }: { mode: SignInMode }) {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [snapshot, send, flow] = useMachine(machine, { input: { mode, ...firstEmail() } });
  useEffects(flow);

  // The history entry's state holds the page to go to after signing in: pass it on.
  useEmitted(flow, 'turn', ({ mode: next }) => navigate(places[next], { state }));
  useEmitted(flow, 'remember', (event) => rememberEmail(event.email));
  useEmitted(flow, 'signedIn', (event) => {
    keepTyped(null);
    session.send({ type: 'start', session: event.session });
  });

  const { email, rememberMe } = snapshot.context;
  const signedIn = snapshot.matches('signedIn');
  useEffect(() => keepTyped(signedIn ? null : { email, rememberMe }), [email, rememberMe, signedIn]);

  return <SignInScreen view={connectSignIn(snapshot, send)} />;
}

/** Signing in again without leaving the page: only as the person whose page it is. */
export function SignInAs({ user: { id, email } }: { user: User }) {
  const session = useSession();
  const [snapshot, send, flow] = useMachine(machine, { input: { mode: 'login', email, rememberMe: false } });
  useEffects(flow);
  useEmitted(flow, 'signedIn', ({ session: { user, token, expiresAt } }) =>
    // The e-mail address may belong to another account by now.
    session.send(user.id === id ? { type: 'change.token', token, expiresAt } : { type: 'signOut' }),
  );
  return <SignInForm view={connectSignIn(snapshot, send, true)} />;
}
