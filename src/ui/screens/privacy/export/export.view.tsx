import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';

type Request = { onRequest: () => void };

export type DataExportView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | ({ state: 'none' } & Request)
  | { state: 'requesting' }
  | ({ state: 'notRequested'; reason: string } & Request)
  /** `progress`: from 0 to 100. */
  | { state: 'making' | 'checking'; progress: number }
  /** `until`: the day when the archive is deleted. */
  | ({ state: 'ready'; until: string; download: ReactNode } & Request)
  | ({ state: 'notMade' } & Request);

const root = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const paragraph = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** The archive with everything that is stored about the person (§privacy.1 to §privacy.4). */
export function DataExportScreen({ view }: { view: DataExportView }) {
  return (
    <div className={root}>
      <p className={paragraph}>
        One archive has everything we store about you: your profile, your progress, what you submitted, your messages
        and payments.
      </p>
      {parts(view)}
    </div>
  );
}

function parts(view: DataExportView): ReactNode {
  const request = (label: string, onRequest?: () => void) => (
    <div className={actions}>
      <Button variant="secondary" onClick={onRequest} busy={onRequest === undefined} busyLabel="Asking...">
        {label}
      </Button>
    </div>
  );
  return match(view)
    .with({ state: 'loading' }, () => <LoadingText />)
    .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
    .with({ state: 'none' }, ({ onRequest }) => request('Prepare My Archive', onRequest))
    .with({ state: 'requesting' }, () => request('Prepare My Archive'))
    .with({ state: 'notRequested' }, ({ reason, onRequest }) => (
      <>
        <Alert tone="danger" title="No archive was asked for">
          {reason}
        </Alert>
        {request('Prepare My Archive', onRequest)}
      </>
    ))
    .with({ state: 'making' }, { state: 'checking' }, ({ progress }) => (
      <>
        <ProgressBar label="Preparing your archive" value={progress} />
        <p className={paragraph}>You can leave this page: we'll email you when the archive is ready.</p>
      </>
    ))
    .with({ state: 'ready' }, ({ until, download, onRequest }) => (
      <>
        <p className={paragraph} role="status">
          Your archive is ready. You can download it until {until}.
        </p>
        <div className={actions}>
          {download}
          <Button variant="ghost" onClick={onRequest}>
            Prepare a New One
          </Button>
        </div>
      </>
    ))
    .with({ state: 'notMade' }, ({ onRequest }) => (
      <>
        <Alert tone="danger" title="The archive could not be made">
          Ask for another. If that fails, too, write to us.
        </Alert>
        {request('Prepare My Archive', onRequest)}
      </>
    ))
    .exhaustive();
}
