import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Course } from '../../api/course-aliases.ts';
import type { instructorProfileMachine } from '../../machines/course/instructor-profile.machine.ts';
import { paths } from '../../paths.ts';
import type { InstructorProfileView } from '../../ui/screens/course/instructor-profile/instructor-profile.view.tsx';

type Snapshot = SnapshotFrom<typeof instructorProfileMachine>;
type Send = ActorRefFrom<typeof instructorProfileMachine>['send'];
type Teacher = Pick<Course, 'instructor' | 'instructorTitle' | 'instructorBio' | 'instructorAvatar'>;

export function connectInstructorProfile(snapshot: Snapshot, send: Send, teacher: Teacher): InstructorProfileView {
  const open = {
    instructor: {
      name: teacher.instructor,
      title: teacher.instructorTitle,
      bio: teacher.instructorBio,
      avatar: teacher.instructorAvatar,
    },
    onClose: () => send({ type: 'close' }),
  };
  const courses = snapshot.context.courses.map((course) => ({ ...course, to: paths.course(course.id) }));
  return match(snapshot.value)
    .returnType<InstructorProfileView>()
    .with('closed', (state) => ({ state }))
    .with({ open: 'loading' }, () => ({ state: 'open.loading', ...open }))
    .with({ open: 'failed' }, () => ({ state: 'open.failed', onRetry: () => send({ type: 'retry' }), ...open }))
    .with({ open: 'loaded' }, () => ({ state: 'open.loaded', courses, ...open }))
    .exhaustive();
}
