import { Paperclip } from 'lucide-react';
import { css } from 'styled-system/css';
import type { Assignment } from '../../../../api/generated/schema.d.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { StatusBadge } from '../../../primitives/status-badge.tsx';

export type AssignmentItem = Pick<
  Assignment,
  'id' | 'title' | 'courseName' | 'status' | 'description' | 'grade' | 'excuse'
> & {
  /** The due date as text, with the time zone. */
  due: string;
  submitted?: string | undefined;
  files: number;
  onDetails: () => void;
};

const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const textColumn = css({ display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' });
const titleStyle = css({ textStyle: 'h3' });
const course = css({ textStyle: 'small', color: 'fg.muted' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[4.75rem minmax(0, 1fr)]',
  columnGap: '3',
  rowGap: '1',
  m: '0',
  textStyle: 'small',
  '& dt': { color: 'fg.muted' },
  '& dd': { m: '0', fontWeight: 'medium' },
});
const description = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '2' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  mt: 'auto',
  pt: '3',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderTopColor: 'border.default',
});
const files = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'caption',
  color: 'fg.muted',
});

/** "1 file", "2 files" */
export const fileCount = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

/** One assignment of the list (§assignments.7). */
export function AssignmentCard({ assignment }: { assignment: AssignmentItem }) {
  const { submitted, grade } = assignment;
  return (
    <Card as="li" fill>
      <div className={badges}>
        <StatusBadge status={assignment.status} />
        {assignment.excuse !== undefined && <Badge>Excused</Badge>}
      </div>
      <div className={textColumn}>
        <h3 className={titleStyle}>{assignment.title}</h3>
        <p className={course}>{assignment.courseName}</p>
      </div>
      <dl className={facts}>
        <dt>Due</dt>
        <dd>{assignment.due}</dd>
        {submitted && (
          <>
            <dt>Submitted</dt>
            <dd>{submitted}</dd>
          </>
        )}
        {grade !== undefined && (
          <>
            <dt>Grade</dt>
            <dd>{grade}%</dd>
          </>
        )}
      </dl>
      <p className={description}>{assignment.description}</p>
      <div className={foot}>
        <span className={files}>
          <Paperclip aria-hidden size="0.875rem" />
          {fileCount(assignment.files)}
        </span>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`View Details: ${assignment.title}`}
          onClick={assignment.onDetails}
        >
          View Details
        </Button>
      </div>
    </Card>
  );
}
