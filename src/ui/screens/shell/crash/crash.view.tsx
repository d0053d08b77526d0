import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Page } from '../../../primitives/page.tsx';
import { useOnline } from '../../../primitives/use-online.ts';

const body = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });

/** Shown if a screen's code failed to load or threw. Plain, because every page loads it. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  useOnline(onRetry);
  return (
    <Page width="reading">
      <div role="alert" className={body}>
        <h1 className={css({ textStyle: 'h1' })}>This page could not be shown</h1>
        <p>Something went wrong while loading it. Nothing was changed. Please try again.</p>
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Page>
  );
}
