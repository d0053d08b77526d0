import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Markdown } from '../../../parts/markdown.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { courseTrail } from '../../../parts/trails.ts';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { LessonPage, type LessonPageProps } from './lesson-page.tsx';

/**
 * On wide screens, task and data are beside the code and its results; a chart with its form takes the whole width
 * beneath them. `contents` puts the parts of the exercise into this grid, as the exercise is loaded after its task.
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

export type OpenLesson = {
  state: 'open';
  page: Omit<LessonPageProps, 'children' | 'isWide'>;
  /** The lesson's text, a part with a flow of its own, or both. */
  content: { text?: string; part?: ReactNode };
};

export type LessonView =
  | { state: 'loading' }
  | { state: 'locked'; courseTo: string }
  | { state: 'notFound'; courseTo: string }
  | { state: 'failed'; onRetry: () => void }
  | OpenLesson;

/** One lesson of a course (§lesson.1; reached by "Continue Learning" and "Preview"). */
export function LessonScreen({ view }: { view: LessonView }) {
  return match(view)
    .with({ state: 'loading' }, () => (
      <Page width="reading" trail={courseTrail()}>
        <h1 className="visually-hidden">Lesson</h1>
        <div aria-busy>
          <LoadingText />
          <Skeleton shape="title" width="most" />
        </div>
      </Page>
    ))
    .with({ state: 'locked' }, ({ courseTo }) => (
      <Page width="reading" trail={courseTrail()}>
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
      <Page width="reading" trail={courseTrail()}>
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
      <Page width="reading" trail={courseTrail()}>
        <h1 className="visually-hidden">Lesson</h1>
        <RetryAlert onRetry={onRetry}>Failed to load lesson. Please try again later.</RetryAlert>
      </Page>
    ))
    .with({ state: 'open' }, ({ page, content: { text, part } }) =>
      text !== undefined && part !== undefined ? (
        <LessonPage {...page} isWide>
          <div className={exerciseStyle}>
            <Markdown>{text}</Markdown>
            {part}
          </div>
        </LessonPage>
      ) : (
        <LessonPage {...page}>{text === undefined ? part : <Markdown>{text}</Markdown>}</LessonPage>
      ),
    )
    .exhaustive();
}
