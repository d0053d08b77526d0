import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { css } from 'styled-system/css';
import type { LessonContent } from '../../../../api/generated/schema.d.ts';
import { courseTrail } from '../../../parts/trails.ts';
import { Place } from '../../../parts/working/place.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { OutlineOpener } from '../outline/opener.ts';
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
  /** What is said once the lesson's module is complete, at the end of the page, where nothing below it can move. */
  moduleEnd: ReactNode;
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

// What is worked at or watched has its place in one line, so that the first question, the player or the decisions are in
// the window. The line stays in sight.
const placed = css({
  containerType: 'inline-size',
  containerName: '[work]',
  position: { base: 'static', _tall: 'sticky' },
  top: '0',
  zIndex: 'sticky',
  bg: 'bg.page',
});

const isRead = ({ type }: LessonPageProps['lesson']) => type === 'reading' || type === 'assignment';

/** The place in the course of a lesson that is read, above its heading. */
function ReadingHead({ lesson }: Pick<LessonPageProps, 'lesson'>) {
  return (
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
  );
}

/** The frame of every lesson: its place in the course, and links to the previous and the next lesson. */
export function LessonPage(props: LessonPageProps) {
  const { lesson, courseTo, outlineTo } = props;
  const opener = useContext(OutlineOpener);
  const above = [
    { label: lesson.courseTitle, to: courseTo },
    { label: lesson.moduleTitle, to: outlineTo },
  ];
  if (isRead(lesson)) {
    return (
      <Page width="reading" trail={courseTrail(...above, { label: lesson.title })} beforeTrail={opener}>
        <ReadingHead lesson={lesson} />
        <Content {...props} />
      </Page>
    );
  }
  return (
    <>
      <div className={placed}>
        <Place
          before={opener}
          trail={courseTrail(...above)}
          title={lesson.title}
          facts={[{ text: lessonLabels[lesson.type] }, { text: lesson.duration }]}
          counted="Lesson"
          at={`${lesson.position} of ${lesson.total}`}
        />
      </div>
      <Page width="reading" density="working">
        <Content {...props} />
      </Page>
    </>
  );
}

function Content({ lesson, courseTo, previousTo, nextTo, completion, moduleEnd, children }: LessonPageProps) {
  return (
    <>
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
      {moduleEnd}
    </>
  );
}
