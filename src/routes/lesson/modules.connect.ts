import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Course } from '../../api/course-aliases.ts';
import type { lessonModulesMachine } from '../../machines/lesson/modules.machine.ts';
import { paths } from '../../paths.ts';
import type { LessonModulesView, OutlineModule } from '../../ui/screens/lesson/modules/modules.view.tsx';

type Snapshot = SnapshotFrom<typeof lessonModulesMachine>;
type Send = ActorRefFrom<typeof lessonModulesMachine>['send'];

export function connectLessonModules(snapshot: Snapshot, send: Send, lessonId: string): LessonModulesView {
  return match(snapshot.value)
    .returnType<LessonModulesView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with('listed', 'renewing', (state) => ({ state, modules: modulesOf(loadedCourse(snapshot), lessonId) }))
    .exhaustive();
}

function loadedCourse({ context: { course } }: Snapshot): Course {
  if (!course) throw new Error('The modules of a course are listed without the course.');
  return course;
}

const modulesOf = (course: Course, currentId: string): OutlineModule[] =>
  course.modules.map(({ id, title, isLocked, lessons }) => {
    // A module that is locked as a whole, but can be read by anyone (§lesson.6).
    const isFree = lessons.some((lesson) => lesson.id === course.previewLessonId);
    const counted = lessons.filter(({ isExtra }) => !isExtra);
    return {
      id,
      title,
      isLocked: isLocked && !isFree,
      done: course.enrolled
        ? { lessons: counted.filter(({ isCompleted }) => isCompleted).length, of: counted.length }
        : null,
      lessons: lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        type: lesson.type,
        duration: lesson.duration,
        isExtra: lesson.isExtra === true,
        isDone: lesson.isCompleted,
        isCurrent: lesson.id === currentId,
        to: lesson.isLocked ? undefined : paths.lesson(course.id, lesson.id),
      })),
    };
  });
