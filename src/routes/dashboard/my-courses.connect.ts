import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type EnrolledCourse,
  type myCoursesMachine,
  nextCourseIn,
} from '../../machines/dashboard/my-courses.machine.ts';
import { paths } from '../../paths.ts';
import type { MyCoursesView } from '../../ui/screens/dashboard/my-courses/my-courses.view.tsx';
import type { OtherCourse } from '../../ui/screens/dashboard/my-courses/other-courses.tsx';

type Snapshot = SnapshotFrom<typeof myCoursesMachine>;
type Send = ActorRefFrom<typeof myCoursesMachine>['send'];

/** Where "Continue Learning" leads: to the next lesson, or to the course if there is none. */
const wayOn = ({ id, nextLessonId }: EnrolledCourse) =>
  nextLessonId ? paths.lesson(id, nextLessonId) : paths.course(id);

export function connectMyCourses(snapshot: Snapshot, send: Send): MyCoursesView {
  const catalogueTo = paths.courses;
  const course = nextCourseIn(snapshot.context.courses);
  const withNext = (state: 'loaded.results' | 'loaded.refreshing'): MyCoursesView =>
    course
      ? { state, next: { ...course, lesson: course.nextLesson, to: wayOn(course) } }
      : { state: 'loaded.finished', catalogueTo };
  return match(snapshot.value)
    .returnType<MyCoursesView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with({ loaded: 'checking' }, { loaded: 'results' }, () => withNext('loaded.results'))
    .with({ loaded: 'refreshing' }, () => withNext('loaded.refreshing'))
    .with({ loaded: 'finished' }, () => ({ state: 'loaded.finished', catalogueTo }))
    .with({ loaded: 'empty' }, () => ({ state: 'loaded.empty', catalogueTo }))
    .exhaustive();
}

/** The student's courses without the one to continue with, which has its own place. */
export function otherCourses({ context: { courses } }: Snapshot): OtherCourse[] {
  const next = nextCourseIn(courses);
  return courses.filter((course) => course !== next).map((course) => ({ ...course, to: wayOn(course) }));
}
