import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { css } from 'styled-system/css';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { User } from '../../api/account/session-store.ts';
import { getCurrentUser, login, requestPasswordReset } from '../../api/account.ts';
import { type SignInMode, signInMachine } from '../../machines/account/sign-in.machine.ts';
import type { Ticket } from '../../machines/account/ticket.ts';
import { paths } from '../../paths.ts';
import { SignInForm } from '../../ui/parts/account/sign-in-form.tsx';
import { SignInScreen } from '../../ui/screens/account/sign-in/sign-in.view.tsx';
import { useEffects } from '../effects.ts';
import { useFlow } from '../first-screen.ts';
import { part } from '../parts.tsx';
import { useEmitted } from '../use-emitted.ts';
import type { PasskeySignInProps } from './passkey-sign-in.tsx';
import type { SecondStepProps } from './second-step.tsx';
import { useSession } from './session.tsx';
import { connectSignIn } from './sign-in.connect.ts';
import { firstEmail, keepTyped, rememberEmail } from './typed-email.ts';
import { usePasskeys } from './use-passkeys.ts';

const machine = signInMachine.provide({ actors: { login, getCurrentUser, requestPasswordReset } });

const SecondStep = part<'SecondStep', SecondStepProps>('SecondStep', () => import('./second-step.tsx'), {
  waiting: null,
  isEager: true,
});
/** As high as the button that is being loaded, so that nothing moves when it appears. */
const buttonPlaceholder = <div className={css({ minHeight: '12' })} />;
const PasskeySignIn = part<'PasskeySignIn', PasskeySignInProps>(
  'PasskeySignIn',
  () => import('./passkey-sign-in.tsx'),
  { waiting: buttonPlaceholder, failed: null },
);

const pathOf = { login: paths.login, forgot: paths.forgotPassword } as const;

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
  const [snapshot, send, flow] = useFlow(machine, { input: { mode, ...firstEmail() } });
  useEffects(flow);

  // The history entry's state holds the page to go to after signing in: pass it on.
  useEmitted(flow, 'turn', ({ mode: next }) => navigate(pathOf[next], { state }));
  useEmitted(flow, 'remember', (event) => rememberEmail(event.email));
  useEmitted(flow, 'signedIn', (event) => {
    keepTyped(null);
    session.send({ type: 'start', session: event.session });
  });

  const { email, rememberMe } = snapshot.context;
  const signedIn = snapshot.matches('signedIn');
  useEffect(() => keepTyped(signedIn ? null : { email, rememberMe }), [email, rememberMe, signedIn]);

  return <SignInScreen view={connectSignIn(snapshot, send)} {...useOtherSteps(snapshot, send)} />;
}

/** The passkey button beside the form, and the second step after the password; each is loaded when it is shown. */
function useOtherSteps({ context }: SnapshotFrom<typeof machine>, send: ActorRefFrom<typeof machine>['send']) {
  const hasPasskeys = usePasskeys();
  const onPassed = (ticket: Ticket) => send({ type: 'ticket', ticket });
  return {
    passkey: hasPasskeys && <PasskeySignIn onPassed={onPassed} />,
    secondStep: (
      <SecondStep secondStep={context.secondStep} onPassed={onPassed} onBack={() => send({ type: 'back' })} />
    ),
  };
}

/** Signing in again without leaving the page, possible only for the person who was signed in. */
export function SignInAs({ user: { id, email } }: { user: User }) {
  const session = useSession();
  const [snapshot, send, flow] = useFlow(machine, { input: { mode: 'login', email, rememberMe: false } });
  useEffects(flow);
  useEmitted(flow, 'signedIn', ({ session: { user, token, expiresAt } }) =>
    // The e-mail address may belong to another account by now.
    session.send(user.id === id ? { type: 'change.token', token, expiresAt } : { type: 'signOut' }),
  );
  return <SignInForm view={connectSignIn(snapshot, send, true)} {...useOtherSteps(snapshot, send)} />;
}
