import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';
import { InCorner } from '../../../primitives/corner.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { useDialogNotes } from '../../../primitives/dialog-notes.ts';

export type SessionEndingView =
  | { state: 'waiting' | 'finishing' }
  | { state: 'warned'; endsAt: string; onStay: () => void }
  /** `form` is the form that signs the person in again. */
  | { state: 'asking'; endsAt: string; form: ReactNode; onClose: () => void }
  | { state: 'ended'; form: ReactNode; onLeave: () => void; onSwitch: () => void };

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
  maxWidth: 'full',
  ps: '3',
  pe: '2',
  py: '2',
  bg: 'bg.surface',
  color: 'fg.default',
  textStyle: 'small',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  pointerEvents: 'auto',
});
const paragraph = css({ display: 'flex', alignItems: 'center', gap: '2', '& > svg': { flexShrink: '0' } });
const icon = css({ color: 'warning.fg' });

function Warning({ endsAt, onStay }: { endsAt: string; onStay: () => void }) {
  return (
    <div className={note}>
      <p className={paragraph}>
        <Clock aria-hidden size="1.125rem" className={icon} />
        Your session ends at {endsAt}.
      </p>
      <Button variant="secondary" size="sm" onClick={onStay}>
        Stay signed in
      </Button>
    </div>
  );
}

/** What a person sees when the session ends while something is unsent. The live region is rendered before its text. */
export function SessionEndingScreen({ view }: { view: SessionEndingView }) {
  const inDialog = useDialogNotes();
  const warning = view.state === 'warned' && <Warning {...view} />;
  return (
    <>
      <InCorner>
        <div role="status">{!inDialog && warning}</div>
      </InCorner>
      {inDialog && createPortal(warning, inDialog)}
      {match(view)
        .with({ state: 'waiting' }, { state: 'warned' }, { state: 'finishing' }, () => null)
        // One dialog for both states, so that a password that is half typed stays when the session ends.
        .with({ state: 'asking' }, ({ endsAt, form, onClose }) => (
          <Dialog
            open
            onClose={onClose}
            title="Stay signed in"
            description={`Your session ends at ${endsAt}. Enter your password to go on; what you typed stays as it is.`}
            firstFocus="field"
          >
            {form}
          </Dialog>
        ))
        .with({ state: 'ended' }, ({ form, onLeave, onSwitch }) => (
          <Dialog
            open
            title="Sign in again"
            description="Your session has ended. Sign in again to go on; what you typed is still here."
            firstFocus="field"
            footer={
              <>
                <Button variant="ghost" onClick={onSwitch}>
                  Use another account
                </Button>
                <Button variant="secondary" onClick={onLeave}>
                  Leave this page
                </Button>
              </>
            }
          >
            {form}
          </Dialog>
        ))
        .exhaustive()}
    </>
  );
}
