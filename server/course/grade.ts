/** A student's course grade: the weighted mean of what counts of their work (§teaching.93). */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { isToSubmit } from '../platform/database/schema/assignments.ts';
import { courseWeights } from '../platform/database/schema/grading.ts';

type CourseGrade = components['schemas']['CourseGrade'];
type OwnCourseGrade = components['schemas']['OwnCourseGrade'];

/** What an assignment weighs until someone sets its weight. */
export const firstWeight = 10;

/** A query of an assignment's weight; `weights` is the column of the course. */
export const weightOf = sql`coalesce((weights ->> assignments.id)::int, ${firstWeight}::int)`;

/** The assignments that can count. With those that are graded blind, a grade would tell who wrote what. */
const weighed = (courseId: string) => sql`(
  select assignments.id as assignment_id, ${weightOf} as weight
  from assignments left join course_weights using (course_id)
  where course_id = ${courseId} and not is_blind and ${weightOf} > 0
) weighed`;

/** `grades`: a relation of `user_id`, `assignment_id` and `total`; all grades that stand unless it is given. */
type Of = { courseId: string; now: Date; whose: SQL; grades?: SQL };

/**
 * A query of the sums that count, by student: `points` of `weight`, in `counted` assignments. `whose` is a condition on `user_id`.
 * Work that was submitted is not missing, so nothing counts twice.
 */
export const countedWork = ({ courseId, now, whose, grades = sql`grades` }: Of) => sql`
  select user_id, sum(weight * total)::numeric as points, sum(weight)::numeric as weight, count(*)::int as counted from (
    select user_id, weight, total from ${grades} join ${weighed(courseId)} using (assignment_id) where ${whose}
    union all
    select user_id, weight, 0 from student_assignments join ${weighed(courseId)} using (assignment_id)
    where (select counts_missing from course_weights where course_id = ${courseId})
      and ${isToSubmit} and due_at < ${now.toISOString()}::timestamptz and ${whose}
  ) counting group by user_id`;

const rows = z.array(
  z.object({ user_id: z.string(), grade: z.int().nullable(), counted: z.int(), assignments: z.int() }),
);

/** By student; who has no assignment that can count is not in it. Rounded once, halves up. */
export async function courseGradesOf(db: Database, of: Of): Promise<ReadonlyMap<string, CourseGrade>> {
  const found = await db
    .select({
      user_id: sql`user_id`,
      grade: sql`round(points / weight)::int`,
      counted: sql`coalesce(counted, 0)`,
      assignments: sql`assignments`,
    })
    .from(sql`(
      with counted as (${countedWork(of)}), assigned as (
        select user_id, count(*)::int as assignments from student_assignments join ${weighed(of.courseId)} using (assignment_id)
        where excused_at is null and ${of.whose} group by user_id
      )
      select * from assigned left join counted using (user_id)
    ) course_grades`);
  return new Map(
    rows
      .parse(found)
      .map(({ user_id, grade, counted, assignments }) => [
        user_id,
        { ...(grade !== null && { grade }), counted, assignments },
      ]),
  );
}

/** Of a student who has no assignment that can count. */
export const noCourseGrade: CourseGrade = { counted: 0, assignments: 0 };

/** A student's own, where the course's instructors let students see it (§teaching.95). A grade counts once the student can see it. */
export async function ownCourseGrade(
  db: Database,
  { courseId, userId, now }: { courseId: string; userId: string; now: Date },
): Promise<OwnCourseGrade | undefined> {
  const [set] = await db
    .select({ countsMissing: courseWeights.countsMissing })
    .from(courseWeights)
    .where(and(eq(courseWeights.courseId, courseId), courseWeights.seenByStudents));
  if (!set) return undefined;
  // The table `grades` has a grade as soon as it is returned, half a minute earlier.
  const visible = sql`(
    select distinct on (assignment_id) user_id, assignment_id, total
    from submissions join submission_feedback on submission_id = submissions.id
    where user_id = ${userId} and visible_at <= ${now.toISOString()}::timestamptz
    order by assignment_id, visible_at desc, submission_feedback.id desc
  ) grades`;
  const all = await courseGradesOf(db, { courseId, now, whose: sql`user_id = ${userId}`, grades: visible });
  return { ...(all.get(userId) ?? noCourseGrade), ...set };
}
