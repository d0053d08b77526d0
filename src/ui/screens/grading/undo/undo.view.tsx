import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { useDocumentKeys } from '../../../primitives/use-document-keys.ts';

export type GradingUndoView =
  | { state: 'closed' }
  | { state: 'offered'; student: string; onUndo: () => void; onDismiss: () => void }
  | { state: 'undoing'; student: string }
  | { state: 'failed'; student: string; why: string; onRetry: () => void; onDismiss: () => void };

const region = css({
  position: 'fixed',
  zIndex: 'sticky',
  insetInlineStart: { base: '4', sm: '6' },
  bottom: { base: '4', sm: '6' },
  // In a narrow window, above the bar of the next submission.
  'body:has([data-bar]) &': { bottom: { base: '24', lg: '6' } },
  width: { base: '[calc(100vw - 2rem)]', sm: '96' },
  maxHeight: '[50vh]',
  overflow: 'auto',
});
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** All returns that can still be undone, the latest last. Each new one is announced. */
export function GradingUndos({ children }: { children: ReactNode[] }) {
  return (
    <section aria-label="Returned" className={children.length > 0 ? region : undefined}>
      <div role="status" aria-atomic="false" className={list}>
        {children}
      </div>
    </section>
  );
}

/** What was returned, with the button to undo that (§grading.18). The shortcut is for the latest. */
export function GradingUndoScreen({ view, isLatest }: { view: GradingUndoView; isLatest: boolean }) {
  const onUndo = 'onUndo' in view ? view.onUndo : undefined;
  useDocumentKeys((event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyU' || !onUndo || !isLatest) return;
    event.preventDefault();
    onUndo();
  });
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'offered' }, ({ student, onDismiss }) => (
      <Alert
        tone="success"
        title={`Returned to ${student}`}
        actions={
          <>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Undo: ${student}`}
              aria-keyshortcuts={isLatest ? 'Alt+U' : undefined}
              onClick={onUndo}
            >
              Undo
            </Button>
            <Button variant="ghost" size="sm" aria-label={`Dismiss: ${student}`} onClick={onDismiss}>
              Dismiss
            </Button>
          </>
        }
      >
        {isLatest && (
          <>
            You can undo it for 30 seconds (<kbd>Alt</kbd>+<kbd>U</kbd>). The student won't be notified until then.
          </>
        )}
      </Alert>
    ))
    .with({ state: 'undoing' }, ({ student }) => (
      <Alert
        tone="info"
        title={`Returned to ${student}`}
        actions={
          <Button variant="secondary" size="sm" busy busyLabel="Undoing...">
            Undo
          </Button>
        }
      />
    ))
    .with({ state: 'failed' }, ({ student, why, onRetry, onDismiss }) => (
      <Alert
        tone="danger"
        title={`Not undone: ${student}`}
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Retry
            </Button>
            <Button variant="ghost" size="sm" aria-label={`Dismiss: ${student}`} onClick={onDismiss}>
              Dismiss
            </Button>
          </>
        }
      >
        {why}
      </Alert>
    ))
    .exhaustive();
}
