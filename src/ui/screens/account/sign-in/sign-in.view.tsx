import { css } from 'styled-system/css';
import { AuthCard } from '../../../parts/account/auth-card.tsx';
import { SignInForm, type SignInFormProps } from '../../../parts/account/sign-in-form.tsx';
import { Page } from '../../../primitives/page.tsx';
import { MarketingPanel } from './marketing-panel.tsx';

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

const login = { title: 'Welcome back', description: 'Sign in to your account to continue' };
const forgot = { title: 'Reset your password', description: "We'll send you a link to reset your password" };

const second = { title: 'Two-step sign-in', description: 'Your password is right. One more step.' };

function titleOf(state: SignInFormProps['view']['state']) {
  if (state === 'secondStep') return second;
  return state.startsWith('forgot') ? forgot : login;
}

/**
 * Signing in and asking for a reset link (§account.11). The form comes first; on wide screens the panel is beside it.
 */
export function SignInScreen({ view, passkey, secondStep }: SignInFormProps) {
  return (
    <Page>
      <div className={split}>
        <div className={formPanel}>
          <AuthCard sheet={false} {...titleOf(view.state)}>
            <SignInForm view={view} passkey={passkey} secondStep={secondStep} />
          </AuthCard>
        </div>
        <MarketingPanel />
      </div>
    </Page>
  );
}
