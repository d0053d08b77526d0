/** What the course page shows of a course. */
import type { Course, CourseFigures, CourseSummary, Lesson, Module } from '../../../../api/generated/schema.d.ts';

export type LessonProps = Lesson & { to: string };

export type ModuleProps = Omit<Module, 'lessons'> & { lessons: readonly LessonProps[] };

export type CourseProps = Omit<Course, 'modules'> & { modules: readonly ModuleProps[] };

/** §course.9, §course.12: the figures of a course that gives none of its own. */
const usualFigures: CourseFigures = { videoMinutes: 24 * 60, files: 15 };

export const figuresOf = ({ figures = usualFigures }: CourseProps) => figures;

export const several = (count: number, one: string, many = `${one}s`) =>
  `${counted(count)} ${count === 1 ? one : many}`;

/** `24 hours`, `1.5 hours`, `40 minutes`. Rounded down to half hours, so as not to promise too much. */
export const hours = (minutes: number) =>
  minutes < 60 ? several(minutes, 'minute') : several(Math.floor(minutes / 30) / 2, 'hour');

export type RelatedCourse = CourseSummary & { to: string };

/** "15 October 2023", in the viewer's zone; empty if it is not a date. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
}

export const counted = (count: number) => count.toLocaleString('en-GB');
