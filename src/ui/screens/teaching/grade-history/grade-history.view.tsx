import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';

export type GradeChangeView = {
  id: string;
  /** `60% to 74%`, or the first grade. */
  change: string;
  /** Who gave it, when, and how. */
  given: string;
  /** What lateness took off it. */
  late?: string | undefined;
  reason?: string | undefined;
};

/** `about`: the assignment and the student. */
type Open = { about: string; onClose: () => void };

export type GradeHistoryView =
  | { state: 'closed' }
  | ({ state: 'loading' } & Open)
  | ({ state: 'failed'; message: string; onRetry: () => void } & Open)
  | ({ state: 'shown'; changes: readonly GradeChangeView[] } & Open);

const list = css({ listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '4' });
const change = css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' });
const muted = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' });

/** Who gave which grade, and when, the newest first (§teaching.74). */
export function GradeHistoryScreen({ view }: { view: GradeHistoryView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Grade history"
      description={view.about}
      firstFocus="dialog"
      footer={
        <Button variant="secondary" onClick={view.onClose}>
          Close
        </Button>
      }
    >
      {match(view)
        .with({ state: 'loading' }, () => <LoadingText />)
        .with({ state: 'failed' }, ({ message, onRetry }) => (
          <RetryAlert title="The history could not be loaded" onRetry={onRetry}>
            {message}
          </RetryAlert>
        ))
        .with({ state: 'shown', changes: [] }, () => <p>No grade has been given yet.</p>)
        .with({ state: 'shown' }, ({ changes }) => (
          <ol className={list}>
            {changes.map(({ id, change: what, given, late, reason }) => (
              <li key={id}>
                <p className={change}>{what}</p>
                <p className={muted}>{given}</p>
                {late && <p className={muted}>{late}</p>}
                {reason && <p className={muted}>{reason}</p>}
              </li>
            ))}
          </ol>
        ))
        .exhaustive()}
    </Dialog>
  );
}
