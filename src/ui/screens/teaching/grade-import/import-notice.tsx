import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import type { ImportNoticeView } from './import-states.ts';

const Dismiss = ({ onDismiss }: { onDismiss: () => void }) => (
  <Button variant="ghost" size="sm" aria-label="Dismiss: Import" onClick={onDismiss}>
    Dismiss
  </Button>
);

/** What was returned by an import, with the button to undo all of it. */
export const ImportNotice = ({ view }: { view: ImportNoticeView }) =>
  match(view)
    .with({ state: 'returned.offered' }, ({ what, onUndo, onDismiss }) => (
      <Alert
        tone="success"
        title={what}
        actions={
          <>
            <Button variant="secondary" size="sm" aria-label="Undo: Import" onClick={onUndo}>
              Undo
            </Button>
            <Dismiss onDismiss={onDismiss} />
          </>
        }
      >
        You can undo it for 30 seconds. The students won't be notified until then.
      </Alert>
    ))
    .with({ state: 'returned.undoing' }, ({ what }) => (
      <Alert
        tone="info"
        title={what}
        actions={
          <Button variant="secondary" size="sm" busy busyLabel="Undoing...">
            Undo
          </Button>
        }
      />
    ))
    .with({ state: 'returned.notUndone' }, ({ what, why, onRetry, onDismiss }) => (
      <Alert
        tone="danger"
        title={what}
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Retry
            </Button>
            <Dismiss onDismiss={onDismiss} />
          </>
        }
      >
        {why}
      </Alert>
    ))
    .with({ state: 'returned.kept' }, ({ what, left, onDismiss }) => (
      <Alert tone="warning" title={what} actions={<Dismiss onDismiss={onDismiss} />}>
        <ul>
          {left.map(({ where, problem }) => (
            <li key={where}>
              {where}: {problem}
            </li>
          ))}
        </ul>
      </Alert>
    ))
    .exhaustive();
