import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Assignment, Rubric } from '../../../../api/generated/schema.d.ts';
import { Button } from '../../../primitives/button.tsx';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { StatusBadge } from '../../../primitives/status-badge.tsx';
import { type LateSubmission, Overdue } from './overdue.tsx';
import { RubricPart } from './rubric.tsx';

export type AssignmentDetails = Pick<
  Assignment,
  'title' | 'courseName' | 'status' | 'description' | 'grade' | 'feedback' | 'excuse'
> & {
  due: string;
  submitted?: string | undefined;
  /** The rubric of the grade; empty if there is none. */
  rubric: Rubric;
  /** How often it can be resubmitted. */
  resubmissionsLeft: number;
  /** An earlier grade of the same attempt was replaced. */
  isRegraded: boolean;
  /** The instructor does not see the student's name. */
  isBlind: boolean;
  /** The latest request for a later due date. */
  extension?: (Pick<NonNullable<Assignment['extension']>, 'status' | 'answer'> & { proposed: string }) | undefined;
  /** The later due date that an instructor gave without being asked, and the one of before. */
  moreTime?: { until: string; from: string; reason: string } | undefined;
  /** Of an overdue assignment: until when it is taken, or was. */
  late?: LateSubmission | undefined;
  /** The steps and the public page, if the assignment is a project. */
  project?: ReactNode;
  /** Each with its download. */
  attachments: { id: string; row: ReactNode }[];
};

/** The actions that are possible now; others are absent. */
export type AssignmentActions = {
  onExtension?: (() => void) | undefined;
  onSubmit?: (() => void) | undefined;
  /** The address of a project's first unsolved exercise, which has to be solved before submitting. */
  nextExercise?: string | undefined;
  onSubmission?: (() => void) | undefined;
  /** Of an overdue assignment: the page of its course, where one writes to an instructor. */
  courseTo?: string | undefined;
  onResubmit?: (() => void) | undefined;
};

/** The assignment is still shown while the dialog closes. */
export type AssignmentDetailsView =
  | { state: 'closed'; assignment: AssignmentDetails | null }
  | { state: 'open'; assignment: AssignmentDetails; onClose: () => void; actions: AssignmentActions };

const part = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const heading = css({ textStyle: 'label', fontFamily: 'sans' });
const quote = css({
  pl: '4',
  borderLeftWidth: 'heavy',
  borderLeftStyle: 'solid',
  borderColor: 'border.strong',
});
const note = css({ textStyle: 'small', color: 'fg.muted' });
const files = css({ p: '0', m: '0', listStyleType: 'none' });

const none: AssignmentActions = {};
const extensionStyle = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' });
const answerStyle = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const asked = { requested: 'until', granted: 'until', declined: 'asked for' } as const;

function Extension({ status, proposed, answer }: NonNullable<AssignmentDetails['extension']>) {
  return (
    <span className={extensionStyle}>
      <StatusBadge status={status} />
      <span>
        {asked[status]} {proposed}
      </span>
      {answer && <span className={answerStyle}>{answer}</span>}
    </span>
  );
}

function MoreTime({ until, from, reason }: NonNullable<AssignmentDetails['moreTime']>) {
  return (
    <span className={extensionStyle}>
      <span>
        until {until} instead of {from}
      </span>
      <span className={answerStyle}>{reason}</span>
    </span>
  );
}

const Excuse = ({ reason }: { reason: string }) => (
  <span className={extensionStyle}>
    <span className={answerStyle}>{reason}</span>
    <span>You don't have to submit it, but you still can.</span>
  </span>
);

const gradeOf = ({ grade, isRegraded }: AssignmentDetails) =>
  `${grade}%${isRegraded ? ', graded again: your submission shows the earlier grade' : ''}`;

const againOf = (left: number) => `${left === 1 ? 'Once' : `${left} times`}, after feedback`;

/** One assignment in full (§assignments.11). */
export function AssignmentDetailsScreen({ view }: { view: AssignmentDetailsView }) {
  const { onClose, isOpen, actions } = match(view)
    .with({ state: 'closed' }, () => ({ isOpen: false, onClose: () => {}, actions: none }))
    .with({ state: 'open' }, (open) => ({ isOpen: true, onClose: open.onClose, actions: open.actions }))
    .exhaustive();
  // One button for both, so that it keeps the focus once the assignment is submitted.
  const main = actions.onSubmit ?? actions.onSubmission;
  const { assignment } = view;
  if (!assignment) return null;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      title={assignment.title}
      description={assignment.courseName}
      firstFocus="dialog"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {actions.onExtension && (
            <Button variant="secondary" onClick={actions.onExtension}>
              Request Extension
            </Button>
          )}
          {actions.onResubmit && (
            <Button variant="secondary" onClick={actions.onResubmit}>
              Submit Again
            </Button>
          )}
          {main && (
            <Button variant={actions.nextExercise ? 'secondary' : 'primary'} onClick={main}>
              {actions.onSubmit ? 'Submit Assignment' : 'View Submission'}
            </Button>
          )}
          {actions.nextExercise && <LinkButton to={actions.nextExercise}>Open Next Exercise</LinkButton>}
        </>
      }
    >
      <div>
        <StatusBadge status={assignment.status} />
      </div>
      <p>{assignment.description}</p>
      <DefinitionGrid
        columns={2}
        items={[
          { term: 'Due date', description: assignment.due },
          ...(assignment.extension
            ? [{ term: 'Extension', description: <Extension {...assignment.extension} /> }]
            : []),
          ...(assignment.moreTime
            ? [{ term: 'More time from your instructor', description: <MoreTime {...assignment.moreTime} /> }]
            : []),
          ...(assignment.excuse
            ? [{ term: 'Excused by your instructor', description: <Excuse reason={assignment.excuse} /> }]
            : []),
          ...(assignment.submitted ? [{ term: 'Submission date', description: assignment.submitted }] : []),
          ...(assignment.grade === undefined ? [] : [{ term: 'Grade', description: gradeOf(assignment) }]),
          ...(assignment.resubmissionsLeft > 0
            ? [{ term: 'Submitting again', description: againOf(assignment.resubmissionsLeft) }]
            : []),
        ]}
      />
      {actions.courseTo !== undefined && (
        <Overdue request={assignment.extension?.status} late={assignment.late} courseTo={actions.courseTo} />
      )}
      {assignment.project}
      {assignment.isBlind && <p className={note}>It is graded without your name.</p>}
      {assignment.rubric.length > 0 && <RubricPart criteria={assignment.rubric} />}
      {assignment.feedback && (
        <div className={part}>
          <h3 className={heading}>Feedback</h3>
          <p className={quote}>{assignment.feedback}</p>
        </div>
      )}
      {assignment.attachments.length > 0 && (
        <div className={part}>
          <h3 className={heading}>Attachments</h3>
          <ul className={files}>
            {assignment.attachments.map(({ id, row }) => (
              <li key={id}>{row}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
