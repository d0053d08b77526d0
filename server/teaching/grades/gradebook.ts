/**
 * The gradebook of a course, a page of students by all of its assignments (§teaching.63). Cells are read of the page's
 * students alone; what else a page depends on comes from indexes and kept sums (docs/adr/031-kept-grades.md).
 */
import type { components } from '../../../src/api/generated/schema.d.ts';
import { courseGradesOf, noCourseGrade } from '../../course/grade.ts';
import { nameKey, pageOf } from '../../http/cursor.ts';
import type { Database } from '../../platform/database/client.ts';
import { assignmentsOf } from './assignments.ts';
import { cellsOf, figuresOf, isOneOf } from './cells.ts';
import { type GradesQuery, studentsOf } from './students.ts';
import { weightsOf } from './weights.ts';

export type Gradebook = Omit<components['schemas']['Gradebook'], 'courseTitle'>;
type Page = { cursor?: string | undefined; limit: number };

/** A page of the gradebook. Throws 400 for an unknown cursor. */
export async function gradebookOf(
  db: Database,
  courseId: string,
  { limit, ...query }: GradesQuery & Page,
  now: Date,
): Promise<Gradebook> {
  const { items, size, total } = await studentsOf(db, courseId, { ...query, limit: limit + 1 }, now);
  const { page, next } = pageOf(items, limit, (student) => nameKey(student.rank, student.sort_name, student.id));
  const assignments = await assignmentsOf(db, courseId);
  const blind = assignments
    .filter(({ isBlind }) => isBlind)
    .map(({ id }) => ({ assignmentId: id, status: 'blind' as const }));
  const ids = page.map(({ id }) => id);
  const cells = await cellsOf(db, courseId, ids, now);
  const courseGrades = await courseGradesOf(db, { courseId, now, whose: isOneOf(ids) });
  return {
    size,
    total,
    assignments,
    weights: await weightsOf(db, courseId),
    ...next,
    items: page.map(({ id, name, email, has_namesake }) => {
      const own = cells.get(id) ?? [];
      return {
        id,
        name,
        email,
        hasNamesake: has_namesake,
        ...figuresOf(own),
        courseGrade: courseGrades.get(id) ?? noCourseGrade,
        cells: [...own, ...blind],
      };
    }),
  };
}
