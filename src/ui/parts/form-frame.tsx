import type { FormEventHandler, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { LeaveButton } from './form-actions.tsx';

export type FormFrameProps = {
  /** The form's name for who does not see what stands around it. */
  name?: string;
  /** Of the button that sends the form, and what it says meanwhile. */
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Why it was refused. */
  message?: string | null | undefined;
  danger?: boolean;
  cancelLabel?: string;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
  /** Another way to send it; gone while it is on its way. */
  otherWay?: ReactNode;
};

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** A form with one button to send it and one to leave it; why it was refused stands above. */
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
