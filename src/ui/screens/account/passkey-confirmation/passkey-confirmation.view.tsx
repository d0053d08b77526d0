import { KeyRound } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

type Press = { onPress: () => void };

export type PasskeyConfirmationView =
  | { state: 'looking' | 'absent' | 'confirmed' }
  | ({ state: 'idle' | 'asking' | 'cancelled' } & Press)
  | ({ state: 'rejected'; message: string } & Press);

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const paragraph = css({ textStyle: 'small', color: 'fg.muted' });
const beneath = css({ mt: '2' });

/** The button that uses a passkey in place of the password, beneath the form (§account.80). */
export function PasskeyConfirmationScreen({ view }: { view: PasskeyConfirmationView }) {
  return match(view)
    .with({ state: 'looking' }, { state: 'absent' }, { state: 'confirmed' }, () => null)
    .with({ state: 'idle' }, { state: 'asking' }, { state: 'cancelled' }, { state: 'rejected' }, (shown) => (
      <div className={column}>
        {shown.state === 'rejected' && (
          <Alert tone="danger" title="Error">
            {shown.message}
          </Alert>
        )}
        <div>
          <Button
            variant="secondary"
            icon={<KeyRound />}
            busy={shown.state === 'asking'}
            busyLabel="Waiting for your passkey..."
            onClick={shown.onPress}
            {...withoutBlur}
          >
            Use a Passkey Instead
          </Button>
          <div role="status" className={paragraph}>
            {shown.state === 'cancelled' && (
              <p className={beneath}>No passkey was used. Try again, or enter your password.</p>
            )}
          </div>
        </div>
      </div>
    ))
    .exhaustive();
}
