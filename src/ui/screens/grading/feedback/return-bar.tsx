import { useId } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import type { GradingFeedbackView, Marking } from './feedback.ts';

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '2' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
});
const totals = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  textStyle: 'h4',
  fontVariantNumeric: 'tabular-nums',
});
const struck = css({ '&[data-overruled]': { color: 'fg.muted', fontWeight: 'normal' } });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

type ReturnBarProps = { view: GradingFeedbackView; onReturn: () => void };

/** What became of the last try, what is missing, the total, and "Return": always in sight, so at its lower edge. */
export function ReturnBar({ view, onReturn }: ReturnBarProps) {
  const { marking } = view;
  const missingId = useId();
  const isBarred = 'edits' in view && !view.edits.onReturn;
  return (
    <div className={stack}>
      <Outcome view={view} />
      <FormNotes waits={view.state === 'returning.delayed'} />
      {view.state !== 'outdated' && marking.missing.length > 0 && (
        <p id={missingId} className={muted}>
          {marking.missing.map(({ message }) => message).join(' ')}
        </p>
      )}
      <div className={row}>
        <Totals {...marking} />
        {view.state !== 'outdated' && (
          <Button
            onClick={onReturn}
            aria-keyshortcuts="Control+Enter"
            aria-describedby={marking.missing.length > 0 ? missingId : undefined}
            aria-disabled={isBarred || undefined}
            busy={view.state === 'returning.underWay' || view.state === 'returned'}
            busyLabel="Returning..."
          >
            {view.state === 'returning.delayed' ? 'Retry' : 'Return'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The rubric's total, and the grade that overrides it once it can be returned. */
function Totals({ criteria, sum, overruled, missing }: Marking) {
  const isGiven = overruled !== null && missing.every(({ field }) => field !== 'total');
  return (
    <div className={totals}>
      {criteria.length > 0 && (
        <p role="status" className={struck} data-overruled={isGiven || undefined}>
          {`Total: ${sum}%`}
        </p>
      )}
      {isGiven && <p>{`Grade: ${overruled.total}%`}</p>}
    </div>
  );
}

function Outcome({ view }: { view: GradingFeedbackView }) {
  return match(view)
    .with({ state: 'writing' }, { state: 'returning.underWay' }, { state: 'returned' }, () => null)
    .with({ state: 'returning.delayed' }, { state: 'rejected' }, ({ why }) => (
      <Alert tone="danger" title="It was not returned">
        {why}
      </Alert>
    ))
    .with({ state: 'conflict.loading' }, () => (
      <Alert tone="warning" live title="Already graded">
        Your grade and comments are kept. Loading the feedback that was returned...
      </Alert>
    ))
    .with({ state: 'conflict.failed' }, ({ onRetry }) => (
      <RetryAlert title="Already graded" onRetry={onRetry}>
        Your grade and comments are kept. The feedback that was returned could not be loaded.
      </RetryAlert>
    ))
    .with({ state: 'conflict.shown' }, ({ message }) => (
      <Alert tone="warning" live title="Already graded">
        {message} Your grade and comments are kept. Returning adds yours; the student sees both.
      </Alert>
    ))
    .with({ state: 'outdated' }, () => (
      <Alert tone="info" title="Resubmitted">
        The student has resubmitted, so this attempt can no longer be graded.
      </Alert>
    ))
    .exhaustive();
}
