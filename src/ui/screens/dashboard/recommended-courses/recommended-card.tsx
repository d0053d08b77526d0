import { BookOpen, Check, Clock, UserRound, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import type { CourseSummary } from '../../../../api/generated/schema.d.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { CourseCover } from '../../../primitives/course-cover.tsx';
import { LevelBadge } from '../../../primitives/level-badge.tsx';
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

const banner = css({ position: 'relative' });
const price = css({ position: 'absolute', right: '3', top: '3', display: 'flex' });
const body = css({ display: 'flex', flexDirection: 'column', gap: '2.5', p: '5', flexGrow: '1' });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const title = css({ textStyle: 'h3' });
const description = css({ textStyle: 'small', color: 'fg.muted', lineClamp: '3', minHeight: '[4.5em]' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  columnGap: '4',
  rowGap: '1.5',
  textStyle: 'caption',
  color: 'fg.muted',
  '& > span': { display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0' },
  '& svg': { boxSize: '4', flexShrink: '0' },
});
const actions = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(0, 1fr)]',
  gap: '2',
  mt: 'auto',
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
    <Card as="li" padding="none" fill>
      <div className={banner}>
        <CourseCover src={course.image} />
        <span className={price}>
          <Badge>{formatPrice(course.price, course.currency)}</Badge>
        </span>
      </div>
      <div className={body}>
        <div className={badges}>
          <LevelBadge level={course.level} />
          {enrolled && (
            <Badge tone="success" icon={<Check />}>
              Enrolled
            </Badge>
          )}
        </div>
        <h3 className={title}>{course.title}</h3>
        {course.why ? <Why {...course.why} /> : <p className={description}>{course.description}</p>}
        <p className={facts}>
          <span>
            <BookOpen aria-hidden /> {course.outline.length} {course.outline.length === 1 ? 'module' : 'modules'}
          </span>
          <span>
            <Clock aria-hidden /> {course.duration}
          </span>
          <span>
            <Users aria-hidden /> {course.enrolledStudents.toLocaleString('en-GB')}{' '}
            {course.enrolledStudents === 1 ? 'student' : 'students'}
          </span>
          <span>
            <UserRound aria-hidden /> {course.instructor}
          </span>
        </p>
        <div className={actions} ref={useFocusKept(enrolled)}>
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
      </div>
    </Card>
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
