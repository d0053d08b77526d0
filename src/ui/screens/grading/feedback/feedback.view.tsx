import { useId, useRef, useState } from 'react';
import { css, cx } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { useDocumentKeys } from '../../../primitives/use-document-keys.ts';
import type { Edits, Marking } from './feedback.ts';
import { Grade } from './grade.tsx';
import { WorkPart } from './work.tsx';

export type GradingFeedbackView =
  | { state: 'writing'; marking: Marking; edits: Edits }
  | { state: 'returning.underWay'; marking: Marking }
  /** `delayed`: the call is retried by itself. */
  | { state: 'returning.delayed' | 'rejected'; marking: Marking; edits: Edits; why: string }
  | { state: 'conflict.loading'; marking: Marking; edits: Edits }
  | { state: 'conflict.failed'; marking: Marking; edits: Edits; onRetry: () => void }
  /** `message` says what another instructor has returned. */
  | { state: 'conflict.shown'; marking: Marking; edits: Edits; message: string }
  | { state: 'outdated' | 'returned'; marking: Marking };

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 3fr) minmax(0, 2fr)]' },
  gap: { base: '8', lg: '10' },
  alignItems: 'start',
});
const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '6', minWidth: '0' });
// The column stays in sight beside a long text. The space at its sides keeps the focus ring from being cut off.
const side = css({
  position: { lg: 'sticky' },
  top: '[calc(token(sizes.control) + 1rem)]',
  maxHeight: { lg: '[calc(100dvh - token(sizes.control) - 2rem)]' },
  overflowY: { lg: 'auto' },
  mx: { lg: '-2' },
  px: { lg: '2' },
  pb: { lg: '2' },
});
const foot = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

/** Focuses the first field or criterion in which something is missing. */
function showMissing(container: HTMLElement | null) {
  const first = container?.querySelector<HTMLElement>('[data-missing]');
  (first?.matches('div') ? first.querySelector('input') : first)?.focus();
  // In the next frame, when the message of the field has been rendered.
  requestAnimationFrame(() => first?.closest('div')?.scrollIntoView({ block: 'nearest' }));
}

/** The submission on the left, the grade and feedback on the right (§grading.16). */
export function GradingFeedbackScreen({ view }: { view: GradingFeedbackView }) {
  const { marking } = view;
  const edits = 'edits' in view ? view.edits : null;
  const missingId = useId();
  const gradeColumn = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const onReturn = () => {
    edits?.onReturn?.();
    if (!edits || edits.onReturn) return;
    setIsTried(true);
    showMissing(gradeColumn.current);
  };
  useDocumentKeys((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    onReturn();
  });
  return (
    <div className={columns}>
      <div className={column}>
        <WorkPart work={marking} comments={marking.comments} edits={edits} />
      </div>
      <div className={cx(column, side)} data-grade ref={gradeColumn}>
        <Grade marking={marking} edits={edits} isTried={isTried} />
        <div className={foot}>
          {match(view)
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
            .exhaustive()}
          <FormNotes draft={marking.draft} waits={view.state === 'returning.delayed'} />
          {view.state !== 'outdated' && (
            <>
              <div>
                <Button
                  onClick={onReturn}
                  aria-keyshortcuts="Control+Enter"
                  aria-describedby={missingId}
                  aria-disabled={edits && !edits.onReturn ? true : undefined}
                  busy={view.state === 'returning.underWay' || view.state === 'returned'}
                  busyLabel="Returning..."
                >
                  {view.state === 'returning.delayed' ? 'Retry' : 'Return'}
                </Button>
              </div>
              <p id={missingId} className={muted}>
                {marking.missing.map(({ message }) => message).join(' ')}
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
