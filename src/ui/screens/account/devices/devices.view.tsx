import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Session } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Loading } from '../../../primitives/loading.tsx';

type Device = Pick<Session, 'id' | 'browser' | 'isThis'> & {
  /** `Monday 23 November at 08:00 GMT` */
  lastUse: string;
  onEnd: () => void;
};
type List = { devices: Device[]; onEndOthers: () => void };

export type DevicesView =
  | { state: 'closed'; onOpen: () => void }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'listed' | 'endingOthers' } & List)
  /** `ending`: the id of the session that is being ended. */
  | ({ state: 'ending'; ending: string } & List)
  | ({ state: 'notEnded'; message: string } & List);

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  pb: '4',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
});
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 'semibold' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

/** Where the person is signed in (§account.56). */
export function DevicesScreen({ view }: { view: DevicesView }) {
  return match(view)
    .with({ state: 'closed' }, ({ onOpen }) => (
      <div>
        <Button variant="secondary" onClick={onOpen}>
          Show Devices
        </Button>
      </div>
    ))
    .with({ state: 'loading' }, () => <Loading shape="rows">Loading your devices...</Loading>)
    .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
    .with({ state: 'listed' }, (listed) => <Listed {...listed} />)
    .with({ state: 'ending' }, (listed) => <Listed {...listed} busy />)
    .with({ state: 'endingOthers' }, (listed) => <Listed {...listed} busy />)
    .with({ state: 'notEnded' }, (listed) => <Listed {...listed} />)
    .exhaustive();
}

type ListedProps = List & { state: DevicesView['state']; ending?: string; message?: string; busy?: boolean };

function Listed({ state, devices, onEndOthers, ending, message, busy = false }: ListedProps) {
  return (
    <div className={stack}>
      {message && (
        <Alert tone="danger" title="Not signed out">
          {message}
        </Alert>
      )}
      <ul className={list}>
        {devices.map(({ id, browser, lastUse, isThis, onEnd }) => (
          <li key={id} className={row}>
            <div>
              <p className={name}>
                {browser} {isThis && <Badge tone="success">This device</Badge>}
              </p>
              <p className={note}>Last used on {lastUse}</p>
            </div>
            {!isThis && (
              <Button
                variant="secondary"
                aria-label={ending === id ? undefined : `Sign out ${browser}`}
                disabled={busy && ending !== id}
                busy={ending === id}
                busyLabel="Signing out..."
                onClick={onEnd}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button
          variant="secondary"
          disabled={busy && state !== 'endingOthers'}
          busy={state === 'endingOthers'}
          busyLabel="Signing out all others..."
          onClick={onEndOthers}
        >
          Sign out all others
        </Button>
      ) : (
        <p className={note}>You are signed in on this device only.</p>
      )}
    </div>
  );
}
