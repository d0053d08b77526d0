import { Check, Clock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cva } from 'styled-system/css';
import { CourseCover } from '../../../primitives/course-cover.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Rating } from '../../../primitives/rating.tsx';
import { Section } from '../../../primitives/section.tsx';
import { type CourseProps, several } from './course.ts';
import { PhoneBar } from './phone-bar.tsx';

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '2',
  pt: '2',
  textStyle: 'small',
  color: 'fg.muted',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
});
const band = css({
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  height: { sm: '[13rem]', lg: 'auto' },
});
const note = css({ textStyle: 'caption', color: 'fg.muted', textAlign: 'center' });
const taught = css({ textStyle: 'h3' });
const stack = css({ display: 'flex', flexDirection: 'column', gap: '10' });
const text = css({ maxWidth: 'prose', display: 'flex', flexDirection: 'column', gap: '4', lineHeight: 'relaxed' });
const checks = cva({
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '3',
    listStyleType: 'none',
    p: '0',
    m: '0',
    '& li': { display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '2.5' },
    '& svg': { color: 'success.fg', mt: '1', flexShrink: '0' },
  },
  variants: {
    columns: { 1: {}, 2: { gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' } } },
  },
});

/**
 * The side card's picture: cropped to a band if the card is as wide as the page, whole if it is beside the text.
 */
export function SideCover({ src }: { src: string | undefined }) {
  return (
    <div className={band}>
      <CourseCover src={src} priority />
    </div>
  );
}

/** The guarantee, and where it is claimed (§payment.33). */
export function Guarantee({ isPaid }: { isPaid: boolean }) {
  return (
    <div>
      <p className={note}>30-day money-back guarantee</p>
      {isPaid && <p className={note}>Claim it on your Payments page.</p>}
    </div>
  );
}

/** Rating, students and duration; `children` are the facts that only one version of the page has. */
export function CourseFacts({ course, children }: { course: CourseProps; children?: ReactNode }) {
  return (
    <p className={facts}>
      {course.ratingCount === 0 ? 'No ratings yet' : <Rating value={course.rating} count={course.ratingCount} />}
      <span>
        <Users aria-hidden size="1rem" /> {several(course.enrolledStudents, 'student')}
      </span>
      <span>
        <Clock aria-hidden size="1rem" /> {course.duration}
      </span>
      {children}
    </p>
  );
}

/** What the course's instructors see in place of the price (§course.36). */
export function Taught({ to }: { to: string }) {
  return (
    <>
      <h2 className={taught}>You teach this course</h2>
      <PhoneBar>
        <LinkButton to={to} size="lg" full>
          Go to your teaching page
        </LinkButton>
      </PhoneBar>
    </>
  );
}

/** The parts of a tab, one beneath the other. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={stack}>{children}</div>;
}

/** A heading and the course's long text in its paragraphs. */
export function About({ title, children }: { title: string; children: string }) {
  return (
    <Section title={title}>
      <div className={text}>
        {children.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

export function CheckList({ items, columns = 1 }: { items: readonly ReactNode[]; columns?: 1 | 2 }) {
  return (
    <ul className={checks({ columns })}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and two items may read alike
        <li key={index}>
          <Check aria-hidden size="1rem" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
