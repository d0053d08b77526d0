import { Duty } from '../account/second-factor-duty.tsx';
import { useAuth } from '../account/session.tsx';
import { part } from '../parts.tsx';

type ViewBar = { view: { courseId: string; courseTitle: string } };

const StudentViewBar = part<'StudentViewBar', ViewBar>(
  'StudentViewBar',
  () => import('../teaching/student-view-bar.tsx'),
  { waiting: null, isEager: true },
);

/** What instructors alone have on every page. In Student view they are a student to it. */
export function ForInstructors() {
  const view = useAuth().currentUser?.studentView;
  if (!view) return <Duty />;
  return <StudentViewBar view={view} />;
}
