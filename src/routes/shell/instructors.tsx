import { Duty } from '../account/second-factor-duty.tsx';
import { useAuth } from '../account/session.tsx';
import { part } from '../parts.tsx';

type ViewBar = { view: { courseId: string; courseTitle: string } };

const StudentViewBar = part<'StudentViewBar', ViewBar>(
  'StudentViewBar',
  () => import('../teaching/student-view-bar.tsx'),
  { waiting: null, isEager: true },
);

/** What only instructors have on every page: the check of two-step sign-in or, in Student view, its bar. */
export function ForInstructors() {
  const view = useAuth().currentUser?.studentView;
  if (!view) return <Duty />;
  return <StudentViewBar view={view} />;
}
