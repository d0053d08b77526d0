import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';

export type RememberedEmailView =
  | { state: 'none' }
  | { state: 'kept'; email: string; onForget: () => void }
  | { state: 'forgotten' };

const root = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const paragraph = css({ textStyle: 'small', overflowWrap: 'anywhere' });

/** The address that "Remember me" has stored in this browser (§account.44). */
export function RememberedEmailScreen({ view }: { view: RememberedEmailView }) {
  return match(view)
    .with({ state: 'none' }, () => null)
    .with({ state: 'kept' }, ({ email, onForget }) => (
      <div className={root}>
        <p className={paragraph}>The sign-in form of this browser starts with {email}.</p>
        <Button variant="secondary" onClick={onForget}>
          Forget the remembered email address
        </Button>
      </div>
    ))
    .with({ state: 'forgotten' }, () => <Forgotten />)
    .exhaustive();
}

/** Focuses itself, because the focused button was removed. The focus also makes screen readers read it. */
function Forgotten() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} tabIndex={-1} className={paragraph}>
      The remembered email address has been forgotten. The sign-in form starts empty.
    </p>
  );
}
