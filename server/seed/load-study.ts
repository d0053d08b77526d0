/** Writes assignments, resources and classes into the database, over those of the same id. */
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { resources } from '../platform/database/schema/resources.ts';
import { classes } from '../platform/database/schema/schedule.ts';
import type { AssignmentSeed } from './assignments.ts';
import type { ClassSeed } from './classes.ts';
import type { ResourceSeed } from './resources.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** `days` from `now` at a full hour in UTC; negative is past. */
export function daysFrom(now: Date, days: number, atHour: number): Date {
  const moment = new Date(now.getTime() + days * day);
  moment.setUTCHours(atHour, 0, 0, 0);
  return moment;
}

/** Within the caller's transaction, as all of these. */
export async function loadAssignments(tx: Database, seeds: AssignmentSeed[]): Promise<void> {
  await tx
    .insert(assignments)
    .values(
      seeds.map(({ id, courseId, title, description, attachments: files, dueInDays }) => ({
        id,
        courseId,
        title,
        description,
        attachments: files,
        dueAfterDays: dueInDays,
      })),
    )
    .onConflictDoUpdate({
      target: assignments.id,
      set: {
        courseId: sql`excluded.course_id`,
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        attachments: sql`excluded.attachments`,
        dueAfterDays: sql`excluded.due_after_days`,
      },
    });
}

/** The demonstration student's assignments: two pending, one overdue, others completed or graded. */
export async function addDemoAssignments(
  tx: Database,
  userId: string,
  seeds: AssignmentSeed[],
  now: Date,
): Promise<void> {
  const rows = seeds.flatMap(({ id, demo }) => {
    if (!demo) return [];
    const { dueInDays, status, submittedDaysAgo, grade, feedback } = demo;
    const submittedAt = submittedDaysAgo === undefined ? null : daysFrom(now, -submittedDaysAgo, 16);
    return [{ userId, assignmentId: id, dueAt: daysFrom(now, dueInDays, 17), status, submittedAt, grade, feedback }];
  });
  if (rows.length > 0) await tx.insert(studentAssignments).values(rows);
  const answers = seeds.flatMap(({ id, demo }) =>
    demo?.answer === undefined ? [] : [{ userId, assignmentId: id, text: demo.answer }],
  );
  if (answers.length > 0) await tx.insert(submissions).values(answers);
}

export async function loadResources(tx: Database, seeds: ResourceSeed[]): Promise<void> {
  for (const [position, { duration = null, body = null, featured = false, ...seed }] of seeds.entries()) {
    const row = { ...seed, position, duration, body, featured };
    await tx.insert(resources).values(row).onConflictDoUpdate({ target: resources.id, set: row });
  }
}

/** The demonstration's schedule around the day of `now`; a start on another day moves it there. */
export async function loadClasses(tx: Database, seeds: ClassSeed[], now: Date): Promise<void> {
  const today = daysFrom(now, 0, 0).getTime();
  for (const { startsInHours, minutes, cancelled = false, ...seed } of seeds) {
    const startsAt = new Date(today + startsInHours * hour);
    const row = { ...seed, startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute), cancelled };
    await tx.insert(classes).values(row).onConflictDoUpdate({ target: classes.id, set: row });
  }
}
