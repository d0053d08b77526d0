import { css } from 'styled-system/css';
import { Link } from '../../../primitives/link.tsx';

export type Step =
  | { kind: 'exercise'; lessonId: string; title: string; isDone: boolean; to: string }
  | { kind: 'text' | 'upload'; text: string };

const part = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const heading = css({ textStyle: 'label', fontFamily: 'sans' });
const list = css({ display: 'grid', gap: '1', pl: '6', m: '0', listStyleType: 'decimal' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

/** What a project consists of, in order (§practice.100). */
export function ProjectSteps({ steps, isHandedIn }: { steps: readonly Step[]; isHandedIn: boolean }) {
  return (
    <div className={part}>
      <h3 className={heading}>Steps</h3>
      <ol className={list}>
        {steps.map((step) =>
          step.kind === 'exercise' ? (
            <li key={step.lessonId}>
              <Link to={step.to}>{step.title}</Link>{' '}
              <span className={note}>{step.isDone ? 'solved' : 'to be solved'}</span>
            </li>
          ) : (
            <li key={step.kind}>
              {step.kind === 'text' ? 'Write' : 'Upload'}: {step.text}
            </li>
          ),
        )}
      </ol>
      {isHandedIn && (
        <p className={note}>
          Your code was handed in as it was then. What you change in a lesson now does not change it.
        </p>
      )}
      {steps.some((step) => step.kind === 'exercise' && !step.isDone) && (
        <p className={note}>You can submit it once all of its exercises are solved.</p>
      )}
    </div>
  );
}
