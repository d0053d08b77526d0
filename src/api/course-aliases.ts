/**
 * Reads courses from the API: the alternative field names and the fallbacks that the specification lists are handled
 * here alone (§product.19, §catalogue.10). The schema is written by hand, as it is laxer than the contract's.
 */
import * as z from 'zod/mini';
import type { components } from './generated/schema.d.ts';

export type CourseSummary = components['schemas']['CourseSummary'];
export type Course = components['schemas']['Course'];
export type Level = components['schemas']['Level'];

export const fallbackImage = '/covers/fallback.svg';
export const fallbackDuration = '8-10 weeks';

export const text = z.optional(z.nullable(z.string()));
export const number = z.optional(z.nullable(z.union([z.number(), z.string()])));

export const looseCourse = z.looseObject({
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

type LooseCourse = z.infer<typeof looseCourse>;

const amount = (...values: (number | string | null | undefined)[]): number => {
  for (const value of values) {
    const parsed = typeof value === 'string' ? Number.parseFloat(value) : value;
    if (typeof parsed === 'number' && Number.isFinite(parsed) && parsed >= 0) return parsed;
  }
  return 0;
};

/** `beginner`, `BEGINNER` → `Beginner`; anything unknown is advanced, like the badge of an unknown level. */
export function normaliseLevel(level: string | null | undefined): Level {
  const lower = level?.toLowerCase();
  if (lower === 'beginner') return 'Beginner';
  if (lower === 'intermediate') return 'Intermediate';
  return 'Advanced';
}

/** Every field of the type must be named, so that a forgotten one, even an optional one, does not compile. */
export type EveryField<Type> = { [Key in keyof Required<Type>]: Type[Key] | undefined };

/** Leaves out what has no value, so that an optional field stays absent. */
export const present = <Type>(fields: EveryField<Type>): Type =>
  // Required fields always have a value; the type of `Object.fromEntries` cannot express that.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Type;

/** The course with one name for each field and without missing fields. */
export function normaliseCourse(course: LooseCourse): CourseSummary {
  return present<CourseSummary>({
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
  });
}

const titled = z.looseObject({ title: z.string() });

function titleOf(lesson: unknown): string {
  const result = titled.safeParse(lesson);
  return result.success ? result.data.title : String(lesson);
}

export const courseSummary = z.pipe(looseCourse, z.transform(normaliseCourse));

export const courseSummaries = z.array(courseSummary);
