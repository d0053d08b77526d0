import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { teachingOverviewMachine } from '../../machines/teaching/overview.machine.ts';
import { paths } from '../../paths.ts';
import type { TeachingView } from '../../ui/screens/teaching/overview/overview.view.tsx';
import { dayAndTime } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof teachingOverviewMachine>;
type Send = ActorRefFrom<typeof teachingOverviewMachine>['send'];

/** Times are shown in the given time zone. */
export function connectTeaching(
  snapshot: Snapshot,
  send: Send,
  { zone, studentView }: { zone: string; studentView: (course: { id: string; title: string }) => ReactNode },
): TeachingView {
  return match(snapshot.value)
    .returnType<TeachingView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Your courses could not be loaded. Please try again.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with({ loaded: 'counting' }, { loaded: 'some' }, () => ({
      state: 'loaded.some',
      courses: snapshot.context.courses.map(({ nextClass, ...course }) => ({
        ...course,
        ...(nextClass && { nextClass: `${nextClass.title}, ${dayAndTime(zone, nextClass.startsAt)}` }),
        reported: `${paths.community}?filter=reported`,
        pages: pagesOf(course.id),
        studentView: studentView(course),
      })),
    }))
    .with({ loaded: 'none' }, () => ({ state: 'loaded.none' }))
    .exhaustive();
}

/** The instructor's pages of a course, in the order in which they are shown. */
const pagesOf = (courseId: string) => [
  { label: 'Grading', to: paths.teach.grading({ course: courseId }) },
  { label: 'Students', to: paths.teach.course(courseId) },
  { label: 'Grades', to: paths.teach.grades(courseId) },
  { label: 'Problem areas', to: paths.teach.struggles(courseId) },
  { label: 'Classes', to: paths.teach.classes(courseId) },
  { label: 'Announcements', to: paths.teach.announcements(courseId) },
  { label: 'Reviews', to: paths.teach.reviews(courseId) },
  { label: 'Team', to: paths.teach.team(courseId) },
  { label: 'Course page', to: paths.course(courseId) },
];
