/**
 * How an assignment of a course went, in figures of the class (§teaching.80). One query beside that of the assignment, over the cells of
 * the gradebook. With 2,000 students by 60 assignments PostgreSQL reads submissions and grades by indexes that begin with the assignment,
 * each feedback by its key, and `student_assignments` in whole, which is 9 of the 75 ms that it took at a load of 8; half of them
 * are the levels of the feedback. An index would save less than each submission would pay for it.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Database } from '../../platform/database/client.ts';
import { isInClass } from '../class.ts';
import { assignmentIn } from '../course-assignment.ts';
import { gradeCells } from './cells.ts';

type Schemas = components['schemas'];
type Rubric = Schemas['Rubric'];
type Of = { courseId: string; assignmentId: string };

/** Throws 404 where the course has no such assignment. Of one that is graded blind there are no figures. */
export async function statisticsOf(
  db: Database,
  of: Of,
  now: Date,
): Promise<Omit<Schemas['AssignmentStatistics'], 'courseTitle'>> {
  const { title, isBlind, rubric } = await assignmentIn(db, of.courseId, of.assignmentId);
  return { title, isBlind, ...(!isBlind && { figures: await figuresOf(db, of, rubric ?? [], now) }) };
}

const found = z.object({
  assigned: z.int(),
  submitted: z.int(),
  returned: z.int(),
  late: z.int(),
  missing: z.int(),
  graded: z.int(),
  average: z.int().nullable(),
  median: z.int().nullable(),
  lowest: z.int().nullable(),
  highest: z.int().nullable(),
  bands: z.array(z.int()),
  by_rubric: z.int(),
  by_another: z.int(),
  levels: z.array(z.object({ criterion: z.string(), level: z.string(), students: z.int() })),
});

/**
 * The feedback behind a grade is found by its key. It is by the present rubric if each level that was chosen is still in it, with the
 * same points of as many, and no criterion is without one.
 */
async function figuresOf(
  db: Database,
  { courseId, assignmentId }: Of,
  rubric: Rubric,
  now: Date,
): Promise<Schemas['AssignmentFigures']> {
  const ofClass = sql`assignment_id = ${assignmentId} and user_id in (
    select enrolments.user_id from enrolments where ${isInClass(courseId)}
  )`;
  const present = rubric.flatMap(({ title, levels }) => {
    const outOf = Math.max(...levels.map(({ points }) => points));
    return levels.map(({ title: level, points }) => ({ criterion: title, level, points, outOf }));
  });
  const [row] = await db
    .select({
      assigned: sql`assigned`,
      submitted: sql`submitted`,
      returned: sql`returned`,
      late: sql`late`,
      missing: sql`missing`,
      graded: sql`graded`,
      average: sql`average`,
      median: sql`median`,
      lowest: sql`lowest`,
      highest: sql`highest`,
      bands: sql`bands`,
      by_rubric: sql`by_rubric`,
      by_another: sql`by_another`,
      levels: sql`levels`,
    })
    .from(sql`(
      with cells as materialized (${gradeCells(courseId, now, ofClass)}), chosen as materialized (
        select grades.user_id, chosen.criterion, chosen.level, present.level is not null as is_present
        from cells join grades using (user_id, assignment_id) join submission_feedback on submission_feedback.id = feedback_id,
          jsonb_to_recordset(levels) as chosen(criterion text, level text, points int, "outOf" int)
          left join jsonb_to_recordset(${JSON.stringify(present)}::jsonb)
            as present(criterion text, level text, points int, "outOf" int) using (criterion, level, points, "outOf")
      ), judged as materialized (
        select user_id, bool_and(is_present) and count(*) = ${rubric.length}::int as is_by_rubric from chosen group by user_id
      )
      select count(*) filter (where status <> 'excused')::int as assigned,
        count(*) filter (where status in ('waiting', 'returned', 'seen'))::int as submitted,
        count(*) filter (where status in ('returned', 'seen'))::int as returned,
        count(*) filter (where is_late)::int as late,
        count(*) filter (where status = 'missing')::int as missing,
        count(grade)::int as graded, round(avg(grade))::int as average,
        round(percentile_cont(0.5) within group (order by grade)::numeric)::int as median,
        min(grade)::int as lowest, max(grade)::int as highest,
        array(
          select (select count(*)::int from cells where grade / 10 = band or (grade = 100 and band = 9)) from generate_series(0, 9) as band order by band
        ) as bands,
        (select count(*)::int from judged where is_by_rubric) as by_rubric,
        (select count(*)::int from judged where not is_by_rubric) as by_another,
        (select coalesce(json_agg(counted), '[]') from (
          select criterion, level, count(*)::int as students from chosen join judged using (user_id) where is_by_rubric
          group by criterion, level
        ) counted) as levels
      from cells
    ) figures`);
  const { by_rubric: byRubric, by_another: byAnotherRubric, levels, ...counts } = found.parse(row);
  const { average, median, lowest, highest, ...rest } = counts;
  return {
    ...rest,
    ...(average !== null && { average }),
    ...(median !== null && { median }),
    ...(lowest !== null && { lowest }),
    ...(highest !== null && { highest }),
    byRubric,
    byAnotherRubric,
    criteria: rubric.map((criterion) => criterionOf(criterion, levels, byRubric)),
  };
}

function criterionOf(
  { title, levels }: Rubric[number],
  counted: z.output<typeof found>['levels'],
  graded: number,
): Schemas['CriterionFigures'] {
  const own = levels.map(({ title: level, points }) => ({
    title: level,
    points,
    students: counted.find((one) => one.criterion === title && one.level === level)?.students ?? 0,
  }));
  const sum = own.reduce((all, { points, students }) => all + points * students, 0);
  return {
    title,
    outOf: Math.max(...levels.map(({ points }) => points)),
    ...(graded > 0 && { average: Math.round((sum / graded) * 10) / 10 }),
    levels: own,
  };
}
