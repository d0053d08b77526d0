import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import type { lessonMachine } from '../../machines/lesson/detail.machine.ts';
import { paths } from '../../paths.ts';
import type { LessonView, OpenLesson } from '../../ui/screens/lesson/detail/detail.view.tsx';

type Snapshot = SnapshotFrom<typeof lessonMachine>;
type Send = ActorRefFrom<typeof lessonMachine>['send'];
type Lesson = OperationOutput<'getLesson'>;

/** The parts of a lesson that have flows of their own. */
export type LessonParts = {
  completion: (lesson: Lesson) => ReactNode;
  video: (lesson: Extract<Lesson, { type: 'video' }>) => ReactNode;
  quiz: (lesson: Extract<Lesson, { type: 'quiz' }>) => ReactNode;
  caseStudy: (lesson: Extract<Lesson, { type: 'case-study' }>) => ReactNode;
  exercise: (lesson: Extract<Lesson, { type: 'exercise' }>) => ReactNode;
};

export function connectLesson(snapshot: Snapshot, send: Send, parts: LessonParts): LessonView {
  const courseTo = paths.course(snapshot.context.courseId);
  return match(snapshot.value)
    .returnType<LessonView>()
    .with('loading', (state) => ({ state }))
    .with('locked', (state) => ({ state, courseTo }))
    .with('notFound', (state) => ({ state, courseTo }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with('open', (state) => ({ state, ...contentOf(openLesson(snapshot), parts) }))
    .exhaustive();
}

function openLesson({ context: { lesson } }: Snapshot): Lesson {
  if (!lesson) throw new Error('A lesson is open without its content.');
  return lesson;
}

function contentOf(lesson: Lesson, parts: LessonParts): Omit<OpenLesson, 'state'> {
  const to = (lessonId: string | undefined) => lessonId && paths.lesson(lesson.courseId, lessonId);
  return {
    page: {
      lesson,
      courseTo: paths.course(lesson.courseId),
      previousTo: to(lesson.previousLessonId),
      nextTo: to(lesson.nextLessonId),
      completion: parts.completion(lesson),
    },
    content: match(lesson)
      .returnType<OpenLesson['content']>()
      .with({ type: 'reading' }, { type: 'assignment' }, ({ body }) => ({ text: body }))
      .with({ type: 'video' }, (video) => ({ part: parts.video(video) }))
      .with({ type: 'case-study' }, (study) => ({ part: parts.caseStudy(study) }))
      .with({ type: 'exercise' }, (exercise) => ({ text: exercise.body, part: parts.exercise(exercise) }))
      .with({ type: 'quiz' }, (quiz) => ({ part: parts.quiz(quiz) }))
      .exhaustive(),
  };
}
