import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';

export type RetryAlertProps = { title?: string; children: string; onRetry: () => void };

/** What went wrong, and the way to try it again. */
export function RetryAlert({ title = 'Error', children, onRetry }: RetryAlertProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
