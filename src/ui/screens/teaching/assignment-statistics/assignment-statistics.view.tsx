import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { AssignmentFigures } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';
import { Counts, type CountsProps } from './counts.tsx';
import { CriteriaTable } from './criteria-table.tsx';
import { counted, countedText } from './texts.ts';

type About = {
  /** Of the assignment, once it is known, like the course's. */
  title: string;
  course: string;
  gradesTo: string;
  /** What waits for a grade. */
  queueTo: string;
};

export type AssignmentStatisticsView = About &
  (
    | { state: 'loading' }
    | { state: 'failed'; reason: string; onRetry: () => void }
    | { state: 'missing' }
    | { state: 'blind' }
    | ({ state: 'empty' } & CountsProps)
    | ({ state: 'few' } & CountsProps)
    | ({ state: 'shown'; chart: ReactNode } & CountsProps)
  );

/** Close together, so that the whole chart is in the first window. */
const summary = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const note = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' });

/** How an assignment of a course went (§teaching.82). */
export function AssignmentStatisticsScreen({ view }: { view: AssignmentStatisticsView }) {
  const { title, course, gradesTo, queueTo } = view;
  const isUnknown = view.state === 'failed' || view.state === 'missing';
  const place = {
    page: 'Statistics',
    course: isUnknown ? 'Course' : course,
    under: { label: 'Grades', to: gradesTo },
  };
  const back = <LinkButton to={gradesTo}>Back to Grades</LinkButton>;
  return (
    <TeachFrame place={place}>
      <PageHeader title={title || 'Statistics'} />
      {match(view)
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Statistics">
            <Loading shape="part" />
          </section>
        ))
        .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
        .with({ state: 'missing' }, () => (
          <EmptyState title="There is no such assignment in this course" action={back}>
            It may have been taken out of the course.
          </EmptyState>
        ))
        .with({ state: 'blind' }, () => (
          <EmptyState
            icon={<EyeOff aria-hidden />}
            title="There are no statistics of blind grading"
            action={<LinkButton to={queueTo}>Open the Grading Queue</LinkButton>}
          >
            This assignment is graded blind. Figures could tell who submitted what, so none are shown, also once the
            work is returned.
          </EmptyState>
        ))
        .with({ state: 'empty' }, (empty) => <Empty {...empty} back={back} />)
        .with({ state: 'few' }, (few) => (
          <>
            <Counts {...few} />
            <p className={note}>The distribution is shown once five students have a grade.</p>
            <Criteria {...few.figures} />
          </>
        ))
        .with({ state: 'shown' }, ({ chart, ...shown }) => (
          <>
            <div className={summary}>
              <Counts {...shown} />
              {chart}
            </div>
            <Criteria {...shown.figures} />
          </>
        ))
        .exhaustive()}
    </TeachFrame>
  );
}

function Empty({ back, ...counts }: CountsProps & { back: ReactNode }) {
  const waiting = counts.figures.submitted - counts.figures.returned;
  return (
    <>
      <Counts {...counts} />
      <EmptyState
        title="No grades yet"
        action={waiting > 0 ? <LinkButton to={counts.queueTo}>Open the Grading Queue</LinkButton> : back}
      >
        {waiting > 0
          ? `${counted(waiting, 'submission')} to grade.`
          : 'The figures are shown once work is submitted and graded.'}
      </EmptyState>
    </>
  );
}

function Criteria(figures: AssignmentFigures) {
  if (figures.criteria.length === 0) return null;
  return (
    <Section title="Criteria" lead={countedText(figures)}>
      {figures.byRubric > 0 && <CriteriaTable criteria={figures.criteria} byRubric={figures.byRubric} />}
    </Section>
  );
}
