import { CircleCheck, CloudOff, type LucideIcon, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';

/** `checking`: the server is being asked right now. */
export type ConnectionView =
  | { state: 'online' }
  | { state: 'offline' }
  | { state: 'unsteady.waiting' }
  | { state: 'unsteady.checking' }
  | { state: 'down.waiting' }
  | { state: 'down.checking' }
  | { state: 'restored' };

const pill = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  px: '4',
  py: '2',
  bg: 'bg.surface',
  color: 'fg.default',
  textStyle: 'small',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  boxShadow: 'overlay',
  // It lasts, and on a phone it would cover what a dialog ends with.
  'body:has([data-scope=dialog][data-part=content][data-state=open]) &': {
    visibility: { base: 'hidden', sm: 'visible' },
  },
  '& > svg': { flexShrink: '0' },
});
const trouble = css({ color: 'warning.fg', flexShrink: '0' });
const good = css({ color: 'success.fg', flexShrink: '0' });

/** Says if requests do not get through. The live region is always rendered, and is empty while they do. */
export function ConnectionScreen({ view }: { view: ConnectionView }) {
  return (
    <div role="status">
      {match(view)
        .with({ state: 'online' }, () => null)
        .with({ state: 'offline' }, () => (
          <Note icon={WifiOff} text="You are offline. What is open stays readable; nothing can be sent." />
        ))
        // The text stays while the server is being asked, or it would be read out after each try.
        .with({ state: 'unsteady.waiting' }, () => <Note icon={TriangleAlert} text={unsteady} />)
        .with({ state: 'unsteady.checking' }, () => <Note icon={RefreshCw} text={unsteady} />)
        .with({ state: 'down.waiting' }, () => <Note icon={CloudOff} text={down} />)
        .with({ state: 'down.checking' }, () => <Note icon={RefreshCw} text={down} />)
        .with({ state: 'restored' }, () => <Note icon={CircleCheck} text="Connected again." good />)
        .exhaustive()}
    </div>
  );
}

const unsteady = 'Your connection is unsteady. Something may not have arrived.';
const down = 'The server cannot be reached. It is tried again until it answers.';

function Note({ icon: Icon, text, good: isGood }: { icon: LucideIcon; text: string; good?: boolean }) {
  return (
    <p className={pill}>
      <Icon aria-hidden size="1.125rem" className={isGood ? good : trouble} />
      {text}
    </p>
  );
}
