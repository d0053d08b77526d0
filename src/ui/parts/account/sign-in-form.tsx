import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../primitives/button.tsx';
import { ForgotForm, type ForgotFormProps } from './forgot-form.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

export type SignInView =
  | { state: 'login.editing'; form: LoginFormProps }
  | { state: 'login.submitting'; form: LoginFormProps }
  | { state: 'login.identifying'; form: LoginFormProps }
  | { state: 'login.rejected'; form: LoginFormProps; message: string }
  | { state: 'signedIn'; form: LoginFormProps }
  | { state: 'secondStep' }
  | { state: 'forgot.editing'; form: ForgotFormProps }
  | { state: 'forgot.submitting'; form: ForgotFormProps }
  | { state: 'forgot.rejected'; form: ForgotFormProps; message: string }
  | { state: 'forgot.sent'; email: string; onBack: () => void };

const sent = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });
const sentIcon = css({ color: 'success.fg' });
const sentTitle = css({ textStyle: 'h3' });
const address = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });

export type SignInFormProps = {
  view: SignInView;
  /** Another way to sign in, beneath the form. */
  passkey?: ReactNode;
  /** The part that asks for the code, in the state `secondStep`. */
  secondStep?: ReactNode;
};

/** E-mail and password, the second step, or a reset link, in each state of signing in. */
export function SignInForm({ view, passkey, secondStep }: SignInFormProps) {
  return match(view)
    .with(
      { state: 'login.editing' },
      { state: 'login.submitting' },
      { state: 'login.identifying' },
      { state: 'login.rejected' },
      { state: 'signedIn' },
      ({ state, form, ...rest }) => (
        <>
          <LoginForm
            {...form}
            busy={state !== 'login.editing' && state !== 'login.rejected'}
            message={'message' in rest ? rest.message : undefined}
          />
          {passkey}
        </>
      ),
    )
    .with({ state: 'secondStep' }, () => secondStep)
    .with(
      { state: 'forgot.editing' },
      { state: 'forgot.submitting' },
      { state: 'forgot.rejected' },
      ({ state, form, ...rest }) => (
        <ForgotForm
          {...form}
          busy={state === 'forgot.submitting'}
          message={'message' in rest ? rest.message : undefined}
        />
      ),
    )
    .with({ state: 'forgot.sent' }, ({ email, onBack }) => <ResetLinkSent email={email} onBack={onBack} />)
    .exhaustive();
}

/** Focuses itself, because the button that was pressed has been removed. */
function ResetLinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className={sent}>
      <MailCheck aria-hidden className={sentIcon} />
      <h2 className={sentTitle} tabIndex={-1} ref={(heading) => heading?.focus()}>
        Reset Link Sent!
      </h2>
      <p role="status">
        A reset link was sent to <span className={address}>{email}</span>. Open it within an hour to choose a new
        password.
      </p>
      <Button variant="secondary" size="lg" full onClick={onBack}>
        Back to Login
      </Button>
    </div>
  );
}
