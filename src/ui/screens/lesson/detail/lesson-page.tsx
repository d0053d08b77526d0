import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { LessonContent } from '../../../../api/generated/schema.d.ts';
import { courseTrail } from '../../../parts/trails.ts';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Extra } from './extra.tsx';

export const lessonLabels = {
  reading: 'Reading',
  video: 'Video',
  quiz: 'Quiz',
  assignment: 'Self-study task',
  exercise: 'Exercise',
  'case-study': 'Case study',
} as const;

export type LessonPageProps = {
  lesson: Pick<
    LessonContent,
    'title' | 'type' | 'duration' | 'courseTitle' | 'moduleTitle' | 'position' | 'total' | 'packages'
  >;
  courseTo: string;
  outlineTo: string;
  previousTo?: string | undefined;
  nextTo?: string | undefined;
  /** The end of the lesson: marking it as completed, or the invitation to enrol. */
  completion: ReactNode;
  children: ReactNode;
};

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '3',
  pt: '6',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  '& > :only-child[data-way=next]': { marginInlineStart: 'auto' },
});

/** The frame of every lesson: its place in the course, and links to the previous and the next lesson. */
export function LessonPage(props: LessonPageProps) {
  const { lesson, courseTo, outlineTo, previousTo, nextTo, completion, children } = props;
  return (
    <Page
      width="reading"
      trail={courseTrail(
        { label: lesson.courseTitle, to: courseTo },
        { label: lesson.moduleTitle, to: outlineTo },
        { label: lesson.title },
      )}
    >
      <PageHeader
        eyebrow={lesson.moduleTitle}
        title={lesson.title}
        meta={
          <p className={facts}>
            <span>
              Lesson {lesson.position} of {lesson.total}
            </span>
            <span>{lessonLabels[lesson.type]}</span>
            <span>{lesson.duration}</span>
          </p>
        }
      />
      {lesson.packages && <Extra {...lesson.packages} />}
      {children}
      {completion}
      {(previousTo || nextTo) && (
        <nav aria-label="Lessons" className={ways}>
          {previousTo && (
            <LinkButton to={previousTo} variant="secondary" icon={<ArrowLeft aria-hidden />}>
              Previous lesson
            </LinkButton>
          )}
          {nextTo && (
            <LinkButton to={nextTo} data-way="next" iconAfter={<ArrowRight aria-hidden />}>
              Next lesson
            </LinkButton>
          )}
          {!nextTo && (
            <LinkButton to={courseTo} data-way="next" iconAfter={<ArrowRight aria-hidden />}>
              Finish the course
            </LinkButton>
          )}
        </nav>
      )}
    </Page>
  );
}
