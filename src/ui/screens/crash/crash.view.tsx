import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Page } from '../../primitives/page.tsx';

/** A screen that could not be shown: its code did not arrive, or it failed. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Page width="reading">
      <Alert
        tone="danger"
        title="This page could not be shown"
        actions={
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        Something went wrong while loading it. Nothing was changed. Please try again.
      </Alert>
    </Page>
  );
}
