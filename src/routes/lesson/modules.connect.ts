import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Course } from '../../api/course-aliases.ts';
import type { Lesson, LessonContent, Module } from '../../api/generated/schema.d.ts';
import type { lessonModulesMachine } from '../../machines/lesson/modules.machine.ts';
import { paths } from '../../paths.ts';
import type { LessonModulesView } from '../../ui/screens/lesson/modules/modules.view.tsx';
import type { OutlineModule } from '../../ui/screens/lesson/modules/outline-module.ts';

type Snapshot = SnapshotFrom<typeof lessonModulesMachine>;
type Send = ActorRefFrom<typeof lessonModulesMachine>['send'];

type Current = Pick<LessonContent, 'id' | 'courseId' | 'title' | 'type' | 'duration' | 'moduleTitle'>;

export function connectLessonModules(snapshot: Snapshot, send: Send, current: Current): LessonModulesView {
  return match(snapshot.value)
    .returnType<LessonModulesView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with('listed', 'renewing', (state) => ({
      state,
      modules: loadedCourse(snapshot).modules.map((module) => moduleOf(module, loadedCourse(snapshot), current)),
    }))
    .exhaustive();
}

function loadedCourse({ context: { course } }: Snapshot): Course {
  if (!course) throw new Error('The modules of a course are listed without the course.');
  return course;
}

function moduleOf({ id, title, isLocked, lessons }: Module, { enrolled }: Course, current: Current): OutlineModule {
  // Of a course that one is not enrolled in, the server names no lessons (§course.7), and this one can be read (§lesson.6).
  const isPreview = isLocked && title === current.moduleTitle;
  const shown: readonly Lesson[] = isPreview ? [{ ...current, isCompleted: false, isLocked: false }] : lessons;
  const counted = shown.filter(({ isExtra }) => !isExtra);
  const done = { lessons: counted.filter(({ isCompleted }) => isCompleted).length, of: counted.length };
  return {
    id,
    title,
    access: isPreview ? 'preview' : isLocked ? 'locked' : 'open',
    done: enrolled ? done : null,
    lessons: shown.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      type: lesson.type,
      duration: lesson.duration,
      isExtra: lesson.isExtra === true,
      isDone: lesson.isCompleted,
      isCurrent: lesson.id === current.id,
      to: lesson.isLocked ? undefined : paths.lesson(current.courseId, lesson.id),
    })),
  };
}
