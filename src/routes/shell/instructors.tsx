import { Suspense } from 'react';
import { Duty } from '../account/second-factor-duty.tsx';
import { useAuth } from '../account/session.tsx';
import { lazily } from '../lazily.ts';

type ViewBar = { view: { courseId: string; courseTitle: string } };

const StudentViewBar = lazily<'StudentViewBar', ViewBar>(
  'StudentViewBar',
  () => import('../teaching/student-view-bar.tsx'),
);

/** What instructors alone have on every page. In Student view they are a student to it. */
export function ForInstructors() {
  const view = useAuth().currentUser?.studentView;
  if (!view) return <Duty />;
  return (
    <Suspense>
      <StudentViewBar view={view} />
    </Suspense>
  );
}
