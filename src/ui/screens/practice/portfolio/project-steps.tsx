import { Circle, CircleCheck, PenLine, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Assignment, ExerciseStep, TextStep, UploadStep } from '../../../../api/generated/schema.d.ts';
import { Link } from '../../../primitives/link.tsx';

export type Step = (ExerciseStep & { to: string }) | TextStep | UploadStep;

const part = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const heading = css({ textStyle: 'label', fontFamily: 'sans' });
const list = css({ display: 'grid', gap: '2', p: '0', m: '0', listStyleType: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '3',
  '& > svg': { boxSize: '5', mt: '0.5', color: 'fg.muted' },
  '& > svg[data-done]': { color: 'success.fg' },
});
const note = css({ textStyle: 'small', color: 'fg.muted' });
const icons = { text: <PenLine aria-hidden />, upload: <Upload aria-hidden /> };

/** The steps of a project, in order (§practice.100). */
export function ProjectSteps({ steps, status }: { steps: readonly Step[]; status: Assignment['status'] }) {
  const exercises = steps.filter((step) => step.kind === 'exercise');
  const left = exercises.filter(({ isDone }) => !isDone).length;
  const isHandedIn = status === 'completed' || status === 'graded';
  return (
    <div className={part}>
      <h3 className={heading}>Steps</h3>
      <ol className={list}>
        {steps.map((step) =>
          step.kind === 'exercise' ? (
            <Row
              key={step.lessonId}
              icon={step.isDone ? <CircleCheck aria-hidden data-done /> : <Circle aria-hidden />}
            >
              <Link to={step.to}>{step.title}</Link>{' '}
              <span className={note}>{step.isDone ? 'solved' : 'to be solved'}</span>
            </Row>
          ) : (
            <Row key={step.kind} icon={icons[step.kind]}>
              {step.kind === 'text' ? 'Write' : 'Upload'}: {step.text}
            </Row>
          ),
        )}
      </ol>
      {isHandedIn && (
        <p className={note}>
          Your code was submitted as it was then. What you change in a lesson now does not change it.
        </p>
      )}
      {left > 0 && (
        <p className={note}>
          {exercises.length - left} of {exercises.length} exercises solved.
          {status === 'pending' && ' You can submit it once all are.'}
        </p>
      )}
    </div>
  );
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={row}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
