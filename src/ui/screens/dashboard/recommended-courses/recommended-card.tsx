import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import type { CourseSummary } from '../../../../api/generated/schema.d.ts';
import { CourseFrame } from '../../../parts/course-card.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { formatPrice } from '../../../primitives/price.tsx';

export type RecommendedCourse = CourseSummary & {
  to: string;
  /** Why the course is recommended, if it is on the student's path. */
  why?: { aim: string; after: string | null } | undefined;
  /** The student is being enrolled in this course right now. */
  busy: boolean;
  canEnrol: boolean;
  onEnrol: () => void;
};

const description = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '3', minHeight: '[4.5em]' });
const buttons = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(0, 1fr)]',
  gap: '2',
  pt: '1',
});

/**
 * A recommended course (§dashboard.7). Its buttons are secondary, because the page's main action is to continue a
 * course.
 */
export function RecommendedCard({ course }: { course: RecommendedCourse }) {
  const { enrolled, busy } = course;
  const action = enrolled ? 'Continue Learning' : 'View Course';
  return (
    <CourseFrame
      course={course}
      price={<Badge>{formatPrice(course.price, course.currency)}</Badge>}
      badges={
        enrolled && (
          <Badge tone="success" icon={<Check />}>
            Enrolled
          </Badge>
        )
      }
      actions={
        <div className={buttons} ref={useFocusKept(enrolled)}>
          <LinkButton
            to={course.to}
            variant={enrolled ? 'secondary' : 'ghost'}
            aria-label={`${action}: ${course.title}`}
          >
            {action}
          </LinkButton>
          {!enrolled && (
            <Button
              variant="secondary"
              onClick={course.onEnrol}
              busy={busy}
              busyLabel="Enrolling..."
              disabled={!course.canEnrol}
            >
              Enroll
              <span className="visually-hidden"> in {course.title}</span>
            </Button>
          )}
        </div>
      }
    >
      {course.why ? <Why {...course.why} /> : <p className={description}>{course.description}</p>}
    </CourseFrame>
  );
}

/** Why the course is on the path. It replaces the description, so that cards are no higher than without a path. */
function Why({ aim, after }: { aim: string; after: string | null }) {
  return (
    <p className={description}>
      {after === null ? `Next on your path to ${aim}.` : `On your path to ${aim}. ${after} comes before it.`}
    </p>
  );
}

/** Moves the focus to the link beside "Enroll" once the student is enrolled, because that button is removed. */
function useFocusKept(enrolled: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(enrolled);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (enrolled && !before.current && isLost) ref.current?.querySelector('a')?.focus({ preventScroll: true });
    before.current = enrolled;
  }, [enrolled]);
  return ref;
}
