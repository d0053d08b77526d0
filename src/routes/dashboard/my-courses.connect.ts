import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { EnrolledCourse, myCoursesMachine } from '../../machines/dashboard/my-courses.machine.ts';
import { paths } from '../../paths.ts';
import type { MyCoursesView } from '../../ui/screens/dashboard/my-courses/my-courses.view.tsx';

type Snapshot = SnapshotFrom<typeof myCoursesMachine>;
type Send = ActorRefFrom<typeof myCoursesMachine>['send'];

/** Where "Continue Learning" leads: to the next lesson, or to the course if there is none. */
const wayOn = ({ id, nextLessonId }: EnrolledCourse) =>
  nextLessonId ? paths.lesson(id, nextLessonId) : paths.course(id);

export function connectMyCourses(snapshot: Snapshot, send: Send): MyCoursesView {
  const courses = snapshot.context.courses.map((course) => ({ ...course, to: wayOn(course) }));
  return match(snapshot.value)
    .returnType<MyCoursesView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with({ loaded: 'checking' }, { loaded: 'results' }, () => ({ state: 'loaded.results', courses }))
    .with({ loaded: 'refreshing' }, () => ({ state: 'loaded.refreshing', courses }))
    .with({ loaded: 'empty' }, () => ({ state: 'loaded.empty', catalogueTo: paths.courses }))
    .exhaustive();
}
