import { css } from 'styled-system/css';
import type { DecidedExtension } from '../../../../api/generated/schema.d.ts';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Link } from '../../../primitives/link.tsx';
import { StatusBadge } from '../../../primitives/status-badge.tsx';

export type RequestItem = {
  id: string;
  student: string;
  /** The student's page in the course. */
  studentTo: string;
  assignment: string;
  course: string;
  reason: string;
  /** The due date with its time: `Fri, 27 Nov 2026, 17:00 GMT`. */
  due: string;
  proposed: string;
  asked: string;
  /** How many requests for this assignment were answered earlier. */
  earlier: number;
  handedIn: boolean;
  /** The answer, once there is one, and the due date that now applies. */
  answered?: { status: DecidedExtension['status']; due: string } | undefined;
  onAnswer: () => void;
};

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
});
const whose = css({ minWidth: '0', overflowWrap: 'anywhere' });
const title = css({ textStyle: 'h3' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const quote = css({
  pl: '4',
  borderLeftWidth: 'heavy',
  borderLeftStyle: 'solid',
  borderColor: 'border.strong',
  whiteSpace: 'pre-line',
  maxWidth: 'prose',
  overflowWrap: 'anywhere',
});
const answer = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

const times = ['', 'Asked once before', 'Asked twice before'];

/** One request: who asks for what and why, with the button to answer it. */
export function RequestRow(item: RequestItem) {
  const {
    student,
    studentTo,
    assignment,
    course,
    reason,
    due,
    proposed,
    asked,
    earlier,
    handedIn,
    answered,
    onAnswer,
  } = item;
  return (
    <Card as="article" aria-label={`${student}, ${assignment}`}>
      <div className={head}>
        <div className={whose}>
          <h2 className={title}>
            <Link to={studentTo} tone="quiet">
              {student}
            </Link>
          </h2>
          <p className={muted}>
            {assignment}, {course}
          </p>
        </div>
        {answered ? (
          <p className={answer}>
            <StatusBadge status={answered.status} /> Due {answered.due}
          </p>
        ) : (
          <Button variant="secondary" aria-label={`Answer ${student}, ${assignment}`} onClick={onAnswer}>
            Answer
          </Button>
        )}
      </div>
      <p className={quote}>{reason}</p>
      <DefinitionGrid
        columns={3}
        items={[
          { term: 'Due date', description: due },
          { term: 'Proposed date', description: proposed },
          { term: 'Requested', description: asked },
        ]}
      />
      {earlier > 0 && <p className={muted}>{times[earlier] ?? `Asked ${earlier} times before`} for this assignment.</p>}
      {handedIn && <p className={muted}>The assignment has already been submitted.</p>}
    </Card>
  );
}
