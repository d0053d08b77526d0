import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AssignmentFile } from '../../api/assignment.ts';
import type { Submission, SubmissionAttempt } from '../../api/generated/schema.d.ts';
import type { Graded } from '../../machines/assignments/regrade-request.machine.ts';
import { type assignmentSubmissionViewMachine, latestFeedback } from '../../machines/assignments/submitted.machine.ts';
import type { Assignment } from '../../machines/assignments/types.ts';
import { piecesOf, quoteOf } from '../../machines/grading/passages.ts';
import type { FeedbackShown, TextPiece } from '../../ui/screens/assignments/submitted/feedback.tsx';
import type {
  AssignmentSubmissionViewView,
  SubmissionShown,
} from '../../ui/screens/assignments/submitted/submitted.view.tsx';
import { dayAndTime } from '../dates.ts';
import { fileSize } from '../file-size.ts';
import { lateText } from '../grading/late-text.ts';
import { regradeText } from '../regrade-text.ts';

type Snapshot = SnapshotFrom<typeof assignmentSubmissionViewMachine>;
type Send = ActorRefFrom<typeof assignmentSubmissionViewMachine>['send'];
type Shown = {
  zone: string;
  row: (file: AssignmentFile, name: string, size: string) => ReactNode;
  onRegrade: (graded: Graded) => void;
};
type Feedback = SubmissionAttempt['feedback'][number];

/** The text in pieces. Where the passage of a comment ends, the piece has the comment's number. */
function marked(text: string, comments: Feedback['comments']): TextPiece[] {
  return piecesOf(text, comments).map(({ start, text: passage, about }) => ({
    start,
    text: passage,
    isMarked: about.length > 0,
    numbers: comments.flatMap(({ end }, index) => (end === start + passage.length ? [index + 1] : [])),
  }));
}

function feedbackOf(feedback: Feedback, { text = '', files }: SubmissionAttempt, zone: string): FeedbackShown {
  const {
    id,
    attempt,
    by,
    returnedAt,
    total,
    sum,
    late,
    reason,
    levels,
    comments,
    fileComments,
    text: words,
  } = feedback;
  return {
    id,
    title: `${total}%, attempt ${attempt}`,
    returned: `${by ? `${by}, ` : ''}${dayAndTime(zone, returnedAt)}`,
    sum: sum === undefined || sum === (late?.given ?? total) ? undefined : sum,
    late: late && lateText(late),
    reason,
    levels: levels.map(({ points, outOf, ...level }) => ({ ...level, points: `${points} of ${outOf}` })),
    comments: comments.map((comment) => ({ quote: quoteOf(text, comment), comment: comment.comment })),
    fileComments: fileComments.map(({ fileId, comment }) => ({
      id: fileId,
      name: files.find((file) => file.id === fileId)?.name ?? 'File',
      comment,
    })),
    text: words,
    regrade: feedback.regrade && regradeText(feedback.regrade, total, zone),
  };
}

function submissionOf(
  submission: Submission,
  assignment: Assignment,
  { zone, row, onRegrade }: Shown,
): SubmissionShown {
  const { regradeUntil, submittedAt, text, grade, feedback, files, solutions = [], attempts = [] } = submission;
  const latest = latestFeedback(submission);
  const all = attempts.flatMap((attempt) => attempt.feedback.map((one) => feedbackOf(one, attempt, zone)));
  const isOfThis = attempts[0]?.feedback[0] === latest;
  return {
    submitted: dayAndTime(zone, submittedAt),
    attempt: attempts[0] && attempts[0].attempt > 1 ? attempts[0].attempt : undefined,
    solutions,
    text: text === undefined ? undefined : marked(text, (isOfThis && latest?.comments) || []),
    grade,
    feedbackText: all.length > 0 ? undefined : feedback,
    feedback: all[0],
    regrade:
      latest && regradeUntil !== undefined
        ? {
            until: dayAndTime(zone, regradeUntil),
            onRequest: () => onRegrade({ assignment, feedbackId: latest.id, grade: latest.total }),
          }
        : undefined,
    isWaiting: latest !== undefined && !isOfThis,
    earlier: all.slice(1),
    files: files.map(({ id, name, size }) => ({
      id,
      row: row({ kind: 'submission', assignmentId: assignment.id, fileId: id }, name, fileSize(size)),
    })),
  };
}

/** The submission, as its dialog shows it. */
export function connectAssignmentSubmissionView(
  snapshot: Snapshot,
  send: Send,
  view: Shown,
): AssignmentSubmissionViewView {
  const { assignment, submission } = snapshot.context;
  if (!assignment) return { state: 'closed' };
  const open = { assignment: assignment.title, onClose: () => send({ type: 'close' }) };
  const shown = submission && { ...open, submission: submissionOf(submission, assignment, view) };
  return match(snapshot.value)
    .returnType<AssignmentSubmissionViewView>()
    .with('closed', (state) => ({ state }))
    .with('loading', (state) => ({ state, ...open }))
    .with('failed', (state) => ({ state, ...open, onRetry: () => send({ type: 'retry' }) }))
    .with({ shown: 'unread' }, () =>
      shown ? { state: 'shown.unread', ...shown, onRead: () => send({ type: 'read' }) } : { state: 'loading', ...open },
    )
    .with({ shown: 'marking' }, () => (shown ? { state: 'shown.marking', ...shown } : { state: 'loading', ...open }))
    .with({ shown: 'sorting' }, { shown: 'read' }, () =>
      shown ? { state: 'shown.read', ...shown } : { state: 'loading', ...open },
    )
    .exhaustive();
}
