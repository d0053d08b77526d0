/** Reads a course with all its details, with the aliases and fallbacks of `course-aliases.ts`. */
import * as z from 'zod/mini';
import { type Course, courseSummary, looseCourse, normaliseCourse, number, present, text } from './course-aliases.ts';
import {
  courseEndSchema,
  courseFiguresSchema,
  moduleSchema,
  ownCourseGradeSchema,
  percentSchema,
} from './generated/schemas/course.ts';

const looseDetail = z.extend(looseCourse, {
  studentsCount: number,
  fullDescription: text,
  lastUpdated: text,
  instructorTitle: text,
  instructorBio: text,
  instructorAvatar: text,
  enrollmentDate: text,
  lostAccess: z.optional(z.nullable(z.enum(['suspended', 'ended', 'review']))),
  teaching: z.optional(z.nullable(z.boolean())),
  progress: z.optional(z.nullable(percentSchema)),
  modules: z.optional(z.nullable(z.array(moduleSchema))),
  prerequisites: z.optional(z.nullable(z.array(z.string()))),
  figures: z.optional(z.nullable(courseFiguresSchema)),
  end: z.optional(z.nullable(courseEndSchema)),
  courseGrade: z.optional(z.nullable(ownCourseGradeSchema)),
  learningOutcomes: z.optional(z.nullable(z.array(z.string()))),
  previewLessonId: text,
  nextLessonId: text,
  related: z.optional(z.nullable(z.array(courseSummary))),
});

/** A summary's fields, and those that only the storefront and the classroom show. */
export function normaliseCourseDetail(course: z.infer<typeof looseDetail>): Course {
  const summary = normaliseCourse({ ...course, enrolledStudents: course.enrolledStudents ?? course.studentsCount });
  const modules = course.modules ?? [];
  const outline = summary.outline.length > 0 ? summary.outline : modules.map(({ title }) => title);
  return present<Course>({
    ...summary,
    image: summary.image,
    outline,
    fullDescription: course.fullDescription || summary.description,
    lastUpdated: course.lastUpdated ?? '',
    instructorTitle: course.instructorTitle ?? '',
    instructorBio: course.instructorBio ?? '',
    instructorAvatar: course.instructorAvatar || undefined,
    enrollmentDate: course.enrollmentDate || undefined,
    lostAccess: course.lostAccess ?? undefined,
    teaching: course.teaching || undefined,
    progress: course.progress ?? 0,
    modules,
    prerequisites: course.prerequisites ?? [],
    figures: course.figures ?? undefined,
    learningOutcomes: course.learningOutcomes ?? outline,
    previewLessonId: course.previewLessonId || undefined,
    nextLessonId: course.nextLessonId || undefined,
    end: course.end ?? undefined,
    courseGrade: course.courseGrade ?? undefined,
    related: (course.related ?? []).slice(0, 2),
  });
}

export const courseDetail = z.pipe(looseDetail, z.transform(normaliseCourseDetail));
