import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { withoutBlur } from './without-blur.ts';

/** Leaves a form; what was typed into it is kept. */
export function LeaveButton({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" onClick={onClose} {...withoutBlur}>
      {children}
    </Button>
  );
}

type FormActionsProps = {
  /** The id of the form that is sent. */
  form: string;
  view: { state: string; onClose: () => void };
  /** Of the button that leaves it, and of the one that sends it. */
  leave?: string;
  send: string;
  busyLabel?: string;
  danger?: boolean;
};

/** The footer of a dialog whose form is sent: it cannot be left while it is on its way, and a delayed call can be retried. */
export function FormActions({
  form,
  view: { state, onClose },
  leave = 'Cancel',
  send,
  busyLabel = 'Sending...',
  danger = false,
}: FormActionsProps) {
  const busy = state.endsWith('.underWay');
  return (
    <>
      {!busy && <LeaveButton onClose={onClose}>{leave}</LeaveButton>}
      <Button type="submit" form={form} variant={danger ? 'danger' : undefined} busy={busy} busyLabel={busyLabel}>
        {state.endsWith('.delayed') ? 'Retry' : send}
      </Button>
    </>
  );
}
