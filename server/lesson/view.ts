/** A lesson as one caller sees it: without quiz answers, and without links to other lessons for those not enrolled. */
import type { components } from '../../src/api/generated/schema.d.ts';
import { questionsOf } from '../content/quiz-questions.ts';
import type { CourseEntry, LessonEntry } from '../course/cache.ts';
import { showMinutes } from '../course/view.ts';
import type { DataSet, WrittenLesson } from '../platform/database/written-lesson.ts';
import { type ExerciseStanding, exerciseView } from './exercise.ts';
import { passMark } from './quiz.ts';

type LessonContent = components['schemas']['LessonContent'];

export type LessonReader = {
  enrolled: boolean;
  isCompleted: boolean;
  lastScore: number | undefined;
  /** Of an exercise. */
  standing: ExerciseStanding | undefined;
  /** Of a case study. */
  dataSet: DataSet | undefined;
  decided: string[] | undefined;
  /** What the next lesson is practised in. */
  nextLanguage: components['schemas']['ExerciseLanguage'] | undefined;
};

/** Anyone may read the course's first lesson. */
export const isPreview = ({ position }: LessonEntry) => position === 1;

export function lessonView(
  course: CourseEntry,
  lesson: LessonEntry,
  content: WrittenLesson,
  { enrolled, isCompleted, lastScore, standing, dataSet, decided, nextLanguage }: LessonReader,
): LessonContent {
  const at = course.lessons.indexOf(lesson);
  const previous = enrolled ? course.lessons[at - 1] : undefined;
  const next = enrolled ? course.lessons[at + 1] : undefined;
  const base = {
    id: lesson.id,
    courseId: course.row.id,
    courseTitle: course.row.title,
    moduleTitle: course.modules.find(({ id }) => id === lesson.moduleId)?.title ?? '',
    title: lesson.title,
    duration: showMinutes(lesson.minutes),
    isCompleted,
    isPreview: isPreview(lesson),
    position: lesson.position,
    total: course.lessons.length,
    ...(previous && { previousLessonId: previous.id }),
    ...(next && { nextLessonId: next.id }),
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
      return {
        ...base,
        type: 'quiz',
        passMark,
        questions: questionsOf(content),
        ...(lastScore !== undefined && { lastScore }),
      };
  }
}
