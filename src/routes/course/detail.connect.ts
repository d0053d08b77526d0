import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Course } from '../../api/course-aliases.ts';
import type { courseDetailMachine } from '../../machines/course/detail.machine.ts';
import { paths } from '../../paths.ts';
import type { CourseDetailView } from '../../ui/screens/course/detail/detail.view.tsx';
import type { ClassroomPage, CourseEnd, StorefrontPage } from '../../ui/screens/course/detail/pages.ts';
import { courseGradeText } from './grade-text.ts';

type Snapshot = SnapshotFrom<typeof courseDetailMachine>;
type Send = ActorRefFrom<typeof courseDetailMachine>['send'];

/** What the page shows besides this flow: enrolment, sharing, and the parts that have flows of their own. */
export type Surroundings = Pick<StorefrontPage, 'enrolling' | 'onEnrol' | 'share' | 'onProfile'> &
  Pick<ClassroomPage, 'materials' | 'reviews' | 'onContact'>;

export function connectCourseDetail(snapshot: Snapshot, send: Send, around: Surroundings): CourseDetailView {
  const { version, showsOutline, courseId } = snapshot.context;
  const place = { courseTo: showsOutline ? paths.course(courseId) : undefined };
  const storefront = () => ({ ...storefrontOf(loadedCourse(snapshot), send, around), ...place });
  const classroom = () => ({ ...classroomOf(loadedCourse(snapshot), send, around), ...place });
  const page = () => (version === 'storefront' ? storefront() : classroom());
  return match(snapshot.value)
    .returnType<CourseDetailView>()
    .with('loading', (state) => ({ state }))
    .with('notFound', (state) => ({ state, version }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with({ loaded: 'overview' }, () => ({ state: 'loaded.overview', page: page() }))
    .with({ loaded: 'content' }, { loaded: 'opening' }, () => ({ state: 'loaded.content', page: page() }))
    .with({ loaded: 'outlining' }, () => ({ state: 'loaded.outlining', page: page() }))
    .with({ loaded: 'instructor' }, () => ({ state: 'loaded.instructor', page: storefront() }))
    .with({ loaded: 'reviews' }, () => ({ state: 'loaded.reviews', page: classroom() }))
    .exhaustive();
}

function loadedCourse({ context: { course } }: Snapshot): Course {
  if (!course) throw new Error('A course page is loaded without its course.');
  return course;
}

function withLinks(course: Course) {
  const lessonTo = (lessonId: string) => paths.lesson(course.id, lessonId);
  return {
    ...course,
    modules: course.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({ ...lesson, to: lessonTo(lesson.id) })),
    })),
  };
}

const previewOf = ({ id, previewLessonId }: Course) => previewLessonId && paths.lesson(id, previewLessonId);

const teachToOf = ({ id, teaching }: Course) => (teaching ? paths.teach.course(id) : undefined);

function storefrontOf(course: Course, send: Send, around: Surroundings): StorefrontPage {
  return {
    version: 'storefront',
    course: withLinks(course),
    teachTo: teachToOf(course),
    previewTo: previewOf(course),
    related: course.related.map((other) => ({ ...other, to: paths.course(other.id) })),
    enrolling: around.enrolling,
    share: around.share,
    onTab: (tab) => send({ type: 'tab.choose', tab }),
    onEnrol: around.onEnrol,
    onProfile: around.onProfile,
  };
}

function endOf({ id, end, modules, related }: Course): CourseEnd | undefined {
  const first = modules[0]?.lessons[0]?.id;
  if (!end || first === undefined) return undefined;
  const next = related.find(({ enrolled }) => !enrolled);
  return {
    certificateTo: end.certificateId && paths.certificate(end.certificateId),
    missing: end.missing,
    assignmentsTo: paths.assignments,
    reviewTo: paths.lesson(id, first),
    next: next && { to: paths.course(next.id), title: next.title },
  };
}

function classroomOf(course: Course, send: Send, around: Surroundings): ClassroomPage {
  const next = course.nextLessonId;
  return {
    version: 'classroom',
    course: withLinks(course),
    teachTo: teachToOf(course),
    continueTo: next && paths.lesson(course.id, next),
    previewTo: previewOf(course),
    end: endOf(course),
    courseGrade: course.courseGrade && {
      text: courseGradeText(course.courseGrade),
      counted: `The mean of your grades by the weight of each assignment.${course.courseGrade.countsMissing ? ' Work that is missing counts as 0.' : ''}`,
    },
    materials: around.materials,
    reviews: around.reviews,
    enrolling: around.enrolling,
    onTab: (tab) => send({ type: 'tab.choose', tab }),
    onEnrol: around.onEnrol,
    onContact: around.onContact,
  };
}
