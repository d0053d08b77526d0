import type { ReactNode } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { useOnline } from '../primitives/use-online.ts';

export type RetryAlertProps = {
  title?: string;
  children: string;
  onRetry: () => void;
  /** For calls that send or replace something: only the person may try these again. */
  byHand?: boolean;
  /** Other buttons, beside "Retry". */
  also?: ReactNode;
};

/** What went wrong, with "Retry". Unless `byHand`, it is tried again once the browser is online (§shell.18). */
export function RetryAlert({ title = 'Error', children, onRetry, byHand = false, also }: RetryAlertProps) {
  useOnline(onRetry, { isHeeded: !byHand });
  return (
    <Alert
      tone="danger"
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
          {also}
        </>
      }
    >
      {children}
    </Alert>
  );
}
