import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { TaughtCourse } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { TeachFrame } from '../../../parts/teach-frame.tsx';
import { Card } from '../../../primitives/card.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { SkeletonCard } from '../../../primitives/skeleton-card.tsx';

type Course = Omit<TaughtCourse, 'nextClass'> & {
  /** The address of the reported posts. */
  reported: string;
  nextClass?: string;
  pages: { label: string; to: string }[];
  /** The button that shows the course as its students see it. */
  studentView: ReactNode;
};

export type TeachingView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'loaded.some'; courses: Course[] }
  | { state: 'loaded.none' };

const title = css({ textStyle: 'h3' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const waiting = css({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: '2',
  columnGap: '6',
  my: '4',
  textStyle: 'small',
  '& dt': { color: 'fg.muted' },
  '& dd': { m: '0', textStyle: 'h3' },
});
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', mt: '4' });

const below = css({ mt: '3' });

/** An instructor's first page: the courses that they teach, and the open work in each (§teaching.5). */
export function TeachingScreen({ view }: { view: TeachingView }) {
  return (
    <TeachFrame>
      <PageHeader title="Teaching" subtitle="Your courses and what needs attention" />
      {match(view)
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Courses">
            <LoadingText hasSkeleton />
            <CardGrid columns={2}>
              <SkeletonCard cover={false} />
              <SkeletonCard cover={false} />
            </CardGrid>
          </section>
        ))
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'loaded.none' }, () => (
          <EmptyState icon={<GraduationCap aria-hidden />} title="You teach no course yet">
            An instructor of a course, or the operator of this site, can add you to it. It will then appear here.
          </EmptyState>
        ))
        .with({ state: 'loaded.some' }, ({ courses }) => (
          <CardGrid as="ul" columns={2}>
            {courses.map((course) => (
              <Card key={course.id} as="li" fill>
                <h2 className={title}>{course.title}</h2>
                <p className={muted}>{course.students === 1 ? '1 student' : `${course.students} students`}</p>
                <dl className={waiting}>
                  <Count label="Needs grading" value={course.toGrade} />
                  <Count label="Requests" value={course.extensionRequests} />
                  <Count label="Regrade requests" value={course.regradeRequests} />
                  <Count label="Open questions" value={course.openQuestions} />
                  {course.reportedPosts > 0 && (
                    <div>
                      <dt>Reported posts</dt>
                      <dd>
                        <Link to={course.reported} aria-label={`${course.reportedPosts} reported: ${course.title}`}>
                          {course.reportedPosts}
                        </Link>
                      </dd>
                    </div>
                  )}
                </dl>
                <p className={muted}>{course.nextClass ? `Next class: ${course.nextClass}` : 'No class is planned.'}</p>
                <div className={links}>
                  {course.pages.map(({ label, to }) => (
                    <Link key={to} to={to} standalone aria-label={`${label}: ${course.title}`}>
                      {label}
                    </Link>
                  ))}
                </div>
                <div className={below}>{course.studentView}</div>
              </Card>
            ))}
          </CardGrid>
        ))
        .exhaustive()}
    </TeachFrame>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
