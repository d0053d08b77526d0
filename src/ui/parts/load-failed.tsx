import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';

export type LoadFailedProps = { children: string; onRetry: () => void };

/** What a page shows in place of what it could not load. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  return (
    <Alert
      tone="danger"
      title="Error"
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
