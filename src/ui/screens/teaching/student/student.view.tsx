import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import { type ShownAround, StudentParts } from './parts.tsx';
import { note } from './table-styles.ts';
import { Who, type WhoProps } from './who.tsx';

export type StudentShown = WhoProps &
  ShownAround & {
    course: string;
    /** Percent of the lessons. */
    progress: number;
    completed: number;
    lessons: number;
    /** `84 of 100, from 3 of 6 assignments`, or `None yet`. */
    courseGrade: string;
    onMessage: () => void;
  };

export type StudentView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'missing'; studentsTo: string }
  /** `refreshing`: the student was written to, and the page stays. */
  | ({ state: 'shown' | 'refreshing' } & StudentShown);

const far = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** One student of a course (§teaching.70). */
export function StudentScreen({ view }: { view: StudentView }) {
  return match(view)
    .with({ state: 'loading' }, () => (
      <TeachFrame place={{ page: 'Student', course: '' }}>
        <PageHeader title="Student" />
        <section aria-busy aria-label="Student">
          <Loading shape="part" />
        </section>
      </TeachFrame>
    ))
    .with({ state: 'failed' }, ({ reason, onRetry }) => (
      <TeachFrame place={{ page: 'Student', course: 'Course' }}>
        <PageHeader title="Student" />
        <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>
      </TeachFrame>
    ))
    .with({ state: 'missing' }, ({ studentsTo }) => (
      <TeachFrame place={{ page: 'Student', course: 'Course' }}>
        <PageHeader title="Student" />
        <EmptyState
          title="There is no such student in this course"
          action={<LinkButton to={studentsTo}>Back to Students</LinkButton>}
        >
          They may have left the course, or their account was deleted.
        </EmptyState>
      </TeachFrame>
    ))
    .with({ state: P.union('shown', 'refreshing') }, (shown) => (
      <TeachFrame place={{ page: shown.name, course: shown.course }}>
        <PageHeader
          title={shown.name}
          meta={<Who {...shown} />}
          actions={<Button onClick={shown.onMessage}>Message</Button>}
        />
        <div className={far}>
          <ProgressBar
            label="Progress"
            value={shown.progress}
            valueText={`${shown.progress}%, ${shown.completed} of ${shown.lessons} lessons`}
          />
          <p>
            Course grade: <strong>{shown.courseGrade}</strong>
          </p>
          <p className={note}>Only the student can see how long they spend in lessons.</p>
        </div>
        <StudentParts {...shown} />
      </TeachFrame>
    ))
    .exhaustive();
}
