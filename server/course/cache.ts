/** The courses with their modules and lessons, each kept in memory for a minute from when it was asked for. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type MeasuringItem, measuringItems } from '../content/outcomes.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments } from '../platform/database/schema/assignments.ts';
import { courses, lessons, modules } from '../platform/database/schema/course.ts';
import { remembering } from './cached.ts';
import { contentTtl, invalidateListed, type Listing, loadCatalogue } from './listing.ts';

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
  /** All questions of each of its quizzes, and how many an attempt draws. */
  quizzes: { questions: MeasuringItem[]; draw: number }[];
  lessons: LessonEntry[];
};
/** Its content may be a minute older than what it has of the catalogue. */
export type CourseEntry = Content & Pick<Listing, 'ratings' | 'summary'>;

type Content = {
  row: CourseRow;
  modules: ModuleEntry[];
  lessons: LessonEntry[];
  /** The number of files that can be downloaded. */
  files: number;
};

/** Courses whose content is kept: those that people are in, of very many. */
const keptCourses = 500;

const contents = remembering({ ttl: contentTtl, max: keptCourses }, readContent);

/** Call it after a change to the content of courses. */
export function invalidateContent(db: Database): void {
  contents.drop(db);
  invalidateListed(db);
}

/** Throws 404 where there is no such course. */
export async function findCourse(db: Database, courseId: string): Promise<CourseEntry> {
  const course = await courseOf(db, courseId);
  if (!course) throw new Problem(404, 'Course not found');
  return course;
}

/** Undefined where there is no such course. */
export async function courseOf(db: Database, courseId: string): Promise<CourseEntry | undefined> {
  const listing = (await loadCatalogue(db)).byId.get(courseId);
  if (!listing) return undefined;
  const { ratings, summary } = listing;
  const { content } = await contents.get(db, courseId);
  return content && { ...content, ratings, summary };
}

/** The courses of these ids that there are, in the catalogue's order. */
export async function coursesOf(db: Database, ids: Iterable<string>): Promise<Map<string, CourseEntry>> {
  const found = new Map<string, CourseEntry>();
  for (const id of new Set(ids)) {
    const course = await courseOf(db, id);
    if (course) found.set(id, course);
  }
  return new Map([...found].sort(([, one], [, other]) => one.row.position - other.row.position));
}

/** Throws 404 where the course has no such lesson. */
export function findLesson(course: CourseEntry, lessonId: string): LessonEntry {
  const lesson = course.lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw new Problem(404, 'Lesson not found');
  return lesson;
}

/** Undefined where the course has just left the content. Asks one query after another: a connection takes one at a time. */
async function readContent(db: Database, courseId: string): Promise<{ content: Content | undefined }> {
  const [row] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (!row) return { content: undefined };
  const moduleRows = await db
    .select()
    .from(modules)
    .where(eq(modules.courseId, courseId))
    .orderBy(asc(modules.position));
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
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position));
  const measuring = await db
    .select({ moduleId: lessons.moduleId, content: lessons.content })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), inArray(lessons.type, ['quiz', 'exercise'])));
  const measures = measuring.flatMap(({ moduleId, content }) => measuringItems(moduleId, content));
  const quizzes = measuring.flatMap(({ moduleId, content }) =>
    content.type === 'quiz' ? [{ moduleId, draw: content.draw, questions: measuringItems(moduleId, content) }] : [],
  );
  const given = await db
    .select({ attachments: assignments.attachments })
    .from(assignments)
    .where(eq(assignments.courseId, courseId));
  const content = {
    row,
    lessons: lessonRows,
    modules: moduleRows.map(({ id, title, description, outcome }) => ({
      id,
      title,
      description,
      outcome,
      measures: measures.filter(({ outcomeId }) => outcomeId === id),
      quizzes: quizzes.flatMap(({ moduleId, ...quiz }) => (moduleId === id && quiz.questions.length > 0 ? [quiz] : [])),
      lessons: lessonRows.filter(({ moduleId }) => moduleId === id),
    })),
    files: given.reduce((sum, { attachments }) => sum + attachments.length, 1), // its materials
  };
  return { content };
}
