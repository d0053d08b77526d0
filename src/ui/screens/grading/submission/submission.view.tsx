import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { submissionTrail } from '../../../parts/trails.ts';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { useDocumentKeys } from '../../../primitives/use-document-keys.ts';
import { type EarlierFeedback, History } from './history.tsx';

export type SubmissionShown = {
  student: string;
  assignment: string;
  course: string;
  courseTo: string;
  /** The description of the assignment. */
  description: string;
  /** "Submitted Wed, 18 Nov 2026, 16:40 GMT, late, attempt 2" */
  handedIn: string;
  /** The addresses of the previous and the next submission in the queue. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Other attempts of this student. */
  attempts: readonly { label: string; to: string }[];
  feedback: readonly EarlierFeedback[];
};

type Open = {
  /** The address of the queue. */
  queue: string;
};

export type GradingSubmissionView =
  | ({ state: 'loading' | 'missing' } & Open)
  | ({ state: 'refused'; reason: string } & Open)
  | ({ state: 'failed'; onRetry: () => void } & Open)
  | ({
      state: 'shown';
      submission: SubmissionShown;
      grader: ReactNode;
      form: ReactNode;
      onGo: (to: string) => void;
    } & Open);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '1' });
const intro = css({ display: 'grid', gap: '2' });
const small = css({ textStyle: 'small', maxWidth: 'prose' });
// As the form comes after the page, what is below it must be out of sight until then.
const formSpace = css({ minHeight: '[70dvh]' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

/** One submission, with everything that an instructor needs to grade it (§grading.14). */
export function GradingSubmissionScreen({ view }: { view: GradingSubmissionView }) {
  const shown = view.state === 'shown' ? view.submission : undefined;
  return (
    <Page
      trail={submissionTrail(
        view.queue,
        shown && { course: shown.course, courseTo: shown.courseTo, student: shown.student },
      )}
    >
      {match(view)
        .with({ state: 'loading' }, () => (
          <>
            <PageHeader title="Submission" />
            <LoadingText />
          </>
        ))
        .with({ state: 'missing' }, ({ queue }) => (
          <>
            <PageHeader title="Submission" />
            <EmptyState
              title="There is no such submission"
              action={<LinkButton to={queue}>Back to Grading</LinkButton>}
            >
              It may have been deleted with its account.
            </EmptyState>
          </>
        ))
        .with({ state: 'refused' }, ({ reason, queue }) => (
          <>
            <PageHeader title="Submission" />
            <EmptyState
              title="You cannot grade this submission"
              action={<LinkButton to={queue}>Back to Grading</LinkButton>}
            >
              {reason}
            </EmptyState>
          </>
        ))
        .with({ state: 'failed' }, ({ onRetry }) => (
          <>
            <PageHeader title="Submission" />
            <RetryAlert onRetry={onRetry}>The submission could not be loaded. Please try again.</RetryAlert>
          </>
        ))
        .with({ state: 'shown' }, (shown) => <Shown {...shown} />)
        .exhaustive()}
    </Page>
  );
}

type ShownProps = Extract<GradingSubmissionView, { state: 'shown' }>;

/** Keys for the previous and the next submission: with Alt, so that typing triggers nothing (WCAG 2.1.4). */
function useKeys({ submission: { previous, next }, onGo }: ShownProps) {
  useDocumentKeys((event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code === 'KeyJ' && next) onGo(next);
    else if (event.code === 'KeyK' && previous) onGo(previous);
    else if (event.code === 'KeyG') document.querySelector<HTMLElement>('[data-grade] :is(input, textarea)')?.focus();
    else return;
    event.preventDefault();
  });
}

function Shown(props: ShownProps) {
  const { submission, grader, form } = props;
  const { student, assignment, course, description, handedIn, previous, next, attempts, feedback } = submission;
  useKeys(props);
  return (
    <>
      <PageHeader
        eyebrow={course}
        title={student}
        subtitle={assignment}
        meta={
          <>
            <p className={muted}>{handedIn}</p>
            <nav className={row} aria-label="Queue">
              {previous && (
                <Link to={previous} standalone aria-keyshortcuts="Alt+K">
                  Previous
                </Link>
              )}
              {next && (
                <Link to={next} standalone aria-keyshortcuts="Alt+J">
                  Next
                </Link>
              )}
              {attempts.map(({ label, to }) => (
                <Link key={to} to={to} standalone>
                  {label}
                </Link>
              ))}
            </nav>
          </>
        }
      />
      <div className={intro}>
        {grader}
        <p className={small}>{description}</p>
      </div>
      <div className={formSpace}>{form}</div>
      <History feedback={feedback} />
      <p className={muted}>
        Keys: <kbd>Alt</kbd>+<kbd>G</kbd> to the grade, <kbd>Alt</kbd>+<kbd>J</kbd> next, <kbd>Alt</kbd>+<kbd>K</kbd>{' '}
        previous, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> returns. In a criterion the arrow keys move, and a digit or{' '}
        <kbd>Space</kbd> chooses.
      </p>
    </>
  );
}
