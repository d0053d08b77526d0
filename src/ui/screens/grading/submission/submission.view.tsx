import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { submissionTrail } from '../../../parts/trails.ts';
import { WorkFrame } from '../../../parts/working/frame.tsx';
import type { WorkPlace } from '../../../parts/working/place.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { useDocumentKeys } from '../../../primitives/use-document-keys.ts';
import { WorkPanes } from './panes.tsx';

export type SubmissionShown = {
  student: string;
  /** The student's page in the course; absent in blind grading. */
  studentTo?: string | undefined;
  assignment: string;
  course: string;
  courseTo: string;
  /** The description of the assignment. */
  description: string;
  /** "Late", "Attempt 2" */
  facts: NonNullable<WorkPlace['facts']>;
  /** "Submitted Wed, 18 Nov 2026, 16:40 GMT" */
  submitted: string;
  /** Which one it is of those that wait: "3 of 25". */
  at: string | undefined;
  /** The addresses of the previous and the next submission in the queue. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Other attempts of this student. */
  attempts: readonly { label: string; to: string }[];
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
      /** The feedback that was returned before. */
      history: ReactNode;
      onGo: (to: string) => void;
    } & Open);

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  textStyle: 'small',
  color: 'fg.muted',
});
const small = css({ textStyle: 'small', maxWidth: 'prose' });
const alone = css({ p: '4' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

/** One submission, with everything that an instructor needs to grade it (§grading.14). */
export function GradingSubmissionScreen({ view }: { view: GradingSubmissionView }) {
  return match(view)
    .with({ state: 'loading' }, ({ queue }) => (
      <WorkFrame place={placeOf(queue)}>
        <div className={alone}>
          <LoadingText />
        </div>
      </WorkFrame>
    ))
    .with({ state: 'missing' }, ({ queue }) => (
      <Page density="working" trail={submissionTrail(queue)}>
        <PageHeader title="Submission" />
        <EmptyState title="There is no such submission" action={<LinkButton to={queue}>Back to Grading</LinkButton>}>
          It may have been deleted with its account.
        </EmptyState>
      </Page>
    ))
    .with({ state: 'refused' }, ({ reason, queue }) => (
      <Page density="working" trail={submissionTrail(queue)}>
        <PageHeader title="Submission" />
        <EmptyState
          title="You cannot grade this submission"
          action={<LinkButton to={queue}>Back to Grading</LinkButton>}
        >
          {reason}
        </EmptyState>
      </Page>
    ))
    .with({ state: 'failed' }, ({ queue, onRetry }) => (
      <Page density="working" trail={submissionTrail(queue)}>
        <PageHeader title="Submission" />
        <RetryAlert onRetry={onRetry}>The submission could not be loaded. Please try again.</RetryAlert>
      </Page>
    ))
    .with({ state: 'shown' }, (shown) => <Shown {...shown} />)
    .exhaustive();
}

/** Its place in one line, of which the queue's part is known before the rest. */
function placeOf(queue: string, shown?: SubmissionShown): WorkPlace {
  const {
    student = 'Submission',
    assignment,
    course = '',
    courseTo = queue,
    facts = [],
    at,
    previous,
    next,
  } = shown ?? {};
  return {
    trail: submissionTrail(queue, { course, courseTo }).slice(0, shown ? -1 : -2),
    title: student,
    facts: assignment ? [{ text: assignment }, ...facts] : [],
    counted: 'Submission',
    at,
    waysLabel: 'Queue',
    previous: previous ? { to: previous, label: 'Previous', keys: 'Alt+K' } : undefined,
    next: next ? { to: next, label: 'Next', keys: 'Alt+J' } : undefined,
  };
}

type ShownProps = Extract<GradingSubmissionView, { state: 'shown' }>;

/** Keys for the previous and the next submission: with Alt, so that typing triggers nothing (WCAG 2.1.4). */
function useKeys({ submission: { previous, next }, onGo }: ShownProps) {
  useDocumentKeys((event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.code === 'KeyJ' && next) onGo(next);
    else if (event.code === 'KeyK' && previous) onGo(previous);
    else return;
    event.preventDefault();
  });
}

function Shown(props: ShownProps) {
  const { submission, grader, form, history, queue } = props;
  const { student, studentTo, course, description, submitted, attempts } = submission;
  useKeys(props);
  return (
    <WorkFrame place={placeOf(queue, submission)}>
      <WorkPanes
        above={
          <>
            {grader}
            <div className={row}>
              <p>{submitted}</p>
              {studentTo && (
                <Link to={studentTo} standalone>
                  {student} in {course}
                </Link>
              )}
              {attempts.map(({ label, to }) => (
                <Link key={to} to={to} standalone>
                  {label}
                </Link>
              ))}
            </div>
            <p className={small}>{description}</p>
          </>
        }
        below={
          <>
            {history}
            <p className={muted}>
              Keys: <kbd>Alt</kbd>+<kbd>G</kbd> to the grade, <kbd>Alt</kbd>+<kbd>J</kbd> next, <kbd>Alt</kbd>+
              <kbd>K</kbd> previous, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> returns. In a criterion the arrow keys move, and a
              digit or <kbd>Space</kbd> chooses.
            </p>
          </>
        }
      >
        {form}
      </WorkPanes>
    </WorkFrame>
  );
}
