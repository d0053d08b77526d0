import { RetryAlert } from '../../../parts/retry-alert.tsx';

/** Shown if the code of a quiz, an exercise or a case study did not arrive: only a reload of the page tries again. */
export function PartFailed({ onReload }: { onReload: () => void }) {
  return <RetryAlert onRetry={onReload}>This part of the lesson could not be loaded. Please try again.</RetryAlert>;
}
