import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

type Open = { assignment: string; onClose: () => void };
export type SubmissionShown = {
  submitted: string;
  text?: string | undefined;
  /** Each with its download. */
  files: { id: string; row: ReactNode }[];
  grade?: number | undefined;
  feedback?: string | undefined;
};

export type AssignmentSubmissionViewView =
  | { state: 'closed' }
  | ({ state: 'loading' } & Open)
  | ({ state: 'failed'; onRetry: () => void } & Open)
  | ({ state: 'shown'; submission: SubmissionShown } & Open);

const part = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const heading = css({ textStyle: 'label', fontFamily: 'sans' });
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' });
const quote = css({ pl: '4', borderLeftWidth: 'heavy', borderLeftStyle: 'solid', borderColor: 'border.strong' });
const list = css({ p: '0', m: '0', listStyleType: 'none' });

/** The dialog behind "View Submission" (§assignments.21). */
export function AssignmentSubmissionViewScreen({ view }: { view: AssignmentSubmissionViewView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      size="lg"
      title="Your submission"
      description={view.assignment}
      footer={
        <Button variant="secondary" onClick={view.onClose}>
          Close
        </Button>
      }
    >
      {match(view)
        .with({ state: 'loading' }, () => (
          <div className={part} aria-busy>
            <LoadingText />
            <Skeleton width="half" />
            <Skeleton width="full" />
            <Skeleton width="most" />
          </div>
        ))
        .with({ state: 'failed' }, ({ onRetry }) => (
          <Alert
            tone="danger"
            title="Error"
            actions={
              <Button variant="secondary" size="sm" onClick={onRetry}>
                Retry
              </Button>
            }
          >
            Failed to load your submission. Please try again later.
          </Alert>
        ))
        .with({ state: 'shown' }, ({ submission }) => <Submission {...submission} />)
        .exhaustive()}
    </Dialog>
  );
}

function Submission({ submitted, text, files, grade, feedback }: SubmissionShown) {
  return (
    <>
      <DefinitionGrid
        columns={2}
        items={[
          { term: 'Submission date', description: submitted },
          ...(grade === undefined ? [] : [{ term: 'Grade', description: `${grade}%` }]),
        ]}
      />
      {text && (
        <div className={part}>
          <h3 className={heading}>Your answer</h3>
          <p className={words}>{text}</p>
        </div>
      )}
      {files.length > 0 && (
        <div className={part}>
          <h3 className={heading}>Files</h3>
          <ul className={list}>
            {files.map(({ id, row }) => (
              <li key={id}>{row}</li>
            ))}
          </ul>
        </div>
      )}
      {feedback && (
        <div className={part}>
          <h3 className={heading}>Feedback</h3>
          <p className={quote}>{feedback}</p>
        </div>
      )}
    </>
  );
}
