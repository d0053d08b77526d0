import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { useDocumentKeys } from '../../../primitives/use-document-keys.ts';

export type GradingUndoView =
  | { state: 'closed' }
  | { state: 'offered'; student: string; onUndo: () => void; onDismiss: () => void }
  | { state: 'undoing'; student: string }
  | { state: 'failed'; student: string; why: string; onRetry: () => void; onDismiss: () => void };

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
