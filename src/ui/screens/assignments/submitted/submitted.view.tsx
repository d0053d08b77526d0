import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { StepSolution } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { Solutions } from '../../practice/portfolio-page/solutions.tsx';
import { FeedbackPart, type FeedbackShown, MarkedText, type TextPiece } from './feedback.tsx';
import { OfferRegrade, type RegradeOffer } from './regrade.tsx';

type Open = { assignment: string; onClose: () => void };
export type SubmissionShown = {
  submitted: string;
  /** The number of the attempt; absent for the first. */
  attempt?: number | undefined;
  text?: readonly TextPiece[] | undefined;
  /** The code of a project's exercises; empty for other assignments. */
  solutions: readonly StepSolution[];
  /** Each with its download. */
  files: { id: string; row: ReactNode }[];
  grade?: number | undefined;
  /** The text of feedback that consists of nothing else. */
  feedbackText?: string | undefined;
  feedback?: FeedbackShown | undefined;
  /** Absent where no regrade can be requested. */
  regrade?: RegradeOffer | undefined;
  /** The feedback is on an earlier attempt: this one has none yet. */
  isWaiting: boolean;
  /** Earlier feedback, the latest first. */
  earlier: readonly FeedbackShown[];
};

export type AssignmentSubmissionViewView =
  | { state: 'closed' }
  | ({ state: 'loading' } & Open)
  | ({ state: 'failed'; onRetry: () => void } & Open)
  | ({ state: 'shown.unread'; submission: SubmissionShown; onRead: () => void } & Open)
  | ({ state: 'shown.marking' | 'shown.read'; submission: SubmissionShown } & Open);

const part = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const heading = css({ textStyle: 'label', fontFamily: 'sans' });
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
      firstFocus="dialog"
      footer={
        <Button variant="secondary" onClick={view.onClose}>
          Close
        </Button>
      }
    >
      {match(view)
        .with({ state: 'loading' }, () => (
          <div className={part} aria-busy>
            <LoadingText hasSkeleton />
            <Skeleton width="half" />
            <Skeleton width="full" />
            <Skeleton width="most" />
          </div>
        ))
        .with({ state: 'failed' }, ({ onRetry }) => (
          <RetryAlert onRetry={onRetry}>Failed to load your submission. Please try again later.</RetryAlert>
        ))
        .with({ state: 'shown.unread' }, ({ submission, onRead }) => <Submission {...submission} onRead={onRead} />)
        .with({ state: 'shown.marking' }, { state: 'shown.read' }, ({ submission }) => <Submission {...submission} />)
        .exhaustive()}
    </Dialog>
  );
}

function Submission(props: SubmissionShown & { onRead?: () => void }) {
  const {
    submitted,
    attempt,
    text,
    solutions,
    files,
    grade,
    feedbackText,
    feedback,
    regrade,
    isWaiting,
    earlier,
    onRead,
  } = props;
  return (
    <>
      <DefinitionGrid
        columns={2}
        items={[
          { term: 'Submission date', description: submitted },
          ...(attempt === undefined ? [] : [{ term: 'Attempt', description: String(attempt) }]),
          ...(grade === undefined ? [] : [{ term: 'Grade', description: `${grade}%` }]),
        ]}
      />
      {text && (
        <div className={part}>
          <h3 className={heading}>Your answer</h3>
          <MarkedText pieces={text} />
        </div>
      )}
      <Solutions solutions={solutions} />
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
      {feedbackText && (
        <div className={part}>
          <h3 className={heading}>Feedback</h3>
          <p className={quote}>{feedbackText}</p>
        </div>
      )}
      {feedback && (
        <div className={part}>
          <h3 className={heading}>{isWaiting ? `Feedback: ${feedback.title}` : 'Feedback'}</h3>
          {isWaiting && <p>Your latest attempt hasn't been graded yet. Your previous grade stands until then.</p>}
          <FeedbackPart feedback={feedback} onRead={onRead} />
          {regrade && <OfferRegrade {...regrade} />}
        </div>
      )}
      {earlier.length > 0 && (
        <div className={part}>
          <h3 className={heading}>Earlier feedback</h3>
          {earlier.map((one) => (
            <div key={one.id} className={part}>
              <h4 className={heading}>{one.title}</h4>
              <FeedbackPart feedback={one} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
