import type { FormEventHandler, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { LeaveButton } from './form-actions.tsx';

export type FormFrameProps = {
  /** The form's name for screen readers. */
  name?: string;
  /** The label of the button that sends the form; `busyLabel` is its label while the form is being sent. */
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Why the form was refused. */
  message?: string | null | undefined;
  danger?: boolean;
  cancelLabel?: string;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
  /** Another way to send the form; hidden while it is being sent. */
  otherWay?: ReactNode;
};

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** A form with one button to send it and one to leave it. Above them is why it was refused. */
export function FormFrame({
  name,
  label,
  busyLabel,
  busy,
  message,
  danger = false,
  cancelLabel = 'Cancel',
  onSubmit,
  onCancel,
  children,
  otherWay,
}: FormFrameProps) {
  return (
    <form noValidate className={column} onSubmit={onSubmit} aria-label={name}>
      {message && (
        <Alert tone="danger" title="Error">
          {message}
        </Alert>
      )}
      {children}
      <div className={buttons}>
        <Button type="submit" variant={danger ? 'danger' : undefined} busy={busy} busyLabel={busyLabel}>
          {label}
        </Button>
        {!busy && <LeaveButton onClose={onCancel}>{cancelLabel}</LeaveButton>}
      </div>
      {!busy && otherWay}
    </form>
  );
}
