/** Writes courses, assignments and resources into the database, within the caller's transaction. */
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { aims } from '../platform/database/schema/analytics.ts';
import { assignments, studentAssignments } from '../platform/database/schema/assignments.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { courseRatings, courses, enrolments, lessons, modules, reviews } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { dataSets } from '../platform/database/schema/practice.ts';
import { communityPosts, threads } from '../platform/database/schema/questions.ts';
import { resources } from '../platform/database/schema/resources.ts';
import { classes } from '../platform/database/schema/schedule.ts';
import type { DataFiles } from './data-sets.ts';
import type { WrittenAim, WrittenAssignment, WrittenCourse, WrittenResource } from './types.ts';

/** The version of made-up courses, which no folder has: they stay until the demonstration is removed. */
export const madeUpContent = 'made up';

/** Writes a course. Students and ratings stay, and so does progress, which refers to the lessons' ids. */
export async function storeCourse(
  tx: Database,
  course: WrittenCourse,
  position: number,
  contentVersion: string,
): Promise<void> {
  const row = courseRow(course, position, contentVersion);
  const noFigures = { students: 0, ratingCount: 0, ratingDistribution: [0, 0, 0, 0, 0] };
  await tx
    .insert(courses)
    .values({ ...row, ...noFigures })
    .onConflictDoUpdate({ target: courses.id, set: row });
  for (const table of [modules, lessons]) await tx.delete(table).where(eq(table.courseId, course.id));
  await tx.insert(modules).values(
    course.modules.map(({ id, title, description, outcome }, index) => ({
      courseId: course.id,
      id,
      position: index + 1,
      title,
      description,
      outcome,
    })),
  );
  await tx.insert(lessons).values(
    course.modules
      .flatMap(({ id, lessons: own }) => own.map((content) => ({ moduleId: id, content })))
      .map(({ moduleId, content }, index) => ({
        courseId: course.id,
        moduleId,
        id: content.id,
        position: index + 1,
        title: content.title,
        type: content.type,
        minutes: content.minutes,
        content,
      })),
  );
}

const courseRow = ({ instructor, modules: _, ...course }: WrittenCourse, position: number, contentVersion: string) => ({
  ...course,
  position,
  currency: 'GBP',
  image: `/covers/${course.id}.svg`,
  instructor: instructor.name,
  instructorTitle: instructor.title,
  instructorBio: instructor.bio,
  contentVersion,
});

/** Deletes the courses that have left the content, but for those with enrolments, orders, certificates or questions. */
export async function removeCourses(tx: Database, gone: string[]): Promise<void> {
  if (gone.length === 0) return;
  const kept = new Set<string>();
  for (const table of [enrolments, orders, certificates, threads, communityPosts]) {
    const used = await tx.selectDistinct({ id: table.courseId }).from(table).where(inArray(table.courseId, gone));
    for (const { id } of used) kept.add(id);
  }
  const free = gone.filter((id) => !kept.has(id));
  if (free.length === 0) return;
  for (const table of [classes, assignments, reviews, courseRatings, lessons, modules]) {
    await tx.delete(table).where(inArray(table.courseId, free));
  }
  await tx.delete(courses).where(inArray(courses.id, free));
}

/** Writes the assignments, and deletes those that have left the content, but for those that a student has. */
export async function storeAssignments(tx: Database, written: WrittenAssignment[]): Promise<void> {
  const given = tx.selectDistinct({ id: studentAssignments.assignmentId }).from(studentAssignments);
  const ids = written.map(({ id }) => id);
  await tx.delete(assignments).where(and(notInArray(assignments.id, ids), notInArray(assignments.id, given)));
  if (written.length === 0) return;
  const known = new Set((await tx.select({ id: assignments.id }).from(assignments)).map(({ id }) => id));
  await tx
    .insert(assignments)
    .values(written.map(({ dueInDays, ...assignment }) => ({ ...assignment, dueAfterDays: dueInDays })))
    .onConflictDoUpdate({
      target: assignments.id,
      set: {
        courseId: sql`excluded.course_id`,
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        attachments: sql`excluded.attachments`,
        dueAfterDays: sql`excluded.due_after_days`,
        rubric: sql`excluded.rubric`,
        resubmissions: sql`excluded.resubmissions`,
        isBlind: sql`excluded.is_blind`,
        steps: sql`excluded.steps`,
      },
    });
  await giveToEnrolled(
    tx,
    ids.filter((id) => !known.has(id)),
  );
}

/** Gives a new assignment to enrolled students as if they enrolled today: a certificate may need it. */
async function giveToEnrolled(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${studentAssignments} (user_id, assignment_id, due_at)
    select ${enrolments.userId}, ${assignments.id},
      (date_trunc('day', now() at time zone 'utc') + make_interval(days => ${assignments.dueAfterDays}, hours => 17)) at time zone 'utc'
    from ${enrolments} join ${assignments} on ${assignments.courseId} = ${enrolments.courseId}
    where ${inArray(assignments.id, ids)} and ${enrolments.access} = 'active'
    on conflict do nothing`);
}

type DataRow = typeof dataSets.$inferInsert;

/** The data sets whose files have changed since they were stored. */
export async function changedDataSets(tx: Database, { versions, get }: DataFiles): Promise<DataRow[]> {
  const stored = await tx.select({ id: dataSets.id, version: dataSets.version }).from(dataSets);
  const known = new Map(stored.map(({ id, version }) => [id, version]));
  return [...versions].flatMap(([id, version]) => {
    const data = known.get(id) === version ? undefined : get(id);
    return data ? [{ id, visible: data.visible, hidden: data.hidden, version }] : [];
  });
}

/** Writes data sets. One that has left the folder stays, as a course with students may use it. */
export async function storeDataSets(tx: Database, rows: DataRow[]): Promise<void> {
  for (const row of rows) {
    await tx.insert(dataSets).values(row).onConflictDoUpdate({ target: dataSets.id, set: row });
  }
}

/** Writes the resources in their order, and deletes those that have left the content. */
export async function storeResources(tx: Database, written: WrittenResource[]): Promise<void> {
  await tx.delete(resources).where(
    notInArray(
      resources.id,
      written.map(({ id }) => id),
    ),
  );
  for (const [
    position,
    { duration = null, body = null, video = null, featured = false, ...resource },
  ] of written.entries()) {
    const row = { ...resource, position, duration, body, video, featured };
    await tx.insert(resources).values(row).onConflictDoUpdate({ target: resources.id, set: row });
  }
}

/** Writes the aims. A path to one that has left the content has no steps, and its student can choose another. */
export async function storeAims(tx: Database, written: WrittenAim[]): Promise<void> {
  await tx.delete(aims);
  const rows = written.map((aim, position) => ({ ...aim, position }));
  if (rows.length > 0) await tx.insert(aims).values(rows);
}
