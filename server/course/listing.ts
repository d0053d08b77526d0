/**
 * All courses as a catalogue shows them, kept in memory: the counts of students and ratings for seconds, what the content
 * says for a minute. What is in a course is `cache.ts`.
 */
import { asc, count, eq, gt, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { courses, enrolments, lessons, modules } from '../platform/database/schema/course.ts';
import { remembering } from './cached.ts';
import { ownCounts, type Ratings, ratingsOf } from './ratings.ts';

export type CourseSummary = components['schemas']['CourseSummary'];

/** `row` is in the catalogue's order; `summary` is for a signed-out caller. */
export type Listing = { row: ListedRow; ratings: Ratings; summary: CourseSummary };

/** `listings` and `summaries` are in the catalogue's order. `content` is another object only once courses may have changed. */
export type Catalogue = {
  listings: Listing[];
  byId: ReadonlyMap<string, Listing>;
  summaries: CourseSummary[];
  content: object;
};

/** Milliseconds for which another process's enrolments may go uncounted. */
const countsTtl = 5_000;
/** Milliseconds for which another process's newer content may go unseen. It is much to read, and seldom changes. */
export const contentTtl = 60_000;
/** Courses of one statement, so that reading ten thousand of them does not keep the process from answering. */
const readAtOnce = 500;

const all = 'all courses';

const catalogues = remembering({ ttl: countsTtl, max: 1 }, readCatalogue);
const listed = remembering({ ttl: contentTtl, max: 1 }, readListed);

/** The catalogue, its counts at most ten seconds old. */
export const loadCatalogue = (db: Database): Promise<Catalogue> => catalogues.get(db, all);

/** Call it after a change to enrolments or reviews, with the database that `loadCatalogue` gets or a transaction of it. */
export const invalidateCatalogue = (db: Database) => catalogues.drop(db);

/** Call it after a change to the courses themselves. */
export function invalidateListed(db: Database): void {
  listed.drop(db);
  catalogues.drop(db);
}

/** Asks one query after another: a transaction's connection takes one at a time. */
async function readCatalogue(db: Database): Promise<Catalogue> {
  const rows = await listed.get(db, all);
  const studentRows = await db
    .select({ courseId: enrolments.courseId, students: count() })
    .from(enrolments)
    .where(eq(enrolments.access, 'active'))
    .groupBy(enrolments.courseId);
  const ownRatings = await ownCounts(db);
  const studentsOf = new Map(studentRows.map(({ courseId, students }) => [courseId, students]));
  const listings = rows.map((row): Listing => {
    const ratings = ratingsOf(row, ownRatings.get(row.id));
    return { row, ratings, summary: summarise(row, studentsOf.get(row.id) ?? 0, ratings) };
  });
  return {
    listings,
    byId: new Map(listings.map((listing) => [listing.row.id, listing])),
    summaries: listings.map(({ summary }) => summary),
    content: rows,
  };
}

const outline = sql<string[]>`array(
  select title from ${modules} where course_id = ${courses}.id order by position
)`;

const firstLesson = sql<string | null>`(
  select id from ${lessons} where course_id = ${courses}.id order by position limit 1
)`;

const minutes = sql<number>`(
  select coalesce(sum(minutes), 0)::int from ${lessons} where course_id = ${courses}.id and not content ? 'packages'
)`;

const listedColumns = {
  id: courses.id,
  position: courses.position,
  title: courses.title,
  description: courses.description,
  level: courses.level,
  price: courses.price,
  currency: courses.currency,
  image: courses.image,
  instructor: courses.instructor,
  duration: courses.duration,
  students: courses.students,
  ratingCount: courses.ratingCount,
  ratingDistribution: courses.ratingDistribution,
  lastUpdated: courses.lastUpdated,
  requires: courses.requires,
  outline,
  firstLesson,
  /** Those of its lessons that count. */
  minutes,
};

const listedAfter = (db: Database, id: string) =>
  db.select(listedColumns).from(courses).where(gt(courses.id, id)).orderBy(asc(courses.id)).limit(readAtOnce);

type ListedRow = Awaited<ReturnType<typeof listedAfter>>[number];

async function readListed(db: Database): Promise<ListedRow[]> {
  const rows: ListedRow[] = [];
  for (let after = '', isLast = false; !isLast; after = rows.at(-1)?.id ?? after) {
    const next = await listedAfter(db, after);
    rows.push(...next);
    isLast = next.length < readAtOnce;
  }
  return rows.sort((one, other) => one.position - other.position);
}

function summarise(row: ListedRow, ownStudents: number, ratings: Ratings): CourseSummary {
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
    outline: row.outline,
    enrolledStudents: row.students + ownStudents,
    enrolled: false,
  };
}
