import { match } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { AuthCard } from '../../../parts/account/auth-card.tsx';
import { AuthPage } from '../../../parts/account/auth-page.tsx';
import { NewPasswordForm } from '../../../parts/account/new-password-form.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';

type Form = { password: string; onSubmit: (password: string) => void };

export type ResetPasswordView =
  | { state: 'missing' }
  | { state: 'refused'; message: string }
  | { state: 'editing'; form: Form }
  | { state: 'submitting'; form: Form }
  /** `field`: set if the server refused the password itself. */
  | { state: 'rejected'; form: Form; message: string; field: 'password' | null }
  | { state: 'changed' };

/** The page behind the link of a reset email, to choose a new password (§account.39). */
export function ResetPasswordScreen({ view }: { view: ResetPasswordView }) {
  return (
    <AuthPage>
      {match(view)
        .with({ state: 'missing' }, () => (
          <AuthCard
            title="Invalid Reset Link"
            description="Open this page from the link in the email we send you."
            footer={<BackToLogin />}
          >
            <Alert tone="danger">No reset token found.</Alert>
            <AskAgain />
          </AuthCard>
        ))
        .with({ state: 'refused' }, ({ message }) => (
          <AuthCard
            title="Invalid Reset Link"
            description="A reset link works once and for one hour. Your password has not been changed."
            footer={<BackToLogin />}
          >
            <Alert tone="danger">{message}</Alert>
            <AskAgain />
          </AuthCard>
        ))
        .with({ state: 'editing' }, { state: 'submitting' }, { state: 'rejected' }, ({ state, form, ...rest }) => (
          <AuthCard
            title="Choose a new password"
            description="You will sign in with it on all your devices."
            footer={<BackToLogin />}
          >
            <NewPasswordForm
              label="New Password"
              password={form.password}
              submitLabel="Change Password"
              busyLabel="Changing Password..."
              busy={state === 'submitting'}
              message={'field' in rest && rest.field === null ? rest.message : undefined}
              refusal={'field' in rest && rest.field === 'password' ? rest.message : undefined}
              onSubmit={form.onSubmit}
            />
          </AuthCard>
        ))
        .with({ state: 'changed' }, () => (
          <AuthCard
            title="Password changed"
            description="Sign in with your new password. You are signed out on all devices; your passkeys stay. Once you have signed in, remove those that are not yours on your profile."
          >
            <LinkButton to={paths.login} replace size="lg" full>
              Sign in
            </LinkButton>
          </AuthCard>
        ))
        .exhaustive()}
    </AuthPage>
  );
}

function AskAgain() {
  return (
    <LinkButton to={paths.forgotPassword} size="lg" full>
      Request a new link
    </LinkButton>
  );
}

function BackToLogin() {
  return (
    <Link to={paths.login} standalone>
      Back to Login
    </Link>
  );
}
