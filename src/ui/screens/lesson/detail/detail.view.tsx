import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import { Markdown } from '../../../parts/markdown.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { courseTrail } from '../../../parts/trails.ts';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Page } from '../../../primitives/page.tsx';
import { LessonBench } from './lesson-bench.tsx';
import { LessonPage, type LessonPageProps } from './lesson-page.tsx';

export type OpenLesson = {
  state: 'open';
  page: Omit<LessonPageProps, 'children'>;
  /** The lesson's text, a part with a flow of its own, or both: a task, and the panes of what is done about it. */
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
          <Loading shape="part" />
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
        <LessonBench {...page} task={<Markdown>{text}</Markdown>}>
          {part}
        </LessonBench>
      ) : (
        <LessonPage {...page}>{text === undefined ? part : <Markdown>{text}</Markdown>}</LessonPage>
      ),
    )
    .exhaustive();
}
