/** The conversations of a student with the instructors of a course (§teaching.68), which each of these may open (§questions.2). */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';
import { threads } from '../../platform/database/schema/questions.ts';

/** How many are shown; `total` says how many there are. */
const most = 10;

/** The newest message first. */
export async function threadsWith(
  db: Database,
  courseId: string,
  studentId: string,
): Promise<components['schemas']['StudentThreads']> {
  const rows = await db
    .select({
      id: threads.id,
      title: threads.title,
      isStartedByInstructor: threads.isStartedByInstructor,
      isAnswered: threads.isAnswered,
      lastAt: threads.lastAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(threads)
    .where(and(eq(threads.userId, studentId), eq(threads.courseId, courseId)))
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(most);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, lastAt, ...thread }) => ({ ...thread, lastAt: lastAt.toISOString() })),
  };
}
