/** Reads a course with all its details, with the aliases and fallbacks of `course-aliases.ts`. */
import * as z from 'zod/mini';
import { type Course, courseSummary, looseCourse, normaliseCourse, number, text } from './course-aliases.ts';
import { moduleSchema, percentSchema } from './generated/schemas/course.ts';

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
  learningOutcomes: z.optional(z.nullable(z.array(z.string()))),
  previewLessonId: text,
  nextLessonId: text,
  related: z.optional(z.nullable(z.array(courseSummary))),
});

/** Leaves out fields without a value, so that an optional field stays absent. */
function present<Fields extends Record<string, string | null | undefined>>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value);
  // The filter has removed the empty values, which the type of `Object.fromEntries` does not show.
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: string };
}

/** A summary's fields, and those that only the storefront and the classroom show. */
export function normaliseCourseDetail(course: z.infer<typeof looseDetail>): Course {
  const summary = normaliseCourse({ ...course, enrolledStudents: course.enrolledStudents ?? course.studentsCount });
  const modules = course.modules ?? [];
  const outline = summary.outline.length > 0 ? summary.outline : modules.map(({ title }) => title);
  return {
    ...summary,
    outline,
    fullDescription: course.fullDescription || summary.description,
    lastUpdated: course.lastUpdated ?? '',
    instructorTitle: course.instructorTitle ?? '',
    instructorBio: course.instructorBio ?? '',
    progress: course.progress ?? 0,
    modules,
    prerequisites: course.prerequisites ?? [],
    learningOutcomes: course.learningOutcomes ?? outline,
    related: (course.related ?? []).slice(0, 2),
    ...(course.lostAccess && { lostAccess: course.lostAccess }),
    ...(course.teaching && { teaching: true }),
    ...present({
      instructorAvatar: course.instructorAvatar,
      enrollmentDate: course.enrollmentDate,
      previewLessonId: course.previewLessonId,
      nextLessonId: course.nextLessonId,
    }),
  };
}

export const courseDetail = z.pipe(looseDetail, z.transform(normaliseCourseDetail));
