import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import { Markdown } from '../../../parts/markdown.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { LessonPage, type LessonPageProps } from './lesson-page.tsx';

type Shown = Omit<LessonPageProps, 'children'>;

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
      <LessonPage {...page}>
        <Markdown>{body}</Markdown>
        {exercise}
      </LessonPage>
    ))
    .with({ state: 'quiz' }, ({ page, quiz }) => <LessonPage {...page}>{quiz}</LessonPage>)
    .with({ state: 'caseStudy' }, ({ page, caseStudy }) => <LessonPage {...page}>{caseStudy}</LessonPage>)
    .exhaustive();
}
