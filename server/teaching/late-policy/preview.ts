/** What a policy for late work would take off what was submitted so far (§teaching.101). */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';
import { isInClass } from '../class.ts';
import { keptPolicy, type PolicyKey } from './policy.ts';

type Preview = components['schemas']['LatePolicyPreview'];
type LatePolicy = components['schemas']['LatePolicy'];

const noPolicy: LatePolicy = { graceMinutes: 0, percentPerDay: 0, floor: 0, lastDay: 0 };
const mostNames = 50;

const groups = z.array(z.object({ percent: z.int().nullable(), submissions: z.int() }));
const named = z.array(z.object({ name: z.string(), assignment: z.string(), percent: z.int() }));

/** What is left out of the policy is as it is now. Throws 404 where the course has no such assignment. */
export async function previewOf(db: Database, key: PolicyKey, asked: Partial<LatePolicy>): Promise<Preview> {
  const { policy, coursePolicy } = await keptPolicy(db, key);
  const first = firstSubmissions(key, { ...(policy ?? coursePolicy ?? noPolicy), ...asked });
  const counted = groups.parse(
    await db
      .select({ percent: sql`percent`, submissions: sql`count(*)::int` })
      .from(sql`(${first}) first`)
      .groupBy(sql`percent`)
      .orderBy(sql`percent`),
  );
  const late = counted.flatMap(({ percent, submissions }) => (percent === null ? [] : [{ percent, submissions }]));
  const sum = (of: readonly { submissions: number }[]) => of.reduce((total, { submissions }) => total + submissions, 0);
  const deductions = late.filter(({ percent }) => percent > 0);
  const students = await db
    .select({ name: sql`name`, assignment: sql`assignment`, percent: sql`percent` })
    .from(sql`(${first}) first`)
    .where(sql`percent > 0 and not is_blind`)
    .orderBy(sql`percent desc`, sql`name`, sql`assignment`)
    .limit(mostNames);
  return { submissions: sum(counted), late: sum(late), deductions, students: named.parse(students) };
}

/**
 * The first submissions of the class, as lateness counts once, with what the full grade would lose; null of one that was in time.
 * The policy of a course holds for the assignments that have none of their own.
 */
function firstSubmissions({ courseId, assignmentId }: PolicyKey, { graceMinutes, percentPerDay, floor }: LatePolicy) {
  const isHeld =
    assignmentId === undefined
      ? sql`not exists (
          select from late_policies own where own.assignment_id = assignments.id and own.policy is not null
        )`
      : sql`assignments.id = ${assignmentId}`;
  return sql`
    select first_name || ' ' || last_name as name, title as assignment, is_blind,
      case when late.seconds > 0 then case when was_excused then 0 else least(
        ${100 - floor}::int,
        ${percentPerDay}::int * greatest(0, ceil((late.seconds - ${graceMinutes * 60}::int) / 86400.0))::int
      ) end end as percent
    from assignments
    join submissions on submissions.assignment_id = assignments.id and submissions.attempt = 1
    join student_assignments own on own.user_id = submissions.user_id and own.assignment_id = assignments.id
    join enrolments on enrolments.user_id = submissions.user_id and ${isInClass(courseId)}
    join users on users.id = submissions.user_id
    cross join lateral (
      select extract(epoch from date_trunc('second', submissions.submitted_at) - date_trunc('second', own.due_at)) as seconds
    ) late
    where assignments.course_id = ${courseId} and ${isHeld}`;
}
