/**
 * A course as one caller sees it: locked for those who are not enrolled, with progress for others (§course.2,
 * §course.7).
 */
import type { components } from '../../src/api/generated/schema.d.ts';
import { type CourseEntry, countedIn, type LessonEntry, type ModuleEntry } from './cache.ts';
import type { Catalogue, CourseSummary, Listing } from './listing.ts';
import { nextIn, nextLessonOf, percentOf } from './progress.ts';

type Course = components['schemas']['Course'];
type EnrolledCourse = components['schemas']['EnrolledCourse'];
type Module = components['schemas']['Module'];

/** The caller's enrolments (course id to moment) and the completed lessons of the course at hand. */
export type Learner = {
  enrolments: ReadonlyMap<string, Date>;
  completed: ReadonlySet<string>;
  /** Where the student was enrolled in the course at hand, and is no longer. */
  lostAccess?: 'suspended' | 'ended' | 'review' | undefined;
  /** Whether the caller teaches the course at hand, and is not enrolled in it. */
  teaching?: boolean;
  /** Present once all lessons of the course at hand are completed. */
  end?: Course['end'] | undefined;
  /** Where the course's instructors let students see it. */
  courseGrade?: Course['courseGrade'] | undefined;
};

export const visitor: Learner = { enrolments: new Map(), completed: new Set() };

/** Minutes as `3 hours`, `1 hour` or `45 min`; hours only where they come out even. */
export const showMinutes = (minutes: number) => {
  if (minutes === 0 || minutes % 60 !== 0) return `${minutes} min`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
};

/** The summary of a list, marked where the caller is enrolled. */
export const forLearner = (summary: CourseSummary, enrolments: ReadonlyMap<string, Date>): CourseSummary =>
  enrolments.has(summary.id) ? { ...summary, enrolled: true } : summary;

/** Two other courses: those of the same level first, then the nearest in the catalogue's order. */
export function relatedTo(course: CourseEntry, { listings }: Catalogue): CourseSummary[] {
  const distance = ({ row }: Pick<Listing, 'row'>) =>
    (row.level === course.row.level ? 0 : 1_000) + Math.abs(row.position - course.row.position);
  return listings
    .filter(({ row }) => row.id !== course.row.id)
    .sort((one, other) => distance(one) - distance(other) || one.row.position - other.row.position)
    .slice(0, 2)
    .map(({ summary }) => summary);
}

/** The course as `learner` sees it: what is in a module that is locked to them is left out. */
export function courseView(course: CourseEntry, catalogue: Catalogue, learner: Learner): Course {
  const { enrolments, completed, lostAccess, teaching, end, courseGrade } = learner;
  const { row, lessons, modules } = course;
  const enrolledAt = enrolments.get(row.id);
  const next = enrolledAt && nextLessonOf(course, completed);
  const preview = lessons[0];
  return {
    ...forLearner(course.summary, enrolments),
    fullDescription: row.fullDescription,
    lastUpdated: row.lastUpdated,
    instructorTitle: row.instructorTitle,
    instructorBio: row.instructorBio,
    ...(enrolledAt && { enrollmentDate: enrolledAt.toISOString() }),
    ...(lostAccess && { lostAccess }),
    ...(teaching && { teaching }),
    progress: enrolledAt ? percentOf(lessons, completed) : 0,
    modules: modules.map((module) => (enrolledAt || teaching ? openModule(module, completed) : lockedModule(module))),
    prerequisites: row.prerequisites,
    figures: figuresOf(course, catalogue),
    learningOutcomes: course.summary.outline,
    ...(preview && { previewLessonId: preview.id }),
    ...(next && { nextLessonId: next }),
    ...(end && { end }),
    ...(courseGrade && { courseGrade }),
    related: relatedTo(course, catalogue).map((summary) => forLearner(summary, enrolments)),
  };
}

/** A course in the list of those that a student is enrolled in: with progress in percent and the next lesson. */
export function enrolledCourseView(
  course: CourseEntry,
  enrolledAt: Date,
  completed: ReadonlySet<string>,
): EnrolledCourse {
  const next = nextIn(course, completed);
  return {
    ...course.summary,
    enrolled: true,
    progress: percentOf(course.lessons, completed),
    enrollmentDate: enrolledAt.toISOString(),
    ...(next && { nextLessonId: next.id, nextLesson: inWords(course, next) }),
  };
}

const inWords = ({ modules }: CourseEntry, { title, moduleId, type, minutes }: LessonEntry) => ({
  title,
  moduleTitle: modules.find(({ id }) => id === moduleId)?.title ?? '',
  type,
  duration: showMinutes(minutes),
});

function figuresOf(
  { row, lessons, files }: CourseEntry,
  { listings }: Catalogue,
): components['schemas']['CourseFigures'] {
  const videos = lessons.filter(({ type }) => type === 'video');
  const taught = listings.filter((other) => other.row.instructor === row.instructor);
  const rated = taught.filter(({ ratings }) => ratings.count > 0);
  const count = rated.reduce((sum, { ratings }) => sum + ratings.count, 0);
  const stars = rated.reduce((sum, { ratings }) => sum + ratings.rating * ratings.count, 0);
  return {
    videoMinutes: videos.reduce((sum, { minutes }) => sum + minutes, 0),
    files,
    instructor: {
      courses: taught.length,
      students: taught.reduce((sum, { summary }) => sum + summary.enrolledStudents, 0),
      ...(count > 0 && { rating: Math.round((stars / count) * 10) / 10 }),
    },
  };
}

const moduleBase = ({ id, title, description, lessons }: ModuleEntry) => ({
  id,
  title,
  description,
  duration: showMinutes(countedIn(lessons).reduce((sum, { minutes }) => sum + minutes, 0)),
  lessonCount: countedIn(lessons).length,
});

const lockedModule = (module: ModuleEntry): Module => ({
  ...moduleBase(module),
  isLocked: true,
  progress: 0,
  lessons: [],
});

const openModule = (module: ModuleEntry, completed: ReadonlySet<string>): Module => ({
  ...moduleBase(module),
  isLocked: false,
  progress: percentOf(module.lessons, completed),
  lessons: module.lessons.map(({ id, title, type, minutes, isExtra }) => ({
    id,
    title,
    type,
    duration: showMinutes(minutes),
    isCompleted: completed.has(id),
    isLocked: false,
    ...(isExtra && { isExtra }),
  })),
});
