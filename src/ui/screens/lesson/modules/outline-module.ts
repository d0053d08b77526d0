/** What the outline beside a lesson shows of a course. */
import type { Lesson } from '../../../../api/generated/schema.d.ts';

export type OutlineLesson = Pick<Lesson, 'id' | 'title' | 'type' | 'duration'> & {
  isExtra: boolean;
  isDone: boolean;
  isCurrent: boolean;
  /** Absent for a lesson that is locked. */
  to: string | undefined;
};

export type OutlineModule = {
  id: string;
  title: string;
  /** `preview`: of a course that one is not enrolled in, the lesson that is being read. */
  access: 'open' | 'preview' | 'locked';
  /** How many of its lessons are done; null for whoever is not enrolled. */
  done: { lessons: number; of: number } | null;
  lessons: readonly OutlineLesson[];
};
