import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { withoutBlur } from './without-blur.ts';

/** The button that leaves a form; what was typed is kept. */
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
  /** The labels of the buttons that leave the form and send it. */
  leave?: string;
  send: string;
  busyLabel?: string;
  danger?: boolean;
};

/** The footer of a dialog with a form. It cannot be left while it is being sent; a delayed call can be retried. */
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
