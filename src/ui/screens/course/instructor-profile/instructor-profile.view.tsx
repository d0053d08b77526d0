import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { CourseSummary } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Avatar } from '../../../primitives/avatar.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LevelBadge } from '../../../primitives/level-badge.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Loading } from '../../../primitives/loading.tsx';

type Instructor = { name: string; title: string; bio: string; avatar?: string | undefined };
type TheirCourse = Pick<CourseSummary, 'id' | 'title' | 'level'> & { to: string };
type Open = { instructor: Instructor; onClose: () => void };

export type InstructorProfileView =
  | { state: 'closed' }
  | ({ state: 'open.loading' } & Open)
  | ({ state: 'open.failed'; onRetry: () => void } & Open)
  | ({ state: 'open.loaded'; courses: readonly TheirCourse[] } & Open);

const person = css({ display: 'flex', alignItems: 'flex-start', gap: '5' });
const heading = css({ textStyle: 'h4', mb: '2' });
const list = css({
  listStyleType: 'none',
  p: '0',
  m: '0',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '12',
    py: '2',
    borderTopWidth: 'hairline',
    borderTopStyle: 'solid',
    borderColor: 'border.default',
  },
});

/** The dialog behind "View Full Profile": title, bio and their courses (§course.11). */
export function InstructorProfileScreen({ view }: { view: InstructorProfileView }) {
  if (view.state === 'closed') return null;
  const { instructor, onClose } = view;
  return (
    <Dialog open firstFocus="dialog" onClose={onClose} title={instructor.name} description={instructor.title}>
      <div className={person}>
        <Avatar name={instructor.name} photo={instructor.avatar} size="lg" />
        <p>{instructor.bio}</p>
      </div>
      <section aria-label={`Courses by ${instructor.name}`}>
        <h3 className={heading}>Courses</h3>
        {match(view)
          .with({ state: 'open.loading' }, () => <Loading shape="part" />)
          .with({ state: 'open.failed' }, ({ onRetry }) => (
            <RetryAlert title="Failed to load courses" onRetry={onRetry}>
              There was an error loading the courses. Please try again.
            </RetryAlert>
          ))
          .with({ state: 'open.loaded' }, ({ courses }) => (
            <ul className={list}>
              {courses.map((course) => (
                <li key={course.id}>
                  <Link to={course.to} standalone onClick={onClose}>
                    {course.title}
                  </Link>
                  <LevelBadge level={course.level} />
                </li>
              ))}
            </ul>
          ))
          .exhaustive()}
      </section>
    </Dialog>
  );
}
