import { FileText } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../primitives/button.tsx';
import { DefinitionGrid } from '../../primitives/definition-grid.tsx';
import { Dialog } from '../../primitives/dialog.tsx';
import { StatusBadge } from '../../primitives/status-badge.tsx';

export type AssignmentDetails = {
  title: string;
  courseName: string;
  status: string;
  description: string;
  due: string;
  submitted?: string | undefined;
  grade?: number | undefined;
  feedback?: string | undefined;
  attachments: string[];
};

/** The assignment stays while the dialog closes. */
export type AssignmentDetailsView =
  | { state: 'closed'; assignment: AssignmentDetails | null }
  | { state: 'open'; assignment: AssignmentDetails; onClose: () => void };

const part = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const heading = css({ textStyle: 'label', fontFamily: 'sans' });
const quote = css({
  pl: '4',
  borderLeftWidth: 'heavy',
  borderLeftStyle: 'solid',
  borderColor: 'border.strong',
});
const files = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  p: '0',
  m: '0',
  listStyleType: 'none',
  textStyle: 'small',
  '& li': { display: 'flex', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' },
  '& svg': { flexShrink: '0', color: 'fg.muted' },
});

/** One assignment in full (§2 Assignments page: details dialog). */
export function AssignmentDetailsScreen({ view }: { view: AssignmentDetailsView }) {
  const { onClose, isOpen } = match(view)
    .with({ state: 'closed' }, () => ({ isOpen: false, onClose: () => {} }))
    .with({ state: 'open' }, (open) => ({ isOpen: true, onClose: open.onClose }))
    .exhaustive();
  const { assignment } = view;
  if (!assignment) return null;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      title={assignment.title}
      description={assignment.courseName}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
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
          ...(assignment.submitted ? [{ term: 'Submission date', description: assignment.submitted }] : []),
          ...(assignment.grade === undefined ? [] : [{ term: 'Grade', description: `${assignment.grade}%` }]),
        ]}
      />
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
            {assignment.attachments.map((name) => (
              <li key={name}>
                <FileText aria-hidden size={16} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
