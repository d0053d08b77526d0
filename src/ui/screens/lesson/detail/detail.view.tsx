import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Markdown } from '../../../parts/markdown.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { LessonPage, type LessonPageProps } from './lesson-page.tsx';

/**
 * A task and its data beside the code and what comes of it, where there is room; a chart and the form that makes it need
 * the whole width, beneath both. The exercise is loaded after its task, hence is no part of one layout with it.
 */
const exerciseStyle = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: { base: '8', md: '10' },
  lg: {
    gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 3fr)]',
    gridTemplateRows: '[auto 1fr]',
    alignItems: 'start',
    '& > [data-exercise]': { display: 'contents' },
    '& > [data-exercise] > :last-child': { gridArea: '[1 / 2 / 3 / 3]' },
    '& > [data-exercise=chart] > :first-child': { gridArea: '[1 / 2]' },
    '& > [data-exercise=chart] > :last-child': { gridArea: '[2 / 1 / 3 / 3]' },
  },
});

type Shown = Omit<LessonPageProps, 'children' | 'isWide'>;

export type LessonView =
  | { state: 'loading' }
  | { state: 'locked'; courseTo: string }
  | { state: 'notFound'; courseTo: string }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'reading'; page: Shown; body: string }
  | { state: 'video'; page: Shown; video: ReactNode }
  | { state: 'quiz'; page: Shown; quiz: ReactNode }
  | { state: 'assignment'; page: Shown; body: string }
  | { state: 'caseStudy'; page: Shown; caseStudy: ReactNode }
  | { state: 'exercise'; page: Shown; body: string; exercise: ReactNode };

/** One lesson of a course (§lesson.1; reached by "Continue Learning" and "Preview"). */
export function LessonScreen({ view }: { view: LessonView }) {
  return match(view)
    .with({ state: 'loading' }, () => (
      <Page width="reading">
        <h1 className="visually-hidden">Lesson</h1>
        <div aria-busy>
          <LoadingText />
          <Skeleton shape="title" width="most" />
        </div>
      </Page>
    ))
    .with({ state: 'locked' }, ({ courseTo }) => (
      <Page width="reading">
        <EmptyState
          headingLevel={1}
          title="This lesson is locked"
          action={<LinkButton to={courseTo}>Go to the course</LinkButton>}
        >
          Enroll in this course to unlock this module
        </EmptyState>
      </Page>
    ))
    .with({ state: 'notFound' }, ({ courseTo }) => (
      <Page width="reading">
        <EmptyState
          headingLevel={1}
          title="Lesson not found"
          action={<LinkButton to={courseTo}>Go to the course</LinkButton>}
        >
          The lesson you're looking for doesn't exist or has been removed.
        </EmptyState>
      </Page>
    ))
    .with({ state: 'failed' }, ({ onRetry }) => (
      <Page width="reading">
        <h1 className="visually-hidden">Lesson</h1>
        <RetryAlert onRetry={onRetry}>Failed to load lesson. Please try again later.</RetryAlert>
      </Page>
    ))
    .with({ state: 'reading' }, { state: 'assignment' }, ({ page, body }) => (
      <LessonPage {...page}>
        <Markdown>{body}</Markdown>
      </LessonPage>
    ))
    .with({ state: 'video' }, ({ page, video }) => <LessonPage {...page}>{video}</LessonPage>)
    .with({ state: 'exercise' }, ({ page, body, exercise }) => (
      <LessonPage {...page} isWide>
        <div className={exerciseStyle}>
          <Markdown>{body}</Markdown>
          {exercise}
        </div>
      </LessonPage>
    ))
    .with({ state: 'quiz' }, ({ page, quiz }) => <LessonPage {...page}>{quiz}</LessonPage>)
    .with({ state: 'caseStudy' }, ({ page, caseStudy }) => <LessonPage {...page}>{caseStudy}</LessonPage>)
    .exhaustive();
}
