import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signInMachine } from '../../machines/account/sign-in.machine.ts';
import type { ForgotFormProps } from '../../ui/parts/account/forgot-form.tsx';
import type { LoginFormProps } from '../../ui/parts/account/login-form.tsx';
import type { SignInView } from '../../ui/parts/account/sign-in-form.tsx';
import { authSentence } from './auth-sentence.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;
type Send = ActorRefFrom<typeof signInMachine>['send'];

/** `fixed`: the e-mail address cannot be changed, because the same person has to sign in again. */
export function connectSignIn(snapshot: Snapshot, send: Send, fixed = false): SignInView {
  const { email, password, rememberMe, failure } = snapshot.context;
  const onEmail = (text: string) => send({ type: 'email.type', email: text });
  const login: LoginFormProps = {
    values: { email, password, rememberMe },
    fixed,
    onEmail,
    onRememberMe: (ticked) => send({ type: 'rememberMe.set', rememberMe: ticked }),
    onSubmit: (values) => send({ type: 'submit', values }),
    onForgot: () => send({ type: 'forgot' }),
  };
  const onBack = () => send({ type: 'back' });
  const forgot: ForgotFormProps = {
    email,
    fixed,
    onEmail,
    onSubmit: (address) => send({ type: 'link.request', email: address }),
    onBack,
  };
  return match(snapshot.value)
    .returnType<SignInView>()
    .with('opening', { login: 'editing' }, () => ({ state: 'login.editing', form: login }))
    .with({ login: 'submitting' }, () => ({ state: 'login.submitting', form: login }))
    .with({ login: 'identifying' }, () => ({ state: 'login.identifying', form: login }))
    .with('signedIn', () => ({ state: 'signedIn', form: login }))
    .with({ login: 'rejected' }, () => ({
      state: 'login.rejected',
      form: login,
      message: authSentence(failure, 'Something went wrong on our side. Please try again in a moment.'),
    }))
    .with('secondStep', (state) => ({ state }))
    .with({ forgot: 'editing' }, () => ({ state: 'forgot.editing', form: forgot }))
    .with({ forgot: 'submitting' }, () => ({ state: 'forgot.submitting', form: forgot }))
    .with({ forgot: 'sent' }, () => ({ state: 'forgot.sent', email, onBack }))
    .with({ forgot: 'rejected' }, () => ({
      state: 'forgot.rejected',
      form: forgot,
      message: authSentence(failure, 'Failed to send reset link. Please try again.'),
    }))
    .exhaustive();
}
