import { match } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { AuthCard } from '../../../parts/account/auth-card.tsx';
import { AuthPage } from '../../../parts/account/auth-page.tsx';
import { NewPasswordForm } from '../../../parts/account/new-password-form.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Form = {
  fullName: string;
  email: string;
  password: string;
  onSubmit: (password: string) => void;
};

export type RegistrationView =
  | { state: 'missing' }
  | { state: 'validating' }
  | { state: 'unchecked'; message: string; onRetry: () => void }
  | { state: 'invalid'; message: string }
  | { state: 'editing'; form: Form }
  | { state: 'submitting'; form: Form }
  /** `field`: set if the server refused the password itself. */
  | { state: 'rejected'; form: Form; message: string; field: 'password' | null }
  | { state: 'registered' };

const title = 'Create Account';
const byInvitation = 'Registration is only accessible through a valid invitation link.';

/** Creating an account from an invitation (§account.23 to §account.30). */
export function RegistrationScreen({ view }: { view: RegistrationView }) {
  return (
    <AuthPage>
      {match(view)
        .with({ state: 'missing' }, () => (
          <AuthCard title="Invalid Access" description={byInvitation} footer={<SignIn />}>
            <Alert tone="danger">No invitation token found.</Alert>
            <ReturnHome />
          </AuthCard>
        ))
        .with({ state: 'validating' }, () => (
          <AuthCard title={title} description={byInvitation}>
            <LoadingText>Validating your invitation...</LoadingText>
          </AuthCard>
        ))
        .with({ state: 'unchecked' }, ({ message, onRetry }) => (
          <AuthCard title={title} description="Your invitation could not be checked just now." footer={<SignIn />}>
            <RetryAlert title="Validation Error" onRetry={onRetry}>
              {message}
            </RetryAlert>
            <ReturnHome />
          </AuthCard>
        ))
        .with({ state: 'invalid' }, ({ message }) => (
          <AuthCard
            title="Invalid Invitation"
            description="The invitation link you used is invalid or has expired."
            footer={<SignIn />}
          >
            <Alert tone="danger">{message}</Alert>
            <p>Each link works once. Ask the person who invited you for a new one.</p>
            <ReturnHome />
          </AuthCard>
        ))
        .with({ state: 'editing' }, { state: 'submitting' }, { state: 'rejected' }, ({ state, form, ...rest }) => (
          <AuthCard title={title} description="Choose a password to finish your registration." footer={<SignIn />}>
            <NewPasswordForm
              password={form.password}
              submitLabel="Create Account"
              busyLabel="Creating Account..."
              busy={state === 'submitting'}
              message={'field' in rest && rest.field === null ? rest.message : undefined}
              refusal={'field' in rest && rest.field === 'password' ? rest.message : undefined}
              onSubmit={form.onSubmit}
            >
              <TextField label="Full Name" name="name" autoComplete="name" value={form.fullName} disabled />
              <TextField label="Email" name="email" type="email" autoComplete="username" value={form.email} disabled />
            </NewPasswordForm>
          </AuthCard>
        ))
        .with({ state: 'registered' }, () => (
          <AuthCard
            title="Registration successful"
            description="Your account has been created successfully. Please log in to continue."
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

function ReturnHome() {
  return (
    <LinkButton to="/" variant="secondary" size="lg" full>
      Return to Home
    </LinkButton>
  );
}

function SignIn() {
  return (
    <p>
      Already have an account? <Link to={paths.login}>Sign in</Link>
    </p>
  );
}
