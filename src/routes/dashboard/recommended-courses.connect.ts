import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Followed, followedPathMachine } from '../../machines/dashboard/followed-path.machine.ts';
import { followPath, type recommendedCoursesMachine } from '../../machines/dashboard/recommended-courses.machine.ts';
import { paths } from '../../paths.ts';
import type { RecommendedCoursesView } from '../../ui/screens/dashboard/recommended-courses/recommended-courses.view.tsx';

type Snapshot = SnapshotFrom<typeof recommendedCoursesMachine>;
type Send = ActorRefFrom<typeof recommendedCoursesMachine>['send'];
type Enrolment = { enrollingId: string | null; enrol: (course: { id: string; title: string }) => void };

/** The path that the recommendations follow; null without one, `waiting` until that is known. */
export type Following = Followed | 'waiting' | null;

export const followingOf = ({ value, context }: SnapshotFrom<typeof followedPathMachine>): Following =>
  match(value)
    .returnType<Following>()
    .with('waiting', () => 'waiting')
    .with('deciding', 'none', () => null)
    .with('followed', () => context.followed)
    .exhaustive();

/** `enrolment` tells which course is being enrolled in right now. */
export function connectRecommendedCourses(
  snapshot: Snapshot,
  send: Send,
  { enrollingId, enrol }: Enrolment,
  following: Following,
): RecommendedCoursesView {
  const catalogueTo = paths.courses;
  const followed = following === 'waiting' ? null : following;
  const recommended = followPath(snapshot.context.courses, snapshot.context.all, followed?.courses ?? []);
  const pathTo = followed ? paths.path : undefined;
  const courses = recommended.map((course) => ({
    ...course,
    why: whyOf(followed, course.id),
    to: paths.course(course.id),
    busy: enrollingId === course.id,
    canEnrol: enrollingId === null || enrollingId === course.id,
    // Without the price, because the server decides whether there is anything to pay (§payment.4).
    onEnrol: () => enrol({ id: course.id, title: course.title }),
  }));
  // Wait until the path is known, so that no card moves once it is shown.
  if (following === 'waiting' && snapshot.value !== 'failed') return { state: 'loading', catalogueTo };
  return match(snapshot.value)
    .returnType<RecommendedCoursesView>()
    .with('loading', (state) => ({ state, catalogueTo }))
    .with('failed', (state) => ({ state, catalogueTo, onRetry: () => send({ type: 'retry' }) }))
    .with({ loaded: 'checking' }, { loaded: 'results' }, () => ({
      state: 'loaded.results',
      catalogueTo,
      pathTo,
      courses,
    }))
    .with({ loaded: 'refreshing' }, () => ({ state: 'loaded.refreshing', catalogueTo, pathTo, courses }))
    .with({ loaded: 'empty' }, () => ({ state: 'loaded.empty', catalogueTo }))
    .exhaustive();
}

function whyOf(followed: Followed | null, courseId: string) {
  const course = followed?.courses.find((each) => each.courseId === courseId);
  return followed && course ? { aim: followed.aim, after: course.after } : undefined;
}
