/** A lesson as one caller sees it: without quiz answers, and without links to lessons that they may not read. */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { CourseEntry, LessonEntry } from '../course/cache.ts';
import { passMark } from '../course/certificate.ts';
import type { Reader } from '../course/reader.ts';
import { showMinutes } from '../course/view.ts';
import type { DataSet, WrittenLesson } from '../platform/database/written-lesson.ts';
import { type ExerciseStanding, exerciseView } from './exercise.ts';
import type { QuizStanding } from './quiz-standing.ts';

type LessonContent = components['schemas']['LessonContent'];

export type LessonReader = {
  readAs: Reader;
  neighbours: ReturnType<typeof neighboursOf>;
  isCompleted: boolean;
  /** With a quiz. */
  quiz: QuizStanding | undefined;
  /** Of an exercise. */
  standing: ExerciseStanding | undefined;
  /** Of a case study. */
  dataSet: DataSet | undefined;
  decided: string[] | undefined;
  /** Of an extra. */
  packages: components['schemas']['LessonPackages'] | undefined;
  /** The language of the next lesson, where it is an exercise. */
  nextLanguage: components['schemas']['ExerciseLanguage'] | undefined;
};

/** Anyone may read the course's first module. */
export const isPreview = ({ lessons }: CourseEntry, { moduleId }: LessonEntry) => moduleId === lessons[0]?.moduleId;

/** The lessons before and after it that this caller may read, too. */
export function neighboursOf(course: CourseEntry, lesson: LessonEntry, readAs: Reader) {
  const at = course.lessons.indexOf(lesson);
  const readable = (neighbour: LessonEntry | undefined) =>
    neighbour && (readAs || isPreview(course, neighbour)) ? neighbour : undefined;
  return { previous: readable(course.lessons[at - 1]), next: readable(course.lessons[at + 1]) };
}

/** The lesson as the contract shows it to this reader. */
export function lessonView(
  course: CourseEntry,
  lesson: LessonEntry,
  content: WrittenLesson,
  {
    readAs,
    neighbours: { previous, next },
    isCompleted,
    quiz,
    standing,
    dataSet,
    decided,
    packages,
    nextLanguage,
  }: LessonReader,
): LessonContent {
  const base = {
    id: lesson.id,
    courseId: course.row.id,
    courseTitle: course.row.title,
    moduleTitle: course.modules.find(({ id }) => id === lesson.moduleId)?.title ?? '',
    title: lesson.title,
    duration: showMinutes(lesson.minutes),
    isCompleted,
    isPreview: isPreview(course, lesson),
    ...(readAs === 'teacher' && { teaching: true }),
    ...(!readAs && { visiting: true }),
    position: lesson.position,
    total: course.lessons.length,
    ...(previous && { previousLessonId: previous.id }),
    ...(next && { nextLessonId: next.id }),
    ...(packages && { packages }),
    ...(nextLanguage && { nextLanguage }),
  };
  switch (content.type) {
    case 'reading':
      return { ...base, type: 'reading', body: content.body };
    case 'assignment':
      return { ...base, type: 'assignment', body: content.body };
    case 'video':
      return { ...base, type: 'video', transcript: content.transcript };
    case 'exercise':
      if (!standing) throw new Error(`An exercise without its data: ${course.row.id}/${lesson.id}`);
      return { ...base, ...exerciseView(content, standing) };
    case 'case-study': {
      if (!dataSet) throw new Error(`A case study without its data: ${course.row.id}/${lesson.id}`);
      const { start, scenes } = content;
      return { ...base, type: 'case-study', start, scenes, dataSet, ...(decided && { decided }) };
    }
    case 'quiz':
      if (!quiz) throw new Error(`A quiz without its questions: ${course.row.id}/${lesson.id}`);
      return {
        ...base,
        type: 'quiz',
        passMark,
        ...nextAttempt(quiz),
        readAgain: readBefore(course, lesson),
        ...(quiz.lastScore !== undefined && { lastScore: quiz.lastScore }),
      };
  }
}

/** What the next attempt at a quiz asks, and when it may be made if not at once. */
export const nextAttempt = ({ questions, retryAt }: QuizStanding) => ({
  questions,
  ...(retryAt && { retryAt: retryAt.toISOString() }),
});

/** The readings and videos of the quiz's module that come before it. */
const readBefore = ({ lessons }: CourseEntry, quiz: LessonEntry) =>
  lessons
    .filter(({ moduleId, position }) => moduleId === quiz.moduleId && position < quiz.position)
    .filter(({ type }) => type === 'reading' || type === 'video')
    .map(({ id, title }) => ({ id, title }));
