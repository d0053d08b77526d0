import { MailCheck } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { AuthCard } from '../../parts/auth-card.tsx';
import { Button } from '../../primitives/button.tsx';
import { Page } from '../../primitives/page.tsx';
import { ForgotForm, type ForgotFormProps } from './forgot-form.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';
import { MarketingPanel } from './marketing-panel.tsx';

export type SignInView =
  | { state: 'login.editing'; form: LoginFormProps }
  | { state: 'login.submitting'; form: LoginFormProps }
  | { state: 'login.identifying'; form: LoginFormProps }
  | { state: 'login.rejected'; form: LoginFormProps; message: string }
  | { state: 'signedIn'; form: LoginFormProps }
  | { state: 'forgot.editing'; form: ForgotFormProps }
  | { state: 'forgot.submitting'; form: ForgotFormProps }
  | { state: 'forgot.rejected'; form: ForgotFormProps; message: string }
  | { state: 'forgot.sent'; email: string; onBack: () => void };

const split = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[minmax(0, 1fr) minmax(0, 1fr)]',
    lg: '[minmax(0, 1.15fr) minmax(0, 1fr)]',
  },
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  overflow: 'hidden',
});
const formPanel = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  px: { base: '5', sm: '8', lg: '12' },
  py: { base: '6', sm: '8', lg: '12' },
  minWidth: '0',
});
const forgotTitle = 'Reset your password';
const forgotSubtitle = "We'll send you a link to reset your password";
const sent = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });
const sentIcon = css({ color: 'success.fg' });
const sentTitle = css({ textStyle: 'h3' });
const address = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });

/** Signing in and asking for a reset link (§2 Auth screens). The form comes first in the page, beside it on wide screens. */
export function SignInScreen({ view }: { view: SignInView }) {
  return (
    <Page>
      <div className={split}>
        <div className={formPanel}>
          {match(view)
            .with(
              { state: 'login.editing' },
              { state: 'login.submitting' },
              { state: 'login.identifying' },
              { state: 'login.rejected' },
              { state: 'signedIn' },
              ({ state, form, ...rest }) => (
                <AuthCard sheet={false} title="Welcome back" description="Sign in to your account to continue">
                  <LoginForm
                    {...form}
                    busy={state !== 'login.editing' && state !== 'login.rejected'}
                    message={'message' in rest ? rest.message : undefined}
                  />
                </AuthCard>
              ),
            )
            .with(
              { state: 'forgot.editing' },
              { state: 'forgot.submitting' },
              { state: 'forgot.rejected' },
              ({ state, form, ...rest }) => (
                <AuthCard sheet={false} title={forgotTitle} description={forgotSubtitle}>
                  <ForgotForm
                    {...form}
                    busy={state === 'forgot.submitting'}
                    message={'message' in rest ? rest.message : undefined}
                  />
                </AuthCard>
              ),
            )
            .with({ state: 'forgot.sent' }, ({ email, onBack }) => (
              <AuthCard sheet={false} title={forgotTitle} description={forgotSubtitle}>
                <ResetLinkSent email={email} onBack={onBack} />
              </AuthCard>
            ))
            .exhaustive()}
        </div>
        <MarketingPanel />
      </div>
    </Page>
  );
}

/** Takes the focus from the button that was pressed and is gone. */
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
