import { css } from 'styled-system/css';
import { RetryAlert } from './retry-alert.tsx';

/** Shown in place of a part of a screen whose code did not arrive. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert onRetry={onRetry} byHand>
      This part could not be shown.
    </RetryAlert>
  );
}

// At the end of what asked for it, but in sight before the page is scrolled there; above the connection's note.
const inSight = css({
  position: 'sticky',
  bottom: '16',
  zIndex: 'sticky',
  maxWidth: 'prose',
  mx: 'auto',
  px: 'gutter',
  py: '3',
});

/** Shown in place of a dialog whose code did not arrive, in sight of the person who has just opened the dialog. */
export function MissingDialog({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={inSight}>
      <MissingPart onRetry={onRetry} />
    </div>
  );
}
