/** Later due dates that a student asked for, or was given without asking, in a course (§teaching.68). */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';
import { isShown } from '../grades/cells.ts';

/** How many are shown; `total` says how many there are. */
const most = 50;

const found = z.array(
  z.object({
    total: z.int(),
    id: z.string(),
    assignmentTitle: z.string(),
    status: z.enum(['requested', 'granted', 'declined', 'given']),
    at: z.coerce.date(),
    dueDate: z.coerce.date(),
    reason: z.string(),
    answer: z.string().nullable(),
    givenBy: z.string().nullable(),
  }),
);

/** The newest first. Those of blind grading are left out: a date of one student's own would tell which submission is theirs. */
export async function extensionsOf(
  db: Database,
  courseId: string,
  studentId: string,
): Promise<components['schemas']['StudentExtensions']> {
  const whose = sql`user_id = ${studentId} and ${isShown(courseId)}`;
  const rows = await db
    .select({
      total: sql`(count(*) over ())::int`,
      id: sql`extensions.id`,
      assignmentTitle: sql`assignments.title`,
      status: sql`status`,
      at: sql`at`,
      dueDate: sql`due_date`,
      reason: sql`reason`,
      answer: sql`answer`,
      givenBy: sql`first_name || ' ' || last_name`,
    })
    .from(sql`(
      select id, assignment_id, status::text, requested_at as at, proposed_at as due_date, reason, answer, null::uuid as given_by
      from extension_requests where ${whose}
      union all
      select id, assignment_id, 'given', given_at, due_after, reason, null, given_by from given_extensions where ${whose}
    ) extensions join assignments on assignments.id = assignment_id left join users on users.id = given_by`)
    .orderBy(sql`at desc`, sql`extensions.id`)
    .limit(most);
  const extensions = found.parse(rows);
  return {
    total: extensions[0]?.total ?? 0,
    items: extensions.map(({ total: _total, at, dueDate, answer, givenBy, ...extension }) => ({
      ...extension,
      at: at.toISOString(),
      dueDate: dueDate.toISOString(),
      ...(answer !== null && { answer }),
      ...(givenBy !== null && { givenBy }),
    })),
  };
}
