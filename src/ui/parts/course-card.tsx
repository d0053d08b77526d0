import { BookOpen, Clock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { CourseSummary } from '../../api/generated/schema.d.ts';
import { Card } from '../primitives/card.tsx';
import { CourseCover } from '../primitives/course-cover.tsx';
import { LevelBadge } from '../primitives/level-badge.tsx';
import { Link } from '../primitives/link.tsx';
import { Price } from '../primitives/price.tsx';
import { Rating } from '../primitives/rating.tsx';

type CourseFrameProps = {
  course: Pick<CourseSummary, 'image' | 'level' | 'title' | 'instructor' | 'outline' | 'duration' | 'enrolledStudents'>;
  price: ReactNode;
  /** Badges beside that of the level. */
  badges?: ReactNode;
  /** The whole card can be pressed. */
  interactive?: boolean;
  /** The card is in view when the page opens, so its cover is loaded at once. */
  priority?: boolean;
  /** Between the title and the facts. */
  children: ReactNode;
  /** What one can do with the course. */
  actions: ReactNode;
};

const body = css({ display: 'flex', flexDirection: 'column', gap: '2.5', p: '5', flexGrow: '1' });
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const badgeRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const titleStyle = css({ textStyle: 'h3' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, auto)]',
  justifyContent: 'start',
  columnGap: '4',
  rowGap: '1',
  mt: 'auto',
  textStyle: 'caption',
  color: 'fg.muted',
  '& > :last-child': { gridColumn: '[1 / -1]' },
  '& span': { display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0' },
  '& svg': { boxSize: '4', flexShrink: '0' },
});

const counted = (count: number, one: string) => `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;

/** A course as a card of a list: the same things in the same places in the catalogue and among the recommended ones. */
export function CourseFrame({ course, price, badges, interactive, priority, children, actions }: CourseFrameProps) {
  return (
    <Card as="li" padding="none" interactive={interactive ?? false} fill>
      <CourseCover src={course.image} priority={priority} />
      <div className={body}>
        <div className={line}>
          <div className={badgeRow}>
            <LevelBadge level={course.level} />
            {badges}
          </div>
          {price}
        </div>
        <div>
          <h3 className={titleStyle}>{course.title}</h3>
          <p className={muted}>{course.instructor}</p>
        </div>
        {children}
        <p className={facts}>
          <span>
            <BookOpen aria-hidden /> {counted(course.outline.length, 'module')}
          </span>
          <span>
            <Clock aria-hidden /> {course.duration}
          </span>
          <span>
            <Users aria-hidden /> {counted(course.enrolledStudents, 'student')}
          </span>
        </p>
        {actions}
      </div>
    </Card>
  );
}

export type CourseCardProps = {
  course: Omit<CourseSummary, 'id' | 'enrolled'> & { to: string };
  /** The card is in view when the page opens, so its cover is loaded at once. */
  priority?: boolean;
};

const foot = css({ pt: '3', borderTopWidth: 'hairline', borderTopStyle: 'solid', borderTopColor: 'border.default' });

/** One course of the catalogue (§catalogue.4). */
export function CourseCard({ course, priority = false }: CourseCardProps) {
  return (
    <CourseFrame
      course={course}
      price={<Price amount={course.price} currency={course.currency} />}
      interactive
      priority={priority}
      actions={
        <div className={foot}>
          <Link to={course.to} overlay aria-label={`View Course: ${course.title}`}>
            View Course
          </Link>
        </div>
      }
    >
      {course.ratingCount === 0 ? <p className={muted}>No ratings yet</p> : <Rating value={course.rating} />}
      <p className={muted}>{course.description}</p>
    </CourseFrame>
  );
}
