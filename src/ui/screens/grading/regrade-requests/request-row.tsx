import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Link } from '../../../primitives/link.tsx';

export type RequestItem = {
  id: string;
  student: string;
  /** The student's page in the course; absent in blind grading. */
  studentTo?: string | undefined;
  assignment: string;
  course: string;
  reason: string;
  grade: string;
  /** "Sarah Chen, Fri, 20 Nov 2026, 09:00 GMT" */
  graded: string;
  asked: string;
  submissionTo: string;
  /** Why the grade was kept, once that was answered. */
  answer?: string | undefined;
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
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });

/** One request: who asks about which grade and why, with what answers it. */
export function RequestRow(item: RequestItem) {
  const { student, studentTo, assignment, course, reason, grade, graded, asked, submissionTo, answer, onAnswer } = item;
  return (
    <Card as="article" aria-label={`${student}, ${assignment}`}>
      <div className={head}>
        <div className={whose}>
          <h2 className={title}>
            {studentTo === undefined ? (
              student
            ) : (
              <Link to={studentTo} tone="quiet">
                {student}
              </Link>
            )}
          </h2>
          <p className={muted}>
            {assignment}, {course}
          </p>
        </div>
        {answer === undefined && (
          <div className={actions}>
            <Link to={submissionTo} standalone aria-label={`Open Submission: ${student}, ${assignment}`}>
              Open Submission
            </Link>
            <Button variant="secondary" aria-label={`Answer ${student}, ${assignment}`} onClick={onAnswer}>
              Answer
            </Button>
          </div>
        )}
      </div>
      <p className={quote}>{reason}</p>
      <DefinitionGrid
        columns={3}
        items={[
          { term: 'Grade', description: grade },
          { term: 'Graded', description: graded },
          { term: 'Requested', description: asked },
        ]}
      />
      {answer !== undefined && (
        <>
          <p>You kept the grade:</p>
          <p className={quote}>{answer}</p>
        </>
      )}
    </Card>
  );
}
