/** Searching the catalogue, and the whole of it as JSON (§catalogue.5). */

import { enrolmentsOf } from '../course/enrolment.ts';
import { type Catalogue, type CourseSummary, loadCatalogue } from '../course/listing.ts';
import { forLearner } from '../course/view.ts';
import type { Request } from '../http/handler-types.ts';
import type { Database } from '../platform/database/client.ts';

/** The most that one answer has. Whoever wants more of them asks for pages. */
const most = 1_000;

export type CatalogueQuery = Request<'listCourses'>['query'];

/** Titles that contain `search` in any case, of exactly this level and instructor; in the catalogue's order. */
export function searchCourses(
  summaries: CourseSummary[],
  { search = '', level, instructor, limit = most }: CatalogueQuery,
): CourseSummary[] {
  const wanted = search.trim().toLowerCase();
  return summaries
    .filter((course) => level === undefined || course.level === level)
    .filter((course) => instructor === undefined || course.instructor === instructor)
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, limit);
}

const encoded = new WeakMap<Catalogue, Buffer>();

/** The whole catalogue for a signed-out caller as JSON, encoded once for each cached catalogue. */
export async function encodedCatalogue(db: Database): Promise<Buffer> {
  const catalogue = await loadCatalogue(db);
  const known = encoded.get(catalogue);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(searchCourses(catalogue.summaries, {})));
  encoded.set(catalogue, bytes);
  return bytes;
}

/** The search for a student, with `enrolled` set; `userId` is null for a signed-out caller. */
export async function coursesFor(db: Database, userId: string | null, query: CatalogueQuery): Promise<CourseSummary[]> {
  const [{ summaries }, enrolments] = await Promise.all([
    loadCatalogue(db),
    userId === null ? new Map<string, Date>() : enrolmentsOf(db, userId),
  ]);
  return searchCourses(summaries, query).map((summary) => forLearner(summary, enrolments));
}
