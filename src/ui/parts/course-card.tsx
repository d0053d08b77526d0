import { BookOpen, Clock, Users } from 'lucide-react';
import { css } from 'styled-system/css';
import type { CourseSummary } from '../../api/generated/schema.d.ts';
import { Card } from '../primitives/card.tsx';
import { CourseCover } from '../primitives/course-cover.tsx';
import { LevelBadge } from '../primitives/level-badge.tsx';
import { Link } from '../primitives/link.tsx';
import { Price } from '../primitives/price.tsx';
import { Rating } from '../primitives/rating.tsx';

export type CourseCardProps = {
  course: Omit<CourseSummary, 'id' | 'enrolled'> & { to: string };
  /** The card is in view when the page opens, so its cover is loaded at once. */
  priority?: boolean;
};

const body = css({ display: 'flex', flexDirection: 'column', gap: '3', p: '5', flexGrow: '1' });
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const title = css({ textStyle: 'h3' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const description = css({ textStyle: 'small', color: 'fg.muted', flexGrow: '1' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'caption',
  color: 'fg.muted',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
});
const foot = css({ pt: '3', borderTopWidth: 'hairline', borderTopStyle: 'solid', borderTopColor: 'border.default' });

/** One course of the catalogue (§catalogue.4). */
export function CourseCard({ course, priority = false }: CourseCardProps) {
  return (
    <Card as="li" padding="none" interactive fill>
      <CourseCover src={course.image} priority={priority} />
      <div className={body}>
        <div className={line}>
          <LevelBadge level={course.level} />
          <Price amount={course.price} currency={course.currency} />
        </div>
        <div>
          <h3 className={title}>{course.title}</h3>
          <p className={muted}>{course.instructor}</p>
        </div>
        {course.ratingCount === 0 ? <p className={muted}>No ratings yet</p> : <Rating value={course.rating} />}
        <p className={description}>{course.description}</p>
        <p className={facts}>
          <span>
            <BookOpen aria-hidden size="0.875rem" /> {course.outline.length}{' '}
            {course.outline.length === 1 ? 'module' : 'modules'}
          </span>
          <span>
            <Clock aria-hidden size="0.875rem" /> {course.duration}
          </span>
          <span>
            <Users aria-hidden size="0.875rem" /> {course.enrolledStudents.toLocaleString('en-GB')}{' '}
            {course.enrolledStudents === 1 ? 'student' : 'students'}
          </span>
        </p>
        <div className={foot}>
          <Link to={course.to} overlay aria-label={`View Course: ${course.title}`}>
            View Course
          </Link>
        </div>
      </div>
    </Card>
  );
}
