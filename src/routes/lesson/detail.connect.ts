import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  CaseStudyLesson,
  ExerciseLesson,
  LessonContent,
  QuizLesson,
  VideoLesson,
} from '../../api/generated/schema.d.ts';
import type { lessonMachine } from '../../machines/lesson/detail.machine.ts';
import { paths } from '../../paths.ts';
import type { LessonView, OpenLesson } from '../../ui/screens/lesson/detail/detail.view.tsx';

type Snapshot = SnapshotFrom<typeof lessonMachine>;
type Send = ActorRefFrom<typeof lessonMachine>['send'];

/** The parts of a lesson that have flows of their own. */
export type LessonParts = {
  completion: (lesson: LessonContent) => ReactNode;
  moduleEnd: (lesson: LessonContent) => ReactNode;
  video: (lesson: VideoLesson) => ReactNode;
  quiz: (lesson: QuizLesson) => ReactNode;
  caseStudy: (lesson: CaseStudyLesson) => ReactNode;
  exercise: (lesson: ExerciseLesson) => ReactNode;
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

function openLesson({ context: { lesson } }: Snapshot): LessonContent {
  if (!lesson) throw new Error('A lesson is open without its content.');
  return lesson;
}

function contentOf(lesson: LessonContent, parts: LessonParts): Omit<OpenLesson, 'state'> {
  const to = (lessonId: string | undefined) => lessonId && paths.lesson(lesson.courseId, lessonId);
  return {
    page: {
      lesson,
      courseTo: paths.course(lesson.courseId),
      outlineTo: paths.outline(lesson.courseId),
      previousTo: to(lesson.previousLessonId),
      nextTo: to(lesson.nextLessonId),
      completion: parts.completion(lesson),
      moduleEnd: parts.moduleEnd(lesson),
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
