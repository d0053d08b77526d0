import { CircleCheck, PlayCircle } from 'lucide-react';
import { css } from 'styled-system/css';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Price } from '../../../primitives/price.tsx';
import { longDate } from './course.ts';
import { SideCover } from './course-parts.tsx';
import type { ClassroomPage } from './pages.ts';

const body = css({ display: 'flex', flexDirection: 'column', gap: '4', p: '5' });
const title = css({ textStyle: 'h3', mt: '2' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });

/** Classroom: the side card, for the enrolled and for the others (§course.16, §course.17). */
export function Seat({ page }: { page: ClassroomPage }) {
  const { course } = page;
  return (
    <Card padding="none">
      <SideCover src={course.image} />
      <div className={body}>{course.enrolled ? <Enrolled page={page} /> : <Offered page={page} />}</div>
    </Card>
  );
}

function Enrolled({ page: { course, continueTo, materials } }: { page: ClassroomPage }) {
  const since = course.enrollmentDate && longDate(course.enrollmentDate);
  return (
    <>
      <div>
        <Badge tone="success" icon={<CircleCheck />}>
          Enrolled
        </Badge>
        <h2 className={title}>You're enrolled!</h2>
        {since && <p className={muted}>Enrolled on {since}</p>}
      </div>
      {continueTo && (
        <LinkButton to={continueTo} size="lg" full icon={<PlayCircle aria-hidden />}>
          Continue Learning
        </LinkButton>
      )}
      {materials}
    </>
  );
}

function Offered({ page: { course, enrolling, onEnrol, onContact } }: { page: ClassroomPage }) {
  return (
    <>
      <div>
        <Price amount={course.price} currency={course.currency} size="lg" />
        <p className={muted}>One-time payment, lifetime access</p>
      </div>
      <Button size="lg" full busy={enrolling} onClick={onEnrol}>
        Enroll Now
      </Button>
      <Button variant="secondary" full onClick={onContact}>
        Contact Instructor
      </Button>
    </>
  );
}
