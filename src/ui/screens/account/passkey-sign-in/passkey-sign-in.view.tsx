import { KeyRound } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

type Press = { onPress: () => void };

export type PasskeySignInView =
  | ({ state: 'idle' | 'offering' | 'asking' | 'passed' } & Press)
  | ({ state: 'rejected'; message: string } & Press);

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });

/** Another way to sign in, beneath e-mail and password (§account.72). */
export function PasskeySignInScreen({ view }: { view: PasskeySignInView }) {
  return (
    <div className={column}>
      {match(view)
        .with({ state: 'rejected' }, ({ message }) => <Alert tone="danger">{message}</Alert>)
        .with({ state: 'idle' }, { state: 'offering' }, { state: 'asking' }, { state: 'passed' }, () => null)
        .exhaustive()}
      <Button
        variant="secondary"
        size="lg"
        full
        busy={view.state === 'asking' || view.state === 'passed'}
        busyLabel="Waiting for your passkey..."
        onClick={view.onPress}
        {...withoutBlur}
      >
        <KeyRound aria-hidden />
        Sign in with a passkey
      </Button>
    </div>
  );
}
