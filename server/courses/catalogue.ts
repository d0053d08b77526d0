/** The courses as all callers see them, kept in memory for a few seconds: content changes at a start only. */
import { asc, count } from 'drizzle-orm';
import type { components } from '../../src/api/schema.d.ts';
import type { Database } from '../db/client.ts';
import { courses, enrolments, lessons, modules } from '../db/schema.ts';
import { Problem } from '../problem.ts';

export type CourseSummary = components['schemas']['CourseSummary'];
type CourseRow = typeof courses.$inferSelect;

/** A lesson without its content. `position` counts within the course, from 1. */
export type LessonEntry = Pick<
  typeof lessons.$inferSelect,
  'courseId' | 'moduleId' | 'id' | 'position' | 'title' | 'type' | 'minutes'
>;
export type ModuleEntry = { id: string; title: string; description: string; lessons: LessonEntry[] };
export type CourseEntry = { row: CourseRow; summary: CourseSummary; modules: ModuleEntry[]; lessons: LessonEntry[] };

/** `courses` is in the catalogue's order, `summaries` the same for a signed-out caller. */
export type Catalogue = { courses: CourseEntry[]; byId: Map<string, CourseEntry>; summaries: CourseSummary[] };

/** How long another process's enrolments may go uncounted. */
const keepFor = 5_000;

const kept = new WeakMap<Database, { until: number; catalogue: Promise<Catalogue> }>();

/** The catalogue, at most five seconds old. Callers at the same moment share one reading. */
export function loadCatalogue(db: Database): Promise<Catalogue> {
  const known = kept.get(db);
  if (known && performance.now() < known.until) return known.catalogue;
  const catalogue = readCatalogue(db);
  kept.set(db, { until: performance.now() + keepFor, catalogue });
  catalogue.catch(() => forgetCatalogue(db));
  return catalogue;
}

/** To be called after a change to courses or enrolments, with the database that `loadCatalogue` gets. */
export const forgetCatalogue = (db: Database) => kept.delete(db);

/** Throws 404 where there is no such course. */
export async function findCourse(db: Database, courseId: string): Promise<CourseEntry> {
  const course = (await loadCatalogue(db)).byId.get(courseId);
  if (!course) throw new Problem(404, 'Course not found');
  return course;
}

/** Throws 404 where the course has no such lesson. */
export function findLesson(course: CourseEntry, lessonId: string): LessonEntry {
  const lesson = course.lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw new Problem(404, 'Lesson not found');
  return lesson;
}

async function readCatalogue(db: Database): Promise<Catalogue> {
  const [courseRows, moduleRows, lessonRows, studentRows] = await Promise.all([
    db.select().from(courses).orderBy(asc(courses.position)),
    db.select().from(modules).orderBy(asc(modules.position)),
    db
      .select({
        courseId: lessons.courseId,
        moduleId: lessons.moduleId,
        id: lessons.id,
        position: lessons.position,
        title: lessons.title,
        type: lessons.type,
        minutes: lessons.minutes,
      })
      .from(lessons)
      .orderBy(asc(lessons.position)),
    db.select({ courseId: enrolments.courseId, students: count() }).from(enrolments).groupBy(enrolments.courseId),
  ]);
  const modulesOf = Map.groupBy(moduleRows, ({ courseId }) => courseId);
  const lessonsOf = Map.groupBy(lessonRows, ({ courseId }) => courseId);
  const studentsOf = new Map(studentRows.map(({ courseId, students }) => [courseId, students]));

  const entries = courseRows.map((row): CourseEntry => {
    const ownLessons = lessonsOf.get(row.id) ?? [];
    const ownModules = (modulesOf.get(row.id) ?? []).map(({ id, title, description }) => ({
      id,
      title,
      description,
      lessons: ownLessons.filter(({ moduleId }) => moduleId === id),
    }));
    const outline = ownModules.map(({ title }) => title);
    return {
      row,
      summary: summarise(row, outline, studentsOf.get(row.id) ?? 0),
      modules: ownModules,
      lessons: ownLessons,
    };
  });
  return {
    courses: entries,
    byId: new Map(entries.map((entry) => [entry.row.id, entry])),
    summaries: entries.map(({ summary }) => summary),
  };
}

/** The mean of a distribution in percent from five stars to one, with one decimal. */
export const ratingOf = (distribution: number[]) =>
  Math.round(distribution.reduce((sum, percent, index) => sum + percent * (5 - index), 0) / 10) / 10;

function summarise(row: CourseRow, outline: string[], ownStudents: number): CourseSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    level: row.level,
    price: row.price / 100,
    currency: row.currency,
    ...(row.image !== null && { image: row.image }),
    instructor: row.instructor,
    rating: ratingOf(row.ratingDistribution),
    ratingCount: row.ratingCount,
    duration: row.duration,
    outline,
    enrolledStudents: row.students + ownStudents,
    enrolled: false,
  };
}
