import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

/** The course's progress in percent, `null` if unknown. */
type Progress = { progress: number | null };

export type LessonCompletionView =
  | { state: 'checking' }
  | { state: 'teaching' }
  | { state: 'inviting'; courseTo: string }
  | ({ state: 'offered'; onComplete: () => void } & Progress)
  | ({ state: 'completing' } & Progress)
  | ({ state: 'failed'; onRetry: () => void } & Progress)
  | ({ state: 'completed' } & Progress);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4' });
const bar = css({ flexGrow: '1', flexBasis: '[14rem]', maxWidth: 'form' });
const heading = css({ textStyle: 'h3' });
const muted = css({ color: 'fg.muted' });

/** The end of a lesson: "Mark as complete", or the invitation to enrol. */
export function LessonCompletionScreen({ view }: { view: LessonCompletionView }) {
  return match(view)
    .with({ state: 'checking' }, () => <Skeleton shape="button" width="third" />)
    .with({ state: 'teaching' }, () => (
      <p className={muted}>You teach this course. Nothing that you do here is checked or counted.</p>
    ))
    .with({ state: 'inviting' }, ({ courseTo }) => (
      <Card tone="sunken" as="aside" aria-label="Enroll">
        <h2 className={heading}>Like what you see?</h2>
        <p className={muted}>
          This module is a free preview. Enroll to have your work checked, unlock every module and keep your progress.
        </p>
        <div>
          <LinkButton to={courseTo}>Enroll in this course</LinkButton>
        </div>
      </Card>
    ))
    .with({ state: 'offered' }, ({ onComplete, progress }) => (
      <Foot progress={progress}>
        <Button icon={<CircleCheck />} onClick={onComplete}>
          Mark as complete
        </Button>
      </Foot>
    ))
    .with({ state: 'completing' }, ({ progress }) => (
      <Foot progress={progress}>
        <Button busy>Mark as complete</Button>
      </Foot>
    ))
    .with({ state: 'failed' }, ({ onRetry }) => (
      <RetryAlert title="Your progress was not saved" onRetry={onRetry} byHand>
        The lesson could not be marked as complete. Please try again.
      </RetryAlert>
    ))
    .with({ state: 'completed' }, ({ progress }) => (
      <Foot progress={progress}>
        <span role="status">
          <Badge tone="success" icon={<CircleCheck />}>
            Completed
          </Badge>
        </span>
      </Foot>
    ))
    .exhaustive();
}

function Foot({ progress, children }: Progress & { children: ReactNode }) {
  return (
    <div className={row}>
      {children}
      {progress !== null && (
        <div className={bar}>
          <ProgressBar label="Course progress" value={progress} valueText={`${progress}% complete`} />
        </div>
      )}
    </div>
  );
}
