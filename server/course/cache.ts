/**
 * The courses as all callers see them, cached in memory: the counts of students and ratings for seconds, the content
 * for a minute.
 */
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { type MeasuringItem, measuringItems } from '../content/outcomes.ts';
import { Problem } from '../http/problem.ts';
import { type Database, rootOf } from '../platform/database/client.ts';
import { assignments } from '../platform/database/schema/assignments.ts';
import { courses, enrolments, lessons, modules } from '../platform/database/schema/course.ts';
import { ownCounts, type Ratings, ratingsOf } from './ratings.ts';

export type CourseSummary = components['schemas']['CourseSummary'];
type CourseRow = typeof courses.$inferSelect;

/**
 * A lesson without its content. `position` counts within the course, from 1. An extra needs packages that not every server
 * has: it counts for nothing (§practice.146).
 */
export type LessonEntry = Pick<
  typeof lessons.$inferSelect,
  'courseId' | 'moduleId' | 'id' | 'position' | 'title' | 'type' | 'minutes'
> & { isExtra: boolean };

/** The lessons that progress and certificates are made of. */
export const countedIn = (all: readonly LessonEntry[]): LessonEntry[] => all.filter(({ isExtra }) => !isExtra);
export type ModuleEntry = {
  id: string;
  title: string;
  description: string;
  outcome: string | null;
  /** The questions and exercises of its course that measure its outcome. */
  measures: MeasuringItem[];
  lessons: LessonEntry[];
};
export type CourseEntry = {
  row: CourseRow;
  ratings: Ratings;
  summary: CourseSummary;
  modules: ModuleEntry[];
  lessons: LessonEntry[];
  /** The number of files that can be downloaded. */
  files: number;
};

/** `courses` is in the catalogue's order, `summaries` the same for a signed-out caller. */
export type Catalogue = { courses: CourseEntry[]; byId: Map<string, CourseEntry>; summaries: CourseSummary[] };

type Content = { row: CourseRow; files: number; outline: string[]; modules: ModuleEntry[]; lessons: LessonEntry[] };
type Cached<Value> = { expiresAt: number; value: Promise<Value>; isRead: boolean };
type Cache<Value> = WeakMap<Database, Cached<Value>>;

/** Milliseconds for which another process's enrolments may go uncounted. */
const countsTtl = 5_000;
/** Milliseconds for which another process's newer content may go unseen. It is much to read, and seldom changes. */
const contentTtl = 60_000;

const catalogues: Cache<Catalogue> = new WeakMap();
const contents: Cache<Content[]> = new WeakMap();

/**
 * The cached value, or a new one that is cached for `ttl` milliseconds; simultaneous callers share it. What a transaction
 * reads is not cached, as it may be rolled back; and it waits for no reading that is under way, which may itself wait for
 * the transaction's connection.
 */
function cached<Value>(cache: Cache<Value>, db: Database, ttl: number, read: (db: Database) => Promise<Value>) {
  const known = cache.get(rootOf(db));
  const isWithin = rootOf(db) !== db;
  if (known && performance.now() < known.expiresAt && (known.isRead || !isWithin)) return known.value;
  if (isWithin) return read(db);
  const value = read(db);
  const entry = { expiresAt: performance.now() + ttl, value, isRead: false };
  cache.set(db, entry);
  value.then(
    () => {
      entry.isRead = true;
    },
    () => cache.delete(db),
  );
  return value;
}

/** The catalogue, its counts at most five seconds old. */
export const loadCatalogue = (db: Database): Promise<Catalogue> => cached(catalogues, db, countsTtl, readCatalogue);

/**
 * Call it after a change to enrolments or reviews, with the database that `loadCatalogue` gets or a transaction of it.
 */
export const invalidateCatalogue = (db: Database) => catalogues.delete(rootOf(db));

/** Call it after a change to the content of courses. */
export function invalidateContent(db: Database): void {
  contents.delete(rootOf(db));
  invalidateCatalogue(db);
}

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

/** Asks one query after another, as `readContent` does: a transaction's connection takes one at a time. */
async function readCatalogue(db: Database): Promise<Catalogue> {
  const content = await cached(contents, db, contentTtl, readContent);
  const studentRows = await db
    .select({ courseId: enrolments.courseId, students: count() })
    .from(enrolments)
    .where(eq(enrolments.access, 'active'))
    .groupBy(enrolments.courseId);
  const ownRatings = await ownCounts(db);
  const studentsOf = new Map(studentRows.map(({ courseId, students }) => [courseId, students]));
  const entries = content.map(({ row, outline, ...taught }): CourseEntry => {
    const ratings = ratingsOf(row, ownRatings.get(row.id));
    return { row, ratings, summary: summarise(row, outline, studentsOf.get(row.id) ?? 0, ratings), ...taught };
  });
  return {
    courses: entries,
    byId: new Map(entries.map((entry) => [entry.row.id, entry])),
    summaries: entries.map(({ summary }) => summary),
  };
}

async function readContent(db: Database): Promise<Content[]> {
  const courseRows = await db.select().from(courses).orderBy(asc(courses.position));
  const moduleRows = await db.select().from(modules).orderBy(asc(modules.position));
  const lessonRows = await db
    .select({
      courseId: lessons.courseId,
      moduleId: lessons.moduleId,
      id: lessons.id,
      position: lessons.position,
      title: lessons.title,
      type: lessons.type,
      minutes: lessons.minutes,
      isExtra: sql<boolean>`${lessons.content} ? 'packages'`,
    })
    .from(lessons)
    .orderBy(asc(lessons.position));
  const measuring = await db
    .select({ courseId: lessons.courseId, moduleId: lessons.moduleId, content: lessons.content })
    .from(lessons)
    .where(inArray(lessons.type, ['quiz', 'exercise']));
  const measuresOf = Map.groupBy(
    measuring.flatMap(({ courseId, moduleId, content }) =>
      measuringItems(moduleId, content).map((item) => ({ courseId, item })),
    ),
    ({ courseId, item }) => `${courseId} ${item.outcomeId}`,
  );
  const given = await db
    .select({ courseId: assignments.courseId, attachments: assignments.attachments })
    .from(assignments);
  const filesOf = (id: string) =>
    given.filter(({ courseId }) => courseId === id).reduce((sum, { attachments }) => sum + attachments.length, 0);
  const modulesOf = Map.groupBy(moduleRows, ({ courseId }) => courseId);
  const lessonsOf = Map.groupBy(lessonRows, ({ courseId }) => courseId);

  return courseRows.map((row) => {
    const ownLessons = lessonsOf.get(row.id) ?? [];
    const ownModules = (modulesOf.get(row.id) ?? []).map(({ id, title, description, outcome }) => ({
      id,
      title,
      description,
      outcome,
      measures: (measuresOf.get(`${row.id} ${id}`) ?? []).map(({ item }) => item),
      lessons: ownLessons.filter(({ moduleId }) => moduleId === id),
    }));
    const files = filesOf(row.id) + 1; // its materials
    return { row, files, outline: ownModules.map(({ title }) => title), modules: ownModules, lessons: ownLessons };
  });
}

function summarise(row: CourseRow, outline: string[], ownStudents: number, ratings: Ratings): CourseSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    level: row.level,
    price: row.price / 100,
    currency: row.currency,
    ...(row.image !== null && { image: row.image }),
    instructor: row.instructor,
    rating: ratings.rating,
    ratingCount: ratings.count,
    duration: row.duration,
    outline,
    enrolledStudents: row.students + ownStudents,
    enrolled: false,
  };
}
