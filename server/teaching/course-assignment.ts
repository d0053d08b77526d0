import { and, eq } from 'drizzle-orm';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments } from '../platform/database/schema/assignments.ts';

/** Throws 404 where the course has no such assignment. */
export async function assignmentIn(db: Database, courseId: string, id: string) {
  const own = and(eq(assignments.id, id), eq(assignments.courseId, courseId));
  const [assignment] = await db.select().from(assignments).where(own);
  if (!assignment) throw new Problem(404, 'This course has no such assignment.');
  return assignment;
}
