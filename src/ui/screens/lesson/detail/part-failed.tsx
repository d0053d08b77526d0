import { RetryAlert } from '../../../parts/retry-alert.tsx';

/** Where the file of a quiz, an exercise or a case study did not arrive: browsers ask for it again with the page alone. */
export function PartFailed({ onReload }: { onReload: () => void }) {
  return <RetryAlert onRetry={onReload}>This part of the lesson could not be loaded. Please try again.</RetryAlert>;
}
