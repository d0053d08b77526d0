import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { FeedAddress } from './feed-address.tsx';

type Open = { onClose: () => void };
type End = { onEnd: () => void; onCancel: () => void };
type Renewal = { onRenew: () => void; onCancel: () => void };

export type CalendarFeedView =
  | { state: 'closed' }
  | ({ state: 'open.finding' } & Open)
  | ({ state: 'open.creating' } & Open)
  | ({ state: 'open.failed'; reason: string; onRetry: () => void } & Open)
  | ({ state: 'open.ready'; url: string; onCopy: () => void; onRenew: () => void; onEnd: () => void } & Open)
  | ({ state: 'open.confirming' } & Renewal & Open)
  | ({ state: 'open.renewing' } & Open)
  | ({ state: 'open.notRenewed'; reason: string } & Renewal & Open)
  | ({ state: 'open.confirmingEnd' } & End & Open)
  | ({ state: 'open.ending' } & Open)
  | ({ state: 'open.notEnded'; reason: string } & End & Open)
  | ({ state: 'open.ended' } & Open);

/** The dialog behind "Subscribe" (§schedule.7, §schedule.8): one for all states, so that it stays open between them. */
export function CalendarFeedScreen({ view }: { view: CalendarFeedView }) {
  if (view.state === 'closed') return null;
  const { body, actions } = parts(view);
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Subscribe to your classes"
      description="Your calendar program follows your classes and keeps them up to date."
      firstFocus={view.state === 'open.ready' ? 'main' : 'onCancel' in view ? 'safe' : 'dialog'}
      footer={actions}
    >
      {body}
    </Dialog>
  );
}

type Parts = { body: ReactNode; actions: ReactNode };

function parts(view: Exclude<CalendarFeedView, { state: 'closed' }>): Parts {
  const close = (
    <Button variant="secondary" onClick={view.onClose}>
      Close
    </Button>
  );
  const renew = (onRenew?: () => void) => (
    <Button onClick={onRenew} busy={onRenew === undefined} busyLabel="Making a new address...">
      Make a new address
    </Button>
  );
  const end = (onEnd?: () => void) => (
    <Button onClick={onEnd} busy={onEnd === undefined} busyLabel="Ending the address...">
      End this address
    </Button>
  );
  const keep = (onCancel: () => void) => (
    <Button variant="secondary" onClick={onCancel}>
      Keep the address
    </Button>
  );
  return match(view)
    .returnType<Parts>()
    .with({ state: 'open.finding' }, { state: 'open.creating' }, () => ({ body: <LoadingText />, actions: close }))
    .with({ state: 'open.failed' }, ({ reason, onRetry }) => ({
      body: (
        <RetryAlert onRetry={onRetry} byHand>
          {reason}
        </RetryAlert>
      ),
      actions: close,
    }))
    .with({ state: 'open.ready' }, ({ url, onCopy, onRenew, onEnd }) => ({
      body: <FeedAddress url={url} onRenew={onRenew} onEnd={onEnd} />,
      actions: (
        <>
          {close}
          <Button icon={<Copy />} onClick={onCopy}>
            Copy address
          </Button>
        </>
      ),
    }))
    .with({ state: 'open.confirming' }, ({ onRenew, onCancel }) => ({
      body: <Consequences />,
      actions: (
        <>
          {keep(onCancel)}
          {renew(onRenew)}
        </>
      ),
    }))
    .with({ state: 'open.renewing' }, () => ({ body: <Consequences />, actions: renew() }))
    .with({ state: 'open.notRenewed' }, ({ reason, onRenew, onCancel }) => ({
      body: (
        <Alert tone="danger" title="No new address was made">
          {reason}
        </Alert>
      ),
      actions: (
        <>
          {keep(onCancel)}
          {renew(onRenew)}
        </>
      ),
    }))
    .with({ state: 'open.confirmingEnd' }, ({ onEnd, onCancel }) => ({
      body: <EndConsequences />,
      actions: (
        <>
          {keep(onCancel)}
          {end(onEnd)}
        </>
      ),
    }))
    .with({ state: 'open.ending' }, () => ({ body: <EndConsequences />, actions: end() }))
    .with({ state: 'open.notEnded' }, ({ reason, onEnd, onCancel }) => ({
      body: (
        <Alert tone="danger" title="The address still works">
          {reason}
        </Alert>
      ),
      actions: (
        <>
          {keep(onCancel)}
          {end(onEnd)}
        </>
      ),
    }))
    .with({ state: 'open.ended' }, () => ({
      body: (
        <Alert tone="success" title="The address has ended">
          Calendar programs that followed it get no classes any more. Subscribe again whenever you want a new one.
        </Alert>
      ),
      actions: close,
    }))
    .exhaustive();
}

const EndConsequences = () => (
  <Alert tone="warning" title="End this address?">
    It stops working at once. Calendar programs that follow it get no classes any more.
  </Alert>
);

const Consequences = () => (
  <Alert tone="warning" title="Make a new address?">
    The address in use stops working at once. Calendar programs that follow it need the new one.
  </Alert>
);
