import { css } from 'styled-system/css';
import { Card } from '../../../primitives/card.tsx';
import { CourseCover } from '../../../primitives/course-cover.tsx';
import { LevelBadge } from '../../../primitives/level-badge.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Price } from '../../../primitives/price.tsx';
import { Section } from '../../../primitives/section.tsx';
import type { RelatedCourse } from './course.ts';

const rows = css({ listStyleType: 'none', p: '0', m: '0', display: 'grid', gap: '3' });
const row = css({ display: 'grid', gridTemplateColumns: '[7rem minmax(0, 1fr)]', alignItems: 'center' });
const textColumn = css({ display: 'flex', flexDirection: 'column', gap: '1', px: '4', py: '3', minWidth: '0' });
const small = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' });

/** Storefront: two related courses (§course.13). */
export function Related({ courses }: { courses: readonly RelatedCourse[] }) {
  if (courses.length === 0) return null;
  return (
    <Section title="Related Courses" level={3}>
      <ul className={rows}>
        {courses.map((course) => (
          <Card key={course.id} as="li" padding="none" interactive>
            <div className={row}>
              <CourseCover src={course.image} />
              <div className={textColumn}>
                <Link to={course.to} tone="quiet" overlay>
                  {course.title}
                </Link>
                <span className={small}>
                  <LevelBadge level={course.level} />
                  <Price amount={course.price} currency={course.currency} size="sm" />
                </span>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
