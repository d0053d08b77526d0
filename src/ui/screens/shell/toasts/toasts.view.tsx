import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { IconButton } from '../../../primitives/icon-button.tsx';
import { Spinner } from '../../../primitives/spinner.tsx';

type Kind = 'blank' | 'success' | 'error' | 'custom' | 'loading';

export type ToastsView =
  | { state: 'quiet' }
  | { state: 'showing'; toasts: { id: string; kind: Kind; text: string }[]; onDismiss: (id: string) => void };

/** With the notice (§shell.8) three at most are in sight at a time; the others wait until one of these has gone. */
const mostInSight = 2;

const stack = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const pill = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  pl: '4',
  pr: '1',
  bg: 'bg.surface',
  color: 'fg.default',
  textStyle: 'small',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  boxShadow: 'overlay',
  animation: 'rise',
  pointerEvents: 'auto',
  '& > svg': { flexShrink: '0' },
});
const text = css({ flexGrow: '1', minWidth: '0', py: '2', overflowWrap: 'anywhere' });
const good = css({ color: 'success.fg' });
const bad = css({ color: 'danger.fg' });
const note = css({ color: 'info.fg' });

/** The toasts (§shell.10): a live region that is always rendered, for small confirmations. */
export function ToastsScreen({ view }: { view: ToastsView }) {
  const toasts = view.state === 'showing' ? view.toasts.slice(-mostInSight).toReversed() : [];
  return (
    <section aria-label="Confirmations">
      <div aria-live="polite" className={stack}>
        {toasts.map((toast) => (
          <div key={toast.id} className={pill}>
            <Sign kind={toast.kind} />
            <p className={text}>{toast.text}</p>
            <IconButton
              label={`Dismiss: ${toast.text}`}
              icon={<X aria-hidden />}
              onClick={() => view.state === 'showing' && view.onDismiss(toast.id)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The kind as an icon, and in words for screen readers. */
function Sign({ kind }: { kind: Kind }) {
  return match(kind)
    .with('success', () => <CircleCheck aria-hidden size="1.125rem" className={good} />)
    .with('error', () => (
      <>
        <CircleAlert aria-hidden size="1.125rem" className={bad} />
        <span className="visually-hidden">Error: </span>
      </>
    ))
    .with('custom', () => <Info aria-hidden size="1.125rem" className={note} />)
    .with('loading', () => <Spinner />)
    .with('blank', () => null)
    .exhaustive();
}
