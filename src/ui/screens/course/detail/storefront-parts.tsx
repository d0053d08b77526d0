import { Award, BarChart3, Clock, FileDown, Infinity as Lifetime, MessagesSquare } from 'lucide-react';
import { css } from 'styled-system/css';
import { Avatar } from '../../../primitives/avatar.tsx';
import { Button } from '../../../primitives/button.tsx';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Section } from '../../../primitives/section.tsx';
import { type CourseProps, counted, figuresOf, several } from './course.ts';
import { About, CheckList, Parts } from './course-parts.tsx';

const person = css({ display: 'flex', alignItems: 'center', gap: '5', minWidth: '0', '& > div': { minWidth: '0' } });
const name = css({ textStyle: 'h2' });
const muted = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
const bio = css({ maxWidth: 'prose', lineHeight: 'relaxed' });
const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6' });
const statistics = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', sm: '[repeat(4, minmax(0, 1fr))]' },
  gap: '4',
  width: 'full',
  listStyleType: 'none',
  p: '0',
  m: '0',
  '& li': {
    borderTopWidth: 'hairline',
    borderTopStyle: 'solid',
    borderColor: 'border.default',
    pt: '3',
    textStyle: 'small',
    color: 'fg.muted',
  },
  '& strong': { display: 'block', textStyle: 'figure', color: 'fg.default' },
});

/** The instructor's figures for a course that gives none of its own. */
const usual = [
  ['15+', 'courses'],
  ['10k+', 'students'],
  ['4.9', 'rating'],
  ['8+', 'years'],
] as const;

function ofInstructor(course: CourseProps): readonly (readonly [string, string])[] {
  const { instructor } = figuresOf(course);
  if (!instructor) return usual;
  const { courses, students, rating } = instructor;
  return [
    [counted(courses), courses === 1 ? 'course' : 'courses'],
    [counted(students), students === 1 ? 'student' : 'students'],
    ...(rating === undefined ? [] : [[rating.toFixed(1), 'rating'] as const]),
  ];
}

/** Storefront: Overview (§course.9). */
export function StorefrontOverview({ course }: { course: CourseProps }) {
  return (
    <Parts>
      <About title="About This Course">{course.fullDescription}</About>
      <Section title="What You'll Learn">
        <CheckList items={course.outline} columns={2} />
      </Section>
      <Section title="Course Features">
        <DefinitionGrid
          items={[
            { term: 'Duration', description: course.duration, icon: <Clock aria-hidden /> },
            { term: 'Level', description: course.level, icon: <BarChart3 aria-hidden /> },
            {
              term: 'Resources',
              description: several(figuresOf(course).files, 'downloadable file'),
              icon: <FileDown aria-hidden />,
            },
            { term: 'Support', description: 'Forum & Email', icon: <MessagesSquare aria-hidden /> },
            { term: 'Certificate', description: 'Upon completion', icon: <Award aria-hidden /> },
            { term: 'Access', description: 'Lifetime', icon: <Lifetime aria-hidden /> },
          ]}
        />
      </Section>
    </Parts>
  );
}

/** Storefront: Instructor (§course.11). */
export function InstructorPart({ course, onProfile }: { course: CourseProps; onProfile: () => void }) {
  return (
    <section className={part} aria-label="Instructor">
      <div className={person}>
        <Avatar name={course.instructor} photo={course.instructorAvatar} size="lg" />
        <div>
          <h2 className={name}>{course.instructor}</h2>
          <p className={muted}>Lead Instructor</p>
        </div>
      </div>
      <p className={bio}>{course.instructorBio}</p>
      <ul className={statistics}>
        {ofInstructor(course).map(([figure, unit]) => (
          <li key={unit}>
            <strong>{figure}</strong> {unit}
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onProfile}>
        View Full Profile
      </Button>
    </section>
  );
}
