import { useEffect, useEffectEvent } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

export type GradingUndoView =
  | { state: 'closed' }
  | { state: 'offered'; student: string; onUndo: () => void; onDismiss: () => void }
  | { state: 'undoing'; student: string }
  | { state: 'failed'; student: string; why: string; onRetry: () => void; onDismiss: () => void };

const place = css({
  position: 'fixed',
  zIndex: 'sticky',
  insetInlineStart: { base: '4', sm: '6' },
  bottom: { base: '4', sm: '6' },
  width: { base: '[calc(100vw - 2rem)]', sm: '96' },
});

/** What was just returned, and the way to take it back (§grading.18). */
export function GradingUndoScreen({ view }: { view: GradingUndoView }) {
  const onUndo = 'onUndo' in view ? view.onUndo : undefined;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyU' || !onUndo) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section aria-label="Returned" className={view.state === 'closed' ? undefined : place}>
      <div role="status">
        {match(view)
          .with({ state: 'closed' }, () => null)
          .with({ state: 'offered' }, ({ student, onDismiss }) => (
            <Alert
              tone="success"
              title={`Returned to ${student}`}
              actions={
                <>
                  <Button variant="secondary" size="sm" aria-keyshortcuts="Alt+U" onClick={onUndo}>
                    Undo
                  </Button>
                  <Button variant="ghost" size="sm" onClick={onDismiss}>
                    Dismiss
                  </Button>
                </>
              }
            >
              You can undo it for 30 seconds (<kbd>Alt</kbd>+<kbd>U</kbd>). The student won't be notified until then.
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
                  <Button variant="ghost" size="sm" onClick={onDismiss}>
                    Dismiss
                  </Button>
                </>
              }
            >
              {why}
            </Alert>
          ))
          .exhaustive()}
      </div>
    </section>
  );
}
