/** The students whom an instructor chose, with the addresses of those who get mails: all of them are in the course. */
import { and, eq, inArray } from 'drizzle-orm';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { isInClass } from './class.ts';

/**
 * By id, null of a disabled account, which gets no mail. Throws 422 where one of them is not a student of the course, with `so`,
 * what did not happen then.
 */
export async function requireInClass(
  tx: Database,
  courseId: string,
  ids: readonly string[],
  so: string,
): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ id: users.id, email: users.email, disabledAt: users.disabledAt })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(isInClass(courseId), inArray(users.id, [...ids])));
  const students = new Map(rows.map(({ id, email, disabledAt }) => [id, disabledAt ? null : email]));
  const missing = ids.filter((id) => !students.has(id));
  if (missing.length === 0) return students;
  const who = missing.length === 1 ? 'One of them is' : `${missing.length} of them are`;
  // No names: who is not in the course is not shown to its instructors.
  throw new Problem(422, `${who} not in this course any more, ${so}.`, { members: { studentIds: missing } });
}
