import { css } from 'styled-system/css';
import { RetryAlert } from './retry-alert.tsx';

/** In place of a part of a screen whose code did not arrive. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert onRetry={onRetry} byHand>
      This part could not be shown.
    </RetryAlert>
  );
}

// At the end of what asked for it, and in sight until the page is scrolled to there; clear of the connection's note.
const inSight = css({
  position: 'sticky',
  bottom: '16',
  zIndex: 'sticky',
  maxWidth: 'prose',
  mx: 'auto',
  px: 'gutter',
  py: '3',
});

/** In place of a dialog whose code did not arrive: who has just asked for it sees it, wherever on the page that was. */
export function MissingDialog({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={inSight}>
      <MissingPart onRetry={onRetry} />
    </div>
  );
}
