/** The catalogue's answers (§catalogue.5). */

import { enrolmentsOf } from '../course/learner.ts';
import { forLearner } from '../course/view.ts';
import type { Database } from '../platform/database/client.ts';
import { type Catalogue, type CourseSummary, loadCatalogue } from './courses.ts';

export type CatalogueQuery = { search?: string; level?: CourseSummary['level']; limit?: number };

/** Case-insensitive part of the title, and the exact level; in the catalogue's order. */
export function searchCourses(
  summaries: CourseSummary[],
  { search = '', level, limit }: CatalogueQuery,
): CourseSummary[] {
  const wanted = search.trim().toLowerCase();
  return summaries
    .filter((course) => level === undefined || course.level === level)
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, limit);
}

const encoded = new WeakMap<Catalogue, Buffer>();

/** The whole catalogue for a signed-out caller as JSON, encoded once for each reading of the database. */
export async function encodedCatalogue(db: Database): Promise<Buffer> {
  const catalogue = await loadCatalogue(db);
  const known = encoded.get(catalogue);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(catalogue.summaries));
  encoded.set(catalogue, bytes);
  return bytes;
}

/** With `enrolled` as it is for the student. */
export async function coursesFor(db: Database, userId: string | null, query: CatalogueQuery): Promise<CourseSummary[]> {
  const [{ summaries }, enrolments] = await Promise.all([
    loadCatalogue(db),
    userId === null ? new Map<string, Date>() : enrolmentsOf(db, userId),
  ]);
  return searchCourses(summaries, query).map((summary) => forLearner(summary, enrolments));
}
