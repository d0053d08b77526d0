/**
 * Courses at the API's edge: the aliases that the specification saw in the wild and its fallbacks, here and nowhere
 * else (§product.19, §catalogue.10).
 */
import * as z from 'zod/mini';
import type { components } from './generated/schema.d.ts';

export type CourseSummary = components['schemas']['CourseSummary'];
export type Course = components['schemas']['Course'];
export type Level = components['schemas']['Level'];

export const fallbackImage = '/covers/fallback.svg';
export const fallbackDuration = '8-10 weeks';

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.union([z.number(), z.string()])));

const wildCourse = z.looseObject({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  description: text,
  level: text,
  price: number,
  coursePrice: number,
  price_gbp: number,
  currency: text,
  image: text,
  banner: text,
  instructor: text,
  rating: number,
  ratingCount: number,
  duration: text,
  outline: z.optional(z.nullable(z.array(z.string()))),
  lessons: z.optional(z.nullable(z.array(z.unknown()))),
  enrolledStudents: number,
  studentsEnrolled: number,
  enrolled: z.optional(z.nullable(z.boolean())),
});

type WildCourse = z.infer<typeof wildCourse>;

const amount = (...values: (number | string | null | undefined)[]): number => {
  for (const value of values) {
    const parsed = typeof value === 'string' ? Number.parseFloat(value) : value;
    if (typeof parsed === 'number' && Number.isFinite(parsed) && parsed >= 0) return parsed;
  }
  return 0;
};

/** `beginner`, `BEGINNER` → `Beginner`; anything unknown is advanced, as its badge is. */
export function normaliseLevel(level: string | null | undefined): Level {
  const lower = level?.toLowerCase();
  if (lower === 'beginner') return 'Beginner';
  if (lower === 'intermediate') return 'Intermediate';
  return 'Advanced';
}

/** One name a field, no field missing. */
export function normaliseCourse(course: WildCourse): CourseSummary {
  return {
    id: String(course.id),
    title: course.title,
    description: course.description ?? '',
    level: normaliseLevel(course.level),
    price: amount(course.price, course.coursePrice, course.price_gbp),
    currency: course.currency ?? 'GBP',
    image: course.image || course.banner || fallbackImage,
    instructor: course.instructor ?? '',
    rating: Math.min(5, amount(course.rating)),
    ratingCount: amount(course.ratingCount),
    duration: course.duration || fallbackDuration,
    outline: course.outline ?? course.lessons?.map((lesson) => titleOf(lesson)) ?? [],
    enrolledStudents: amount(course.enrolledStudents, course.studentsEnrolled),
    enrolled: course.enrolled ?? false,
  };
}

const titled = z.looseObject({ title: z.string() });

function titleOf(lesson: unknown): string {
  const result = titled.safeParse(lesson);
  return result.success ? result.data.title : String(lesson);
}

export const courseSummary = z.pipe(wildCourse, z.transform(normaliseCourse));

export const courseSummaries = z.array(courseSummary);

const percent = z.number().check(z.minimum(0), z.maximum(100));

const lesson = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['video', 'reading', 'quiz', 'assignment']),
  duration: z.string(),
  isCompleted: z.boolean(),
  isLocked: z.boolean(),
});

const courseModule = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  duration: z.string(),
  isLocked: z.boolean(),
  progress: percent,
  lessons: z.array(lesson),
});

const wildDetail = z.extend(wildCourse, {
  studentsCount: number,
  fullDescription: text,
  lastUpdated: text,
  instructorTitle: text,
  instructorBio: text,
  instructorAvatar: text,
  enrollmentDate: text,
  progress: z.optional(z.nullable(percent)),
  modules: z.optional(z.nullable(z.array(courseModule))),
  prerequisites: z.optional(z.nullable(z.array(z.string()))),
  learningOutcomes: z.optional(z.nullable(z.array(z.string()))),
  previewLessonId: text,
  nextLessonId: text,
  related: z.optional(z.nullable(z.array(courseSummary))),
});

/** Leaves out what has no value, so that an absent field stays absent. */
function present<Fields extends Record<string, string | null | undefined>>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value);
  // What is left has no empty value; `Object.fromEntries` cannot say so by itself.
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: string };
}

/** A whole course: a summary's fields, and what the storefront and the classroom show beside them. */
export function normaliseCourseDetail(course: z.infer<typeof wildDetail>): Course {
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
    ...present({
      instructorAvatar: course.instructorAvatar,
      enrollmentDate: course.enrollmentDate,
      previewLessonId: course.previewLessonId,
      nextLessonId: course.nextLessonId,
    }),
  };
}

export const courseDetail = z.pipe(wildDetail, z.transform(normaliseCourseDetail));
