import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { DeletionForm, type DeletionFormProps } from './deletion-form.tsx';

type Form = Pick<DeletionFormProps, 'onSubmit' | 'onCancel' | 'passkey'>;

/** `day`: when the account is deleted. */
export type PendingDeletionView =
  | { state: 'pending'; day: string; onKeep: () => void }
  | { state: 'keeping'; day: string }
  | { state: 'notKept'; day: string; onKeep: () => void; reason: string };

export type AccountDeletionView =
  | { state: 'offered'; onBegin: () => void }
  | ({ state: 'editing' | 'submitting' } & Form)
  | ({ state: 'wrongPassword' | 'rejected'; message: string } & Form)
  | { state: 'requested'; day: string; onLeave: () => void }
  | PendingDeletionView;

const root = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const paragraph = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** Deleting one's account, and keeping it after all (§privacy.6, §privacy.7). One form for all states. */
export function AccountDeletionScreen({ view }: { view: AccountDeletionView }) {
  return (
    <div className={root}>
      {match(view)
        .with({ state: 'offered' }, ({ onBegin }) => (
          <>
            <p className={paragraph}>
              Your account is deleted a week after you ask for it. Until then you can sign in and keep it.
            </p>
            <div className={actions}>
              <Button variant="secondary" onClick={onBegin}>
                Delete My Account
              </Button>
            </div>
          </>
        ))
        .with(
          { state: 'editing' },
          { state: 'submitting' },
          { state: 'wrongPassword' },
          { state: 'rejected' },
          (form) => (
            <DeletionForm
              busy={form.state === 'submitting'}
              wrong={form.state === 'wrongPassword' ? form.message : null}
              refused={form.state === 'rejected' ? form.message : null}
              onSubmit={form.onSubmit}
              onCancel={form.onCancel}
              passkey={form.passkey}
            />
          ),
        )
        .with({ state: 'requested' }, ({ day, onLeave }) => (
          <>
            <Alert tone="success" title={`Your account will be deleted on ${day}`}>
              You are signed out on all devices. Sign in before then if you want to keep it. We've emailed you this
              date.
            </Alert>
            <div className={actions}>
              <Button onClick={onLeave}>Go to Sign In</Button>
            </div>
          </>
        ))
        .with({ state: 'pending' }, { state: 'keeping' }, { state: 'notKept' }, (pending) => (
          <>
            <Alert tone="warning" title={`Your account will be deleted on ${pending.day}`}>
              With it goes everything in it, and your certificates can no longer be checked.
            </Alert>
            <KeepingFailure view={pending} />
            <div className={actions}>
              <KeepButton view={pending} />
            </div>
          </>
        ))
        .exhaustive()}
    </div>
  );
}

export function KeepingFailure({ view }: { view: PendingDeletionView }) {
  if (view.state !== 'notKept') return null;
  return (
    <Alert tone="danger" title="Your account will still be deleted">
      {view.reason}
    </Alert>
  );
}

export function KeepButton({ view }: { view: PendingDeletionView }) {
  const isKeeping = view.state === 'keeping';
  return (
    <Button busy={isKeeping} busyLabel="Keeping your account..." onClick={isKeeping ? undefined : view.onKeep}>
      Keep My Account
    </Button>
  );
}
