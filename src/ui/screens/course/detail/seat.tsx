import { Award, CircleCheck, PlayCircle } from 'lucide-react';
import { css } from 'styled-system/css';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Price } from '../../../primitives/price.tsx';
import { longDate } from './course.ts';
import { Guarantee, SideCover, Taught } from './course-parts.tsx';
import type { ClassroomPage, CourseEnd } from './pages.ts';
import { PhoneBar } from './phone-bar.tsx';

const body = css({ display: 'flex', flexDirection: 'column', gap: '4', p: '5' });
const title = css({ textStyle: 'h3', mt: '2' });
const list = css({ m: '0', my: '1', ps: '5' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const free = css({ textStyle: 'figure' });

/** Classroom: the side card for students, instructors and everyone else (§course.16, §course.17, §course.36). */
export function Seat({ page }: { page: ClassroomPage }) {
  const { course } = page;
  return (
    <Card padding="none">
      <SideCover src={course.image} />
      <div className={body}>{seatOf(page)}</div>
    </Card>
  );
}

function seatOf(page: ClassroomPage) {
  if (page.teachTo) {
    return (
      <>
        <Taught to={page.teachTo} />
        {page.materials}
      </>
    );
  }
  return page.course.enrolled ? <Enrolled page={page} /> : <Offered page={page} />;
}

function Enrolled({ page: { course, continueTo, end, materials } }: { page: ClassroomPage }) {
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
        <PhoneBar>
          <LinkButton to={continueTo} size="lg" full icon={<PlayCircle aria-hidden />}>
            Continue Learning
          </LinkButton>
        </PhoneBar>
      )}
      {end && <End end={end} />}
      {materials}
    </>
  );
}

/** What replaces "Continue Learning" once no lesson is left (§course.35). */
function End({ end: { certificateTo, missing, assignmentsTo, reviewTo, next } }: { end: CourseEnd }) {
  const review = (
    <LinkButton to={reviewTo} full variant="secondary">
      Review
    </LinkButton>
  );
  return (
    <>
      <p>You have completed all lessons of this course.</p>
      {certificateTo && (
        <PhoneBar>
          <LinkButton to={certificateTo} size="lg" full icon={<Award aria-hidden />}>
            View Certificate
          </LinkButton>
        </PhoneBar>
      )}
      {missing.length > 0 && (
        <div>
          <p>For the certificate:</p>
          <ul className={list}>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <Link to={assignmentsTo}>Go to your assignments</Link>
        </div>
      )}
      {certificateTo ? review : <PhoneBar>{review}</PhoneBar>}
      {next && (
        <p className={muted}>
          Next: <Link to={next.to}>{next.title}</Link>
        </p>
      )}
    </>
  );
}

function Offered({ page: { course, enrolling, onEnrol, onContact } }: { page: ClassroomPage }) {
  return (
    <>
      <PhoneBar>
        <div>
          {course.price > 0 ? (
            <Price amount={course.price} currency={course.currency} size="lg" />
          ) : (
            <p className={free}>Free</p>
          )}
          <p className={muted}>{course.price > 0 ? 'One-time payment, lifetime access' : 'Lifetime access'}</p>
        </div>
        <Button size="lg" full busy={enrolling} onClick={onEnrol}>
          Enroll Now
        </Button>
      </PhoneBar>
      {course.price > 0 && <Guarantee isPaid />}
      <Button variant="secondary" full onClick={onContact}>
        Contact Instructor
      </Button>
    </>
  );
}
