/** How far a student is in a course (§course.22). Percentages are whole numbers from 0 to 100. */
import type { components } from '../../src/api/generated/schema.d.ts';
import { type CourseEntry, countedIn, type LessonEntry } from './cache.ts';

export type CourseProgress = components['schemas']['CourseProgress'];

const doneOf = (counted: LessonEntry[], completed: ReadonlySet<string>) =>
  counted.filter(({ id }) => completed.has(id)).length;

/** 0 to 100, rounded. */
export function percentOf(lessons: LessonEntry[], completed: ReadonlySet<string>): number {
  const counted = countedIn(lessons);
  return counted.length === 0 ? 0 : Math.round((doneOf(counted, completed) / counted.length) * 100);
}

/** The first lesson that counts and is not completed; undefined once all are. */
export const nextIn = ({ lessons }: Pick<CourseEntry, 'lessons'>, completed: ReadonlySet<string>) =>
  countedIn(lessons).find(({ id }) => !completed.has(id));

export const nextLessonOf = (course: Pick<CourseEntry, 'lessons'>, completed: ReadonlySet<string>) =>
  nextIn(course, completed)?.id;

/** Whether every lesson that counts is completed. */
export const isDone = (course: Pick<CourseEntry, 'lessons'>, completed: ReadonlySet<string>): boolean =>
  nextLessonOf(course, completed) === undefined;

/** Completed lessons that the course no longer has do not count; its extras are named among the completed ones alone. */
export function progressOf(
  course: Pick<CourseEntry, 'lessons' | 'modules'> & { row: { id: string } },
  completed: ReadonlySet<string>,
): CourseProgress {
  const done = course.lessons.filter(({ id }) => completed.has(id)).map(({ id }) => id);
  const counted = countedIn(course.lessons);
  const next = nextLessonOf(course, completed);
  return {
    courseId: course.row.id,
    progress: percentOf(course.lessons, completed),
    completedLessons: doneOf(counted, completed),
    totalLessons: counted.length,
    completedLessonIds: done,
    ...(next !== undefined && { nextLessonId: next }),
    modules: course.modules.map(({ id, lessons }) => ({ id, progress: percentOf(lessons, completed) })),
  };
}
