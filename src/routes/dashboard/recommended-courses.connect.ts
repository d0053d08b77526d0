import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recommendedCoursesMachine } from '../../machines/dashboard/recommended-courses.machine.ts';
import { paths } from '../../paths.ts';
import type { RecommendedCoursesView } from '../../ui/screens/dashboard/recommended-courses/recommended-courses.view.tsx';

type Snapshot = SnapshotFrom<typeof recommendedCoursesMachine>;
type Send = ActorRefFrom<typeof recommendedCoursesMachine>['send'];
type Enrolment = { enrollingId: string | null; enrol: (course: { id: string; title: string }) => void };

/** `enrolment` tells which course is being enrolled in right now. */
export function connectRecommendedCourses(
  snapshot: Snapshot,
  send: Send,
  { enrollingId, enrol }: Enrolment,
): RecommendedCoursesView {
  const catalogueTo = paths.courses;
  const courses = snapshot.context.courses.map((course) => ({
    ...course,
    to: paths.course(course.id),
    busy: enrollingId === course.id,
    canEnrol: enrollingId === null || enrollingId === course.id,
    // Without the price, because the server decides whether there is anything to pay (§payment.4).
    onEnrol: () => enrol({ id: course.id, title: course.title }),
  }));
  return match(snapshot.value)
    .returnType<RecommendedCoursesView>()
    .with('loading', (state) => ({ state, catalogueTo }))
    .with('failed', (state) => ({ state, catalogueTo, onRetry: () => send({ type: 'retry' }) }))
    .with({ loaded: 'checking' }, { loaded: 'results' }, () => ({ state: 'loaded.results', catalogueTo, courses }))
    .with({ loaded: 'refreshing' }, () => ({ state: 'loaded.refreshing', catalogueTo, courses }))
    .with({ loaded: 'empty' }, () => ({ state: 'loaded.empty', catalogueTo }))
    .exhaustive();
}
