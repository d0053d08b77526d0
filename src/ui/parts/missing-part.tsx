import { RetryAlert } from './retry-alert.tsx';

/** In place of a part of a screen whose code did not arrive. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryAlert onRetry={onRetry} byHand>
      This part could not be shown.
    </RetryAlert>
  );
}
