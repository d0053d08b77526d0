import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { AuthenticatorSecret } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { CodeForm, PasswordForm, RemovalForm, type Removing, type Starting } from './forms.tsx';
import { QrCode } from './qr-code-drawing.tsx';

type Confirming = AuthenticatorSecret & {
  /** The QR code's dark and light modules, row by row. */
  modules: readonly (readonly boolean[])[];
  onSubmit: (code: string) => void;
  onCancel: () => void;
};

export type SecondFactorView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'off'; required: boolean; onStart: () => void }
  | ({ state: 'starting.editing' | 'starting.submitting' } & Starting)
  | ({ state: 'starting.rejected'; message: string } & Starting)
  | ({ state: 'confirming.editing' | 'confirming.submitting' } & Confirming)
  | ({ state: 'confirming.rejected'; message: string } & Confirming)
  | { state: 'codes'; codes: readonly string[]; onDone: () => void }
  | { state: 'on'; remainingCodes: number; onRemove: () => void }
  | ({ state: 'removing.editing' | 'removing.submitting' } & Removing)
  | ({ state: 'removing.rejected'; message: string } & Removing);

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const secretStyle = css({ fontFamily: 'mono', overflowWrap: 'anywhere' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '6',
  color: 'accent.text',
  fontWeight: 'medium',
  textDecorationLine: 'underline',
  textUnderlineOffset: '[0.2em]',
  _hover: { color: 'accent.textHover' },
});
const codeList = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  gap: '2',
  fontFamily: 'mono',
});

/** Two-step sign-in (§account.73 to §account.77). */
export function SecondFactorScreen({ view }: { view: SecondFactorView }) {
  return match(view)
    .with({ state: 'loading' }, () => <LoadingText>Loading two-step sign-in...</LoadingText>)
    .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
    .with({ state: 'off' }, ({ required, onStart }) => (
      <div className={column}>
        {required && (
          <Alert tone="warning" title="Please set it up">
            Instructors sign in with two steps here.
          </Alert>
        )}
        <p className={muted}>When you sign in, you'll also enter a code from an app on your phone.</p>
        <div>
          <Button onClick={onStart}>Set Up Two-Step Sign-In</Button>
        </div>
      </div>
    ))
    .with({ state: 'starting.editing' }, { state: 'starting.submitting' }, { state: 'starting.rejected' }, (form) => (
      <PasswordForm {...form} busy={form.state === 'starting.submitting'} />
    ))
    .with(
      { state: 'confirming.editing' },
      { state: 'confirming.submitting' },
      { state: 'confirming.rejected' },
      ({ secret, uri, modules, ...form }) => (
        <div className={column}>
          <p>Scan this code with your authenticator app, or enter the key there by hand.</p>
          <QrCode modules={modules} label="QR code for your authenticator app" />
          <div>
            <p className={muted}>Key</p>
            <p className={secretStyle}>{secret}</p>
            <a href={uri} className={link}>
              Open in an app on this device
            </a>
          </div>
          <CodeForm {...form} busy={form.state === 'confirming.submitting'} />
        </div>
      ),
    )
    .with({ state: 'codes' }, ({ codes, onDone }) => (
      <div className={column}>
        <Alert tone="success" title="Two-step sign-in is on">
          Keep these recovery codes in a safe place: each signs you in once, without your phone. They are not shown
          again.
        </Alert>
        <ul className={codeList} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div>
          <Button onClick={onDone} autoFocus>
            I Have Kept Them
          </Button>
        </div>
      </div>
    ))
    .with({ state: 'on' }, ({ remainingCodes, onRemove }) => (
      <div className={column}>
        <div>
          <Badge>On</Badge>
        </div>
        <p className={muted}>
          {remainingCodes === 1 ? 'One recovery code is left.' : `${remainingCodes} recovery codes are left.`} For new
          ones, turn two-step sign-in off and on again.
        </p>
        <div>
          <Button variant="secondary" onClick={onRemove}>
            Turn Off Two-Step Sign-In
          </Button>
        </div>
      </div>
    ))
    .with({ state: 'removing.editing' }, { state: 'removing.submitting' }, { state: 'removing.rejected' }, (form) => (
      <RemovalForm {...form} busy={form.state === 'removing.submitting'} />
    ))
    .exhaustive();
}
