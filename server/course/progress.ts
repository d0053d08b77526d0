/** How far a student is in a course (§course.22). Percentages are whole numbers from 0 to 100. */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { CourseEntry, LessonEntry } from './cache.ts';

export type CourseProgress = components['schemas']['CourseProgress'];

export const percentOf = (lessons: LessonEntry[], completed: ReadonlySet<string>) =>
  lessons.length === 0 ? 0 : Math.round((lessons.filter(({ id }) => completed.has(id)).length / lessons.length) * 100);

/** The id of the first lesson that is not completed; undefined once all are. */
export const nextLessonOf = ({ lessons }: Pick<CourseEntry, 'lessons'>, completed: ReadonlySet<string>) =>
  lessons.find(({ id }) => !completed.has(id))?.id;

/** Completed lessons that the course no longer has do not count. */
export function progressOf(
  course: Pick<CourseEntry, 'lessons' | 'modules'> & { row: { id: string } },
  completed: ReadonlySet<string>,
): CourseProgress {
  const done = course.lessons.filter(({ id }) => completed.has(id)).map(({ id }) => id);
  const next = nextLessonOf(course, completed);
  return {
    courseId: course.row.id,
    progress: percentOf(course.lessons, completed),
    completedLessons: done.length,
    totalLessons: course.lessons.length,
    completedLessonIds: done,
    ...(next !== undefined && { nextLessonId: next }),
    modules: course.modules.map(({ id, lessons }) => ({ id, progress: percentOf(lessons, completed) })),
  };
}
